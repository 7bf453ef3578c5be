// The icons of combat cards and of the ways to change the range.
export const CARD_ICON: Record<string, string> = {
  attack: 'pistol-gun',
  multi_attack: 'machine-gun',
  defend: 'kevlar-vest',
  prepare: 'bullseye',
  change_range: 'path-distance',
  advance: 'path-distance',
  retreat: 'walking-boot',
};
