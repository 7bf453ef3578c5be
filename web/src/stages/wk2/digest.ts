// What matters to somebody who was away.
import type { LogLine } from '../../lib/net/protocol';

const LOSSES = new Set(['unconscious', 'eliminated', 'wrecked', 'broke', 'injured', 'malfunction']);
const OPEN = new Set(['sheet', 'round', 'ending', 'entry', 'marker']);
const NEWS = new Set(['drives', 'combat-ends', 'test-result', 'plot-action', 'special', 'upgrade', ...LOSSES]);

/** 0 for losses of one's own, 1 for what changes everybody's choices, 2 for news; null for the rest. */
export function weight(line: LogLine, seat: number): number | null {
  if (LOSSES.has(line.kind) && line.seat === seat) return 0;
  if (OPEN.has(line.kind)) return 1;
  return NEWS.has(line.kind) ? 2 : null;
}
