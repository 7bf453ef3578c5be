// Keys of answers in Waste Knights, made and read in one place, as `content/keys.py` of the title reads them.
const CARD = /^(?!h\d+$)[a-z]{1,2}\d{1,2}[a-z]?(\.\d+)?$/; // `g03`, `s13a`, `v01.2`; `h12` is a hex

/** A key that was read: its word, and what it names beside it. */
export interface Answer {
  /** The word that it begins with; `hex`, `card`, `lay`, `attach` or `weapon` if it begins with none. */
  word: string;
  card?: string;
  other?: string; // the host of an enhancement, or the card of a swap
  number?: number; // a hex, a place in a list, which hand or pocket
  what?: string; // a place, an icon or goods
}

/** The answer that names a hex. */
export const hexKey = (hex: number): string => `h${hex}`;

/** The hex that an answer names; null if it names none. */
export function hexOf(key: string | undefined): number | null {
  const { word, number } = read(key ?? '');
  return word === 'hex' ? (number ?? null) : null;
}

/** The place behind a card, such as `hand:1`, as a key for texts and ids: `hand-1`. */
export const placeSlug = (place: string): string => place.replace(':', '-');

/** The kind of a place: `hand` of `hand:1`. */
export const placeKind = (place: string): string => place.split(':')[0] ?? '';

export function read(key: string): Answer {
  if (/^h\d+$/.test(key)) return { word: 'hex', number: Number(key.slice(1)) };
  const [laid = '', place] = key.split('>');
  if (place !== undefined) {
    const [what = '', number] = place.split(':');
    return number === undefined ? { word: 'lay', card: laid, what } : { word: 'lay', card: laid, what, number: Number(number) };
  }
  const [hung = '', host] = key.split('+');
  if (host !== undefined) return { word: 'attach', card: hung, other: host };
  const [word = '', first, second] = key.split(':');
  if (word === 'panel' && first) return { word: 'weapon', what: first };
  if (CARD.test(word)) return first === undefined ? { word: 'card', card: word } : { word: 'weapon', card: word, what: first };
  if (first === undefined) return { word };
  if (/^\d+$/.test(first)) return { word, number: Number(first) };
  if (!CARD.test(first)) return { word, what: first };
  return second === undefined ? { word, card: first } : { word, card: first, other: second };
}
