import { contentOf } from '../../lib/titles/content.svelte';
import { t } from '../../lib/device/i18n.svelte';
import { lookOf } from '../../ui/seats';
import type { StageKit } from '../types';
import { at, beat } from './beats';
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
import { STEPS } from './names';
import type { KnightsView } from './view';

const ON_STAGE = ['waster', 'escape_or_face', 'combat_card', 'weapon', 'direction', 'range', 'stalls-update', ...OFFERS];

export const kit: StageKit<KnightsView> = {
  Stage,
  Dock,
  Summary,
  Rival,
  Card: LargeCard,
  Goal,
  Extra,
  RoundCard: null,
  beat,
  recap: weight,
  at,
  sounds,
  steps: STEPS.map((step) => `wk1-${step}`),
  step: (view) => `wk1-${view.step}`,
  round: (view) => t('wk1-round', { n: view.round, of: view.rounds }),
  sub: (view) => t('wk1-sub', { letter: lookOf(view.waster).letter }),
  goal: (view) => contentOf('wk1').cards.get(view.mission.id)?.name ?? '',
  answers: (prompt) => ['path', 'place', 'assign', 'offer'].includes(prompt.kind) || ON_STAGE.includes(prompt.name),
  place: placeName,
  holds: cardsAt,
};
