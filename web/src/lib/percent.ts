// How a chance is written: one decimal at the edges, whole between; "certain" and "impossible" only if they are.
import { t } from './i18n.svelte';
import type { Label } from './protocol';

const certain = (chance: number): boolean => chance >= 1 - 1e-12;
const impossible = (chance: number): boolean => chance <= 1e-12;

function shown(chance: number): number {
  const value = chance * 100;
  const edge = value < 10 || value > 90;
  return edge ? Math.min(99.9, Math.max(0.1, Math.round(value * 10) / 10)) : Math.round(value);
}

export function percent(chance: number): string {
  if (certain(chance)) return t('odds-certain');
  if (impossible(chance)) return t('odds-impossible');
  return t('odds-percent', { n: shown(chance) });
}

/** A chance with what its label asks for: "about" before an estimate, both ends of a range. */
export function chanceText(low: number, high: number, label: Label): string {
  if (percent(low) !== percent(high)) {
    const plain = !impossible(low) && !certain(high);
    return plain
      ? t('odds-percent-range', { low: shown(low), high: shown(high) })
      : t('odds-words-range', { low: percent(low), high: percent(high) });
  }
  const sure = certain(low) || impossible(low);
  return label === 'estimate' && !sure ? t('odds-about', { text: percent(low) }) : percent(low);
}
