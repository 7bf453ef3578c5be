// Which drawing stands for a wasteland card: one motif for each kind of enemy, weather, or the road itself.
import type { CardFacts } from '../../../lib/titles/content.svelte';

const KINDS = ['gang', 'machine', 'beast', 'mutant', 'cult', 'nature'];

/** The drawing of a card of the wasteland or of a villain. */
export function kindOf(card: CardFacts | undefined): string {
  const printed = [card?.['trait'], card?.['traits'], card?.['group'], card?.['kind']].flat();
  return KINDS.find((kind) => printed.includes(kind)) ?? 'road';
}
