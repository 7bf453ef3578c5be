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
import SheetHand from './hand/SheetHand.svelte';
import { flies } from './reveal/flights';
import { resultOf } from './reveal/results';
import { placeOf } from './reveal/stand';
import { timeOf } from './reveal/times';
import { baseName } from './hand/cards';
import { reasons } from './reasons';
import { sounds } from './sounds';
import Summary from './seats/Summary.svelte';
import { weight } from './board/rounds';
import { read, readSpot } from './keys';
import { STEPS, stepOf } from './steps';
import type { OpenWarView, WarView } from './view';

function place(key: string, play: Play): string {
  const view = play.view() as unknown as WarView;
  const { kind, at, base } = readSpot(key);
  const nameOf = (id: string | null | undefined): string => (id && play.content.cards.get(id)?.name) || '';
  if (kind === 'field') return t('place-field', { n: at, name: nameOf(view.fields[at - 1]?.card) });
  if (kind === 'shop') return t('place-shop');
  if (kind === 'raid') {
    return t('place-raid', { name: baseName(view.seats[at]?.tableau[base ?? 0]), seat: play.name(at) });
  }
  return t('place-defend', { name: baseName(view.you === null ? undefined : view.seats[view.you]?.tableau[at]) });
}

/** A place in two or three words. */
function brief(key: string, play: Play): string {
  const view = play.view() as unknown as WarView;
  const { kind, at } = readSpot(key);
  if (kind === 'field') return play.content.cards.get(view.fields[at - 1]?.card ?? '')?.name ?? '';
  if (kind === 'raid') return t('place-raid-brief', { seat: play.name(at) });
  return place(key, play);
}

const short = (key: string, play: Play): string => (read(key).word === 'mark' ? brief(key, play) : '');

/** My cards of earlier bidding rounds at a place. */
function holds(key: string, play: Play): string[] {
  const view = play.view() as unknown as WarView;
  const laid = view.you === null ? [] : (view.seats[view.you]?.laid ?? []);
  return laid.flatMap((one) => (one.place === key ? [one.card] : []));
}

export const kit: StageKit<WarView, OpenWarView> = {
  Stage,
  Dock,
  Summary,
  Rival,
  Card: LargeCard,
  Extra: Bill,
  Open,
  RoundCard,
  sounds,
  seated: true,
  Hand: SheetHand,
  beat: timeOf,
  result: resultOf,
  reasons,
  flies,
  recap: weight,
  at: (line) => placeOf(line) || null,
  steps: STEPS,
  step: stepOf,
  round: (view) => t('round', { n: view.round }),
  sub: (view) => (view.phase === 2 && view.bidding_round > 0 ? t('bid-of', { n: view.bidding_round }) : ''),
  goal: (view) => t('goal-vp', { n: view.goal }),
  standing: (view) => view.seats.map((seat) => ({ seat: seat.seat, text: String(seat.score), near: seat.near && !view.over })),
  place,
  brief,
  short,
  holds,
  cards: (prompt) => (prompt.name === 'commitment' ? 'dock' : null),
  idle: (prompt, view) => {
    if (prompt.name !== 'marks') return [];
    const skip = { label: t('marks-skip', { n: view.bidding_round }), end: 'done', times: 0 };
    return view.bidding_round === 1 ? [skip, { label: t('marks-out'), end: 'done', times: 1 }] : [skip];
  },
};
