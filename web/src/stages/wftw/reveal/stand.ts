// How far the reveal is: read from the lines shown so far, never from what will be shown.
import type { Beat } from '../../../lib/beats/queue.svelte';
import type { LogLine } from '../../../lib/net/protocol';
import { placeKey } from '../keys';
import type { WarView } from '../view';

export type Roll = [seat: number, roll: number];

export interface Stand {
  /** The place that is being settled; "" for none. */
  lit: string;
  /** The cards are being turned up. */
  turning: boolean;
  /** Places whose totals have been shown. */
  counted: Set<string>;
  /** Raids that the defender held. */
  held: Set<string>;
  /** The last dice of the place that is being settled. */
  rolls: Roll[];
  /** Whose bill is on the table now, and whether it is paid. */
  bill: { seat: number; paid: boolean } | null;
}

const FIELDS = 4; // phases, as the server counts them
const RAIDS = 5;
const SHOP = 6;

/** The place that a line of the reveal is about; "" for a line about none. */
export function placeOf(line: LogLine): string {
  const number = line.data['place'] ?? line.data['field'];
  return typeof number === 'number' && SETTLES.has(line.kind) ? placeKey(number) : '';
}
const TOTALS = new Set(['field-totals', 'raid-totals', 'shop-order']);
const SETTLES = new Set([...TOTALS, 'tie-roll', 'tie-won', 'field-won', 'field-unwanted', 'base-captured', 'base-held']);

/** The lines since the cards were turned up. */
function sinceReveal(lines: LogLine[]): LogLine[] {
  const start = lines.map((line) => line.kind).lastIndexOf('reveal');
  return start < 0 ? [] : lines.slice(start);
}

/** `log` are the lines shown so far; `beat` is what is being shown, `playing` whether more is to come. */
export function standOf(view: WarView, log: LogLine[], beat: Beat | null, playing: boolean): Stand {
  const lines = sinceReveal(beat ? [...log.filter((line) => line.n < (beat.lines[0]?.n ?? 0)), ...beat.lines] : log);
  const now = beat?.line;
  const lit = now ? placeOf(now) : '';
  const counted = new Set<string>();
  if (playing) for (const line of lines) if (TOTALS.has(line.kind)) counted.add(placeOf(line));
  if (!playing && view.revealed) {
    for (const { place } of view.places) {
      const from = place === 'shop' ? SHOP : place.startsWith('raid') ? RAIDS : FIELDS;
      if (view.phase >= from) counted.add(place);
    }
  }
  const held = new Set<string>();
  for (const line of lines) if (line.kind === 'base-held' && (playing || counted.has(placeOf(line)))) held.add(placeOf(line));
  const rolls = lit ? ((lines.filter((line) => line.kind === 'tie-roll' && placeOf(line) === lit).at(-1)?.data['rolls'] ?? []) as Roll[]) : [];
  const bill = now?.kind === 'paid' || now?.kind === 'unpaid' ? { seat: now.seat, paid: now.kind === 'paid' } : null;
  return { lit, turning: now?.kind === 'reveal', counted, held, rolls, bill };
}

/** Whether a place is won by this seat, as far as the view says. */
export function wonBy(view: WarView, place: string): number | null {
  if (place.startsWith('field')) return view.fields[Number(place.slice(6)) - 1]?.winner ?? null;
  return view.seats.find((seat) => seat.captured.includes(place))?.seat ?? null;
}

/** What lies on the board while a beat is shown: what it leads to, but cards that leave are still there. */
export function onBoard(beat: Beat | null, view: WarView): WarView {
  if (!beat) return view;
  return (beat.line.kind === 'unpaid' ? beat.before : beat.view) as unknown as WarView;
}
