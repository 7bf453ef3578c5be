// The wire types of Dustboard, made from src/dustboard/server/protocol/insights.py by
// `./dust refresh`. Change them there, never here.

export type Label = "exact" | "range" | "estimate";

/** One line of how a chance is made; `seat` is -1 where it is nobody's. */
export interface OddsPart {
  text: string;
  seat: number;
  figures: Record<string, string>;
}

/** One thing that can come. `came` marks it on the distribution once it has. */
export interface OddsBar {
  text: string;
  chance: number;
  came: boolean;
}

/** A chance: the result, how it is made, and what is assumed. */
export interface OddsRow {
  key: string;
  rule: string;
  about: string;
  what: string;
  label: "estimate" | "exact" | "range";
  chance: number;
  stand: string;
  parts: OddsPart[];
  assumed: string[];
  bars: OddsBar[];
}

/** Luck that was used: all that could have come, with what came marked. */
export interface RollInfo {
  kind: string;
  seat: number;
  about: string;
  rule: string;
  expected: number;
  value: number;
  bars: OddsBar[];
  at: number;
}

/** What a seat can work out from its own view and after its draft. */
export interface Odds {
  seat: number | null;
  decision: string;
  rows: OddsRow[];
  options: Record<string, OddsRow>;
  rolls: RollInfo[];
}

/** The luck of one seat with one kind of roll. */
export interface LuckRow {
  seat: number;
  kind: string;
  name: string;
  n: number;
  expected: number;
  real: number;
  below: number;
  same: number;
  bars: OddsBar[];
  swings: RollInfo[];
}

/** One answer of the coach's advice. */
export interface CoachAnswer {
  key: string;
  label: string;
}

/** What a bot would answer from the seat's view, and two reasons. */
export interface Coach {
  seat: number;
  decision: string;
  bot: string;
  answers: CoachAnswer[];
  reasons: string[];
  clear: boolean;
}

/** A source of points and what a seat got from it. */
export interface ReportLine {
  seat: number;
  source: string;
  amount: number;
  rule: string;
}

/** The end report. `verified` says that the seed fits the commitment and the replay the result. */
export interface Report {
  code: string;
  winners: number[];
  scores: number[];
  reason: string;
  lines: ReportLine[];
  luck: LuckRow[];
  seed: string;
  commitment: string;
  verified: boolean;
  answers: number;
  digest: string;
  engine: string;
  content: string;
  rewinds: string[];
  older: string;
}

/** How a bot saw the chances to win at a position: one share for each seat, all adding to 1. */
export interface Moment {
  at: number;
  chapter: string;
  shares: number[];
}

/** A turning point: between two moments the chances of a seat changed most. */
export interface Turn {
  seat: number;
  start: number;
  end: number;
  chapter: string;
  before: number;
  after: number;
}

/** A choice that a bot would have made differently from the same view. */
export interface ChoiceInfo {
  at: number;
  question: string;
  chosen: string;
  advised: string;
  rule: string;
}

/** The choices of one seat beside those of a bot. */
export interface SeatChoices {
  seat: number;
  choices: number;
  same: number;
  different: ChoiceInfo[];
}

/** What bots say about a finished game; it takes a while, and `done` of `total` says how far. */
export interface Analysis {
  state: "done" | "failed" | "working";
  done: number;
  total: number;
  bot: string;
  tries: number;
  moments: Moment[];
  turns: Turn[];
  choices: SeatChoices[];
  adviser: string;
}

/** Prose by its key: the text, what belongs to it by name, such as its title, its language. */
export interface Passage {
  key: string;
  text: string;
  parts: Record<string, string>;
  lang: string;
}

/** A sentence of the chronicle, or a passage with a heading of its own. */
export interface ChronicleLine {
  text: string;
  seat: number;
  rule: string;
  heading: string;
}

/** A part of the chronicle. */
export interface Chapter {
  heading: string;
  lines: ChronicleLine[];
}

/** What everybody could see of a game, as a text to read. */
export interface Chronicle {
  code: string;
  title: string;
  over: boolean;
  chapters: Chapter[];
}
