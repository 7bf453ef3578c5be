// What a view holds, made from src/dustboard/kernel/views.py by `./dust refresh`.
// Change it there, never here.

/** A seat that has not answered yet, and what it is asked. */
export interface Waiting {
  seat: number;
  ask: string;
  kind: string;
  rule: string;
  sealed: boolean;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What a viewer sees of any game at one moment. */
export interface Moment {
  title: string;
  players: number;
  you: number | null;
  over: boolean;
  waiting: Waiting[];
  outcome: Result | null;
}

/** What every view of a game holds. */
export interface View extends Moment {
  commitment: string;
  options: Record<string, unknown>;
  seed?: string;
  open?: boolean;
}
