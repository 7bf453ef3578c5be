// Whether somebody answers as the Waster, and for whom; read from the view and the name of the ask.
import type { KnightsView } from '../view';

// asks that the Waster answers in that role and never as a knight
const AS_WASTER = new Set([
  'waster', 'new_task', 'token_hex', 'stalls-update', 'neighbour', 'leave_ingredient', 'cultist_hex', 'procession_hex',
  'threat_hex', 'train_start', 'train_step', 'villain_city', 'villain_step', 'city', 'mission',
]);
// asks of a fight: the Waster answers them for the enemy, in a duel a knight does
const IN_FIGHT = new Set(['combat_card', 'direction', 'weapon']);

export interface WasterRole {
  for: number | null; // the knight it is against; null for the whole table
}

/** The Waster's role in what this seat is asked now; null if it answers as a knight. */
export function wasterRole(view: KnightsView, ask: string): WasterRole | null {
  if (view.you === null || view.waster !== view.you) return null;
  const enemy = view.arena !== null && view.arena['duel'] === false && view.active !== view.you;
  if (!AS_WASTER.has(ask) && !(enemy && IN_FIGHT.has(ask))) return null;
  return { for: view.active === view.you ? null : view.active };
}
