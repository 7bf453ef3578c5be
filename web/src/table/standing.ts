import type { AnyView } from '../lib/play';
import type { Standing, StageKit } from '../stages/types';

/** Where everybody stands: as the title says it, or by the scores of its view. */
export function standingsOf(kit: StageKit, view: AnyView): Standing[] {
  if (kit.standing) return kit.standing(view);
  const seats = (view['seats'] ?? []) as { score?: number }[];
  const goal = Number(view['goal'] ?? NaN);
  return seats.flatMap(({ score }, seat) => (score === undefined ? [] : [{ seat, text: String(score), near: score >= goal }]));
}
