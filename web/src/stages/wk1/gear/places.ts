// The places where gear lies, in the order of the sheet, and what lies in each of them.
import type { Id } from '../names';
import type { KnightsView, SeatView } from '../view';

export interface Place {
  key: string; // as answers name it
  cards: Id[];
  printed: Id; // starting gear that is printed on the panel
  covered: boolean; // by the card that lies on it
  both: Id; // a card for both hands, which lies on the panel before as well and is listed there
  room: number | null; // of a store
}

const PANELS = ['hand:1', 'hand:2', 'body', 'pocket:1', 'pocket:2', 'pocket:3'];

/** What lies on a panel, or is printed on it and can be used. */
export const lies = (place: Place): Id => place.cards[0] ?? (place.covered ? null : place.printed);

/** The second hand without what the first hand shows of a card for both. */
function withoutOther(left: Place, right: Place): Partial<Place> {
  const both = lies(right) !== null && lies(right) === lies(left) ? lies(right) : null;
  return { both, cards: both ? [] : right.cards, printed: right.printed === left.printed ? null : right.printed };
}

/** All places of a knight; what a rival has stored is not known, and not shown here. */
export function placesOf(view: KnightsView, me: SeatView): Place[] {
  const laid = [...me.hands, ...me.body, ...me.pockets];
  const panels = PANELS.map((key, at): Place => {
    const card = laid[at] ?? null;
    const printed = me.sheet[at] ?? null;
    return { key, cards: card ? [card] : [], printed, covered: !me.uncovered.includes(printed), both: null, room: null };
  });
  const [left, right] = panels;
  if (left && right) Object.assign(right, withoutOther(left, right));
  const own = view.own;
  const stores: Place[] = [
    { key: 'backpack', cards: own?.backpack ?? [], printed: null, covered: false, both: null, room: me.backpack.room },
    { key: 'vehicle', cards: own?.cargo ?? [], printed: null, covered: false, both: null, room: me.cargo.room },
  ];
  if (me.special.length > 0) stores.push({ key: 'attached', cards: me.special, printed: null, covered: false, both: null, room: null });
  // what has no place yet comes first: it is what has to be moved
  const aside = own?.aside ?? [];
  const loose = aside.length > 0 ? [{ key: 'aside', cards: aside, printed: null, covered: false, both: null, room: null }] : [];
  return [...loose, ...panels, ...stores];
}

/** The enhancements that hang on starting gear: they are parted with like cards. */
export function hungOnSheet(me: SeatView): Id[] {
  return me.links.filter(([, host]) => me.sheet.includes(host ?? null)).map(([one]) => one ?? null);
}

/** The enhancements that hang on a card, among the links that may be known. */
export function hungOn(links: Id[][], host: Id): Id[] {
  return links.filter(([, to]) => to === host).map(([one]) => one ?? null);
}
