// How far somebody has read at a table: an entry that came up lies open until it is closed, and what
// happens after it waits. Kept on this device, so that a reload opens the book at the same page.
import type { RoadView } from '../view';

const NAME = (code: string): string => `dustboard-read-${code}`;

export class Reading {
  /** How many entries were closed: of those read to all, and of those for this seat alone; null until one was. */
  closed = $state<number | null>(null);
  heard = $state(0);
  /** An older entry that is looked at again. */
  back = $state<string | null>(null);

  constructor(readonly code: string) {
    const [all, alone] = (localStorage.getItem(NAME(code)) ?? '').split('/').map((one) => Number.parseInt(one, 10));
    if (all !== undefined && Number.isInteger(all)) this.closed = all;
    if (alone !== undefined && Number.isInteger(alone)) this.heard = alone;
  }

  /** How many of the entries read to all lie closed; a table that is new to this device opens at its last one. */
  private at(read: string[]): number {
    return Math.min(this.closed ?? Math.max(0, read.length - 1), read.length);
  }

  /** The entry that lies open; null if all that came up was closed. */
  open(view: RoadView): string | null {
    const { read } = view.book;
    return read[this.at(read)] ?? view.own?.heard[this.heard] ?? null;
  }

  /** Close the entry that lies open. */
  close(view: RoadView): void {
    const { read } = view.book;
    const at = this.at(read);
    if (at < read.length) this.closed = at + 1;
    else {
      this.closed = at;
      this.heard += 1;
    }
    localStorage.setItem(NAME(this.code), `${this.closed}/${this.heard}`);
  }
}

const known = new Map<string, Reading>();

/** The book of a table, which all parts of its stage share. */
export function readingOf(code: string): Reading {
  let found = known.get(code);
  if (!found) known.set(code, (found = new Reading(code)));
  return found;
}
