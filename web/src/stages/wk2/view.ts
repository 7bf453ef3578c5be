// What a view holds, made from src/dustboard/games/wk2/show/view_types.py by `./dust refresh`.
// Change it there, never here.

import type { View } from '../../lib/net/views';

/** A danger marker on a space. */
export interface Marker {
  kind: string;
  space: string;
}

/** General tokens on a space, laid by shared work. */
export interface Heap {
  space: string;
  tokens: number;
}

/** An enemy that keeps its wounds from combat to combat. */
export interface StandingFoe {
  foe: string;
  wounds: number;
  health: number;
}

/** A landmark on the board; face down its card is not told, but whose it is. */
export interface LandmarkView {
  space: string;
  card: string | null;
  owner: number | null;
  visited: number[];
}

/** What lies on the board besides what is printed on it. */
export interface BoardView {
  markers: Marker[];
  challenge: string[];
  plot: string[];
  effort: Heap[];
  face_down: string[];
  walkers: (string | null)[];
  closed: string[];
  foes: StandingFoe[];
  landmarks: LandmarkView[];
  wooden: string[];
}

/** A Plot Action of the sheet: who can do it where they stand, and who did it in this turn. */
export interface PlotAction {
  key: string;
  here: number[];
  done: boolean;
}

/** A number that the sheet keeps in sight; an aim of 0 is none. */
export interface CountView {
  key: string;
  now: number;
  aim: number;
}

/** The plot sheet in play; its words are asked for by the key of its page. */
export interface PlotView {
  id: string;
  adventure: string;
  number: number;
  of: number;
  time: number;
  starts: number;
  rounds: number;
  quiet: boolean;
  leads_on: boolean;
  counts: CountView[];
  actions: PlotAction[];
}

/** The Book of Tales as far as it was read. */
export interface BookView {
  entry: string | null;
  read: string[];
  ending: string | null;
  how: string | null;
}

/** Wounds of a knight, and how many there is room for. */
export interface Hurt {
  wounds: number;
  contaminated: number;
  health: number;
}

/** How much of something there is, and how much it holds. */
export interface Track {
  at: number;
  of: number;
}

/** A city task that a knight has taken on: how far it is, and where its token lies. */
export interface TaskView {
  card: string;
  now: number;
  of: number;
  space: string | null;
  seen: string[];
}

/** A knight at the table; before sheets are chosen, an empty one. */
export interface SeatView {
  seat: number;
  knight: string | null;
  vehicle: string | null;
  space: string | null;
  score: number;
  xp: number;
  due: number;
  ammo: number;
  meds: number;
  fuel: Track;
  harm: Hurt;
  radiation: Track;
  damage: Track;
  down: string | null;
  wreck: string | null;
  out: boolean;
  challenges: number;
  skills: Record<string, string>;
  lost: Record<string, number>;
  speed: number;
  bonus: number;
  repair: number;
  exploration: number;
  hands: string[];
  armor: string[];
  stowed: string[];
  cache: string[];
  debt: number;
  idle: string[];
  room: number;
  parts: string[];
  part_room: number;
  injuries: string[];
  malfunctions: string[];
  upgrades: string[];
  exhausted: string[];
  special: string[];
  trophies: string[];
  kept: string[];
  tasks: TaskView[];
  tasks_done: string[];
  noted: string[];
}

/** How many cards lie where. */
export interface DecksView {
  gear: number;
  gear_discard: number;
  wasteland: number[];
  wasteland_discard: number[];
  exploration: number;
  exploration_discard: number;
  injuries: number;
  malfunctions: number;
  landmarks: number;
  parts: string[];
  city_tasks: Record<string, number>;
}

/** The threat bag: what is left in it, what was drawn, what waits for the enemy's attack. */
export interface ThreatView {
  bag: string[];
  drawn: string[];
  red: string[];
}

/** A route that is planned or driven. */
export interface MoveView {
  route: string[];
  cost: number;
  fuel: number;
  most: number;
}

/** A die on the table: its colour, its face, and what that shows. */
export interface DieView {
  colour: string;
  face: number;
  successes: number;
  fates: number;
  botches: number;
}

/** Dice of a pool and where they are from: the skill, a card by its key, or what came later. */
export interface DiceSource {
  source: string;
  dice: string;
}

/** A test that goes on: the pool before the roll with its sources, the dice after it. */
export interface TestView {
  seat: number;
  skill: string;
  difficulty: number;
  pool: string;
  sources: DiceSource[];
  dice: DieView[];
  sure: number;
  short: number;
  got: number;
}

/** A combat: where it stands, and both sides. */
export interface CombatView {
  seat: number;
  step: "advance" | "engagement" | "melee" | "ranged" | "resolution" | "tokens" | "traits" | "weapon";
  foe: string;
  card: string | null;
  type: string;
  threat: number;
  reward: Record<string, number>;
  wounds: number;
  health: number;
  traits: string[];
  attack: string;
  foe_pool: string;
  foe_dice: DieView[];
  foe_struck: boolean;
  extra: number;
  coming: number;
  weapon: string | null;
  own_attack: string;
  own_pool: string;
  own_dice: DieView[];
  struck: boolean;
  landing: number;
}

/** What is laid out, and the credit at the Stalls. */
export interface TradeView {
  offer: string[];
  values: number[];
  credit: number;
  visited: string[];
  dealt: string[];
}

/** A space that a route can still reach: what it costs in all, and the space before it. */
export interface Way {
  space: string;
  cost: number;
  fuel: number;
  via: string;
}

/** A Plot Action of the sheet, and the spaces on which the seat could do it as things stand. */
export interface Site {
  action: string;
  spaces: string[];
}

/** What a choice costs: a resource, any resource, a gear card, the other action. */
export interface CostView {
  what: string;
  amount: number;
}

/** The test that a choice leads to at once, with the dice for it. */
export interface ChoiceTest {
  skill: string;
  difficulty: number;
  pool: string;
}

/** A way on from an entry, as far as it is told before it is chosen. */
export interface ChoiceView {
  key: string;
  costs: CostView[];
  test: ChoiceTest | null;
  fight: boolean;
  luck: boolean;
}

/** A face-down token, a landmark or a seal that only this seat has looked at. */
export interface LookView {
  space: string | null;
  seat: number | null;
  what: string;
}

/** What a seat is told about its own next steps. */
export interface OwnView {
  ways: Way[];
  sites: Site[];
  entry: string | null;
  source: string | null;
  heard: string[];
  seal: string | null;
  looked: LookView[];
  landmark: string | null;
  choices: ChoiceView[];
}

/** What a seat sees of a table of Waste Knights, second edition. */
export interface RoadTable {
  step: string;
  round: number;
  rounds: number;
  first: number;
  active: number | null;
  actions: number;
  taken: string[];
  twist: string;
  plot: PlotView | null;
  book: BookView;
  flags: string[];
  counters: Record<string, number>;
  board: BoardView;
  seats: SeatView[];
  decks: DecksView;
  threat: ThreatView;
  card: string | null;
  row: string[];
  found: string[];
  trade: TradeView;
  points: number;
  draws: number;
  move: MoveView | null;
  test: TestView | null;
  combat: CombatView | null;
  own?: OwnView;
}

/** A view of a table of Waste Knights, second edition. */
export interface RoadView extends View, RoadTable {}

/** The same with all cards open; nothing of this game is hidden but the order of decks. */
export interface OpenRoadView extends View, RoadTable {}
