import { describe, expect, it } from 'vitest';
import { applied, Feed, gapless, joined } from '../src/lib/net/feed';
import type { Delta, LogLine, TableState } from '../src/lib/net/protocol';

const line = (n: number, text = `line ${n}`): LogLine => ({ n, kind: 'draw', seat: 0, rule: 'r', private: false, text, data: {} }) as LogLine;
const numbers = (log: LogLine[]): number[] => log.map((one) => one.n);
const state = (part: Partial<TableState>): TableState => ({ type: 'state', version: 1, view: {}, chat: [], log: [], log_from: 0, ...part }) as TableState;
const delta = (n: number, change: Record<string, unknown>, part: Partial<Delta> = {}): Delta => ({ type: 'delta', n, change, log: [], lines: [], frames: [], pad: '', ...part });

describe('a change', () => {
  it('puts in, takes away and goes inside', () => {
    const old = { a: 1, b: { c: [1, 2, 3], d: { e: 1 } }, gone: true };
    const now = applied(old, { a: [null], b: { c: { '@': [1, 1, [7, 8]] } }, gone: [], new: [[]] });
    expect(now).toEqual({ a: null, b: { c: [1, 7, 8, 3], d: { e: 1 } }, new: [] });
    expect((now as typeof old).b.d).toBe(old.b.d); // what has not changed is the same object
    expect(old).toEqual({ a: 1, b: { c: [1, 2, 3], d: { e: 1 } }, gone: true });
  });

  it('goes inside the items of a list', () => {
    expect(applied([{ hand: 3 }, { hand: 4 }], { '1': { hand: [2] } })).toEqual([{ hand: 3 }, { hand: 2 }]);
  });
});

describe('objects that come into a list', () => {
  it('are rows of values with the keys once', () => {
    expect(applied([{ seat: 9 }], { '@': [0, 0, [[0, 4], [1, null]], ['seat', 'hand']] })).toEqual([{ seat: 0, hand: 4 }, { seat: 1, hand: null }, { seat: 9 }]);
  });
});

describe('the feed of a socket', () => {
  it('gives a whole state for every delta', () => {
    const feed = new Feed();
    feed.take(state({ view: { round: 1, seats: [{ hand: 5 }] } }));
    const next = feed.take(delta(1, { version: [2], view: { seats: { '0': { hand: [4] } } }, log_from: [3] }, { log: [line(3)] }));
    expect(next).toMatchObject({ type: 'state', version: 2, view: { round: 1, seats: [{ hand: 4 }] }, log_from: 3 });
    expect(feed.take(delta(2, { version: [3] }))).toMatchObject({ version: 3, log: [], view: { round: 1 } });
  });

  it('asks for the whole state when a delta is missing', () => {
    const feed = new Feed();
    feed.take(state({}));
    expect(feed.take(delta(2, { version: [3] }))).toBe(null);
    expect(feed.take(delta(3, { version: [4] }))).toBe(null);
    feed.take(state({ version: 4 }));
    expect(feed.take(delta(1, { version: [5] }))).toMatchObject({ version: 5 });
  });

  it('keeps the chat that came in between', () => {
    const feed = new Feed();
    const said = (n: number) => ({ n, name: 'Bo', text: 'Hello!', at: 1 });
    feed.take(state({ chat: [said(0)] }));
    feed.take({ type: 'chat', lines: [said(1)] });
    const next = feed.take(delta(1, {}, { lines: [said(2)] }));
    expect((next as TableState).chat.map((one) => one.n)).toEqual([0, 1, 2]);
  });
});

describe('the log', () => {
  it('takes earlier pages before the lines it has, and knows its gaps', () => {
    const tail = joined([], [line(4), line(5)], 4);
    expect(gapless(tail)).toBe(0);
    const more = joined(tail, [line(2), line(3)], 2, true);
    expect(numbers(more)).toEqual([2, 3, 4, 5]);
    const whole = joined(more, [line(0), line(1)], 0, true);
    expect(numbers(whole)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(gapless(whole)).toBe(6);
  });

  it('drops lines that were taken back', () => {
    const log = [line(0), line(1), line(2)];
    expect(joined(log, [line(1, 'other')], 1).map((one) => one.text)).toEqual(['line 0', 'other']);
  });
});
