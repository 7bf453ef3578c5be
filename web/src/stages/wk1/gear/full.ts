// The parts of the view that fights, gear and deals are shown from, besides those of the map.
import type { Id, KnightsView, OwnView, SeatView } from '../view';

export interface GearSeat extends SeatView {
  vehicle_value: number;
  sheet: Id[]; // starting gear by panel: two hands, the body, three pockets
}

/** What my offer at the Stalls is worth, what it has to be, and what would be lost. */
export interface Balance {
  offered: number;
  price: number;
  lost: number;
}

export interface GearOwn extends OwnView {
  offer: Balance | null;
  sealed: string | null;
}

export interface StallView {
  card: Id;
  holds: string;
  price: string;
  hex: number | null;
  value: number;
}

export type CheckView = {
  seat: number;
  skill: string | null;
  purpose: string;
  difficulty: number;
  pool: number;
  dice: number[];
  faces: ('miss' | 'hit' | 'bull')[];
  rolled: boolean;
};

/** A fight; the Active Knight is the first of every pair. */
export type ArenaView = {
  duel: boolean;
  foe: Id;
  knight: number;
  rival: number;
  decks: string[];
  clash: number;
  clashes: number;
  range: string;
  difficulty: number;
  ranges: { range: string; difficulty: number }[];
  order: { icon: string; dice: number }[];
  ferocious: boolean;
  dominance: number;
  health: number[];
  full: number[];
  armor: number[];
  aggression: number | null;
  cards: Id[];
  last: Id[];
  prepared: boolean[];
  weapons: Id[];
  icons: Id[];
  damage: number;
  lost: number[];
  attack: { side: number; damage: number; lost: number } | null;
};

export interface Goods {
  ammo: number;
  fuel: number;
  vehicle: number;
}

/** Two knights who trade: whose turn it is, and the offer that waits for an answer. */
export interface DealView {
  turn: number;
  with: number;
  left: number | null;
  offer: { give: Id[]; want: Id[]; give_goods: Goods; want_goods: Goods } | null;
}

export interface FullView extends Omit<KnightsView, 'seats' | 'own' | 'stalls' | 'check' | 'arena'> {
  seats: GearSeat[];
  own?: GearOwn;
  stalls: StallView[];
  values: Record<string, number>;
  vehicles: { card: string; intact: number; damaged: number }[];
  deal: DealView | null;
  check: CheckView | null;
  arena: ArenaView | null;
}
