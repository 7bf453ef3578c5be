// The bid board: which cards of which seat lie where, round by round. It only sorts what the view says.
import { columnOf, read, readSpot } from '../keys';
import type { Laid, WarView } from '../view';

export interface Column {
  key: string; // field:1, shop, raids
  kind: 'field' | 'shop' | 'raids';
  at: number;
  card: string | null;
}

export interface Cell {
  marked: boolean;
  places: { place: string; cards: (string | null)[]; draft: boolean; since?: number }[];
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
      if (word === 'lay' && card && place) cards.push({ card, place });
      else if (ask === 'marks' && answer !== 'done') marks.push(answer);
    }
  }
  return { cards, marks };
}

/** What one seat has in one column in one bidding round. */
export function cellOf(view: WarView, seat: number, round: number, column: string, draft: Tentative | null): Cell {
  const owner = view.seats[seat];
  const places: Cell['places'] = [];
  const put = (place: string, card: string | null, isDraft: boolean): void => {
    const there = places.find((one) => one.place === place && one.draft === isDraft);
    if (there) there.cards.push(card);
    else places.push({ place, cards: [card], draft: isDraft });
  };
  let marked = false;
  for (const laid of (owner?.laid ?? []) as Laid[]) {
    if (laid.place && laid.round === round && columnOf(laid.place) === column) {
      put(laid.place, laid.card, false);
      marked = true;
    }
  }
  if (round === view.bidding_round) {
    for (const mark of owner?.marks ?? []) {
      if (columnOf(mark) === column) {
        marked = true;
        const raid = owner?.raids.find((one) => readSpot(one.place).at === readSpot(mark).at);
        const place = readSpot(mark).kind === 'raid' && raid ? raid.place : mark;
        if (!places.some((one) => one.place === place)) places.push({ place, cards: [], draft: false });
      }
    }
    if (draft) {
      for (const mark of draft.marks) {
        if (columnOf(mark) === column) {
          marked = true;
          if (!places.some((one) => one.place === mark)) places.push({ place: mark, cards: [], draft: true });
        }
      }
      for (const { card, place } of draft.cards) if (columnOf(place) === column) put(place, card, true);
    }
  }
  return { marked, places: places.filter((one) => one.cards.length > 0 || !places.some((other) => other !== one && other.place === one.place)) };
}

/** The bidding rounds the board shows. */
export function roundsShown(view: WarView): number[] {
  const last = Math.max(1, view.bidding_round, ...view.seats.flatMap((seat) => seat.laid.map((one) => one.round ?? 1)));
  return Array.from({ length: last }, (_, index) => index + 1);
}
