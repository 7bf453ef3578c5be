import { describe, expect, it } from 'vitest';
import { grouped, isFaint, isPass, keeps, nextTurn, ticks } from '../src/lib/logs';
import type { LogLine } from '../src/lib/net/protocol';

const line = (n: number, part: Partial<LogLine>): LogLine => ({ n, kind: 'x', seat: -1, rule: 'r', private: false, text: `${n}`, data: {}, at: 0, marks: [], auto: '', ...part });
const LOG = [
  line(0, { kind: 'setup' }),
  line(1, { kind: 'round', marks: ['round'] }),
  line(2, { kind: 'turn', marks: ['turn'], seat: 0 }),
  line(3, { seat: 0, at: 1 }),
  line(4, { seat: 0, at: 1, marks: ['dice', 'combat'], data: { rival: 1 } }),
  line(5, { seat: 1, at: 2, auto: 'forced' }),
  line(6, { kind: 'turn', marks: ['turn'], seat: 1, at: 3 }),
  line(7, { seat: 1, at: 4, private: true }),
  line(8, { kind: 'round', marks: ['round', 'step'], at: 5 }),
  line(9, { seat: 1, at: 6 }),
];

describe('the log in groups', () => {
  it('is made of rounds, turns and actions, and loses no line', () => {
    const rounds = grouped(LOG);
    expect(rounds.map((round) => round.head?.n ?? -1)).toEqual([-1, 1, 8]);
    expect(rounds[1]?.turns.map((turn) => turn.head?.n)).toEqual([undefined, 2, 6]);
    const actions = rounds.flatMap((round) => round.turns.flatMap((turn) => turn.actions));
    expect(actions.map((action) => action.lines.map((one) => one.n))).toEqual([[0], [3, 4], [5], [7], [9]]);
    const heads = rounds.flatMap((round) => [round.head, ...round.turns.map((turn) => turn.head)]);
    const told = new Set([...heads, ...actions.flatMap((action) => action.lines)].flatMap((one) => (one ? [one.n] : [])));
    expect(told.size).toBe(LOG.length);
  });

  it('filters by me, seat, mark and rules', () => {
    const kept = (filter: Parameters<typeof keeps>[0], me: number | null = 1): number[] => LOG.filter((one) => keeps(filter, one, me)).map((one) => one.n);
    expect(kept('passes')).toHaveLength(LOG.length);
    expect(kept('all')).toEqual(LOG.map((one) => one.n).filter((n) => n !== 5));
    expect(kept('me')).toEqual([4, 5, 6, 7, 9]);
    expect(kept('me', null)).toEqual([7]);
    expect(kept('seat-0')).toEqual([2, 3, 4]);
    expect(kept('combat')).toEqual([4]);
    expect(kept('rules')).toEqual([0, 1, 5, 8]);
  });

  it('fades answers that nobody typed', () => {
    expect(LOG.filter(isFaint).map((one) => one.n)).toEqual([5]);
    expect(isPass(line(10, { auto: 'timeout' }))).toBe(false);
    expect(isPass(line(11, { kind: 'declined' }))).toBe(true);
  });
});

describe('the slider', () => {
  it('has ticks for rounds, turns and dice, the weightiest at each position', () => {
    expect([...ticks(LOG)]).toEqual([[0, 'round'], [1, 'dice'], [3, 'turn'], [5, 'round']]);
  });

  it('steps by turns', () => {
    const marks = ticks(LOG);
    expect(nextTurn(marks, 1, 1, 6)).toBe(3);
    expect(nextTurn(marks, 5, 1, 6)).toBe(6);
    expect(nextTurn(marks, 3, -1, 6)).toBe(0);
  });
});
