// What the socket says, put together: after the first state only changes of it come.
import type { AnyView } from '../play';
import type { ChatLine, Delta, Frame, LogLine, Push, TableState } from './protocol';

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Change = Plain[] | { [key: string]: Change };

const CHAT_KEPT = 100;

/** The value after a change; what has not changed stays the same object. See docs/protocol.md. */
export function applied(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const inside = Object.entries(change as { [key: string]: Change });
  if (Array.isArray(old)) {
    const items: unknown[] = [...old];
    for (const [key, part] of inside) {
      if (key === '@') {
        const [start, gone, come, keys] = part as [number, number, unknown[], string[]?];
        const row = (values: unknown): unknown => (keys ? Object.fromEntries(keys.map((name, at) => [name, (values as unknown[])[at]])) : values);
        items.splice(start, gone, ...come.map(row));
      } else items[Number(key)] = applied(items[Number(key)], part);
    }
    return items;
  }
  const result: Record<string, unknown> = { ...(old as object) };
  for (const [key, part] of inside) {
    if (Array.isArray(part) && part.length === 0) delete result[key];
    else result[key] = applied(result[key], part);
  }
  return result;
}

/** The views right after lines of the log that led to `last`, in order; they come as ways back from it. */
export function between(last: AnyView, frames: Frame[]): { line: number; view: AnyView }[] {
  let view = last;
  const found = [...frames].reverse().map((frame) => {
    view = applied(view, frame.change) as AnyView;
    return { line: frame.line, view };
  });
  return found.reverse();
}

/** Lines of the log with others put in from number `start` on, in the place of those that were there. */
export function joined(log: LogLine[], lines: LogLine[], start: number, rest = false): LogLine[] {
  const after = rest ? log.filter((line) => line.n >= start + lines.length) : [];
  return [...log.filter((line) => line.n < start), ...lines, ...after];
}

/** The number of the line that comes after these. */
export const lineAfter = (log: LogLine[]): number => (log.at(-1)?.n ?? -1) + 1;

/** How many lines from the first on are there without a gap. */
export function gapless(log: LogLine[]): number {
  const gap = log.findIndex((line, index) => line.n !== index);
  return gap < 0 ? log.length : gap;
}

/** What was said with what is said now; a line that has come by another way stands there once. */
export function heard(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const come = new Set(lines.map((line) => line.n));
  return [...chat.filter((line) => !come.has(line.n)), ...lines];
}

/** Keeps the last state of one connection, which deltas change. */
export class Feed {
  private base: TableState | null = null;
  private n = 0;

  /** What a message means; null if one before it is missing, so that the whole state is needed. */
  take(message: Push): Exclude<Push, Delta> | null {
    if (message.type === 'state') {
      this.base = message;
      this.n = 0;
    } else if (message.type === 'chat') this.say(message.lines);
    if (message.type !== 'delta') return message;
    if (!this.base || message.n !== this.n + 1) {
      this.base = null;
      return null;
    }
    this.n = message.n;
    this.base = { ...(applied(this.base, message.change) as TableState), log: message.log, frames: message.frames };
    this.say(message.lines);
    return this.base;
  }

  private say(lines: ChatLine[]): void {
    if (this.base && lines.length > 0) this.base = { ...this.base, chat: heard(this.base.chat, lines).slice(-CHAT_KEPT) };
  }
}
