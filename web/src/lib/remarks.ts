// Short remarks of bots on what everybody saw; off by default. They are made on this device from public lines
// of the log, so no bot can give away what it knows.
import type { LogLine, SeatInfo } from './net/protocol';

/** What a remark is about, for whoever says it. */
export type Mood = 'won' | 'lost' | 'down' | 'wrecked' | 'robs' | 'robbed' | 'escaped' | 'caught' | 'step' | 'takes' | 'taken' | 'held' | 'unpaid';

/** Somebody who has reason to say something. */
export interface Moved {
  seat: number;
  mood: Mood;
}

export interface Remark {
  seat: number;
  key: string; // of the words
}

export const EACH = 5; // ways to say a mood
const SELDOM = 3; // one reason in so many is remarked on

/** A number that looks random and is the same for all who read the log. */
function drawn(line: number, seat: number): number {
  let mixed = Math.imul(line + 1, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** What a bot says of a line; null for most. `reasons` is what the title reads from the line. */
export function remarkOn(line: LogLine, seats: SeatInfo[], reasons: (line: LogLine) => Moved[]): Remark | null {
  if (line.private) return null;
  for (const { seat, mood } of reasons(line)) {
    if (seats[seat]?.kind !== 'bot') continue;
    const luck = drawn(line.n, seat);
    if (luck % SELDOM === 0) return { seat, key: `remark-${mood}.l${(Math.floor(luck / SELDOM) % EACH) + 1}` };
  }
  return null;
}
