// How long each thing that happens on the road is shown.
import type { LogLine } from '../../lib/net/protocol';

const COUNTER = 450;
const TIMES: Record<string, number> = {
  sheet: 900,
  entry: 250, // the reader holds what comes after it
  round: 600,
  drives: 900,
  token: 500,
  card: 900,
  'turns-up': 700,
  'test-result': 2000,
  combat: 900,
  'foe-wounded': 600,
  gained: COUNTER,
  spent: 300,
  xp: COUNTER,
  marker: COUNTER,
};
const ROLLS = ['test', 'attack', 'foe-attack', 'rolls', 'thrown'];

/** The space that a line is about, as the map names it. */
export function at(line: LogLine): string | null {
  const { space, route } = line.data;
  if (typeof space === 'string') return space;
  return Array.isArray(route) ? String(route.at(-1)) : null;
}

/** The time of a line in ms; a roll takes longer the more dice it has. */
export function beat(line: LogLine): number {
  const dice = line.data['dice'];
  if (ROLLS.includes(line.kind) && Array.isArray(dice)) return Math.min(700 + 90 * dice.length, 1300);
  return TIMES[line.kind] ?? 600;
}
