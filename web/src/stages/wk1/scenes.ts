// What stands beside the map: a fight, a card of the wasteland, my gear, the Stalls, a deal or cards to choose from.
import type { KnightsView } from './view';
import { shelf } from './shelf.svelte';

export type Part = 'arena' | 'encounter' | 'waster' | 'check' | 'gear' | 'stalls' | 'deal' | 'offers' | 'tasks' | 'night' | 'luck';

const GEAR = ['equip', 'place-gear', 'pay-gear', 'cargo-lost', 'rest-uses', 'blue-gained', 'attach-special', 'detach-special'];
/** What is asked in a fight, and lies there as cards. */
export const IN_ARENA = ['combat_card', 'weapon', 'direction', 'range'];
/** What is asked about cards that lie before somebody to choose from. */
export const OFFERS = ['knight_sheet', 'starting-vehicle', 'keep_tasks', 'new_task', 'proposal', 'mission'];
const STALLS = ['trade', 'stalls-update', 'stalls-take'];

/** The parts to show for what is asked of me and what goes on, the most urgent one first; none where the map is asked about. */
export function partsOf(view: KnightsView, ask: string, kind = ''): Part[] {
  const looked: Part[] = shelf.open ? [shelf.open] : [];
  if (view.over) return [];
  if (kind === 'path' || kind === 'place') return looked;
  if (GEAR.includes(ask)) return view.arena ? ['gear', 'arena'] : ['gear'];
  if (OFFERS.includes(ask)) return ['offers'];
  if (STALLS.includes(ask)) return ['stalls'];
  if (ask === 'city_rest') return ['night'];
  if (view.deal) return ['deal'];
  if (ask === 'response') return view.arena ? ['luck', 'arena'] : ['luck'];
  if (view.arena) return ['arena'];
  const parts: Part[] = [];
  if (view.encounter) parts.push('encounter');
  else if (view.step === 'move' && view.active !== null && (view.trip.revealed.length > 0 || ask === 'waster')) parts.push('waster');
  if (rolls(view)) parts.push('check');
  return parts.length > 0 ? parts : looked;
}

/** Whether dice lie on the table that cards may still change. */
const rolls = (view: KnightsView): boolean => view.check !== null && view.check.purpose !== 'attack' && view.waiting.some((one) => one.ask === 'react_my_check');
