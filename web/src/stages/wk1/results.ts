// The cards that stop play for what matters to a seat: fights, losses, finds, steps of the mission, tasks, and how the card ended
// that I played as the Waster. All of it is read from the line and from the views before and after it.
import { t } from '../../lib/device/i18n.svelte';
import type { Beat } from '../../lib/beats/queue.svelte';
import { contentOf } from '../../lib/titles/content.svelte';
import type { Changed, ResultSpec } from '../types';
import Picture from './art/Picture.svelte';
import { kindOf } from './art/foes';
import { at } from './beats';
import type { KnightsView, SeatView } from './view';

const COUNTERS = ['health', 'radiation', 'ammo', 'fuel', 'reputation'] as const;
const FOUND = ['gains-gear', 'gains-blue', 'clue'];
const STEPS = ['ingredient-taken', 'relay-taken', 'relay-taken-over', 'wagon-kept', 'laurels'];
const ENDS = ['escaped', 'caught'];
// what a card may have done to its knight
const CAME = ['ammo', 'fuel', 'health', 'radiation', 'reputation', 'gains-gear', 'gains-blue', 'gear-discarded', 'vehicle-damaged', 'vehicle-wrecked', 'knocked-out', 'event-cancelled'];
const TOLD = 2; // lines on a card

/** What was there when a fight or a card began: what it changed is told at its end. */
interface Begun {
  card: string | null;
  waster: number; // who played it
  target: number;
  seats: SeatView[];
  ended: string; // 'escaped', 'caught' or 'fought'
  lines: string[]; // what the log said of it
}
let fight: SeatView[] | null = null;
let played: Begun | null = null;

function changed(seat: number, before: SeatView[], after: SeatView[]): Changed[] {
  const [then, now] = [before[seat], after[seat]];
  if (!then || !now) return [];
  return COUNTERS.filter((key) => then[key] !== now[key]).map((key) => ({ what: t(`wk1-${key}`), from: then[key], to: now[key] }));
}

const nameOf = (card: string | null | undefined): string => (card ? (contentOf('wk1').cards.get(card)?.name ?? '') : '');
const foeOf = (card: string | null | undefined): string | null => (card ? kindOf(contentOf('wk1').cards.get(card)) : null);

/** The card for a beat; null for most. */
export function result(beat: Beat, seat: number): ResultSpec | null {
  const before = beat.before as unknown as KnightsView;
  const after = beat.view as unknown as KnightsView;
  const { kind, data, text } = beat.line;
  const mine = beat.line.seat === seat;
  const me = after.seats[seat]?.knight ?? null;
  const place = at(beat.line);
  const spec = (tone: ResultSpec['tone'], key: string, more: Partial<ResultSpec> & { foe?: string | null; knight?: string | null; name?: string } = {}): ResultSpec => {
    const { foe = null, knight = me, name = '', ...rest } = more;
    return {
      tone,
      picture: { Component: Picture, props: { knight, foe } },
      heading: t(`wk1-result-${key}`, { name }),
      lines: [text],
      cause: '',
      changes: changed(seat, before.seats, after.seats),
      ...(place ? { place } : {}),
      ...rest,
    };
  };

  const meets = before.encounter !== null || before.arena !== null; // what comes later is not the card's doing
  if (kind === 'combat') fight = before.seats;
  if (kind === 'waster-plays') played = { card: after.trip.card, waster: after.waster, target: after.active ?? -1, seats: before.seats, ended: '', lines: [] };
  if (played && (ENDS.includes(kind) || (kind === 'combat-ends' && !data['duel']))) {
    played.ended = ENDS.includes(kind) ? kind : 'fought';
    played.lines = [text];
  } else if (played && meets && CAME.includes(kind) && (beat.line.seat === played.target || kind === 'event-cancelled')) played.lines.push(text);

  if (kind === 'combat-ends') {
    const side = mine ? 0 : data['rival'] === seat && data['duel'] ? 1 : -1;
    if (side < 0) return null;
    const foe = before.arena?.foe ?? null;
    const rival = before.seats[Number(data['rival'])]?.knight ?? null;
    const won = data['side'] === side;
    const lost = data['side'] === 1 - side;
    const arena = before.arena;
    const dominance = (arena?.dominance ?? 0) * (side === 0 ? 1 : -1);
    const down = arena?.health.findIndex((left) => left <= 0) ?? -1;
    const cause = down >= 0 ? t('wk1-result-health', { mine: down === side ? 'yes' : 'no' }) : t('wk1-result-dominance', { n: Math.abs(dominance), lead: dominance > 0 ? 'you' : dominance < 0 ? 'they' : 'nobody' });
    return spec(won ? 'good' : lost ? 'bad' : 'news', won ? 'won' : lost ? 'lost' : 'draw', {
      foe: data['duel'] ? null : foeOf(foe),
      knight: data['duel'] && !won ? rival : me,
      cause,
      changes: changed(seat, fight ?? before.seats, after.seats),
    });
  }
  if (kind === 'knocked-out' && mine) return spec('bad', 'down', { cause: t(Number(data['health']) <= 0 ? 'wk1-result-no-health' : 'wk1-result-radiation') });
  if ((kind === 'steals' && data['rival'] === seat) || (kind === 'ingredient-stolen' && data['knight'] === seat)) return spec('bad', 'robbed', { knight: after.seats[beat.line.seat]?.knight ?? null });
  if (kind === 'caught' && mine) return spec('bad', 'caught', { foe: foeOf(before.encounter?.card), changes: changed(seat, played?.seats ?? before.seats, after.seats) });
  if (STEPS.includes(kind) && mine && !(kind === 'laurels' && Number(data['change']) < 0)) {
    const have = { what: t(`wk1-score-${after.mission.id}`), from: before.mission.have[seat] ?? 0, to: after.mission.have[seat] ?? 0 };
    return spec('good', 'step', { changes: [have], cause: t('wk1-result-goal', { n: after.mission.have[seat] ?? 0, of: after.mission.goal }) });
  }
  if (kind === 'task-done' && mine) return spec('good', 'task');
  if (kind === 'task-failed' && mine) return spec('bad', 'task-failed');
  if (FOUND.includes(kind) && mine) return spec('good', 'found');
  // the card that I played as the Waster is out of the way, or all that it did is known: how it ended
  const gone = played && !after.encounter && !after.arena && (played.ended !== '' || before.encounter !== null);
  const hurt = played?.ended === 'caught' && kind === 'health' && beat.line.seat === played.target;
  if (played && (gone || hurt || kind === 'escaped')) {
    const told = played;
    played = null;
    if (told.waster !== seat || told.target === seat) return null;
    return spec('news', 'waster', {
      name: nameOf(told.card),
      foe: foeOf(told.card),
      knight: after.seats[told.target]?.knight ?? null,
      lines: told.lines.length > 0 ? [...told.lines.slice(0, 1), ...told.lines.slice(1).slice(1 - TOLD)] : [t('wk1-result-card-over', { card: nameOf(told.card) })],
      changes: changed(told.target, told.seats, after.seats),
    });
  }
  return null;
}
