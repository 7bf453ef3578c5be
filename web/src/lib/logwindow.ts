// A long log is shown through a window: so many rows are in the page, however many lines there are.
import type { Action, Round, Turn } from './logs';
import type { LogLine } from './net/protocol';

export const ROWS = 120; // in the page at once, headings included
export const STEP = 60; // how far the window goes at a time; the other half stays, so that a reader keeps the place

/** A row: the head of a round (no turn), the head of a turn (no line), or a line. */
export interface Row {
  n: number; // of the line that it stands for
  round: Round;
  turn: Turn | null;
  action: Action | null;
  line: LogLine | null;
}
export interface ShownTurn {
  turn: Turn;
  actions: Action[];
}
export interface ShownRound {
  round: Round;
  turns: ShownTurn[];
}

/** All rows in their order; what is folded has a head only. */
export function rowsOf(rounds: Round[], opens: (key: string, index: number) => boolean, keeps: (line: LogLine) => boolean, all: boolean): Row[] {
  const rows: Row[] = [];
  rounds.forEach((round, index) => {
    let n = round.head?.n ?? -1;
    rows.push({ n, round, turn: null, action: null, line: null });
    if (!opens(round.key, index)) return;
    for (const turn of round.turns) {
      const lines = turn.actions.flatMap((action) => action.lines.filter(keeps).map((line) => ({ action, line })));
      if (lines.length === 0 && !(turn.head && all)) continue;
      n = turn.head?.n ?? n;
      rows.push({ n, round, turn, action: null, line: null });
      if (!opens(turn.key, rounds.length)) continue;
      for (const { action, line } of lines) rows.push({ n: line.n, round, turn, action, line });
    }
  });
  return rows;
}

/** Where the window ends: behind the row of this line; null follows the newest. */
export function endOf(rows: Row[], last: number | null): number {
  if (last === null) return rows.length;
  const beyond = rows.findIndex((row) => row.n > last);
  return Math.max(beyond < 0 ? rows.length : beyond, Math.min(ROWS, rows.length));
}

/** The rows in their groups again; a group that began above the window keeps its head. */
export function regrouped(rows: Row[]): ShownRound[] {
  const rounds: ShownRound[] = [];
  for (const { round, turn, action, line } of rows) {
    let into = rounds.at(-1);
    if (into?.round !== round) rounds.push((into = { round, turns: [] }));
    if (!turn) continue;
    let within = into.turns.at(-1);
    if (within?.turn !== turn) into.turns.push((within = { turn, actions: [] }));
    if (!action || !line) continue;
    const lines = within.actions.at(-1);
    if (lines?.at === action.at) lines.lines.push(line);
    else within.actions.push({ at: action.at, lines: [line] });
  }
  return rounds;
}
