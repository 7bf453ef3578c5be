// The cards that stop play for what matters to a seat: a fight's end, falling, a wreck, a find, a new page.
import { t } from '../../lib/device/i18n.svelte';
import type { Beat } from '../../lib/beats/queue.svelte';
import type { Changed, ResultSpec } from '../types';
import Picture from './art/Picture.svelte';
import type { RoadView, SeatView } from './view';

let fight: SeatView | null = null;

const counts = (seat: SeatView): Record<string, number> => ({
  wounds: seat.harm.wounds + seat.harm.contaminated,
  radiation: seat.radiation.at,
  damage: seat.damage.at,
  ammo: seat.ammo,
  fuel: seat.fuel.at,
  meds: seat.meds,
  xp: seat.xp,
});

function changed(before: SeatView | undefined | null, after: SeatView | undefined): Changed[] {
  if (!before || !after) return [];
  const [then, now] = [counts(before), counts(after)];
  return Object.keys(then).filter((key) => then[key] !== now[key]).slice(0, 3).map((key) => ({ what: t(`wk2-${key}`), from: then[key] ?? 0, to: now[key] ?? 0 }));
}

/** The card for a beat; null for most. */
export function result(beat: Beat, seat: number): ResultSpec | null {
  const before = beat.before as unknown as RoadView;
  const after = beat.view as unknown as RoadView;
  const { kind, data, text } = beat.line;
  const mine = beat.line.seat === seat;
  const me = after.seats[seat];
  const spec = (tone: ResultSpec['tone'], key: string, more: Partial<ResultSpec> & { foe?: string | null } = {}): ResultSpec => {
    const { foe = null, ...rest } = more;
    return {
      tone,
      picture: { Component: Picture, props: { knight: me?.knight ?? null, vehicle: me?.vehicle ?? null, parts: me?.parts ?? [], foe } },
      heading: t(`wk2-result-${key}`),
      lines: [text],
      cause: '',
      changes: changed(before.seats[seat], me),
      ...rest,
    };
  };
  if (kind === 'combat') fight = before.seats[seat] ?? null;
  if (kind === 'combat-ends' && mine) {
    const foe = before.combat?.type ?? null;
    return spec(data['beaten'] ? 'good' : me?.down ? 'bad' : 'news', data['beaten'] ? 'won' : 'not-won', { foe, changes: changed(fight ?? before.seats[seat], me) });
  }
  if (kind === 'unconscious' && mine) return spec('bad', 'down', { cause: t('wk2-result-down-why') });
  if (kind === 'wrecked' && mine) return spec('bad', 'wreck', { cause: t('wk2-result-wreck-why') });
  if (kind === 'eliminated' && mine) return spec('bad', 'out');
  if (kind === 'sheet' && before.plot !== null) {
    const page = after.plot;
    const time = !page ? '' : page.starts > 0 ? t('wk2-goal-time', { n: page.time }) : page.rounds > 0 ? t('wk2-goal-rounds', { n: page.rounds }) : '';
    return spec('news', 'page', { heading: text.replace(/\.$/, ''), lines: [[page ? t('wk2-page', { n: page.number, of: page.of }) : '', time].filter((one) => one !== '').join(' · '), t('wk2-result-page-why')], changes: [] });
  }
  return null;
}
