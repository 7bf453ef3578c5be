// What a view holds, made from src/dustboard/games/wftw/show/view_types.py by `./dust refresh`.
// Change it there, never here.

import type { View } from '../../lib/net/views';

/** An amount of each resource. */
export interface Stock {
  scrap: number;
  juice: number;
  spark: number;
}

/** What a base yields when resources are collected. */
export interface Produces extends Stock {
  juice_or_spark: number;
  draw: number;
}

/** What a card adds to a total, and the clause that says so. */
export interface TallyLine {
  card: string;
  amount: number;
  rule: string;
}

/** A seat's bid on a battlefield, once the cards are turned. */
export interface Bid {
  seat: number;
  total: number;
  lines: TallyLine[];
}

/** A battlefield: its card, its points for the viewer now, who has won it, and the bids. */
export interface BattlefieldView {
  card: string | null;
  vp: number | null;
  winner: number | null;
  bids: Bid[];
}

/** A base card of a tableau; `copy` counts those of the same name, 0 where there is one. */
export interface Base {
  card: string;
  copy: number;
  defence: number;
  vp: number;
  lines: TallyLine[];
}

/** A base attack that was announced, and the bidding round it began in. */
export interface Raid {
  place: string;
  since: number;
}

/** A card that lies on the map, and what it counts there; the table may hide where. */
export interface Laid {
  card: string;
  place: string | null;
  round: number | null;
  strength: number | null;
}

/** A card that its owner is about to commit, and what it will count. */
export interface Draft {
  card: string;
  place: string;
  strength: number;
}

/** A seat at a place: what its known cards count, and the least and most it can have there. */
export interface PlaceSide {
  seat: number;
  cards: number;
  shown: number;
  least: number;
  most: number;
}

/** Where cards lie: everybody there; of an attacked base its own value and its guards. */
export interface Place {
  place: string;
  sides: PlaceSide[];
  shield: number;
  guard: PlaceSide | null;
}

/** What everybody sees of a seat. */
export interface WarSeat {
  seat: number;
  stock: Stock | null;
  hand: number;
  deck: number;
  discard: string[];
  tableau: Base[];
  score: number;
  near: boolean;
  score_lines: TallyLine[];
  produces: Produces;
  marks: string[];
  raids: Raid[];
  laid: Laid[];
  unpaid: number;
  shop_strength: number;
  won: string[];
  captured: string[];
  lost: string[];
  units: Record<string, number>;
}

/** Whether the stockpile covers the bill, and what it lacks. */
export interface Cover {
  state: "covered" | "exact" | "short";
  short: Stock;
}

/** What only the seat itself sees: hand, sealed choices, the bill so far. */
export interface WarMine {
  hand: string[];
  draft: Draft[];
  draft_marks: string[];
  sealed: string[];
  duty: string[];
  guard: string[];
  defences: Record<string, number>;
  adds: Record<string, Record<string, number>>;
  bill: Stock;
  free: Stock;
  too_dear: Record<string, Stock>;
  cover: Cover;
  strength_in_hand: number;
  unspent: number;
}

/** The whole table as one viewer may know it. */
export interface WarTable {
  round: number;
  phase: number;
  bidding_round: number;
  goal: number;
  fields: BattlefieldView[];
  places: Place[];
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

/** The table with all cards open. */
export interface OpenWarTable extends WarTable {
  hands: WarMine[];
}

/** A view of War for the Wasteland as a game gives it. */
export interface WarView extends View, WarTable {}

/** A view of a finished game with all cards open. */
export interface OpenWarView extends View, OpenWarTable {}
