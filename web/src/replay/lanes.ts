// The time line of a game: its rounds, and for each seat when it did something.
import type { LogLine } from '../lib/net/protocol';

export interface Run {
  seat: number;
  from: number;
  to: number;
}
export interface RoundSpan {
  n: number; // 0: before the first round
  from: number;
  to: number;
}
const GAP = 2; // answers of others that do not end what somebody does

/** The rounds, each from its first position to the first of the next. */
export function roundsOf(lines: LogLine[], first: number, last: number): RoundSpan[] {
  const starts = lines.filter((line) => line.marks.includes('round')).map((line) => Math.max(first, line.at));
  const found: RoundSpan[] = starts.map((from, index) => ({ n: index + 1, from, to: starts[index + 1] ?? last }));
  return found.filter((one) => one.to > one.from);
}

/** What seats did, one run after the other. */
export function runsOf(lines: LogLine[]): Run[] {
  const found: Run[] = [];
  const newest = new Map<number, Run>();
  for (const line of lines) {
    if (line.seat < 0) continue;
    const run = newest.get(line.seat);
    if (run && line.at - run.to <= GAP) run.to = Math.max(run.to, line.at);
    else {
      const fresh = { seat: line.seat, from: line.at, to: line.at };
      newest.set(line.seat, fresh);
      found.push(fresh);
    }
  }
  return found;
}

/** The lines of the turn that a position belongs to. */
export function turnAt(lines: LogLine[], at: number): LogLine[] {
  const begins = (line: LogLine): boolean => ['round', 'turn', 'step'].some((mark) => line.marks.includes(mark));
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line.at > at) break;
    if (begins(line)) start = index;
  }
  const after = lines.findIndex((line, index) => index > start && begins(line));
  return lines.slice(start, after < 0 ? undefined : after);
}
