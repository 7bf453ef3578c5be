// The bases under attack: whose they are, and who comes for them.
import { readSpot } from '../keys';
import type { Base, WarView } from '../view';

export interface RaidOn {
  place: string;
  owner: number;
  base: Base | undefined;
  from: number[];
}

export function raidsIn(view: WarView): RaidOn[] {
  const found: RaidOn[] = [];
  for (const seat of view.seats) {
    for (const { place } of seat.raids) {
      const { at, base } = readSpot(place);
      const there = found.find((one) => one.place === place);
      if (there) there.from.push(seat.seat);
      else found.push({ place, owner: at, base: view.seats[at]?.tableau[base ?? 0], from: [seat.seat] });
    }
  }
  return found;
}
