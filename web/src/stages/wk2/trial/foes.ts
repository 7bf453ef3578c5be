// What an enemy is called: those of decks by their card, those of the Book once they have come up.
import type { Play } from '../../../lib/play';
import { facts } from '../names';
import { passage } from '../story/passages.svelte';

export const foeName = (play: Play, foe: string): string => facts(foe)?.name ?? passage(play.table.code, play.table.seat, foe)?.text ?? '…';
