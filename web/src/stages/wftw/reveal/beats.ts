// The reveal as a row of beats, made from log lines; what they mean was decided by the server.
import type { LogLine } from '../../../lib/net/protocol';
import { mayMove, settings } from '../../../lib/device/settings.svelte';

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
// lines that belong to the beat of the same place: they may come after others, those of the shop before it
const FOLLOW: Record<string, BeatKind[]> = {
  'field-won': ['field'],
  'field-unwanted': ['field'],
  'tie-roll': ['field', 'raid', 'shop'],
  'tie-won': ['field'],
  'base-captured': ['raid'],
  'base-held': ['raid'],
};
const placeOf = (line: LogLine): unknown => line.data['place'] ?? line.data['field'];

/** Sort lines into beats; none if nothing was turned up or settled. `share` scales the time. */
export function beatsOf(lines: LogLine[], share = 1): Beat[] {
  const beats: Beat[] = [];
  let early: LogLine[] = [];
  let start = 0; // the beats of this reveal
  for (const line of lines) {
    const last = beats.at(-1);
    const kind = KINDS[line.kind];
    const about = FOLLOW[line.kind];
    if (about) {
      const beat = beats.slice(start).find((one) => about.includes(one.kind) && placeOf(one.lines[0] as LogLine) === placeOf(line));
      if (beat) beat.lines.push(line);
      else early.push(line);
    } else if (kind && last?.kind === kind && (kind === 'bills' || kind === 'note')) last.lines.push(line);
    else if (kind) {
      if (kind === 'cards') [start, early] = [beats.length, []];
      const own = early.filter((one) => FOLLOW[one.kind]?.includes(kind) && placeOf(one) === placeOf(line));
      early = early.filter((one) => !own.includes(one));
      beats.push({ kind, lines: [line, ...own], ms: LENGTH[kind] });
    }
  }
  if (!beats.some((beat) => ['cards', 'field', 'raid', 'shop'].includes(beat.kind))) return [];
  const total = beats.reduce((sum, beat) => sum + beat.ms, 0);
  const scale = share * Math.min(1, LONGEST / total);
  return beats.map((beat) => ({ ...beat, ms: beat.ms * scale }));
}

/** The beats that are shown on this device; none where everything is shown at once. */
export function staged(lines: LogLine[]): Beat[] {
  if (lines.length === 0 || settings.speed === 'instant' || !mayMove()) return [];
  return beatsOf(lines, settings.speed === 'fast' ? 0.5 : 1);
}
