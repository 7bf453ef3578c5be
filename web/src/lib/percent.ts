// How a chance is written: one decimal at the edges, whole between; "certain" and "impossible" only if they are.
import { t } from './i18n.svelte';

export function percent(chance: number): string {
  if (chance >= 1 - 1e-12) return t('odds-certain');
  if (chance <= 1e-12) return t('odds-impossible');
  const value = chance * 100;
  const edge = value < 10 || value > 90;
  const shown = edge ? Math.min(99.9, Math.max(0.1, Math.round(value * 10) / 10)) : Math.round(value);
  return t('odds-percent', { n: shown });
}
