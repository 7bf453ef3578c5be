import type { Component } from 'svelte';
import { t } from '../../lib/device/i18n.svelte';
import type { Play } from '../../lib/play';
import type { StageKit } from '../types';
import Bill from './prompts/Bill.svelte';
import Dock from './hand/Dock.svelte';
import LargeCard from './hand/LargeCard.svelte';
import Open from './prompts/Open.svelte';
import Rival from './seats/Rival.svelte';
import RoundCard from './seats/RoundCard.svelte';
import Stage from './Stage.svelte';
import { staged } from './reveal/beats';
import { baseName } from './hand/cards';
import { sounds } from './sounds';
import Summary from './seats/Summary.svelte';
import { weight } from './board/rounds';
import { readPlace, STEPS, stepOf, type WarView } from './view';

type View = Record<string, unknown>;
const war = (view: View): WarView => view as unknown as WarView;

function place(key: string, play: Play): string {
  const view = war(play.view());
  const { kind, at, base } = readPlace(key);
  const nameOf = (id: string | null | undefined): string => (id && play.content.cards.get(id)?.name) || '';
  if (kind === 'field') return t('place-field', { n: at, name: nameOf(view.fields[at - 1]?.card) });
  if (kind === 'shop') return t('place-shop');
  if (kind === 'raid') {
    return t('place-raid', { name: baseName(view.seats[at]?.tableau[base ?? 0]), seat: play.name(at) });
  }
  return t('place-defend', { name: baseName(view.you === null ? undefined : view.seats[view.you]?.tableau[at]) });
}

/** My cards of earlier bidding rounds at a place. */
function holds(key: string, play: Play): string[] {
  const view = war(play.view());
  const laid = view.you === null ? [] : (view.seats[view.you]?.laid ?? []);
  return laid.flatMap((one) => (one.place === key && one.card !== null ? [one.card] : []));
}

export const kit: StageKit = {
  Stage: Stage as Component<{ view: View }>,
  Dock: Dock as unknown as Component<{ view: View }>,
  Summary: Summary as unknown as Component<{ view: View }>,
  Rival: Rival as unknown as Component<{ view: View; seat: number }>,
  Card: LargeCard,
  Extra: Bill as unknown as Component<{ view: View }>,
  Open,
  RoundCard,
  weight,
  sounds,
  stages: (lines) => staged(lines).length > 0,
  steps: STEPS,
  step: (view) => stepOf(war(view)),
  round: (view) => t('round', { n: war(view).round }),
  sub: (view) => (war(view).phase === 2 && war(view).bidding_round > 0 ? t('bid-of', { n: war(view).bidding_round }) : ''),
  goal: (view) => t('goal-vp', { n: war(view).goal }),
  place,
  holds,
};
