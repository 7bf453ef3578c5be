// How a chance is written: one decimal at the edges, whole between; "certain" and "impossible" only if they are.
import { t } from './device/i18n.svelte';
import type { OddsRow } from './net/protocol';

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

/** Up to how many percent a word reaches; the last one is for what is certain. */
const WORDS: [number, string][] = [[10, 'long-shot'], [30, 'unlikely'], [45, 'under-even'], [56, 'even'], [72, 'likely'], [90, 'very-likely'], [99, 'almost-sure']];

/** A chance in a word, for those who don't read numbers: "likely". */
export function wordOf(chance: number): string {
  if (certain(chance)) return t('odds-word-sure');
  if (impossible(chance)) return t('odds-word-none');
  const whole = rounded(chance);
  return t(`odds-word-${WORDS.find(([most]) => whole <= most)?.[1] ?? 'almost-sure'}`);
}

/** The number beside that word, of what is good for the reader: "62 % to escape". */
export function chanceOf(row: OddsRow): string {
  return t('odds-chance', { n: rounded(row.chance), what: row.what });
}

/** Whole percent; 0 and 100 only where it is so. */
function rounded(chance: number): number {
  if (certain(chance) || impossible(chance)) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** A share of some tries: none of them does not mean impossible. */
export function triesText(share: number, tries: number): string {
  if (share < 0.5 / tries) return t('odds-under', { n: Math.ceil(100 / tries) });
  if (share > 1 - 0.5 / tries) return t('odds-over', { n: Math.floor(100 - 100 / tries) });
  return t('odds-about', { text: percent(share) });
}
