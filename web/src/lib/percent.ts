// How a chance is written: one decimal at the edges, whole between; "certain" and "impossible" only if they are.
import { t } from './device/i18n.svelte';
import type { Label } from './net/protocol';

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
    // the ends of a range are 0 and 100 only where they are impossible and certain
    const ends = { low: impossible(low) ? 0 : shown(low), high: certain(high) ? 100 : shown(high) };
    return t('odds-percent-range', ends);
  }
  const sure = certain(low) || impossible(low);
  return label === 'estimate' && !sure ? t('odds-about', { text: percent(low) }) : percent(low);
}

/** A share of some tries: none of them does not mean impossible. */
export function triesText(share: number, tries: number): string {
  if (share < 0.5 / tries) return t('odds-under', { n: Math.ceil(100 / tries) });
  if (share > 1 - 0.5 / tries) return t('odds-over', { n: Math.floor(100 - 100 / tries) });
  return t('odds-about', { text: percent(share) });
}
