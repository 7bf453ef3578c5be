// How far somebody has read at a table: an entry that came up lies open until it is closed, and what
// happens after it waits. Kept on this device, so that a reload opens the book at the same page.
import type { RoadView } from '../view';

const NAME = (code: string): string => `dustboard-read-${code}`;

export class Reading {
  /** How many entries were closed; null until the table has come. */
  closed = $state<number | null>(null);
  /** An older entry that is looked at again. */
  back = $state<string | null>(null);

  constructor(readonly code: string) {
    const kept = Number.parseInt(localStorage.getItem(NAME(code)) ?? '', 10);
    if (Number.isInteger(kept)) this.closed = kept;
  }

  /** The entry that lies open; null if all that came up was closed. */
  open(view: RoadView): string | null {
    const { read } = view.book;
    // a table that is new to this device opens at its last entry
    const closed = Math.min(this.closed ?? Math.max(0, read.length - 1), read.length);
    return read[closed] ?? null;
  }

  /** Close this entry, or with `all` every one that came up. */
  close(view: RoadView, all = false): void {
    const { read } = view.book;
    const at = Math.min(this.closed ?? Math.max(0, read.length - 1), read.length);
    this.closed = all ? read.length : Math.min(at + 1, read.length);
    localStorage.setItem(NAME(this.code), String(this.closed));
  }
}
