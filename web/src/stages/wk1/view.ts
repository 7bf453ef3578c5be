// What a view holds, made from src/dustboard/games/wk1/show/view_types.py by `./dust refresh`.
// Change it there, never here.

import type { View } from '../../lib/net/views';

/** How many tokens of each kind lie on a hex. */
export interface Tokens {
  radiation: number;
  contamination: number;
  threat: number;
  obstacle: number;
}

/** A special token on a hex, and whether its dark side is up. */
export interface SpecialToken {
  token: string;
  dark: boolean;
}

/** One hex: its tile, its tokens, and who stands there. */
export interface HexView {
  hex: number;
  q: number;
  r: number;
  tier: number;
  tile: string;
  number: number | null;
  city: boolean;
  terrain: string;
  difficulty: number;
  threat: number;
  radiation: number;
  contamination: number;
  tokens: Tokens;
  special: SpecialToken[];
  blank: boolean;
  knights: number[];
}

/** A knight's ability card, and whether it is marked as used. */
export interface Ability {
  card: string | null;
  marked: boolean;
}

/** How many cards lie in a backpack or a vehicle, and how many fit. */
export interface Hold {
  cards: number;
  room: number;
}

/** A numbered task token and its hex. */
export interface TaskToken {
  token: number;
  hex: number;
}

/** The tasks of a knight: how many are secret, which are open. */
export interface SeatTasks {
  secret: number;
  shown: (string | null)[];
  accepted: (string | null)[];
  tokens: TaskToken[];
}

/** What the final score is made of. */
export interface ScoreLine {
  source: string;
  amount: number;
  rule: string;
}

/** What everybody sees of a knight; `sheet` is starting gear by panel: hands, body, pockets. */
export interface SeatView {
  seat: number;
  knight: string | null;
  skills: Record<string, number>;
  now: Record<string, number>;
  ability: Ability;
  ammo: number;
  fuel: number;
  health: number;
  radiation: number;
  reputation: number;
  hex: number;
  down: boolean;
  moved: boolean;
  weary: number;
  vehicle: string | null;
  damaged: boolean;
  vehicle_value: number;
  sheet: (string | null)[];
  starting: (string | null)[];
  uncovered: (string | null)[];
  hands: (string | null)[];
  body: (string | null)[];
  pockets: (string | null)[];
  special: (string | null)[];
  links: ((string | null)[])[];
  marked: (string | null)[];
  armor: number;
  backpack: Hold;
  cargo: Hold;
  luck: number;
  tasks: SeatTasks;
  carried: (number | null)[];
  laurels: number;
  attacked: number | null;
  score_lines: ScoreLine[];
}

/** A stop of a planned route: its cost, and what the route will have taken when it is reached. */
export interface Stop {
  hex: number;
  cost: number;
  fuel: number;
  points: number;
  spent: number;
  had: number;
  burnt: number;
  threats: number;
  cards: number;
}

/** What a planned route would do for a task: so much of what it counts, or a hex it asks for. */
export interface RouteTask {
  card: string;
  what: "cities" | "dangers" | "hexes" | "place" | "points";
  have: number;
  need: number;
  served: boolean;
}

/** A planned route: its stops that can be entered, and the cheapest ways on. */
export interface Forecast {
  hexes: Stop[];
  enough: number;
  longest: number;
  fuel: number;
  points: number;
  cards: number;
  per_fuel: number;
  via: (number | null)[];
  costs: (number | null)[];
  tasks: RouteTask[];
}

/** What the seat's offer at the Stalls is worth, what it has to be, and what would be lost. */
export interface Balance {
  offered: number;
  price: number;
  lost: number;
}

/** What only the knight's player sees. */
export interface OwnView {
  luck: (string | null)[];
  backpack: (string | null)[];
  cargo: (string | null)[];
  aside: (string | null)[];
  marked: (string | null)[];
  links: ((string | null)[])[];
  tasks: (string | null)[];
  drawn: (string | null)[];
  looked: (string | null)[];
  ambush: (string | null)[];
  route: number[];
  forecast: Forecast | null;
  sealed: string | null;
  offer: Balance | null;
  value: number;
}

/** A task on the board; `left` counts the rounds until it is outdated. */
export interface TaskView {
  slot: string;
  card: string | null;
  marks: number;
  left: number;
  holder: number | null;
  tokens: TaskToken[];
}

/** A space of the Stalls. */
export interface StallView {
  card: string | null;
  holds: string;
  price: string;
  hex: number | null;
  value: number;
}

/** A vehicle on sale, with the price of both sides. */
export interface VehicleOnSale {
  card: string;
  intact: number;
  damaged: number;
}

/** What is traded besides cards. */
export interface Goods {
  ammo: number;
  fuel: number;
  vehicle: number;
}

/** What a knight offers, and what they want for it. */
export interface Terms {
  give: (string | null)[];
  want: (string | null)[];
  give_goods: Goods;
  want_goods: Goods;
}

/** Two knights who trade: whose turn it is, with whom, and the offer that waits. */
export interface DealView {
  turn: number;
  with: number;
  left: number | null;
  offer: Terms | null;
}

/** How many cards are in each deck, and which were discarded or removed. */
export interface DecksView {
  wasteland: number;
  luck: number;
  common: number;
  private: number;
  green: number;
  yellow: number;
  red: number;
  wasteland_discard: (string | null)[];
  luck_discard: (string | null)[];
  common_discard: (string | null)[];
  private_discard: (string | null)[];
  green_discard: (string | null)[];
  yellow_discard: (string | null)[];
  red_discard: (string | null)[];
  blue: (string | null)[];
  removed: (string | null)[];
}

/** The move of the Active Knight. */
export interface TripView {
  travel: string;
  route: number[];
  entered: number;
  points: number;
  points_spent: number;
  fuel_spent: number;
  revealed: (string | null)[];
  card: string | null;
  played: boolean;
  stopped: boolean;
  under_marker: number;
}

/** The card that was played on the Active Knight, and what escaping from it asks. */
export interface EncounterView {
  card: string;
  event: boolean;
  skill: string | null;
  difficulty?: number;
  pool?: number;
  loss?: number;
  rule?: string;
}

/** The last check, or the one that is being made. */
export interface CheckView {
  seat: number;
  skill: string | null;
  purpose: string;
  difficulty: number;
  pool: number;
  dice: number[];
  faces: ("bull" | "hit" | "miss")[];
  rolled: boolean;
}

/** A range and how hard it is to hit at it. */
export interface RangeView {
  range: string;
  difficulty: number;
}

/** A kind of attack that the range allows, and its dice. */
export interface OrderView {
  icon: string;
  dice: number;
}

/** An attack whose dice have fallen: who made it, and what it did. */
export interface AttackView {
  side: number;
  damage: number;
  lost: number;
}

/** A fight; the Active Knight is the first of every pair. */
export interface ArenaView {
  duel: boolean;
  foe: string | null;
  knight: number;
  rival: number;
  decks: string[];
  clash: number;
  clashes: number;
  range: string;
  difficulty: number;
  ranges: RangeView[];
  order: OrderView[];
  ferocious: boolean;
  dominance: number;
  health: number[];
  full: number[];
  armor: number[];
  aggression: number | null;
  cards: (string | null)[];
  last: (string | null)[];
  prepared: boolean[];
  weapons: (string | null)[];
  icons: (string | null)[];
  damage: number;
  lost: number[];
  attack: AttackView | null;
}

/** Where a villain stands, and the Health it has lost. */
export interface VillainView {
  at: number | null;
  loss: number;
}

/** The mission and its markers; `backs` and `train` are there when all cards are open. */
export interface MissionView {
  id: string;
  markers: (number | null)[];
  owners: (number | null)[];
  face_up: number[][];
  face_down: number[];
  wagons: number;
  large: (number | null)[];
  villains: VillainView[];
  supremacy: number;
  shrines: number;
  called: number | null;
  scores: number[];
  goal: number;
  have: number[];
  near: boolean[];
  backs?: number[][];
  train?: number[];
}

/** The whole table as one viewer may know it. */
export interface KnightsTable {
  round: number;
  rounds: number;
  full: number;
  step: string;
  first: number;
  waster: number;
  active: number | null;
  mission: MissionView;
  hexes: HexView[];
  seats: SeatView[];
  tasks: TaskView[];
  stalls: StallView[];
  values: Record<string, number>;
  vehicles: VehicleOnSale[];
  deal: DealView | null;
  pool: (string | null)[];
  decks: DecksView;
  trip: TripView;
  encounter: EncounterView | null;
  check: CheckView | null;
  arena: ArenaView | null;
  own?: OwnView;
}

/** The table with all cards open. */
export interface OpenKnightsTable extends KnightsTable {
  hands: OwnView[];
}

/** A view of Waste Knights as a game gives it. */
export interface KnightsView extends View, KnightsTable {}

/** A view of a finished game with all cards open. */
export interface OpenKnightsView extends View, OpenKnightsTable {}
