// How one wins, in a sentence for the header, and where everybody stands.
import { t } from '../../lib/device/i18n.svelte';
import { contentOf } from '../../lib/titles/content.svelte';
import type { Standing } from '../types';
import type { KnightsView } from './view';

/** The name of the mission. */
export const missionName = (view: KnightsView): string => contentOf('wk1').cards.get(view.mission.id)?.name ?? '';

/** What wins the mission. */
export const goalLine = (view: KnightsView): string => t(`wk1-goal-${view.mission.id}`, { n: view.mission.goal, have: view.mission.have[0] ?? 0 });

/** Where each seat stands; together, where all win or lose together. */
export function standing(view: KnightsView): Standing[] {
  const { mission } = view;
  return view.seats.map(({ seat }) => ({
    seat,
    text: mission.goal > 0 ? t('wk1-of', { n: mission.have[seat] ?? 0, of: mission.goal }) : String(mission.have[seat] ?? 0),
    near: mission.near[seat] ?? false,
  }));
}
