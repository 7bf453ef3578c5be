// Keys of answers and places in War for the Wasteland, read in one place, as `content/keys.py` of the title reads them.
const CARD = /^[a-z]{2}\d\d$/;
const TARGETS = ['field', 'raid', 'shop'];
const PLACES = [...TARGETS, 'defend'];

/** A key that was read: its word, and what it names beside it. */
export interface Answer {
  /** The word that it begins with; `mark` of a target alone, `lay` of a card at a place. */
  word: string;
  number?: number; // of a card that lies, a card of the row, a base card, or a seat
  position?: number; // of a face-down card of that seat
  card?: string;
  place?: string;
  target?: string;
}

export function read(key: string): Answer {
  const [head = '', place] = key.split('@');
  const words = head.split(':');
  if (TARGETS.includes(words[0] ?? '')) return { word: 'mark', target: key };
  const card = CARD.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const [word = 'lay', ...rest] = words;
  const answer: Answer = { word };
  if (card !== undefined) answer.card = card;
  if (place !== undefined) answer.place = place;
  if (PLACES.includes(rest[0] ?? '')) answer.place = rest.join(':');
  else if (rest[0] !== undefined) {
    answer.number = Number(rest[0]);
    if (rest[1] !== undefined) answer.position = Number(rest[1]);
  }
  return answer;
}

/** A key of a target or a place that was read. */
export interface Spot {
  kind: 'field' | 'shop' | 'raid' | 'defend';
  at: number; // the battlefield from 1, the rival, or the base that is defended
  base: number | null;
}

/** Read a key such as `field:2`, `shop`, `raid:1`, `raid:1:0` or `defend:0`. */
export function readSpot(key: string): Spot {
  const [kind, at, base] = key.split(':');
  return {
    kind: (kind ?? 'shop') as Spot['kind'],
    at: at === undefined ? 0 : Number(at),
    base: base === undefined ? null : Number(base),
  };
}

/** The key of a place that a line of the log gives as a number, as `content/bid_places.py` counts them. */
export function placeKey(place: number): string {
  const [SHOP, RAIDS, BASES, DEFENCE] = [4, 64, 64, 1024];
  if (place < SHOP) return `field:${place + 1}`;
  if (place === SHOP) return 'shop';
  if (place >= DEFENCE) return `defend:${place - DEFENCE}`;
  return `raid:${Math.floor((place - RAIDS) / BASES)}:${(place - RAIDS) % BASES}`;
}

/** The column of the bid board that a place belongs to. */
export function columnOf(key: string): string {
  const spot = readSpot(key);
  if (spot.kind === 'field') return `field:${spot.at}`;
  return spot.kind === 'shop' ? 'shop' : 'raids';
}
