// What stands on the stage besides the map, by what is asked and what goes on.
import type { RoadView } from './view';

export type Part = 'reader' | 'question' | 'combat' | 'test' | 'camp' | 'city' | 'found' | 'spread';

// what is chosen among cards, each shown with all that it says
export const SPREAD = ['knight', 'vehicle', 'draft', 'friend', 'upgrade', 'find_gear', 'keep_landmark', 'tinker', 'surplus_part'];

// which part offers the answers to a question; the map alone has the plates of the actions below it
const OFFERS: Record<string, Part | null> = { action: null, camp: 'camp', shop: 'city', deal: 'city', parts_deal: 'city', finding: 'found', ...Object.fromEntries(SPREAD.map((ask) => [ask, 'spread'])) };

/** Whether the stage itself offers the answers; amid a combat or a test the prompt does, beside the dice. */
export function offers(view: RoadView, ask: string, kind: string): boolean {
  const part = partOf(view, ask, kind, null);
  return kind === 'story' ? part === 'reader' || part === 'question' : ask in OFFERS && OFFERS[ask] === part;
}

/** The part that takes the stage; null for the map alone. `entry`: one lies open. */
export function partOf(view: RoadView, ask: string, kind: string | undefined, entry: string | null): Part | null {
  if (entry !== null || (kind === 'story' && view.own?.entry)) return 'reader';
  if (ask in OFFERS) return OFFERS[ask] ?? null; // what is over may still lie there
  if (view.combat) return 'combat';
  if (view.test) return 'test';
  if (kind === 'story') return 'question';
  return view.found.length > 0 ? 'found' : null;
}
