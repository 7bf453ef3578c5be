// The board: which cards of which seat lie where. It only sorts what the view says.
import { columnOf, read, readSpot } from '../keys';
import type { Laid, Place, WarView } from '../view';

export interface Column {
  key: string; // field:1, shop, raids
  kind: 'field' | 'shop' | 'raids';
  at: number;
  card: string | null;
}

/** A card that lies somewhere; null for one that the viewer may not know. */
export interface Piece {
  card: string | null;
  strength: number | null;
  bid: number | null; // in which bid it was laid
  draft: boolean;
}

/** What a seat has at one place. */
export interface Group {
  place: string;
  pieces: Piece[];
  marked: boolean; // in this bid, and no card lies there yet
}

export interface Tentative {
  cards: { card: string; place: string; strength?: number }[];
  marks: string[];
}

export function columns(view: WarView): Column[] {
  const fields = view.fields.map((field, index): Column => ({
    key: `field:${index + 1}`,
    kind: 'field',
    at: index + 1,
    card: field.card,
  }));
  return [...fields, { key: 'shop', kind: 'shop', at: 0, card: null }, { key: 'raids', kind: 'raids', at: 0, card: null }];
}

/** My tentative cards and marks: those the server knows, and those of answers not sent yet. */
export function tentative(view: WarView, ask: string, answers: string[], previewed: boolean): Tentative {
  const mine = view.mine;
  const cards: Tentative['cards'] = [...(mine?.draft ?? [])];
  const marks = [...(mine?.draft_marks ?? [])];
  if (!previewed) {
    for (const answer of answers) {
      const { word, card, place } = read(answer);
      if (word === 'lay' && card && place) {
        const strength = mine?.adds?.[place]?.[card];
        cards.push(strength === undefined ? { card, place } : { card, place, strength });
      } else if (ask === 'marks' && answer !== 'done') marks.push(answer);
    }
  }
  return { cards, marks };
}

/** What one seat has in one column, place by place. */
export function groupsOf(view: WarView, seat: number, column: string, draft: Tentative | null): Group[] {
  const owner = view.seats[seat];
  const found: Group[] = [];
  const at = (place: string): Group => {
    let there = found.find((one) => one.place === place);
    if (!there) found.push((there = { place, pieces: [], marked: false }));
    return there;
  };
  for (const laid of (owner?.laid ?? []) as Laid[]) {
    if (laid.place === null || columnOf(laid.place) !== column) continue;
    at(laid.place).pieces.push({ card: laid.card === '?' ? null : laid.card, strength: laid.strength, bid: laid.round, draft: false });
  }
  const mark = (key: string): void => {
    if (columnOf(key) !== column) return;
    const raid = owner?.raids.find((one) => readSpot(one.place).at === readSpot(key).at);
    at(readSpot(key).kind === 'raid' && raid ? raid.place : key).marked = true;
  };
  for (const key of owner?.marks ?? []) mark(key);
  for (const { card, place, strength } of draft?.cards ?? []) {
    if (columnOf(place) === column) at(place).pieces.push({ card, strength: strength ?? null, bid: view.bidding_round, draft: true });
  }
  for (const group of found) {
    if (group.pieces.some((one) => one.bid === view.bidding_round)) group.marked = false;
  }
  return found;
}

/** What is known of a place: totals, the value of an attacked base. */
export const placeIn = (view: WarView, key: string): Place | undefined => view.places.find((one) => one.place === key);

/** What one seat has in one place, as the server counts it; guards are counted with the base they stand at. */
export function totalOf(view: WarView, seat: number, place: string): number | null {
  const { kind, at } = readSpot(place);
  if (kind === 'defend') return view.places.find((one) => one.guard?.seat === seat && readSpot(one.place).base === at)?.guard?.shown ?? null;
  return placeIn(view, place)?.sides.find((one) => one.seat === seat)?.shown ?? null;
}

/** The places of a column where something is contested. */
export const placesIn = (view: WarView, column: string): Place[] => view.places.filter((one) => columnOf(one.place) === column);

/** The seats from across the table to the reader, who sits nearest. */
export function rowsOf(view: WarView): number[] {
  const all = view.seats.map((seat) => seat.seat);
  if (view.you === null) return all;
  const you = view.you;
  return [...all.slice(you + 1), ...all.slice(0, you), you];
}
