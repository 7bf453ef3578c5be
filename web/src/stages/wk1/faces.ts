// Which icon stands on a card: by what is printed on it, else by its deck.
import type { CardFacts } from '../../lib/titles/content.svelte';

const BY_DECK: Record<string, string> = {
  knights: 'crown',
  wasteland: 'crossroad',
  tasks: 'public-speaker',
  luck: 'clover',
  combat: 'crossed-swords',
  range: 'path-distance',
  vehicles: 'jeep',
  hexes: 'modern-city',
  missions: 'star-medal',
  villains: 'angry-eyes',
};
const BY_WORD: Record<string, string> = {
  weapon: 'crossed-pistols',
  armor: 'kevlar-vest',
  drug: 'syringe',
  mutation: 'dna2',
  vehicle: 'jeep',
  tuning: 'steering-wheel',
  implant: 'mechanical-arm',
  equipment: 'toolbox',
  enhancement: 'upgrade',
  general: 'crossroad',
  nature: 'tornado',
  machine: 'robot-golem',
  beast: 'wolf-head',
  mutant: 'alien-bug',
  gang: 'bandit',
  cult: 'hooded-figure',
};

/** The icon of each skill. */
export const SKILL_ICON: Record<string, string> = {
  blades: 'crossed-swords', guns: 'pistol-gun', medicine: 'first-aid-kit', repair: 'spanner', survival: 'campfire', talk: 'conversation',
};

/** The icon of a card. */
export function iconOf(card: CardFacts): string {
  const printed = [card['trait'], card['traits'], card['group'], card['kind']].flat();
  const found = printed.find((word) => typeof word === 'string' && word in BY_WORD) as string | undefined;
  return found ? (BY_WORD[found] as string) : (BY_DECK[card.deck] ?? 'toolbox');
}
