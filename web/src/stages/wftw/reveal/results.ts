// The cards that stop play: what happened to the reader, made from a line and the views around it.
import type { Beat } from '../../../lib/beats/queue.svelte';
import { t } from '../../../lib/device/i18n.svelte';
import { contentOf } from '../../../lib/titles/content.svelte';
import type { ResultSpec } from '../../types';
import { placeIn } from '../board/board';
import { readSpot } from '../keys';
import type { PlaceSide, Stock, WarView } from '../view';
import Picture from './Picture.svelte';
import { placeOf } from './stand';

type Part = Partial<ResultSpec> & Pick<ResultSpec, 'tone'>;

const RESOURCES = ['scrap', 'juice', 'spark'] as const;
const cardOf = (number: unknown): { id: string; name: string } => {
  const card = contentOf('wftw').order[Number(number)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
};

/** The card that a beat brings for a seat; null for most. */
export function resultOf(beat: Beat, seat: number): ResultSpec | null {
  const { line } = beat;
  const before = beat.before as unknown as WarView;
  const view = beat.view as unknown as WarView;
  const place = placeOf(line);
  const card = cardOf(line.data['card']);
  const spec = (part: Part, motif: 'prize' | 'crack' | 'wall' | 'bill', id = card.id, flag: number | null = null): ResultSpec => ({
    picture: { Component: Picture, props: { id, motif, flag } },
    heading: t('result-over'),
    lines: [],
    cause: '',
    changes: [],
    ...(place ? { place } : {}),
    ...part,
  });
  const head = (key: string): string => t(`result-${key}`, { card: card.name });
  const sides = placeIn(before, place)?.sides ?? [];
  const mine = sides.find((side) => side.seat === seat);
  const theirs = sides.find((side) => side.seat === line.seat);

  if (line.kind === 'unpaid' && line.seat === seat) {
    const bill = line.data['bill'] as Stock;
    const missing = before.mine?.cover.short;
    const owed = RESOURCES.filter((kind) => bill[kind] > 0).map((kind) => t(`amount-${kind}`, { count: bill[kind] }));
    const short = RESOURCES.filter((kind) => (missing?.[kind] ?? 0) > 0).map((kind) => t(`amount-${kind}`, { count: missing?.[kind] ?? 0 }));
    const cards = (line.data['cards'] ?? []) as number[];
    return spec(
      { tone: 'bad', heading: t('result-unpaid'), lines: [t('result-unpaid-bill', { bill: owed.join(', ') }), t('result-unpaid-short', { short: short.join(', ') })], cause: t('result-unpaid-cause'), changes: [{ what: t('result-cards'), from: cards.length, to: 0 }] },
      'bill',
      cardOf(cards[0]).id,
    );
  }
  if (line.kind === 'field-won' && line.seat === seat) {
    const field = before.fields[readSpot(place).at - 1];
    return spec({ tone: 'good', heading: head('won'), lines: [against(sides, seat), t('result-worth', { n: field?.vp ?? 0 })], cause: tieCause(beat, place) }, 'prize', card.id, seat);
  }
  if (line.kind === 'field-won' && mine && mine.cards > 0) {
    return spec({ tone: 'bad', heading: head('outbid'), lines: [line.text, against(sides, seat)], cause: tieCause(beat, place) }, 'prize', card.id, line.seat);
  }
  if (line.kind === 'base-captured') {
    const shield = placeIn(before, place)?.guard?.shown ?? 0;
    const totals = t('result-raid-totals', { attack: theirs?.shown ?? 0, defence: shield });
    const owner = Number(line.data['rival']);
    if (owner === seat) return spec({ tone: 'bad', heading: head('taken'), lines: [line.text, totals], cause: t('result-hands-over') }, 'crack', card.id, line.seat);
    if (line.seat === seat) return spec({ tone: 'good', heading: head('captured'), lines: [totals, t('result-hands-over')] }, 'crack', card.id, seat);
    if (mine && mine.cards > 0) return spec({ tone: 'bad', heading: head('outbid'), lines: [line.text, totals] }, 'crack', card.id, line.seat);
    return null;
  }
  if (line.kind === 'base-held') {
    const shield = placeIn(before, place)?.guard?.shown ?? 0;
    const attack = Math.max(0, ...sides.map((side) => side.shown));
    const totals = t('result-raid-totals', { attack, defence: shield });
    const cause = attack === shield ? t('result-held-tie') : '';
    if (line.seat === seat) return spec({ tone: 'good', heading: head('held'), lines: [totals], cause }, 'wall', card.id, seat);
    if (mine && mine.cards > 0) return spec({ tone: 'bad', heading: head('repelled'), lines: [line.text, totals], cause }, 'wall', card.id, line.seat);
    return null;
  }
  if (line.kind === 'game-over') {
    const winners = view.outcome?.winners ?? [];
    const won = winners.includes(seat);
    const top = view.seats[winners[0] ?? 0];
    const base = top?.tableau.at(-1)?.card ?? '';
    return spec({ tone: won ? 'good' : 'news', heading: t(won ? 'result-you-win' : 'result-over'), lines: [t(`result-end-${view.end_reason}`), afterwards(line.text)] }, 'prize', base, winners[0] ?? null);
  }
  return null;
}

/** All of a text but its first sentence, which the heading says. */
const afterwards = (text: string): string => text.replace(/^[^.]*\.\s*/, '');

/** What I brought, and what the best of the others did. */
function against(sides: PlaceSide[], seat: number): string {
  const mine = sides.find((side) => side.seat === seat)?.shown ?? 0;
  const rivals = sides.filter((side) => side.seat !== seat).map((side) => side.shown);
  return rivals.length > 0 ? t('result-against', { mine, best: Math.max(...rivals) }) : t('result-alone', { mine });
}

function tieCause(beat: Beat, place: string): string {
  const sides = placeIn(beat.before as unknown as WarView, place)?.sides ?? [];
  const top = Math.max(0, ...sides.map((side) => side.shown));
  return sides.filter((side) => side.shown === top).length > 1 ? t('result-tie') : '';
}
