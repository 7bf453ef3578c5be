// What an enemy is called: those of decks by their card, those of the Book once they have come up.
import type { Play } from '../../../lib/play';
import { facts } from '../names';
import { passage } from '../story/passages.svelte';

export const foeName = (play: Play, foe: string): string => facts(foe)?.name ?? passage(play.table.code, play.table.seat, foe)?.text ?? '…';

/** What an enemy does besides its attack: printed on its card, or told of one of the Book that has come up. */
export const foeDoes = (play: Play, foe: string): string => {
  const card = facts(foe);
  return card ? String(card['does'] ?? '') : (passage(play.table.code, play.table.seat, foe)?.parts['does'] ?? '');
};
