// Which part of the table fills the stage: a fight, my gear, the Stalls, a deal or cards to choose from; else the map does.
import type { KnightsView } from './view';

export type Part = 'arena' | 'gear' | 'stalls' | 'deal' | 'offers';

const GEAR = ['equip', 'place-gear', 'pay-gear', 'cargo-lost', 'rest-uses', 'blue-gained', 'attach-special', 'detach-special'];
/** What is asked about cards that lie before somebody to choose from. */
export const OFFERS = ['knight_sheet', 'starting-vehicle', 'keep_tasks', 'new_task', 'proposal', 'mission'];
const STALLS = ['trade', 'stalls-update', 'stalls-take'];

/** The parts to show for what is asked of me and what goes on, the most urgent one first. */
export function partsOf(view: KnightsView, ask: string): Part[] {
  const parts: Part[] = [];
  if (GEAR.includes(ask)) parts.push('gear');
  if (OFFERS.includes(ask)) parts.push('offers');
  if (STALLS.includes(ask)) parts.push('stalls');
  if (view.deal) parts.push('deal');
  if (view.arena) parts.push('arena');
  return parts;
}
