import { t } from '../../lib/device/i18n.svelte';
import type { StageKit } from '../types';
import { at, beat } from './beats';
import { weight } from './digest';
import Dock from './hand/Dock.svelte';
import { cardsAt, placeName } from './gear/place';
import Extra from './Extra.svelte';
import { goalLine, missionName, standing } from './goal';
import Goal from './tasks/Goal.svelte';
import Hand from './prompts/Hand.svelte';
import LargeCard from './hand/LargeCard.svelte';
import { flies } from './flights';
import { reasons } from './reasons';
import { result } from './results';
import Rival from './seats/Rival.svelte';
import { IN_ARENA, OFFERS, partsOf } from './scenes';
import Sheet from './hand/Whole.svelte';
import Stage from './Stage.svelte';
import { sounds } from './sounds';
import Summary from './seats/Summary.svelte';
import Aside from './tasks/Aside.svelte';
import type { KnightsView } from './view';

const ON_STAGE = ['waster', 'escape_or_face', ...IN_ARENA, 'stalls-update', 'city_rest', ...OFFERS];

// where every answer lies on the stage as something to press
const AS_CARDS = ['city_rest', 'escape_or_face', 'waster', 'equip', 'place-gear', ...IN_ARENA, ...OFFERS];

const PREPARES = ['setup', 'waster', 'knights'];

export const kit: StageKit<KnightsView> = {
  Stage,
  Dock,
  Sheet,
  Aside,
  Summary,
  Rival,
  Card: LargeCard,
  Goal,
  Extra,
  Hand,
  RoundCard: null,
  beat,
  recap: weight,
  result,
  flies,
  at,
  reasons,
  sounds,
  steps: ['wk1-prepare', 'wk1-move', 'wk1-explore', 'wk1-rest'],
  step: (view) => `wk1-${PREPARES.includes(view.step) ? 'prepare' : view.step}`,
  round: (view) => t('wk1-round', { n: view.round, of: view.rounds }),
  sub: () => '',
  heading: missionName,
  face: (view, seat) => (view.seats[seat]?.knight ? `wk1/knights/${view.seats[seat]?.knight}` : ''),
  goal: goalLine,
  standing,
  crowded: (view, prompt) => partsOf(view, prompt?.name ?? '', prompt?.kind).length > 0,
  answers: (prompt) => ['path', 'place', 'assign', 'offer'].includes(prompt.kind) || ON_STAGE.includes(prompt.name),
  cards: (prompt) => (AS_CARDS.includes(prompt.name) || ['path', 'offer'].includes(prompt.kind) ? 'stage' : null),
  place: placeName,
  holds: cardsAt,
};
