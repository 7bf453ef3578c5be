import { describe, expect, it } from 'vitest';
import { grouped } from '../src/lib/logs';
import { ROWS, STEP, endOf, regrouped, rowsOf, type Row } from '../src/lib/logwindow';
import type { LogLine } from '../src/lib/net/protocol';

/** A log of 5,000 lines: a round begins at each hundredth, a turn at each twentieth. */
const LOG: LogLine[] = Array.from({ length: 5000 }, (_, n) => ({
  n, kind: 'x', seat: n % 4, rule: 'r', private: false, text: `${n}`, data: {}, at: Math.floor(n / 3), marks: n % 100 === 50 ? ['round'] : n % 20 === 10 ? ['turn'] : [], auto: '',
}));
const ROUNDS = grouped(LOG);
const all = (): boolean => true;
const rows = (opens = all, keeps: (line: LogLine) => boolean = all): Row[] => rowsOf(ROUNDS, opens, keeps, keeps === all);
const shown = (some: Row[]): number[] => regrouped(some).flatMap(({ turns }) => turns.flatMap(({ actions }) => actions.flatMap((action) => action.lines.map((line) => line.n))));

describe('the window over a long log', () => {
  it('has all lines, in order, when it goes from the newest to the oldest', () => {
    const list = rows();
    const seen = new Set<number>();
    let end = endOf(list, null);
    for (;;) {
      const part = list.slice(Math.max(0, end - ROWS), end);
      expect(part.length).toBeLessThanOrEqual(ROWS);
      const lines = shown(part);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
      lines.forEach((n) => seen.add(n));
      if (end <= ROWS) break;
      end = endOf(list, list[Math.max(end - STEP, ROWS) - 1]?.n ?? null);
    }
    const heads = LOG.filter((line) => line.marks.length > 0);
    expect(seen.size).toBe(LOG.length - heads.length);
  });

  it('stays where it is when lines come before and after it', () => {
    const late = rowsOf(grouped(LOG.slice(2000, 4000)), all, all, true);
    const whole = rows();
    const last = 3333;
    const [some, more] = [late, whole].map((list) => list.slice(endOf(list, last) - ROWS, endOf(list, last)));
    expect(shown(some ?? [])).toEqual(shown(more ?? []));
    expect(shown(some ?? []).at(-1)).toBe(last);
  });

  it('shows a head of what is folded, and drops turns of which a filter keeps nothing', () => {
    expect(rows(() => false)).toHaveLength(ROUNDS.length);
    const kept = rows(all, (line) => line.n === 4321);
    expect(kept.filter((row) => row.line)).toHaveLength(1);
    expect(kept.filter((row) => row.turn)).toHaveLength(2);
  });

  it('keeps the heads of groups that began above it', () => {
    const list = rows();
    const [round] = regrouped(list.slice(endOf(list, 4349) - 3, endOf(list, 4349)));
    expect(round?.round.head?.n).toBe(4250);
    expect(round?.turns[0]?.turn.head?.n).toBe(4330);
  });
});
