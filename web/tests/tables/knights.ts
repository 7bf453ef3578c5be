// A view of Waste Knights in which everything that a list can hold lies there twice.
import { cardOf } from './stand';
import type { CardFacts } from '../../src/lib/titles/content.svelte';
import type { KnightsView } from '../../src/stages/wk1/view';

const weapon = { group: 'weapon', trait: 'weapon', hands: 2, icons: ['melee', 'melee'], deck: 'yellow' };
export const CARDS: CardFacts[] = [
  cardOf('y06', weapon), cardOf('g12', { group: 'enhancement' }), cardOf('l02', { suit: 'bolts', rank: '2', icon: 'ammo' }), cardOf('w21', { deck: 'wasteland' }),
  cardOf('k01', { skills: { guns: 2 }, lines: ['the same line', 'the same line'] }), cardOf('m1', { deck: 'missions' }), cardOf('v01', { group: 'vehicle', deck: 'vehicles' }), cardOf('t05', { deck: 'tasks' }),
];

const hex = (n: number): unknown => ({
  hex: n, q: n, r: 0, tier: 1, tile: 't', number: n + 10, city: false, terrain: 'desert', difficulty: 1, threat: 1, radiation: 1, contamination: 1,
  tokens: { radiation: 2, contamination: 1, threat: 1, obstacle: 1 }, special: [{ token: 'nuked', dark: false }, { token: 'nuked', dark: true }], blank: false, knights: n === 0 ? [0, 1] : [],
});

const seat = (n: number): unknown => ({
  seat: n, knight: 'k01', skills: { guns: 2, blades: 1 }, now: { guns: 2, blades: 1 }, ability: { card: null, marked: false }, ammo: 1, fuel: 1, health: 5, radiation: 0, reputation: 0,
  hex: 0, down: false, moved: false, weary: 0, vehicle: 'v01', vehicle_value: 3, damaged: false, starting: [], uncovered: [], sheet: [null, null, null, null, null, null],
  hands: ['y06', 'y06'], body: [null], pockets: [null, null, null], special: ['g12', 'g12'], links: [['g12', 'y06'], ['g12', 'y06'], [null, 'y06'], [null, 'y06']], marked: [],
  armor: 0, backpack: { cards: 2, room: 3 }, cargo: { cards: 2, room: 2 }, luck: 2, tasks: { secret: 1, shown: [], accepted: ['t05'] }, carried: [], laurels: 0,
});

const stop = { hex: 1, cost: 1, fuel: 0, points: 1, spent: 1, had: 4, burnt: 0, threats: 1, cards: 1 };
const task = { slot: 'purple', card: 't05', marks: 1, left: 2, holder: null, tokens: [{ token: 1, hex: 1 }, { token: 1, hex: 1 }] };
const served = { card: 't05', what: 'hexes', have: 1, need: 2, served: false };
const stall = { card: 'y06', holds: 'yellow', price: 'yellow', hex: null, value: 2 };
const goods = { ammo: 1, fuel: 1, vehicle: 1 };

/** Two knights; seat 0 looks. */
export function doubled(part: Record<string, unknown> = {}): KnightsView {
  return {
    title: 'wk1', you: 0, players: 2, over: false, outcome: null, round: 1, rounds: 12, step: 'move', first: 0, waster: 1, active: 0,
    waiting: [{ seat: 1, ask: 'waster', kind: 'choose', rule: 'wk1.move.01', sealed: false }, { seat: 1, ask: 'waster', kind: 'choose', rule: 'wk1.move.01', sealed: false }],
    mission: {
      id: 'm1', markers: [1, 1, 1], owners: [null, null, null], face_up: [[], [], []], face_down: [], wagons: 0, large: [1, 1], villains: [{ at: 1, loss: 1 }, { at: 1, loss: 1 }],
      supremacy: 0, shrines: 0, called: 1, scores: [0, 0], goal: 2, have: [0, 0], near: [false, false],
    },
    hexes: [hex(0), hex(1)], seats: [seat(0), seat(1)], tasks: [task, task], stalls: [stall, stall], pool: ['v01', 'v01'], vehicles: [{ card: 'v01', intact: 2, damaged: 1 }, { card: 'v01', intact: 2, damaged: 1 }],
    decks: { wasteland: 20 }, values: { green: 1, yellow: 2, red: 3 },
    trip: { travel: 'vehicle', route: [1, 0, 1], entered: 1, points: 3, points_spent: 1, fuel_spent: 0, revealed: ['w21', 'w21'], card: null, played: false, stopped: false, under_marker: 0 },
    encounter: null, check: null, deal: { turn: 0, with: 1, left: 2, offer: { give: ['y06', 'y06'], want: ['y06', 'y06'], give_goods: goods, want_goods: goods } },
    arena: {
      duel: false, foe: 'y06', knight: 0, rival: 1, decks: ['knight', 'foe'], clash: 1, clashes: 3, range: 'short', difficulty: 2,
      ranges: [{ range: 'short', difficulty: 2 }, { range: 'short', difficulty: 2 }], order: [{ icon: 'melee', dice: 0 }, { icon: 'melee', dice: 1 }], ferocious: false, dominance: 0,
      health: [5, 4], full: [5, 4], armor: [0, 0], aggression: 2, cards: [null, null], last: [null, null], prepared: [false, false], weapons: [null, null], icons: [null, null], damage: 0, lost: [0, 0], attack: null,
    },
    own: {
      luck: ['l02', 'l02'], backpack: ['y06', 'y06'], cargo: ['y06', 'y06'], aside: ['y06', 'y06'], marked: [], links: [], tasks: ['t05', 't05'], drawn: [], looked: [], ambush: [],
      route: [1, 0, 1], forecast: { hexes: [stop, stop, stop], enough: 3, longest: 3, fuel: 1, points: 4, cards: 1, per_fuel: 3, via: [], costs: [0, 1], tasks: [served, served] }, sealed: null, value: 0, offer: null,
    },
    ...part,
  } as unknown as KnightsView;
}
