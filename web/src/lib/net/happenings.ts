// The wire types of Dustboard, made from src/dustboard/server/protocol/happenings.py by
// `./dust refresh`. Change them there, never here.

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
