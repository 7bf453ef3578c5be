// What the parts of a table share, handed down by context.
import { getContext, setContext } from 'svelte';
import type { Content } from './content.svelte';
import type { Desk } from './desk.svelte';
import type { TableStore } from './table.svelte';

export interface Play {
  table: TableStore;
  desk: Desk;
  content: Content;
  /** The view to show: with the draft in it if the server sent one, or the position looked at. */
  view(): Record<string, unknown>;
  /** The name a seat goes by. */
  name(seat: number): string;
  /** Nothing can be answered: a position of the past, or a spectator. */
  readonly(): boolean;
}

export const KEY = Symbol('play');
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
