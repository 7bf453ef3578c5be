import { describe, expect, it } from 'vitest';
import { handleKey, nameOf } from '../src/lib/device/keys';
import type { LogLine } from '../src/lib/net/protocol';
import { shapeOf, stageParts } from '../src/stages/generic/shape';
import { beatsOf, LONGEST } from '../src/stages/wftw/reveal/beats';
import { cellOf, tentative } from '../src/stages/wftw/board/board';
import { columnOf, readSpot } from '../src/stages/wftw/keys';
import { stepOf } from '../src/stages/wftw/steps';
import type { WarView } from '../src/stages/wftw/view';
import { readCommand } from '../src/table/command';
import type { CardFacts } from '../src/lib/titles/content.svelte';
import { cardOf, pieces } from '../src/table/cards/names';

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, cancelable: true, ...more });

describe('keys', () => {
  it('have names', () => {
    expect(nameOf(press('u'))).toBe('U');
    expect(nameOf(press('U', { shiftKey: true }))).toBe('Shift+U');
    expect(nameOf(press('?', { shiftKey: true }))).toBe('?');
    expect(nameOf(press(' ', { shiftKey: true }))).toBe('Shift+Space');
    expect(nameOf(press('Enter', { ctrlKey: true }))).toBe('Ctrl+Enter');
  });
  it('are left alone while something is typed, and letters when switched off', () => {
    let hits = 0;
    const map = { U: () => (hits += 1), 'Ctrl+Enter': () => (hits += 1) };
    const input = document.createElement('input');
    document.body.append(input);
    input.addEventListener('keydown', (event) => handleKey(event, map, true));
    input.dispatchEvent(press('u'));
    expect(hits).toBe(0);
    input.dispatchEvent(press('Enter', { ctrlKey: true }));
    expect(hits).toBe(1);
    expect(handleKey(press('u'), map, false)).toBe(false);
    expect(handleKey(press('u'), map, true)).toBe(true);
    expect(hits).toBe(2);
  });
});

describe('text mode', () => {
  it.each([
    ['2 4', { verb: 'pick', numbers: [2, 4] }],
    ['why 3', { verb: 'why', numbers: [3] }],
    ['Undo', { verb: 'undo', numbers: [] }],
    ['', { verb: 'unknown', numbers: [] }],
    ['2 foo', { verb: 'unknown', numbers: [] }],
  ])('reads "%s"', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });
});

const facts = (id: string, name: string): [string, CardFacts] => [id, { id, name, deck: '', copies: 1, text: '' }];
const cards = new Map([facts('x', 'Scrap'), facts('st04', 'Scrap Tank')]);

describe('log', () => {
  it('finds card names, the longest first', () => {
    expect(pieces('B lays Scrap Tank.', cards)).toEqual([
      { text: 'B lays ', card: '' }, { text: 'Scrap Tank', card: 'st04' }, { text: '.', card: '' },
    ]);
  });
  it('finds names only where they are whole words', () => {
    expect(pieces('Scrapyard: 2 Scrap.', cards).filter((piece) => piece.card)).toEqual([{ text: 'Scrap', card: 'x' }]);
  });
  it('knows which card an answer is about', () => {
    expect(cardOf({ key: 'play:st04', label: 'Play Scrap Tank on Scrap' }, { cards })?.id).toBe('st04');
    expect(cardOf({ key: '3', label: 'Buy Scrap Tank' }, { cards })?.id).toBe('st04');
    expect(cardOf({ key: '4', label: 'Swap Scrap for Scrap Tank' }, { cards })).toBeUndefined();
    expect(cardOf({ key: 'done', label: 'Pass' }, { cards })).toBeUndefined();
  });
});

const line = (kind: string, n: number): LogLine => ({ n, kind, seat: 0, rule: '', private: false, text: '', data: {}, at: 0, marks: [], auto: '' });

describe('beats', () => {
  it('gathers bills, ties and results', () => {
    const beats = beatsOf(['reveal', 'paid', 'unpaid', 'field-totals', 'tie-roll', 'field-won', 'raid-totals', 'base-held', 'scores'].map(line));
    expect(beats.map((beat) => [beat.kind, beat.lines.length])).toEqual([['cards', 1], ['bills', 2], ['field', 3], ['raid', 2], ['scores', 1]]);
  });
  it('keeps what was rolled and won with the place it was about', () => {
    const told = (kind: string, data: Record<string, unknown>): [string, Record<string, unknown>] => [kind, data];
    const rows = [
      told('reveal', {}),
      told('field-totals', { field: 0 }), told('tie-roll', { place: 0 }), told('field-totals', { field: 1 }), told('tie-roll', { place: 1 }), told('tie-roll', { place: 1 }),
      told('field-won', { field: 0 }), told('effect-gain', {}), told('field-won', { field: 1 }),
      told('raid-totals', { place: 64 }), told('raid-totals', { place: 129 }), told('tie-roll', { place: 129 }), told('base-held', { place: 64 }), told('base-captured', { place: 129 }),
      told('tie-roll', { place: 4 }), told('shop-order', { place: 4 }), told('scores', {}),
      told('reveal', {}), told('tie-roll', { place: 4 }), told('shop-order', { place: 4 }), told('scores', {}),
    ];
    const beats = beatsOf(rows.map(([kind, data], n) => ({ ...line(kind, n), data })));
    expect(beats.map((beat) => [beat.kind, beat.lines.map((one) => one.n)])).toEqual([
      ['cards', [0]], ['field', [1, 2, 6]], ['field', [3, 4, 5, 8]], ['note', [7]], ['raid', [9, 12]], ['raid', [10, 11, 13]], ['shop', [15, 14]], ['scores', [16]],
      ['cards', [17]], ['shop', [19, 18]], ['scores', [20]],
    ]);
  });
  it('are none without a reveal', () => {
    expect(beatsOf([line('paid', 0), line('scores', 1)])).toEqual([]);
  });
  it('never last longer than allowed', () => {
    const many = Array.from({ length: 40 }, (_, n) => line('field-totals', n));
    const total = beatsOf(many).reduce((sum, beat) => sum + beat.ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + 1);
  });
});

const view = {
  you: 0, phase: 2, bidding_round: 2, waiting: [{ seat: 0, ask: 'commitment' }],
  fields: [{ card: 'ob01' }],
  seats: [
    { laid: [{ card: 'st01', place: 'field:1', round: 1 }], marks: ['shop'], raids: [] },
    { laid: [{ card: '?', place: 'raid:0:1', round: 2 }], marks: ['raid:0'], raids: [{ place: 'raid:0:1', since: 2 }] },
  ],
  mine: { draft: [], draft_marks: [] },
} as unknown as WarView;

describe('bid board', () => {
  it('reads places', () => {
    expect(readSpot('raid:2:1')).toEqual({ kind: 'raid', at: 2, base: 1 });
    expect(columnOf('defend:0')).toBe('raids');
    expect(stepOf(view)).toBe('lay');
  });
  it('sorts cards by bidding round and column', () => {
    expect(cellOf(view, 0, 1, 'field:1', null).places).toEqual([{ place: 'field:1', cards: ['st01'], draft: false }]);
    expect(cellOf(view, 0, 2, 'field:1', null).marked).toBe(false);
    expect(cellOf(view, 1, 2, 'raids', null).places).toEqual([{ place: 'raid:0:1', cards: ['?'], draft: false }]);
  });
  it('shows my tentative cards, once', () => {
    const draft = tentative(view, 'commitment', ['st02@shop', 'done'], false);
    expect(draft.cards).toEqual([{ card: 'st02', place: 'shop' }]);
    expect(tentative(view, 'commitment', ['st02@shop'], true).cards).toEqual([]);
    expect(cellOf(view, 0, 2, 'shop', draft).places).toEqual([{ place: 'shop', cards: ['st02'], draft: true }]);
  });
});

describe('plain stage', () => {
  it('tells shapes apart', () => {
    expect([null, [], 3, ['a'], [{ a: 1 }], { at: 1, of: 3 }, { a: 1 }].map(shapeOf)).toEqual(
      ['nothing', 'nothing', 'plain', 'list', 'table', 'track', 'group'],
    );
    expect(stageParts({ title: 'x', seats: [], round: 2, deck: 3 })).toEqual([['deck', 3]]);
  });
});
