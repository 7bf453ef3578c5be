// What moves while a beat is shown, besides prizes, which are cards: stock that is paid and won, cards that are laid, points.
import type { Beat } from '../../../lib/beats/queue.svelte';
import type { Flight } from '../../types';
import { columnOf } from '../keys';
import type { WarView } from '../view';
import { placeOf } from './stand';

const STOCK = { scrap: 'gears', juice: 'drop', spark: 'lightning-arc' } as const;
const KINDS = Object.keys(STOCK) as (keyof typeof STOCK)[];

const counter = (seat: number, what: string): string[] => [`[data-counter="${seat} ${what}"]`, `[data-rowhead="${seat}"]`, `[data-counter="${seat} any"]`];
const cell = (place: string, seat: number): string[] => [`[data-cell="${columnOf(place)} ${seat}"]`, `[data-tab-column="${columnOf(place)}"]`];

export function flies(beat: Beat): Flight[] {
  const before = beat.before as unknown as WarView;
  const view = beat.view as unknown as WarView;
  const found: Flight[] = [];
  const source = placeOf(beat.line);
  for (const [seat, now] of view.seats.entries()) {
    const then = before.seats[seat];
    if (!then) continue;
    const bids = [...new Set(then.laid.flatMap((one) => (one.place === null ? [] : [one.place])))].flatMap((place) => cell(place, seat));
    const there = [...(source ? [`[data-prize="${source}"]`] : []), ...bids, '[data-testid="board"]'];
    const add = (what: string, icon: string, change: number, to: string[]): void => {
      if (change !== 0) found.push({ what, seat, icon, set: 'wftw', count: Math.abs(change), from: change > 0 ? there : to, to: change > 0 ? to : there });
    };
    for (const kind of KINDS) add(kind, STOCK[kind], (now.stock?.[kind] ?? 0) - (then.stock?.[kind] ?? 0), counter(seat, 'stock'));
    add('vp', 'laurel-crown', now.score - then.score, counter(seat, 'vp'));
    // cards that are laid come out of the hand
    for (const place of [...new Set(now.laid.flatMap((one) => (one.place === null ? [] : [one.place])))]) {
      const count = now.laid.filter((one) => one.place === place).length - then.laid.filter((one) => one.place === place).length;
      if (count > 0) found.push({ what: 'card', seat, icon: 'card-draw', set: 'wftw', count, card: true, from: counter(seat, 'hand'), to: cell(place, seat) });
    }
  }
  return found;
}
