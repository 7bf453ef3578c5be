// How long each thing that happens on the road is shown.
import type { LogLine } from '../../lib/net/protocol';

const COUNTER = 450; // something flies to its counter
const USUAL = 700;
const TIMES: Record<string, number> = {
  enters: 350,
  rides: 600,
  pushed: 600,
  'carried-to': 800,
  'move-ends': 350,
  reveals: 600,
  'waster-plays': 900,
  cards: 700,
  weapon: 450,
  range: 600,
  dominance: COUNTER,
  hit: 600,
  miss: 600,
  ammo: COUNTER,
  fuel: 350,
  health: COUNTER,
  radiation: COUNTER,
  reputation: COUNTER,
  'draws-luck': 350,
  'task-marked': COUNTER,
  token: COUNTER,
};
const DICE = ['dice', 'rolls-again'];

/** The hex that a line is about, as the map names it. */
export function at(line: LogLine): string | null {
  const hex = line.data['hex'];
  return typeof hex === 'number' ? `h${hex}` : null;
}

/** The time of a line in ms; a roll takes longer the more dice it has. */
export function beat(line: LogLine): number {
  const dice = line.data['dice'];
  if (DICE.includes(line.kind) && Array.isArray(dice)) return Math.min(600 + 120 * dice.length, 1200);
  return TIMES[line.kind] ?? USUAL;
}
