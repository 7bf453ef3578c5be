// What happened since this device last looked at a table, the worst for its player first.
import type { LogLine } from './net/protocol';

export const AWAY = 10 * 60 * 1000;
export const SHOWN = 8;

export interface Seen {
  lines: number; // lines of the log that were there
  at: number; // when that was, in ms
}

/** Whether there is something to tell: new lines, and ten minutes or the end of a round since. */
export function wasAway(seen: Seen, log: LogLine[], now: number): boolean {
  const fresh = log.filter((line) => line.n >= seen.lines);
  if (fresh.length === 0) return false;
  return now - seen.at >= AWAY || fresh.some((line) => line.kind === 'scores');
}

/** The lines worth telling, by weight and then in order; of lines about what there is now only the last. */
export function digest(log: LogLine[], seen: Seen, weight: (line: LogLine) => number | null): LogLine[] {
  const fresh = log.filter((line) => line.n >= seen.lines);
  const told = fresh
    .map((line) => ({ line, weight: weight(line) }))
    .filter((one): one is { line: LogLine; weight: number } => one.weight !== null)
    .filter(({ line }) => line.seat >= 0 || !fresh.some((later) => later.n > line.n && later.kind === line.kind));
  return told.sort((a, b) => a.weight - b.weight || a.line.n - b.line.n).map((one) => one.line);
}

const key = (code: string, seat: number): string => `dustboard.seen.${code}.${seat}`;

export function readSeen(code: string, seat: number): Seen | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(code, seat)) ?? 'null') as Seen | null;
    return found && typeof found.lines === 'number' && typeof found.at === 'number' ? found : null;
  } catch {
    return null;
  }
}

export function keepSeen(code: string, seat: number, seen: Seen): void {
  try {
    localStorage.setItem(key(code, seat), JSON.stringify(seen));
  } catch {
    // a device without storage has no digest
  }
}
