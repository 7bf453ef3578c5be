// The plain kit: it can play any title from its view and its decisions alone.
import type { StageKit } from '../types';
import { t } from '../../lib/device/i18n.svelte';
import Dock from './hand/Dock.svelte';
import LargeCard from './hand/LargeCard.svelte';
import Rival from './seats/Rival.svelte';
import Stage from './Stage.svelte';
import Summary from './seats/Summary.svelte';

export const kit: StageKit = {
  Stage,
  Dock,
  Summary,
  Rival,
  Card: LargeCard,
  Extra: null,
  RoundCard: null,
  beat: () => 700,
  sounds: {},
  steps: [],
  step: () => '',
  round: (view) => (typeof view['round'] === 'number' ? t('round', { n: view['round'] }) : ''),
  sub: (view) => (typeof view['phase'] === 'string' ? view['phase'] : ''),
  goal: (view) => (typeof view['goal'] === 'string' || typeof view['goal'] === 'number' ? t('goal', { goal: view['goal'] }) : ''),
  place: (key) => key.replaceAll(/[:_]/g, ' '),
};
