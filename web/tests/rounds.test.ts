import type { TitleInfo } from '../src/lib/net/protocol';
import { expect, it } from 'vitest';
import { answeredFor, recapOf, worthTelling } from '../src/lib/beats/recap';
import { optionsOf, presetOf } from '../src/lib/titles/presets';
import type { LogLine } from '../src/lib/net/protocol';
import { roundCard, weight } from '../src/stages/wftw/board/rounds';

const bill = { scrap: 2, juice: 1, spark: 0 };
const rows: [string, number, Record<string, unknown>][] = [
  ['scores', -1, { scores: [2, 3], round: 1 }],
  ['battlefields', -1, { cards: [60] }],
  ['paid', 0, { bill, cards: [1] }],
  ['unpaid', 1, { bill, cards: [2] }],
  ['field-won', 0, { card: 60, field: 0 }],
  ['base-captured', 0, { card: 8, rival: 1 }],
  ['scores', -1, { scores: [6, 2], round: 2 }],
];
const log = rows.map(([kind, seat, data], n): LogLine => ({ n, kind, seat, rule: 'x', private: false, text: `${kind} ${n}`, data, at: n, marks: [], auto: '' }));
const last = log[6] as LogLine;

it('the round card says what each seat paid, won, lost and scored', () => {
  const [a, b] = roundCard(log, last);
  expect(a).toEqual({ seat: 0, paid: bill, unpaid: null, won: [60, 8], lost: [], before: 2, after: 6 });
  expect(b).toEqual({ seat: 1, paid: null, unpaid: bill, won: [], lost: [8], before: 3, after: 2 });
});

it('the first round card has no points before it', () => {
  expect(roundCard(log, log[0] as LogLine).map((seat) => seat.before)).toEqual([null, null]);
});

it('the recap tells what weighs most, in its order, and only the last of what is on the table', () => {
  const told = recapOf(log, 0, (line) => weight(line, 1));
  expect(told.map((line) => line.kind)).toEqual(['battlefields', 'unpaid', 'field-won', 'base-captured', 'scores']);
  expect(told.filter((line) => line.kind === 'scores')).toEqual([last]);
  expect(recapOf(log, 5, (line) => weight(line, 1)).map((line) => line.n)).toEqual([5, 6]);
});

it('the recap tells that my time was up, and nothing of what my orders passed', () => {
  const by = (auto: LogLine['auto'], seat = 1): LogLine => ({ ...last, seat, auto });
  expect(answeredFor(by('timeout'), 1)).toBe(1);
  for (const auto of ['order', 'window', 'forced', ''] as const) expect(answeredFor(by(auto), 1)).toBeNull();
  expect(answeredFor(by('timeout', 2), 1)).toBeNull();
});

it('the recap has eight lines at most, and drops the lightest', () => {
  const many = Array.from({ length: 12 }, (_, n): LogLine => ({ ...last, n, seat: 0, kind: n === 11 ? 'loss' : 'news' }));
  const told = recapOf(many, 0, (line) => (line.kind === 'loss' ? 0 : 2));
  expect(told.map((line) => line.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 11]);
});

it('the recap opens for what others did: little of it only where nobody saw it', () => {
  const by = (seat: number, count: number): LogLine[] => Array.from({ length: count }, (_, n) => ({ ...last, n, seat }));
  expect(worthTelling(by(1, 5), 1, false)).toBe(false); // I did all of it, and saw it
  expect(worthTelling([], 1, true)).toBe(false);
  expect(worthTelling(by(0, 2), 1, false)).toBe(false);
  expect(worthTelling(by(0, 1), 1, true)).toBe(true);
  expect(worthTelling(by(0, 3), 1, false)).toBe(true);
});

const wftw = { id: 'wftw', presets: [{ id: 'first', name: 'First game', text: '', options: { victory_goal: 12 } }] } as unknown as TitleInfo;
it('presets are known by their options', () => {
  const first = optionsOf('first', wftw, {});
  expect(presetOf(wftw, {})).toBe('written');
  expect(presetOf(wftw, first)).toBe('first');
  expect(presetOf(wftw, { ...first, victory_goal: 13 })).toBe('custom');
  expect(optionsOf('custom', wftw, { victory_goal: 13 })).toEqual({ victory_goal: 13 });
  expect(optionsOf('written', wftw, first)).toEqual({});
});
