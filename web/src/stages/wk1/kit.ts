import type { Component } from 'svelte';
import { contentOf } from '../../lib/titles/content.svelte';
import { t } from '../../lib/device/i18n.svelte';
import { lookOf } from '../../ui/seats';
import type { StageKit } from '../types';
import { weight } from './digest';
import Dock from './hand/Dock.svelte';
import { cardsAt, placeName } from './gear/place';
import Extra from './Extra.svelte';
import Goal from './tasks/Goal.svelte';
import LargeCard from './hand/LargeCard.svelte';
import Rival from './seats/Rival.svelte';
import { OFFERS } from './scenes';
import Stage from './Stage.svelte';
import { sounds } from './sounds';
import Summary from './seats/Summary.svelte';
import { STEPS, type KnightsView } from './view';

type View = Record<string, unknown>;
const knights = (view: View): KnightsView => view as unknown as KnightsView;

const ON_STAGE = ['waster', 'escape_or_face', 'combat_card', 'weapon', 'direction', 'range', 'stalls-update', ...OFFERS];

export const kit: StageKit = {
  Stage: Stage as Component<{ view: View }>,
  Dock: Dock as unknown as Component<{ view: View }>,
  Summary: Summary as unknown as Component<{ view: View }>,
  Rival: Rival as unknown as Component<{ view: View; seat: number }>,
  Card: LargeCard,
  Goal: Goal as unknown as Component<{ view: View }>,
  Extra: Extra as unknown as Component<{ view: View }>,
  RoundCard: null,
  weight,
  sounds,
  steps: STEPS.map((step) => `wk1-${step}`),
  step: (view) => `wk1-${knights(view).step}`,
  round: (view) => t('wk1-round', { n: knights(view).round, of: knights(view).rounds }),
  sub: (view) => t('wk1-sub', { letter: lookOf(knights(view).waster).letter }),
  goal: (view) => contentOf('wk1').cards.get(knights(view).mission.id)?.name ?? '',
  answers: (prompt) => ['path', 'place', 'assign', 'offer'].includes(prompt.kind) || ON_STAGE.includes(prompt.name),
  place: placeName,
  holds: cardsAt,
};
