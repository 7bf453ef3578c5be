// "Since your last turn": which lines of the log are told again when play returns to a seat.
import type { LogLine } from '../net/protocol';

export const MOST = 8;
export const LIVE = 3; // things that others did: less than that was just seen

/** How far somebody had come when they last answered at a table. */
export interface Seen {
  lines: number; // lines of the log that were there
  at: number; // when that was, in ms
}

/** The lines that weigh most, at most eight, in their order; of lines about what there is now only the last. */
export function recapOf(log: LogLine[], since: number, weigh: (line: LogLine) => number | null): LogLine[] {
  const fresh = log.filter((line) => line.n >= since);
  const told = fresh
    .map((line) => ({ line, weight: weigh(line) }))
    .filter((one): one is { line: LogLine; weight: number } => one.weight !== null)
    .filter(({ line }) => line.seat >= 0 || !fresh.some((later) => later.n > line.n && later.kind === line.kind));
  const heavy = told.sort((a, b) => a.weight - b.weight || a.line.n - b.line.n).slice(0, MOST);
  return heavy.map((one) => one.line).sort((a, b) => a.n - b.n);
}

/** What weighs what was answered for a seat: that its time was up is told, its own orders are not. */
export function answeredFor(line: LogLine, seat: number): number | null {
  return line.auto === 'timeout' && line.seat === seat ? 1 : null;
}

/** Whether a recap is worth opening: nobody saw it here, or others did much. */
export function worthTelling(lines: LogLine[], seat: number, unseen: boolean): boolean {
  if (unseen) return lines.length > 0;
  return lines.filter((line) => line.seat !== seat).length >= LIVE;
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
    // a device without storage has no recap after a reload
  }
}
