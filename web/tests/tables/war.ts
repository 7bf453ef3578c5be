// A view of War for the Wasteland in which everything that a list can hold lies there twice.
import type { WarView } from '../../src/stages/wftw/view';

const stock = { scrap: 1, juice: 1, spark: 1 };
const worth = { card: 'y06', amount: 2, rule: 'wftw.score.01' };

const seat = (n: number): unknown => ({
  seat: n, stock, hand: 2, deck: 3, discard: ['y06', 'y06'], tableau: [{ card: 'y06', copy: 1, defence: 1 }, { card: 'y06', copy: 2, defence: 1 }], score: 4, score_lines: [worth, worth],
  produces: { ...stock, juice_or_spark: 1, draw: 1 }, marks: ['field:1', 'field:1', 'raid:1', 'raid:1'], raids: [{ place: 'raid:1:0', since: 1 }, { place: 'raid:1:1', since: 1 }],
  laid: [{ card: 'y06', place: 'field:1', round: 1 }, { card: 'y06', place: 'field:1', round: 1 }, { card: 'y06', place: 'raid:1:0', round: 1 }, { card: 'y06', place: 'raid:1:0', round: 1 }],
  unpaid: 0, shop_strength: 0, won: ['y06', 'y06'], captured: [], lost: [], units: {},
});

/** Two players; seat 0 looks. */
export function war(part: Record<string, unknown> = {}): WarView {
  const field = { card: 'y06', winner: 0, bids: [] };
  return {
    title: 'wftw', players: 2, you: 0, over: false, waiting: [], outcome: null, round: 1, phase: 2, bidding_round: 1, goal: 20,
    fields: [field, field], row: ['y06', 'y06', null, null], shop_order: [0, 0], buy_deck: 3, buy_discard: ['y06', 'y06'], objective_deck: 3, objective_discard: [], wastes: ['y06', 'y06'], revealed: false,
    seats: [seat(0), seat(1)],
    mine: {
      hand: ['y06', 'y06'], draft: [{ card: 'y06', place: 'field:1' }, { card: 'y06', place: 'field:1' }], draft_marks: ['field:1', 'field:1', 'raid:1', 'raid:1'], duty: [], guard: [], defences: {}, bill: stock, strength_in_hand: 2, unspent: 0,
    },
    end_reason: '', ...part,
  } as unknown as WarView;
}
