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
import { reasons } from './reasons';
import { result } from './results';
import Rival from './seats/Rival.svelte';
import Summary from './seats/Summary.svelte';
import { offers, partOf } from './scenes';
import { sounds } from './sounds';
import Stage from './Stage.svelte';
import type { RoadView } from './view';

/** Which page and round it is: rounds begin again on each page, and a page that is turned has none yet. */
function roundLine({ plot, round }: RoadView): string {
  if (plot === null) return t('wk2-setting-up');
  return round < 1 ? t('wk2-page', { n: plot.number, of: plot.of }) : t('wk2-page-round', { page: plot.number, n: round });
}

export const kit: StageKit<RoadView> = {
  pages: true,
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
  reasons,
  sounds,
  steps: [],
  step: () => '',
  round: roundLine,
  sub: (view) => (view.active === view.you && view.actions > 0 ? t('wk2-actions-left', { n: view.actions }) : ''),
  heading: (view) => t(`wk2-adventure-${view.options['adventure'] as string}`),
  face: (view, seat) => (view.seats[seat]?.knight ? `wk2/knights/${view.seats[seat]?.knight}` : ''),
  goal: goalLine,
  standing: () => [],
  crowded: (view, prompt) => (view.players ?? 1) > 1 && partOf(view, prompt?.name ?? '', prompt?.kind, null) !== null,
  answers: (prompt, view) => ['path', 'place'].includes(prompt.kind) || prompt.name === 'space' || offers(view, prompt.name, prompt.kind),
  cards: (prompt, view) => (offers(view, prompt.name, prompt.kind) ? 'stage' : null),
  place: (key) => nameOf(key),
};
