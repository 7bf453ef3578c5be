// Splits a sentence where it names a card, a place or anything else that has a card, so that the name can open it.
import type { CardFacts, Content } from '../../lib/titles/content.svelte';

export interface Piece {
  text: string;
  card: string; // the id of what is named; '' for words alone
}

interface Known {
  ids: Map<string, string>; // by name
  pattern: RegExp | null;
}

const known = new WeakMap<Map<string, CardFacts>, Known>();

function knownOf(cards: Map<string, CardFacts>): Known {
  let found = known.get(cards);
  if (!found) {
    const ids = new Map<string, string>();
    // of several cards with one name the first stands for all of them
    for (const card of cards.values()) if (card.name && !ids.has(card.name)) ids.set(card.name, card.id);
    const longest = [...ids.keys()].sort((a, b) => b.length - a.length);
    const escaped = longest.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    // a name is a whole word or several: "Pumps" is not in "Pumpset"
    const pattern = escaped.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null;
    known.set(cards, (found = { ids, pattern }));
  }
  return found;
}

export function pieces(text: string, cards: Map<string, CardFacts>): Piece[] {
  const { ids, pattern } = knownOf(cards);
  if (!pattern) return [{ text, card: '' }];
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, card: ids.get(part) ?? '' }));
}

/** The card that an answer plays, buys or takes: the one its key has, or the only one that its words name. */
export function cardOf(option: { key: string; label: string }, content: Pick<Content, 'cards'>): CardFacts | undefined {
  for (const word of option.key.split(/[^\w.]+/)) {
    const card = content.cards.get(word);
    if (card && option.label.includes(card.name)) return card;
  }
  const named = new Set(pieces(option.label, content.cards).flatMap((piece) => (piece.card ? [piece.card] : [])));
  return named.size === 1 ? content.cards.get([...named][0] ?? '') : undefined;
}
