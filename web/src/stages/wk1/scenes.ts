// Which part of the table fills the stage: a fight, my gear, the Stalls or a deal; else the map does.
import type { FullView } from './gear/full';

export type Part = 'arena' | 'gear' | 'stalls' | 'deal';

const GEAR = ['equip', 'place-gear', 'pay-gear', 'cargo-lost', 'rest-uses', 'blue-gained', 'attach-special', 'detach-special'];
const STALLS = ['trade', 'stalls-update', 'stalls-take'];

/** The parts to show for what is asked of me and what goes on, the most urgent one first. */
export function partsOf(view: FullView, ask: string): Part[] {
  const parts: Part[] = [];
  if (GEAR.includes(ask)) parts.push('gear');
  if (STALLS.includes(ask)) parts.push('stalls');
  if (view.deal) parts.push('deal');
  if (view.arena) parts.push('arena');
  return parts;
}
