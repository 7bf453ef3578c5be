// What matters to somebody who was away; what happened was decided by the server.
import type { LogLine } from '../../lib/net/protocol';

const LOSSES = new Set(['knocked-out', 'vehicle-wrecked', 'vehicle-damaged', 'gear-discarded', 'wagons-dropped', 'ingredient-left', 'carried-to']);
const THEFTS = new Set(['steals', 'steals-task', 'ingredient-stolen']);
const OPEN = new Set(['round', 'last-round', 'task-introduced', 'task-outdated', 'crowd-calls', 'villain-appears', 'shrine', 'train-moves', 'supremacy', 'game-over']);
const NEWS = new Set(['waster-plays', 'task-done', 'ingredient-taken', 'relay-taken', 'relay-taken-over', 'laurels', 'combat-ends', 'move-ends', ...LOSSES, ...THEFTS]);
const ENDED = new Set(['escaped', 'caught', 'combat-ends']);

/** 0 for losses of one's own, 1 for what changes one's choices, 2 for news; null for the rest. */
export function weight(line: LogLine, seat: number): number | null {
  const from = line.data['rival'] ?? line.data['knight'];
  if (THEFTS.has(line.kind) && from === seat) return 0;
  if (LOSSES.has(line.kind) && line.seat === seat) return 0;
  if (line.seat === seat && line.kind === 'task-failed') return 0;
  if (OPEN.has(line.kind)) return 1;
  // the Waster is told how the card ended
  if (ENDED.has(line.kind) && line.seat !== seat) return line.data['rival'] === seat ? 1 : 2;
  return NEWS.has(line.kind) ? 2 : null;
}
