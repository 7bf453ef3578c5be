// The steps of a round, as the step track shows them.
import type { WarView } from './view';

export const STEPS = ['collect', 'mark', 'lay', 'reveal', 'field', 'raid', 'market', 'end'];

/** The step of the step track: bidding is shown as its two halves. */
export function stepOf(view: WarView): string {
  const names = ['', 'collect', 'mark', 'reveal', 'field', 'raid', 'market', 'market', 'end'];
  if (view.phase !== 2) return names[view.phase] ?? 'collect';
  const asks = view.waiting.map((one) => one.ask);
  return asks.includes('commitment') || asks.includes('base') ? 'lay' : 'mark';
}
