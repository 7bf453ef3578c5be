// A view of War for the Wasteland in which everything that a list can hold lies there twice.
import type { WarView } from '../../src/stages/wftw/view';

const stock = { scrap: 1, juice: 1, spark: 1 };
const worth = { card: 'y06', amount: 2, rule: 'wftw.score.01' };

const seat = (n: number): unknown => ({
  seat: n, stock, hand: 2, deck: 3, discard: ['y06', 'y06'], tableau: [{ card: 'y06', copy: 1, defence: 1, vp: 1, lines: [worth, worth] }, { card: 'y06', copy: 2, defence: 1, vp: 1, lines: [worth, worth] }], score: 4, near: false, score_lines: [worth, worth],
  produces: { ...stock, juice_or_spark: 1, draw: 1 }, marks: ['field:1', 'field:1', 'raid:1', 'raid:1'], raids: [{ place: 'raid:1:0', since: 1 }, { place: 'raid:1:1', since: 1 }],
  laid: ['field:1', 'field:1', 'raid:1:0', 'raid:1:0'].map((place) => ({ card: 'y06', place, round: 1, strength: 2 })),
  unpaid: 0, shop_strength: 0, won: ['y06', 'y06'], captured: [], lost: [], units: {},
});

/** Two players; seat 0 looks. */
export function war(part: Record<string, unknown> = {}): WarView {
  const field = { card: 'y06', vp: 2, winner: 0, bids: [] };
  const side = (n: number): unknown => ({ seat: n, cards: 2, shown: 4, least: 4, most: 6 });
  const place = (key: string, guard: unknown = null): unknown => ({ place: key, sides: [side(0), side(1)], shield: guard ? 1 : 0, guard });
  return {
    title: 'wftw', players: 2, you: 0, over: false, waiting: [], outcome: null, round: 1, phase: 2, bidding_round: 1, goal: 20,
    fields: [field, field],
    places: [place('field:1'), place('field:2'), place('shop'), place('raid:1:0', side(1)), place('raid:1:1', side(1))], row: ['y06', 'y06', null, null], shop_order: [0, 0], buy_deck: 3, buy_discard: ['y06', 'y06'], objective_deck: 3, objective_discard: [], wastes: ['y06', 'y06'], revealed: false,
    seats: [seat(0), seat(1)],
    mine: {
      hand: ['y06', 'y06'], draft: [{ card: 'y06', place: 'field:1', strength: 1 }, { card: 'y06', place: 'field:1', strength: 1 }], draft_marks: ['field:1', 'field:1', 'raid:1', 'raid:1'], duty: [], guard: [], defences: {}, adds: {}, free: stock, too_dear: {}, bill: stock, strength_in_hand: 2, unspent: 0,
    },
    end_reason: '', ...part,
  } as unknown as WarView;
}
