// The filters of the gallery: which there are comes from the server, which are chosen stands in the address.
import type { CardFacts } from './content.svelte';
import type { FacetInfo } from '../net/library';

export interface Filter {
  words: string;
  values: Record<string, string>; // by facet
}
export interface Offer {
  id: string;
  name: string;
  n: number; // cards that would be shown
}

const WORDS = 'q';

/** What an address asks for; facets and values that the title does not have count for nothing. */
export function filterOf(query: string, facets: FacetInfo[]): Filter {
  const asked = new URLSearchParams(query);
  const values: Record<string, string> = {};
  for (const facet of facets) {
    const value = asked.get(facet.id) ?? '';
    if (facet.values.some((one) => one.id === value)) values[facet.id] = value;
  }
  return { words: asked.get(WORDS) ?? '', values };
}

/** The address with one thing asked for differently; what stands there besides stays. */
export function withValue(query: string, name: string, value: string): string {
  const asked = new URLSearchParams(query);
  if (value) asked.set(name, value);
  else asked.delete(name);
  const text = asked.toString();
  return text ? `?${text}` : '';
}

/** The address with other words to look for. */
export const withWords = (query: string, words: string): string => withValue(query, WORDS, words);

export const isOpen = (filter: Filter): boolean => filter.words === '' && Object.keys(filter.values).length === 0;

/** The cards that a filter leaves, in their order. */
export function matching(cards: CardFacts[], facets: FacetInfo[], filter: Filter): CardFacts[] {
  const allowed = facets
    .filter((facet) => facet.id in filter.values)
    .map((facet) => new Set(facet.values.find((value) => value.id === filter.values[facet.id])?.cards));
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const named = words.length > 0 ? namesOf(facets) : new Map<string, string>();
  return cards.filter((card) => {
    const text = `${card.name} ${card.text} ${card.mood ?? ''} ${named.get(card.id) ?? ''}`.toLowerCase();
    return allowed.every((some) => some.has(card.id)) && words.every((word) => text.includes(word));
  });
}

/** The names of all values of each card, so that they can be searched, too. */
function namesOf(facets: FacetInfo[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const facet of facets) {
    for (const value of facet.values) {
      for (const card of value.cards) found.set(card, `${found.get(card) ?? ''} ${value.name}`);
    }
  }
  return found;
}

/** What can be chosen of a facet beside what is chosen elsewhere; the value that is chosen always stays. */
export function offers(cards: CardFacts[], facets: FacetInfo[], filter: Filter, facet: FacetInfo): Offer[] {
  const others = Object.fromEntries(Object.entries(filter.values).filter(([id]) => id !== facet.id));
  const left = new Set(matching(cards, facets, { words: filter.words, values: others }).map((card) => card.id));
  return facet.values
    .map((value) => ({ id: value.id, name: value.name, n: value.cards.filter((card) => left.has(card)).length }))
    .filter((offer) => offer.n > 0 || offer.id === filter.values[facet.id]);
}

/** What the server says of one card: the facets it has, with its own values. */
export function facetsOf(id: string, facets: FacetInfo[]): FacetInfo[] {
  return facets
    .map((facet) => ({ ...facet, values: facet.values.filter((value) => value.cards.includes(id)) }))
    .filter((facet) => facet.values.length > 0);
}

export interface Sheet {
  back: boolean;
  cells: (CardFacts | null)[]; // nine, row by row
}

const ACROSS = 3;
const ON_A_SHEET = 9;

/** Cards on sheets of nine; backs are mirrored, so that they lie behind their fronts on paper turned by its long edge. */
export function sheetsOf(cards: CardFacts[], every: boolean, backs: boolean): Sheet[] {
  const all = every ? cards.flatMap((card) => Array.from({ length: card.copies }, () => card)) : cards;
  const sheets: Sheet[] = [];
  for (let at = 0; at < all.length; at += ON_A_SHEET) {
    const cells = Array.from({ length: ON_A_SHEET }, (_, cell) => all[at + cell] ?? null);
    sheets.push({ back: false, cells });
    if (backs) sheets.push({ back: true, cells: mirrored(cells) });
  }
  return sheets;
}

function mirrored(cells: (CardFacts | null)[]): (CardFacts | null)[] {
  return cells.map((_, at) => cells[at - (at % ACROSS) + ACROSS - 1 - (at % ACROSS)] ?? null);
}
