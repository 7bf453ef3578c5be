// The view of War for the Wasteland as the server sends it, and small readers of it.
import type { CardFacts } from '../../lib/titles/content.svelte';

export interface Stock {
  scrap: number;
  juice: number;
  spark: number;
}
export const RESOURCES = ['scrap', 'juice', 'spark'] as const;
export type Resource = (typeof RESOURCES)[number];

export interface TallyLine {
  card: string;
  amount: number;
  rule: string;
}
export interface Laid {
  card: string | null;
  place: string | null;
  round: number | null;
}
/** A base card of a tableau; `copy` counts those of the same name, 0 where there is one. */
export interface Base {
  card: string;
  copy: number;
  defence: number;
}
export interface WarSeat {
  seat: number;
  stock: Stock | null;
  hand: number;
  deck: number;
  discard: string[];
  tableau: Base[];
  score: number;
  score_lines: TallyLine[];
  produces: Stock & { juice_or_spark: number; draw: number };
  marks: string[];
  raids: { place: string; since: number }[];
  laid: Laid[];
  unpaid: number;
  shop_strength: number;
  won: string[];
  captured: string[];
  lost: string[];
  units: Record<string, number>;
}
export interface WarMine {
  hand: string[];
  draft: { card: string; place: string }[];
  draft_marks: string[];
  duty: string[];
  guard: string[];
  defences: Record<string, number>;
  bill: Stock;
  strength_in_hand: number;
  unspent: number;
  cover?: { state: 'covered' | 'exact' | 'short'; short: Stock };
}
export interface WarView {
  title: string;
  players: number;
  you: number | null;
  over: boolean;
  waiting: { seat: number; ask: string; kind: string; rule: string; sealed: boolean }[];
  outcome: { winners: number[]; scores: number[]; reason: string } | null;
  round: number;
  phase: number;
  bidding_round: number;
  goal: number;
  fields: {
    card: string | null;
    winner: number | null;
    bids: { seat: number; total: number; lines: TallyLine[] }[];
  }[];
  row: (string | null)[];
  shop_order: number[];
  buy_deck: number;
  buy_discard: string[];
  objective_deck: number;
  objective_discard: string[];
  wastes: string[];
  revealed: boolean;
  seats: WarSeat[];
  mine: WarMine | null;
  end_reason: string;
}

/** The facts of a card that the card endpoint adds for this title. */
export interface WarCard extends CardFacts {
  kind: 'unit' | 'base';
  numbers: boolean; // whether the server sent the figures below
  tags: string[];
  attack: number;
  defence: number;
  acquisition: number;
  worth: number; // its points on the table, as the server counts them
  art: string;
  build: Partial<Stock>;
}

export interface Target {
  kind: 'field' | 'shop' | 'raid' | 'defend';
  at: number; // the battlefield from 1, the rival, or the base that is defended
  base: number | null;
}

/** Read a key such as `field:2`, `shop`, `raid:1`, `raid:1:0` or `defend:0`. */
export function readPlace(key: string): Target {
  const [kind, at, base] = key.split(':');
  return {
    kind: (kind ?? 'shop') as Target['kind'],
    at: at === undefined ? 0 : Number(at),
    base: base === undefined ? null : Number(base),
  };
}

/** The column of the bid board that a place belongs to. */
export function columnOf(key: string): string {
  const place = readPlace(key);
  if (place.kind === 'field') return `field:${place.at}`;
  return place.kind === 'shop' ? 'shop' : 'raids';
}

/** The step of the step track: bidding is shown as its two halves. */
export function stepOf(view: WarView): string {
  const names = ['', 'collect', 'mark', 'reveal', 'field', 'raid', 'market', 'market', 'end'];
  if (view.phase !== 2) return names[view.phase] ?? 'collect';
  const asks = view.waiting.map((one) => one.ask);
  return asks.includes('commitment') || asks.includes('base') ? 'lay' : 'mark';
}

export const STEPS = ['collect', 'mark', 'lay', 'reveal', 'field', 'raid', 'market', 'end'];
