import { describe, expect, it } from 'vitest';
import { handleKey, nameOf } from '../src/lib/device/keys';
import { shapeOf, stageParts } from '../src/stages/generic/shape';
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

describe('plain stage', () => {
  it('tells shapes apart', () => {
    expect([null, [], 3, ['a'], [{ a: 1 }], { at: 1, of: 3 }, { a: 1 }].map(shapeOf)).toEqual(
      ['nothing', 'nothing', 'plain', 'list', 'table', 'track', 'group'],
    );
    expect(stageParts({ title: 'x', seats: [], round: 2, deck: 3 })).toEqual([['deck', 3]]);
  });
});
