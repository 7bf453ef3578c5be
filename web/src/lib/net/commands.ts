// The wire types of Dustboard, made from src/dustboard/server/protocol/commands.py by
// `./dust refresh`. Change them there, never here.

/** Change the name shown to others; with a password the seat survives a lost device. */
export interface SetProfile {
  name: string;
  password?: string | null;
  old?: string;
  keep_devices?: boolean;
}

/** Choose the face that others see at new tables; "" for the one that goes with the name. */
export interface SetFace {
  face: string;
}

/** Choose the language to read in, on every device. */
export interface SetLanguage {
  lang: "en" | "pl";
}

/** Choose the form in which texts speak of what one did, on every device. */
export interface SetForm {
  form: "feminine" | "masculine" | "neutral";
}

/** Come back to an account by name and password. */
export interface Login {
  name: string;
  password: string;
}

/** Come back by the six recovery words, with spaces between them. */
export interface WordsLogin {
  words: string;
}

/** What the browser made of the options for a new passkey, and how to call it. */
export interface AddPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** What the browser made of the options for coming back by passkey. */
export interface PasskeyLogin {
  credential: Record<string, unknown>;
}

/** A command about one channel of one's own. */
export interface ById {
  id: string;
}

/** Forget a passkey; an account with a password says it. */
export interface DropPasskey {
  id: string;
  password?: string;
}

/** Sign out a device of one's own, with id "" all but this one; an account says its password. */
export interface DropDevice {
  id?: string;
  password?: string;
}

/** A browser that takes notices: its subscription. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "pl";
  password?: string;
}

/** An address of one's own that takes notices as JSON. */
export interface AddWebhook {
  url: string;
  lang?: "en" | "pl";
  password?: string;
}

/** One's password, where there is one: a way back is not made by whoever finds a page open. */
export interface Confirmed {
  password?: string;
}

/** Forget this person. The name is the confirmation; an account says its password too. */
export interface DeleteMe {
  name: string;
  password?: string;
}

/** Who shall sit in a seat. `bot` names the bot for kind "bot"; `name` is for hot-seat. */
export interface SeatWish {
  kind: "bot" | "device" | "link" | "me" | "open";
  bot?: string;
  name?: string;
  face?: string;
  pin?: string;
}

/** Lay a new table. */
export interface CreateTable {
  title: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  chat?: "off" | "on" | "presets";
  spectators?: "link" | "none" | "public";
  rewind_by_consent?: boolean;
  seconds_per_decision?: number;
  bank_seconds?: number;
  hide_odds?: boolean;
  pace?: "days" | "live";
  window_seconds?: number;
  shuffle_seats?: boolean;
  hints?: boolean;
}

/** The host changes who shall sit in a seat before the start, or hands a stuck seat to a bot. */
export interface ChangeSeat {
  seat: number;
  wish: SeatWish;
}

/** Take a seat by its single-use link. */
export interface ClaimSeat {
  token: string;
  name?: string;
}

/** Sit down in a seat that is open to anyone. */
export interface TakeSeat {
  seat: number;
  name?: string;
}

/** One batch of answers to the decision named by `decision`. */
export interface Answer {
  seat: number;
  decision: string;
  answers: string[];
  key: string;
}

/** Tentative answers: tried on a copy up to the first border, kept for this seat only. */
export interface Draft {
  seat: number;
  decision: string;
  answers: string[];
}

/** Take the last answer back; with `reset` all to the border or the start of the turn. */
export interface Undo {
  seat: number;
  reset?: boolean;
  to?: number | null;
}

/** A command that only needs to say for which seat it is given. */
export interface SeatOnly {
  seat: number;
}

/** Take up a seat at a shared device; `pin` is empty where the seat has none. */
export interface Unlock {
  seat: number;
  pin?: string;
}

/** The host stops the table for a while. */
export interface Pause {
  reason?: string;
}

/** A line of chat, or the number of a preset line. */
export interface Say {
  text?: string;
  preset?: number | null;
}

/** Ask all players to go back to position `at` of the record; the asker agrees by asking. */
export interface Rewind {
  seat: number;
  at: number;
}

/** What to do about an absent player, or whether to allow a rewind. */
export interface Vote {
  about: "absent" | "rewind";
  seat: number;
  choice: "bot" | "end" | "no" | "wait" | "yes";
  voter?: number | null;
}

/** An answer given in advance to one kind of decision; "" means: ask me. */
export interface StandingOrder {
  seat: number;
  ask: string;
  answer: string;
  times?: number;
}

/** What to do in a class of windows: ask me, ask me if something I hold fits, or pass until my */
export interface WindowOrder {
  seat: number;
  window: string;
  order: "always" | "ask" | "fits" | "round" | "turn";
}

/** Use something that can be used at any time, now or at the next chance; "": not after all. */
export interface Use {
  seat: number;
  key: string;
}

/** What I order at every new table of a title: an answer to an ask, or to a class of windows. */
export interface SetHabit {
  title: string;
  kind: "ask" | "window";
  name: string;
  order: string;
}

/** Play on from position `at` of a game, against bots, or in a lobby with links for friends. */
export interface ForkTable {
  seat: number | null;
  at: number;
  bot?: string;
  friends?: boolean;
}

/** A record file as a finished or running table of one's own. */
export interface ImportRecord {
  record: Record<string, unknown>;
}

/** The only message a client sends over the websocket: whose eyes it looks through now. */
export interface Watch {
  seat: number | null;
  log?: number;
  since?: number;
  lang?: "en" | "pl" | "pl-feminine" | "pl-masculine";
}

/** The key that the server was started with. */
export interface OpenLab {
  key: string;
}

/** Begin a tutorial, or go on with it; `again` begins anew. */
export interface BeginLesson {
  again?: boolean;
}

/** What the learner does besides answering; `part` is the part it is done at. */
export interface LessonWish {
  do: "back" | "copy" | "did" | "home" | "on" | "skip";
  part?: string;
  what?: string;
}
