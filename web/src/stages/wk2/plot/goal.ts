// The line in the header: how much time there is, how one wins, how far one has come.
import { t } from '../../../lib/device/i18n.svelte';
import type { Play } from '../../../lib/play';
import { passage } from '../story/passages.svelte';
import type { RoadView } from '../view';

/** Rounds of the page that are left, the one being played included; all of them while the page is set up. */
export function roundsLeft(view: RoadView): number {
  const of = view.plot?.rounds ?? 0;
  return Math.min(of, Math.max(0, of - view.round + 1));
}

/** "" before the first page lies open. */
export function goalLine(view: RoadView, play?: Play): string {
  const { plot } = view;
  if (!plot) return '';
  const time = plot.starts > 0 ? t('wk2-goal-time', { n: plot.time }) : plot.rounds > 0 ? t('wk2-goal-rounds', { n: roundsLeft(view) }) : '';
  const goal = play ? (passage(play.table.code, play.table.seat, `page-${plot.id}`)?.parts['goal'] ?? '') : '';
  // what lies in each city is on the plot sheet: a line has no room for six of them
  const counts = plot.counts.filter((count) => !count.key.startsWith('stage_')).map((count) => t(`wk2-count-${count.key}`, { n: count.now, aim: count.aim }));
  return [time, ...counts, goal].filter((one) => one !== '').join(' · ') || t('wk2-goal-open');
}
