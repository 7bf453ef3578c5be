// What gives a knight reason to say something.
import type { LogLine } from '../../lib/net/protocol';
import type { Mood, Moved } from '../../lib/remarks';

const OWN: Record<string, Mood> = {
  'knocked-out': 'down',
  'vehicle-wrecked': 'wrecked',
  escaped: 'escaped',
  caught: 'caught',
  'task-done': 'step',
  'ingredient-taken': 'step',
  'relay-taken': 'step',
};
const ROBBERIES: Record<string, string> = { steals: 'rival', 'steals-task': 'rival', 'ingredient-stolen': 'knight' }; // and who was robbed

export function reasons(line: LogLine): Moved[] {
  const { kind, seat, data } = line;
  const rival = Number(data['rival'] ?? -1);
  if (kind === 'combat-ends' && (data['side'] === 0 || data['side'] === 1)) {
    const won = data['side'] === 0;
    const other: Moved[] = data['duel'] ? [{ seat: rival, mood: won ? 'lost' : 'won' }] : [];
    return [{ seat, mood: won ? 'won' : 'lost' }, ...other];
  }
  const victim = ROBBERIES[kind];
  if (victim !== undefined) return [{ seat: Number(data[victim] ?? -1), mood: 'robbed' }, { seat, mood: 'robs' }];
  const mood = OWN[kind];
  return mood ? [{ seat, mood }] : [];
}
