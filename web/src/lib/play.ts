// What the parts of a table share, handed down by context.
import { getContext, setContext } from 'svelte';
import type { Beats } from './beats/queue.svelte';
import type { Content } from './titles/content.svelte';
import type { Desk } from './net/desk.svelte';
import type { OddsStore } from './titles/odds.svelte';
import type { TableStore } from './net/table.svelte';
import type { View } from './net/views';

/** A view of any title; nothing is in it before the table has come. */
export type AnyView = Partial<View> & Record<string, unknown>;

export interface Play {
  table: TableStore;
  desk: Desk;
  content: Content;
  /** What is shown of what happened since, one beat after another. */
  beats: Beats;
  /** What this seat can work out; not there where nothing is played (tests, pages without a table). */
  odds?: OddsStore | undefined;
  /** The view to show: with the draft in it if the server sent one, or the position looked at. */
  view(): AnyView;
  /** The name a seat goes by. */
  name(seat: number): string;
  /** The face a seat wears; "" while nobody sits there. */
  face(seat: number): string;
  /** Nothing can be answered: a position of the past, or a spectator. */
  readonly(): boolean;
}

export const KEY = Symbol('play');
export const setPlay = (play: Play): Play => setContext(KEY, play);
/** What the table shares; undefined on a page without a table. */
export const getPlay = (): Play => getContext<Play>(KEY);
