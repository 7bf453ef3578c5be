import { t } from '../../lib/device/i18n.svelte';
import type { StageKit } from '../types';
import { at, beat } from './beats';
import Trip from './board/Trip.svelte';
import { weight } from './digest';
import Dock from './hand/Dock.svelte';
import InSheet from './hand/InSheet.svelte';
import LargeCard from './hand/LargeCard.svelte';
import Sheet from './hand/Sheet.svelte';
import { nameOf } from './names';
import Aside from './plot/Aside.svelte';
import Goal from './plot/Goal.svelte';
import { goalLine } from './plot/goal';
import { result } from './results';
import Rival from './seats/Rival.svelte';
import Summary from './seats/Summary.svelte';
import { partOf, SPREAD } from './scenes';
import { sounds } from './sounds';
import Stage from './Stage.svelte';
import type { RoadView } from './view';

const ON_STAGE = ['action', 'camp', 'shop', 'deal', 'finding', ...SPREAD];

export const kit: StageKit<RoadView> = {
  Stage,
  Dock,
  Sheet,
  Aside,
  Summary,
  Rival,
  Card: LargeCard,
  Goal,
  Extra: Trip,
  Hand: InSheet,
  RoundCard: null,
  beat,
  recap: weight,
  result,
  at,
  sounds,
  steps: [],
  step: () => '',
  round: (view) => (view.plot === null || view.round < 1 ? t('wk2-setting-up') : t('wk2-round', { n: view.round })),
  sub: (view) => (view.active === view.you && view.actions > 0 ? t('wk2-actions-left', { n: view.actions }) : ''),
  heading: (view) => t(`wk2-adventure-${view.options['adventure'] as string}`),
  face: (view, seat) => (view.seats[seat]?.knight ? `wk2/knights/${view.seats[seat]?.knight}` : ''),
  goal: goalLine,
  standing: () => [],
  crowded: (view, prompt) => (view.players ?? 1) > 1 && partOf(view, prompt?.name ?? '', prompt?.kind, null) !== null,
  answers: (prompt) => ['path', 'place', 'story'].includes(prompt.kind) || prompt.name === 'space' || ON_STAGE.includes(prompt.name),
  cards: (prompt) => (prompt.kind === 'story' || ON_STAGE.includes(prompt.name) ? 'stage' : null),
  place: (key) => nameOf(key),
};
