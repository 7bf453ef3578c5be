// Seats that fit what is played.
import type { ScenarioInfo, SeatWish } from '../net/protocol';

const people = (seats: SeatWish[]): number => seats.filter((seat) => seat.kind !== 'bot').length;

/** Whether no number of seats fits everything that a title can play: then a choice brings its seats along. */
export const eachItsOwn = (list: ScenarioInfo[]): boolean => Math.max(0, ...list.map((one) => one.min_players)) > Math.min(...list.map((one) => one.max_players));

/** Whether a scenario can be played from here: the seats fit it, or bots that come or go would make them fit. */
export function fits(one: ScenarioInfo, seats: SeatWish[], flexible: boolean): boolean {
  if (flexible) return people(seats) <= one.max_players;
  return seats.length >= one.min_players && seats.length <= one.max_players;
}

/** The seats with as many bots as the scenario needs. */
export function seatsFor(one: ScenarioInfo, seats: SeatWish[], bot: string): SeatWish[] {
  const found = [...seats];
  while (found.length > one.max_players) {
    const at = found.map((seat) => seat.kind).lastIndexOf('bot');
    if (at < 0) break;
    found.splice(at, 1);
  }
  while (found.length < one.min_players) found.push({ kind: 'bot', bot });
  return found;
}
