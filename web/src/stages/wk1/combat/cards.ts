// The combat cards in the order of the hand, and the icons of cards and of the ways to change the range.
export const CARDS = ['attack', 'multi_attack', 'defend', 'prepare', 'change_range'];

export const CARD_ICON: Record<string, string> = {
  attack: 'pistol-gun',
  multi_attack: 'machine-gun',
  defend: 'kevlar-vest',
  prepare: 'bullseye',
  change_range: 'path-distance',
  advance: 'path-distance',
  retreat: 'walking-boot',
};
