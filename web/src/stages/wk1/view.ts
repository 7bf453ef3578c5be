// The view of Waste Knights as the server sends it; nothing is worked out from it here.
export type Id = string | null;

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
  tokens: Record<'radiation' | 'contamination' | 'threat' | 'obstacle', number>;
  special: { token: string; dark: boolean }[];
  blank: boolean;
  knights: number[];
}

export interface SeatView {
  seat: number;
  knight: Id;
  skills: Record<string, number>;
  ability: { card: Id; marked: boolean };
  ammo: number;
  fuel: number;
  health: number;
  radiation: number;
  reputation: number;
  hex: number;
  down: boolean;
  moved: boolean;
  weary: number;
  vehicle: Id;
  damaged: boolean;
  starting: Id[];
  uncovered: Id[];
  hands: Id[];
  body: Id[];
  pockets: Id[];
  special: Id[];
  links: [Id, Id][];
  marked: Id[];
  armor: number;
  backpack: { cards: number; room: number };
  cargo: { cards: number; room: number };
  luck: number;
  tasks: { secret: number; shown: Id[]; accepted: Id[] };
  carried: (number | null)[];
  laurels: number;
}

/** A stop of a route that is being planned: what it will have taken when it is reached. */
export interface Stop {
  hex: number;
  cost: number;
  fuel: number;
  points: number; // left
  spent: number; // so far, as the next ones
  had: number;
  burnt: number;
  threats: number;
  cards: number;
}

/** The server's forecast of a route: its stops that can be entered, and the cheapest ways on. */
export interface Forecast {
  hexes: Stop[];
  enough: number;
  longest: number;
  fuel: number;
  points: number;
  cards: number;
  per_fuel: number;
  via: (number | null)[]; // the hex before each hex on the cheapest way
  costs: (number | null)[]; // what the way to each hex takes from the end of the route
  tasks: RouteTask[];
}

/** What a planned route would do for a task: so much of what it counts, or a hex it asks for. */
export interface RouteTask {
  card: string;
  what: 'points' | 'hexes' | 'dangers' | 'cities' | 'place';
  have: number;
  need: number;
  served: boolean;
}

export interface OwnView {
  luck: Id[];
  backpack: Id[];
  cargo: Id[];
  aside: Id[];
  marked: Id[];
  links: [Id, Id][];
  tasks: Id[];
  drawn: Id[];
  looked: Id[];
  ambush: Id[];
  route: number[];
  forecast: Forecast | null;
  sealed: string | null;
  value: number;
}

export interface TaskView {
  slot: string;
  card: Id;
  marks: number;
  left: number; // rounds until it is outdated
  holder: number | null;
  tokens: { token: number; hex: number }[];
}

export interface TripView {
  travel: string;
  route: number[];
  entered: number;
  points: number;
  points_spent: number;
  fuel_spent: number;
  revealed: Id[];
  card: Id;
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

export interface MissionView {
  id: string;
  markers: (number | null)[];
  owners: (number | null)[];
  face_up: number[][];
  face_down: number[];
  wagons: number;
  large: (number | null)[];
  villains: { at: number | null; loss: number }[];
  supremacy: number;
  shrines: number;
  called: number | null;
  scores: number[];
}

export interface KnightsView {
  title: string;
  you: number | null;
  players: number;
  over: boolean;
  waiting: { seat: number; ask: string; kind: string; rule: string; sealed: boolean }[];
  outcome: { winners: number[]; scores: number[]; reason: string } | null;
  round: number;
  rounds: number;
  step: string;
  first: number;
  waster: number;
  active: number | null;
  mission: MissionView;
  hexes: HexView[];
  seats: SeatView[];
  tasks: TaskView[];
  stalls: unknown[];
  pool: Id[];
  decks: Record<string, number | Id[]>;
  trip: TripView;
  encounter: EncounterView | null;
  check: Record<string, unknown> | null;
  arena: Record<string, unknown> | null;
  own?: OwnView;
}

export const STEPS = ['setup', 'waster', 'knights', 'move', 'explore', 'rest'];
export const SKILLS = ['blades', 'guns', 'medicine', 'repair', 'survival', 'talk'];

/** The answer that names a hex. */
export const hexKey = (hex: number): string => `h${hex}`;
