// The table of War for the Wasteland: who has what where, how far the reveal is, and where a winner is marked.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Beat } from '../src/lib/beats/queue.svelte';
import type { LogLine } from '../src/lib/net/protocol';
import { contentOf } from '../src/lib/titles/content.svelte';
import Board from '../src/stages/wftw/board/Board.svelte';
import { groupsOf, rowsOf, tentative, totalOf } from '../src/stages/wftw/board/board';
import { layout } from '../src/stages/wftw/board/layout';
import { columnOf, placeKey, readSpot } from '../src/stages/wftw/keys';
import { resultOf } from '../src/stages/wftw/reveal/results';
import { onBoard, standOf, wonBy } from '../src/stages/wftw/reveal/stand';
import { timeOf } from '../src/stages/wftw/reveal/times';
import { stepOf } from '../src/stages/wftw/steps';
import type { WarView } from '../src/stages/wftw/view';
import { cardOf, lineOf, shown, standOf as tableOf } from './tables/stand';
import { bare } from './tables/browser';
import { war } from './tables/war';

const line = (n: number, kind: string, data: Record<string, unknown> = {}, seat = -1): LogLine => lineOf(n, { kind, data, seat });
const beatOf = (one: LogLine, before: unknown, view: unknown): Beat => ({ line: one, lines: [one], before: before as Beat['before'], view: view as Beat['view'], ms: 100 });

describe('places', () => {
  it('are read from keys and from the numbers of the log', () => {
    expect(readSpot('raid:2:1')).toEqual({ kind: 'raid', at: 2, base: 1 });
    expect(columnOf('defend:0')).toBe('raids');
    expect([0, 3, 4, 64, 64 + 2 * 64 + 1, 1025].map(placeKey)).toEqual(['field:1', 'field:4', 'shop', 'raid:0:0', 'raid:2:1', 'defend:1']);
  });
});

const bids = {
  you: 0, phase: 2, bidding_round: 2, waiting: [{ seat: 0, ask: 'commitment' }], fields: [{ card: 'ob01' }],
  seats: [
    { seat: 0, laid: [{ card: 'st01', place: 'field:1', round: 1, strength: 1 }], marks: ['shop'], raids: [] },
    { seat: 1, laid: [{ card: '?', place: 'raid:0:1', round: 2, strength: null }], marks: ['raid:0'], raids: [{ place: 'raid:0:1', since: 2 }] },
    { seat: 2, laid: [], marks: ['field:1'], raids: [] },
  ],
  places: [
    { place: 'field:1', sides: [{ seat: 0, cards: 1, shown: 1, least: 1, most: 1 }], shield: 0, guard: null },
    { place: 'raid:0:1', sides: [{ seat: 1, cards: 1, shown: 0, least: 1, most: 5 }], shield: 7, guard: { seat: 0, cards: 0, shown: 7, least: 7, most: 7 } },
  ],
  mine: { draft: [], draft_marks: [], adds: { shop: { st05: 2 } } },
} as unknown as WarView;

describe('the board', () => {
  it('has the reader nearest, rivals in turn across the table', () => {
    expect(rowsOf({ ...bids, you: 1 } as WarView)).toEqual([2, 0, 1]);
    expect(rowsOf({ ...bids, you: null } as WarView)).toEqual([0, 1, 2]);
    expect(stepOf(bids)).toBe('lay');
  });
  it('sorts cards by column, with what they count there', () => {
    expect(groupsOf(bids, 0, 'field:1', null)).toEqual([{ place: 'field:1', pieces: [{ card: 'st01', strength: 1, bid: 1, draft: false }], marked: false }]);
    expect(groupsOf(bids, 1, 'raids', null)).toEqual([{ place: 'raid:0:1', pieces: [{ card: null, strength: null, bid: 2, draft: false }], marked: false }]);
    expect(groupsOf(bids, 2, 'field:1', null)).toEqual([{ place: 'field:1', pieces: [], marked: true }]);
  });
  it('shows answers that were not sent yet, by what the server says they count', () => {
    const draft = tentative(bids, 'commitment', ['st05@shop'], false);
    expect(groupsOf(bids, 0, 'shop', draft)).toEqual([{ place: 'shop', pieces: [{ card: 'st05', strength: 2, bid: 2, draft: true }], marked: false }]);
    expect(tentative(bids, 'marks', ['field:1', 'done'], false).marks).toEqual(['field:1']);
  });
  it('counts guards with the base they stand at', () => {
    expect(totalOf(bids, 0, 'defend:1')).toBe(7);
    expect(totalOf(bids, 1, 'raid:0:1')).toBe(0);
  });
  it.each([[960, 507, 4, 2], [1100, 640, 4, 2], [1520, 800, 2, 1], [700, 560, 4, 2]])('fits into %d x %d', (width, height, seats, fields) => {
    const size = layout(width, height, seats, fields);
    expect(size.top + size.row * (seats - 1) + size.mine + size.foot).toBeLessThanOrEqual(height + 1);
    expect(size.heads + size.columns.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(width);
    expect((size.card * 88) / 63).toBeLessThanOrEqual(size.row);
  });
});

const revealed = (winners: (number | null)[] = [null, null]): WarView =>
  war({ phase: 4, revealed: true, bidding_round: 0, fields: winners.map((winner) => ({ card: winner === null ? 'y06' : null, vp: 2, winner, bids: [] })) });
const told = [
  line(0, 'reveal'),
  line(1, 'paid', {}, 0),
  line(2, 'field-totals', { field: 0 }),
  line(3, 'tie-roll', { place: 0, rolls: [[0, 2], [1, 5]] }),
  line(4, 'field-won', { field: 0, card: 0 }, 1),
  line(5, 'field-totals', { field: 1 }),
  line(6, 'field-won', { field: 1, card: 0 }, 0),
];
const at = (n: number): ReturnType<typeof standOf> => standOf(revealed(), told.slice(0, n), beatOf(told[n] as LogLine, revealed(), revealed()), true);

describe('the reveal', () => {
  it('shows no total before its field is counted', () => {
    expect([...at(0).counted]).toEqual([]);
    expect([...at(1).counted]).toEqual([]);
    expect([...at(3).counted]).toEqual(['field:1']);
    expect([...at(6).counted]).toEqual(['field:1', 'field:2']);
  });
  it('lights the field it is about, and rolls dice only there', () => {
    expect([0, 2, 4, 5].map((n) => at(n).lit)).toEqual(['', 'field:1', 'field:1', 'field:2']);
    expect(at(4).rolls).toEqual([[0, 2], [1, 5]]);
    expect(at(6).rolls).toEqual([]);
  });
  it('keeps unpaid cards on the board while it says so', () => {
    const [before, after] = [{ n: 1 }, { n: 2 }];
    expect(onBoard(beatOf(line(1, 'unpaid', {}, 0), before, after), after as unknown as WarView)).toBe(before);
    expect(onBoard(beatOf(line(1, 'paid', {}, 0), before, after), before as unknown as WarView)).toBe(after);
  });
  it('knows all totals of a game that is come back to', () => {
    expect([...standOf(revealed([1, 0]), [], null, false).counted]).toEqual(['field:1', 'field:2']);
    expect(wonBy(revealed([1, 0]), 'field:2')).toBe(0);
  });
  it('gives every beat a time, and the whole of a round of four not more than 14 s', () => {
    const kinds = ['reveal', 'paid', 'paid', 'paid', 'unpaid', 'field-totals', 'tie-roll', 'field-won', 'field-totals', 'field-won', 'raid-totals', 'base-captured', 'shop-order'];
    const times = kinds.map((kind) => timeOf(line(0, kind)) ?? NaN);
    expect(times.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(14_000);
    expect(timeOf(line(0, 'phase'))).toBeNull();
  });
});

describe('on the screen', () => {
  beforeAll(() => {
    bare();
    contentOf('wftw').order = [cardOf('y06')];
    contentOf('wftw').cards = new Map([['y06', cardOf('y06', { name: 'Oil Rig', kind: 'base', defence: 1 })]]);
  });
  it('each winner is marked in the field that was won', () => {
    const laid = ['field:1', 'field:2'].map((place) => ({ card: 'y06', place, round: 1, strength: 2 }));
    const view = revealed([1, 0]);
    for (const seat of view.seats) seat.laid = laid;
    const box = shown(Board, { view }, tableOf({ view }));
    const won = [...box.querySelectorAll<HTMLElement>('[data-won]')].map((one) => `${one.dataset['group']} ${one.dataset['seat']}`);
    expect(won.sort()).toEqual(['field:1 1', 'field:2 0']);
  });
});

describe('results', () => {
  const before = revealed();
  const result = (kind: string, seat: number, data: Record<string, unknown>): ReturnType<typeof resultOf> => resultOf(beatOf(line(9, kind, data, seat), before, revealed([0, null])), 0);
  it('tell a field won and a field lost, but not what others do among themselves', () => {
    expect(result('field-won', 0, { field: 0, card: 0 })).toMatchObject({ tone: 'good', place: 'field:1' });
    expect(result('field-won', 1, { field: 0, card: 0 })).toMatchObject({ tone: 'bad' });
    expect(result('paid', 0, {})).toBeNull();
  });
  it('tell a base lost and a base held', () => {
    expect(result('base-captured', 1, { place: 64, card: 0, rival: 0 })).toMatchObject({ tone: 'bad', place: 'raid:0:0' });
    expect(result('base-held', 0, { place: 64, card: 0 })).toMatchObject({ tone: 'good' });
  });
});
