// The wire types of Dustboard, made from src/dustboard/server/protocol/tables.py by
// `./dust refresh`. Change them there, never here.

export * from './commands';
export * from './insights';
export * from './library';

export const PROTOCOL = 1;

export type SeatKind = "me" | "device" | "link" | "bot" | "open";
export type Chat = "on" | "presets" | "off";
export type Spectators = "none" | "link" | "public";
export type Border = "" | "sealed" | "dice" | "reveal" | "handover";
export type Pace = "live" | "days";

/** Who the server takes this device for. `csrf` goes back in the header X-Dustboard. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
  password: boolean;
  passkey: boolean;
  words: boolean;
  face: string;
  lang: string;
  form: string;
}

/** Orders for every new table of a title: answers by ask, and orders by class of windows. */
export interface TitleHabits {
  orders: Record<string, string>;
  windows: Record<string, "always" | "ask" | "turn">;
}

/** What a person orders at new tables, by title. */
export interface Habits {
  titles: Record<string, TitleHabits>;
}

/** A passkey of one's own; `used` is 0 until it was used. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A device of one's own, by the name of its browser; `used` is to the hour, 0 if unknown. */
export interface DeviceInfo {
  id: string;
  name: string;
  created: number;
  used: number;
  here: boolean;
}

/** What `navigator.credentials` is given, as JSON; bytes are base64url. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Six words that bring the seats back on another device. They are told once. */
export interface RecoveryWords {
  words: string[];
}

/** A way notices go; `target` is as much of it as tells it from others. */
export interface ChannelInfo {
  id: string;
  kind: "push" | "webhook";
  target: string;
  created: number;
  failing: boolean;
}

/** Where notices go, and the key that browsers subscribe with. */
export interface NoticeSettings {
  push_key: string;
  channels: ChannelInfo[];
}

/** How a test notice fared: the ids of the channels that took it, and of those that did not. */
export interface NoticeTest {
  sent: string[];
  failed: string[];
}

/** A run of an experiment, and how far it is. */
export interface LabRun {
  name: string;
  title: string;
  variants: string[];
  state: "finished" | "playing" | "waiting";
  done: number;
  games: number;
  rate: number;
  left: number;
  changed: number;
  report: boolean;
}

/** The runs of the lab, the one that moved last first. */
export interface LabInfo {
  runs: LabRun[];
}

/** A tutorial, and how far this person is: `code` is "" before the beginning. */
export interface LearnInfo {
  title: string;
  text: string;
  minutes: number;
  steps: string[];
  code: string;
  step: number;
}

/** One of the few things a lesson teaches, for the first look at it. */
export interface LessonIdea {
  icon: string;
  name: string;
  text: string;
}

/** What is shown before the first part: how one wins, and what will be learned. */
export interface LessonGoal {
  heading: string;
  ideas: LessonIdea[];
  minutes: number;
}

/** What the lesson says now. Texts are given for each device: keys, touch, text. */
export interface LessonInfo {
  title: string;
  mode: "aside" | "end" | "free" | "hint" | "home" | "off" | "part";
  act: "" | "answer" | "copy" | "odds" | "order" | "quiz" | "read" | "rule" | "unseal" | "why";
  step: number;
  steps: number;
  part: string;
  heading: string;
  text: Record<string, string>;
  note: Record<string, string>;
  line: string[];
  keys: string[];
  point: string;
  what: string;
  choices: string[];
  links: string[];
  back: boolean;
  code: string;
  goal: LessonGoal | null;
}

/** Every error: one sentence, and the clause where a rule refuses. */
export interface Problem {
  error: string;
  kind: string;
  rule: string;
}

/** What runs here; `presets` are the chat lines that `Say.preset` counts from 0. */
export interface ServerInfo {
  protocol: number;
  engine: string;
  build: string;
  presets: string[];
  bots: string[];
  crew: Record<string, string>;
}

/** A seat at a table, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "device" | "link" | "me" | "open";
  name: string;
  face: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  online: boolean;
  away_bot: boolean;
  pinned: boolean;
  link: string;
}

/** A table before, during and after the game. */
export interface TableInfo {
  code: string;
  title: string;
  state: "lobby" | "over" | "running";
  host: boolean;
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  changed: string[];
  commitment: string;
  created: number;
  waiting: number[];
  my_turn: boolean;
  parent: string;
  next: string;
  forked_at: number;
  new_deal: boolean;
  lesson: boolean;
  stopped: boolean;
  paused_by: string;
  pause_reason: string;
  chat: "off" | "on" | "presets";
  spectators: "link" | "none" | "public";
  rewind_by_consent: boolean;
  seconds_per_decision: number;
  bank_seconds: number;
  hide_odds: boolean;
  pace: "days" | "live";
  window_seconds: number;
}

/** How a game stands, as everybody at the table sees it; 0 and empty where nothing counts. */
export interface Standing {
  round: number;
  scores: number[];
  goal: string;
  since: number;
}

/** The tables of this device, those that wait for it first, and the tables open to anyone. */
export interface MyTables {
  mine: TableInfo[];
  open: TableInfo[];
  last: string;
}

/** What a seat link leads to, for whoever has the link: the table, and the seat that is free. */
export interface Invitation {
  table: TableInfo;
  seat: number;
  host: string;
  goal: string;
  scenario: string;
  taken_by: string;
}

/** A line of the log. */
export interface LogLine {
  n: number;
  kind: string;
  seat: number;
  rule: string;
  private: boolean;
  text: string;
  data: Record<string, unknown>;
  at: number;
  marks: string[];
  auto: "" | "forced" | "order" | "timeout" | "window";
}

/** What the viewer saw right after line `line` of the log, on the way to the newest view. */
export interface Frame {
  line: number;
  change: unknown;
}

/** A line of chat. */
export interface ChatLine {
  n: number;
  name: string;
  text: string;
  at: number;
}

/** An answer that nobody typed: the only legal one, a standing order, or time ran out. */
export interface AutoAnswer {
  at: number;
  seat: number;
  by: "forced" | "order" | "timeout" | "window";
  answer: string;
}

/** A vote that is open: about an absent player, or about going back to position `at`. */
export interface VoteInfo {
  about: "absent" | "rewind";
  seat: number;
  at: number;
  choices: Record<string, string>;
  learnt: "" | "cards" | "choices" | "luck" | "nothing";
}

/** Something that my seat may use at any time; `wished`: it will at the next chance. */
export interface UseInfo {
  key: string;
  label: string;
  wished: boolean;
}

/** A chance to react that is open. Nobody is told who else is asked, or has answered. */
export interface WindowInfo {
  window: string;
  closes_at: number | null;
  asked: boolean;
  answered: string;
  holds: number;
}

/** Since when the table waits, and for how long. Times are the server's, and so is `now`. */
export interface ClockInfo {
  now: number;
  since: number;
  deadlines: Record<string, number>;
  nudges: Record<string, number>;
  more_time: boolean;
  owns: Record<string, number>;
  banks: Record<string, number>;
}

/** A legal answer. */
export interface PromptOption {
  key: string;
  label: string;
  border: "" | "dice" | "handover" | "reveal" | "sealed";
}

/** An answer that is refused now, and why; `sought` if somebody would look for it in a list. */
export interface PromptRefusal {
  key: string;
  why: string;
  rule: string;
  sought: boolean;
}

/** What a seat is asked, after its draft so far. */
export interface Prompt {
  id: string;
  seat: number;
  name: string;
  kind: string;
  rule: string;
  text: string;
  sealed: boolean;
  options: PromptOption[];
  refused: PromptRefusal[];
  timeout_answer: string;
  deadline: number | null;
  draft: string[];
  complete: boolean;
  ends: string[];
  view: Record<string, unknown> | null;
  window: string;
}

/** Everything a seat (or a spectator, seat null) may know now; sent whole on connect. */
export interface TableState {
  type: "state";
  version: number;
  seat: number | null;
  table: TableInfo;
  view: Record<string, unknown>;
  prompt: Prompt | null;
  log: LogLine[];
  log_from: number;
  log_total: number;
  chat: ChatLine[];
  undo: string;
  undo_line: number;
  answers: number;
  orders: Record<string, string>;
  auto: AutoAnswer[];
  votes: VoteInfo[];
  lesson: LessonInfo | null;
  clock: ClockInfo;
  window: WindowInfo | null;
  standing: Record<string, string>;
  uses: UseInfo[];
  habits: string[];
  pad: string;
  position: number | null;
  first: number;
  gate: number;
  notice: string;
  frames: Frame[] | null;
}

/** What has changed since the last state or delta of this connection. */
export interface Delta {
  type: "delta";
  n: number;
  change: Record<string, unknown>;
  log: LogLine[];
  lines: ChatLine[];
  frames: Frame[];
  pad: string;
}

/** Earlier lines of the log, from number `start` on; they follow a state, the newest first. */
export interface LogPage {
  type: "log";
  seat: number | null;
  start: number;
  lines: LogLine[];
}

/** Who is connected, who is ready; sent when it changes, padded to a fixed size. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  waiting: number[];
  pad: string;
}

/** New chat lines. */
export interface ChatPush {
  type: "chat";
  lines: ChatLine[];
}

/** The answer is on disk. `at` is when it was stored, `state` the table after it. */
export interface Saved {
  type: "saved";
  key: string;
  at: number;
  state: TableState;
}

/** The server closes the connection, and why. */
export interface Gone {
  type: "gone";
  reason: string;
}

/** A story: how much of it was read, which endings, and the game that goes on, if one does. */
export interface TaleInfo {
  id: string;
  name: string;
  text: string;
  read: number;
  entries: number;
  endings: string[];
  ends: number;
  won: boolean;
  code: string;
  games: TaleGame[];
  keeps: string[];
}

/** A game in which somebody has read a story, and how it ended for them. */
export interface TaleGame {
  code: string;
  over: boolean;
  won: boolean;
  ending: string;
}

/** Somebody whom a reader has met, and what became of them as far as it was read. */
export interface CharacterInfo {
  id: string;
  tale: string;
  name: string;
  who: string;
  fate: string;
}

/** The stories of a title in their order; `memories` are options that this person has won. */
export interface TalesInfo {
  tales: TaleInfo[];
  memories: string[];
  people: CharacterInfo[];
  strangers: number;
  next: string;
}

/** A page of a game that one can go on from: the position at which it was opened. */
export interface Checkpoint {
  at: number;
  name: string;
}

/** The pages of a game that were opened, in their order. */
export interface Checkpoints {
  code: string;
  tale: string;
  name: string;
  pages: Checkpoint[];
}

/** A passage on the map; id and name are empty until it was read. */
export interface LeafInfo {
  id: string;
  name: string;
  page: number;
  depth: number;
  kind: string;
}

/** From one passage to another, by their places in `BranchInfo.leaves`. */
export interface BranchWay {
  start: number;
  end: number;
}

/** The map of a story; a page of which nothing was read has no name. */
export interface BranchInfo {
  id: string;
  name: string;
  pages: string[];
  leaves: LeafInfo[];
  last: BranchWay[];
  seen: BranchWay[];
  fog: BranchWay[];
}

export type Push = TableState | Delta | LogPage | Presence | ChatPush | Gone;
