// The rows of the odds as the server sends them for this title.
import type { Stock } from './view';

export interface OddsLine {
  seat: number;
  label: 'exact' | 'range';
  low: number;
  high: number;
  cards: number | null; // null where the table hides how many cards lie where
  unseen: number; // the unseen cards are some of so many
  marked: boolean;
  shield?: number; // this line defends
}

export interface OddsRow {
  kind: 'field' | 'shop' | 'raid' | 'bill' | 'dice';
  rule: string;
  place?: string;
  lines?: OddsLine[];
  chance?: number;
  chance_label?: 'exact' | 'estimate';
  table?: { seat: number; below: number; same: number; above: number }[];
  state?: 'covered' | 'exact' | 'short';
  short?: Stock;
  ties?: { seats: number; chance: number }[];
}
