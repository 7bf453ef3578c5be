// What stands on the stage besides the map, by what is asked and what goes on.
import type { RoadView } from './view';

export type Part = 'reader' | 'question' | 'combat' | 'test' | 'camp' | 'city' | 'found' | 'spread';

// what is chosen among cards, each shown with all that it says
export const SPREAD = ['knight', 'vehicle', 'draft', 'friend', 'upgrade', 'find_gear'];

/** The part that takes the stage; null for the map alone. `entry`: one lies open. */
export function partOf(view: RoadView, ask: string, kind: string | undefined, entry: string | null): Part | null {
  if (entry !== null || (kind === 'story' && view.own?.entry)) return 'reader';
  if (view.combat) return 'combat';
  if (view.test) return 'test';
  if (kind === 'story') return 'question';
  if (ask === 'camp') return 'camp';
  if (ask === 'shop' || ask === 'deal') return 'city';
  if (SPREAD.includes(ask)) return 'spread';
  if (ask === 'finding' || view.found.length > 0) return 'found';
  return null;
}
