// The reveal as a row of beats, made from log lines; what they mean was decided by the server.
import type { LogLine } from '../../lib/protocol';
import { mayMove, settings } from '../../lib/settings.svelte';

export type BeatKind = 'cards' | 'bills' | 'field' | 'raid' | 'shop' | 'note' | 'scores';

export interface Beat {
  kind: BeatKind;
  lines: LogLine[];
  ms: number;
}

const LENGTH: Record<BeatKind, number> = {
  cards: 1800,
  bills: 1800,
  field: 2000,
  raid: 2000,
  shop: 1400,
  note: 700,
  scores: 1800,
};
export const LONGEST = 13_500;

const KINDS: Record<string, BeatKind> = {
  reveal: 'cards',
  paid: 'bills',
  unpaid: 'bills',
  'field-totals': 'field',
  'raid-totals': 'raid',
  'shop-order': 'shop',
  bought: 'note',
  'effect-gain': 'note',
  'base-changes-hands': 'note',
  scores: 'scores',
};
// lines that belong to the beat before them
const FOLLOW: Record<string, BeatKind[]> = {
  'field-won': ['field'],
  'field-unwanted': ['field'],
  'tie-roll': ['field', 'shop'],
  'tie-won': ['field'],
  'base-captured': ['raid'],
  'base-held': ['raid'],
};

/** Sort lines into beats; none if nothing was turned up or settled. `share` scales the time. */
export function beatsOf(lines: LogLine[], share = 1): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (last && FOLLOW[line.kind]?.includes(last.kind)) last.lines.push(line);
    else {
      const kind = KINDS[line.kind];
      if (!kind) continue;
      const joins = last && last.kind === kind && (kind === 'bills' || kind === 'note');
      if (joins) last.lines.push(line);
      else beats.push({ kind, lines: [line], ms: LENGTH[kind] });
    }
  }
  if (!beats.some((beat) => ['cards', 'field', 'raid', 'shop'].includes(beat.kind))) return [];
  const total = beats.reduce((sum, beat) => sum + beat.ms, 0);
  const scale = share * Math.min(1, LONGEST / total);
  return beats.map((beat) => ({ ...beat, ms: beat.ms * scale }));
}

/** The beats that are shown on this device; none where everything is shown at once. */
export function staged(lines: LogLine[]): Beat[] {
  if (lines.length === 0 || settings.speed === 'off' || !mayMove()) return [];
  return beatsOf(lines, settings.speed === 'fast' ? 0.5 : 1);
}
