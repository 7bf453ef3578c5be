// How long each thing that happens is shown, in ms. What is not here goes with the next beat.
import type { LogLine } from '../../../lib/net/protocol';

const TIMES: Record<string, number> = {
  battlefields: 700,
  'buy-row': 500,
  marks: 800,
  'base-named': 900,
  laid: 450,
  reveal: 1400,
  toll: 700,
  looked: 700,
  moved: 1000,
  recalled: 900,
  raised: 1000,
  paid: 450,
  unpaid: 1100,
  'effect-gain': 600,
  'field-totals': 900,
  'tie-roll': 1100,
  'tie-won': 900,
  'field-won': 1300,
  'field-unwanted': 800,
  'raid-totals': 1000,
  'base-captured': 1200,
  'base-held': 1000,
  'shop-order': 900,
  bought: 900,
  'base-changes-hands': 900,
  acquired: 600,
  returned: 600,
  scores: 900,
  'game-over': 600,
};

export const timeOf = (line: LogLine): number | null => TIMES[line.kind] ?? null;
