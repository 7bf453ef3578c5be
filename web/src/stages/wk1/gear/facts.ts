// What is printed on a card of this title, as the card list of the server has it.
import type { CardFacts } from '../../../lib/titles/content.svelte';
import type { Play } from '../../../lib/play';
import type { Id } from '../names';

export interface Printed {
  id: string;
  name: string;
  text: string;
  deck: string;
  group: string; // weapon, armor, general, enhancement, vehicle, special
  trait: string;
  hands: number;
  icons: string[];
  damage: number;
  multi: number;
  pierce: number;
  armor: number;
  limit: number;
  noAmmo: boolean;
  fuel: boolean;
  health: number;
  aggression: number;
  ferocious: boolean;
  suit: string;
  rank: string;
  icon: string; // the resource on a luck card
  traits: string[];
}

const num = (card: CardFacts, name: string): number => (typeof card[name] === 'number' ? card[name] : 0);
const word = (card: CardFacts, name: string): string => (typeof card[name] === 'string' ? card[name] : '');
const words = (card: CardFacts, name: string): string[] => (Array.isArray(card[name]) ? (card[name] as string[]) : []);

/** A card that may be known; null for one that lies face down or is not in the list. */
export function printed(play: Play, id: Id | undefined): Printed | null {
  if (!id) return null;
  const card = play.content.cards.get(id);
  if (!card) return null;
  return {
    id, name: card.name, text: card.text, deck: card.deck,
    group: word(card, 'group'), trait: word(card, 'trait'), hands: num(card, 'hands'), icons: words(card, 'icons'),
    damage: num(card, 'damage'), multi: num(card, 'multi'), pierce: num(card, 'pierce'), armor: num(card, 'armor'), limit: num(card, 'limit'),
    noAmmo: card['no_ammo'] === true, fuel: card['fuel_weapon'] === true,
    health: num(card, 'health'), aggression: num(card, 'aggression'), ferocious: card['ferocious'] === true,
    suit: word(card, 'suit'), rank: word(card, 'rank'), icon: word(card, 'icon'), traits: words(card, 'traits'),
  };
}

export const GROUP_ICON: Record<string, string> = {
  weapon: 'crossed-pistols',
  armor: 'kevlar-vest',
  drug: 'syringe',
  equipment: 'toolbox',
  enhancement: 'upgrade',
  vehicle: 'jeep',
  implant: 'mechanical-arm',
  mutation: 'dna2',
  tuning: 'steering-wheel',
};
export const ICON_OF: Record<string, string> = { melee: 'fist', short: 'rank-1', medium: 'rank-2', long: 'rank-3' };
