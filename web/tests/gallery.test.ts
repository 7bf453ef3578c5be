import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../src/lib/titles/content.svelte';
import { facetsOf, filterOf, isOpen, matching, offers, sheetsOf, withValue, withWords } from '../src/lib/titles/gallery';

const card = (id: string, name: string, copies = 1): CardFacts => ({ id, name, copies, deck: 'one', text: `does ${id}` });
const CARDS = [card('a', 'Axle', 2), card('b', 'Bolt'), card('c', 'Crank')];
const FACETS = [
  { id: 'kind', name: 'Kind', values: [{ id: 'tool', name: 'Tools', cards: ['a', 'b'] }, { id: 'beast', name: 'Beasts', cards: ['c'] }] },
  { id: 'price', name: 'Price', values: [{ id: '1', name: '1', cards: ['a', 'c'] }, { id: '2', name: '2', cards: ['b'] }] },
];
const shown = (query: string): string[] => matching(CARDS, FACETS, filterOf(query, FACETS)).map((one) => one.id);

describe('filters', () => {
  it('stand in the address', () => {
    expect(filterOf('?kind=tool&q=ax', FACETS)).toEqual({ words: 'ax', values: { kind: 'tool' } });
    expect(withValue('?kind=tool&q=ax', 'price', '1')).toBe('?kind=tool&q=ax&price=1');
    expect(withValue('?kind=tool', 'kind', '')).toBe('');
    expect(withWords('?kind=tool', 'two words')).toBe('?kind=tool&q=two+words');
  });

  it('count for nothing if the title does not have them', () => {
    expect(filterOf('?kind=ghost&colour=red', FACETS)).toEqual({ words: '', values: {} });
    expect(isOpen(filterOf('?kind=ghost', FACETS))).toBe(true);
    expect(isOpen(filterOf('?q=x', FACETS))).toBe(false);
  });

  it('leave the cards that have all that is asked for', () => {
    expect(shown('')).toEqual(['a', 'b', 'c']);
    expect(shown('?kind=tool')).toEqual(['a', 'b']);
    expect(shown('?kind=tool&price=1')).toEqual(['a']);
    expect(shown('?kind=beast&price=2')).toEqual([]);
  });

  it('find words in the name, the text and the names of values', () => {
    expect(shown('?q=BOLT')).toEqual(['b']);
    expect(shown('?q=does+c')).toEqual(['c']);
    expect(shown('?q=beasts')).toEqual(['c']);
    expect(shown('?q=tools+axle')).toEqual(['a']);
    expect(shown('?q=nothing')).toEqual([]);
  });

  it('offer what would leave a card, and what is chosen', () => {
    const [kind, price] = FACETS as [(typeof FACETS)[0], (typeof FACETS)[0]];
    const beasts = filterOf('?kind=beast', FACETS);
    expect(offers(CARDS, FACETS, beasts, kind).map((one) => [one.id, one.n])).toEqual([['tool', 2], ['beast', 1]]);
    expect(offers(CARDS, FACETS, beasts, price).map((one) => [one.id, one.n])).toEqual([['1', 1]]);
    const nothing = filterOf('?kind=beast&price=2', FACETS);
    expect(offers(CARDS, FACETS, nothing, price).map((one) => [one.id, one.n])).toEqual([['1', 1], ['2', 0]]);
  });

  it('are told of one card with its own values', () => {
    expect(facetsOf('b', FACETS).map((one) => [one.id, one.values.map((value) => value.id)])).toEqual([['kind', ['tool']], ['price', ['2']]]);
    expect(facetsOf('none', FACETS)).toEqual([]);
  });
});

describe('print sheets', () => {
  const ids = (cells: (CardFacts | null)[]): string => cells.map((one) => one?.id ?? '-').join('');

  it('hold nine cards, once each or every copy', () => {
    expect(sheetsOf(CARDS, false, false).map((one) => ids(one.cells))).toEqual(['abc------']);
    expect(sheetsOf(CARDS, true, false).map((one) => ids(one.cells))).toEqual(['aabc-----']);
    const many = Array.from({ length: 10 }, () => CARDS[0] as CardFacts);
    expect(sheetsOf(many, false, false).map((one) => ids(one.cells))).toEqual(['aaaaaaaaa', 'a--------']);
    expect(sheetsOf([], true, true)).toEqual([]);
  });

  it('have the mirrored backs behind each of them', () => {
    expect(sheetsOf(CARDS, true, true).map((one) => [one.back, ids(one.cells)])).toEqual([[false, 'aabc-----'], [true, 'baa--c---']]);
  });
});
