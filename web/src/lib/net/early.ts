// The first look at a table, asked for before its screen is there.
import { api } from './api';
import { contentOf } from '../titles/content.svelte';
import { loadTexts } from '../device/i18n.svelte';
import type { TableState } from './protocol';
import { loadKit } from '../../stages/types';

let first: { code: string; state: Promise<TableState> } | null = null;

/** Who I am, and the table with its last lines. The two need not wait for each other. */
async function look(code: string): Promise<TableState> {
  const [, state] = await Promise.all([api.me(), api.glance(code)]);
  return state;
}

/** The stage of a title with its words and cards, all at once. */
export async function openStage(title: string): ReturnType<typeof loadKit> {
  void contentOf(title).loadCards();
  const [kit] = await Promise.all([loadKit(title), loadTexts(title)]);
  return kit;
}

const LAST = 'dustboard.last'; // the table that was open last and its title: a device often comes back to it

function titleOf(code: string): string {
  try {
    const [table, title = ''] = (localStorage.getItem(LAST) ?? '').split(' ');
    return table === code ? title : '';
  } catch {
    return ''; // a device without storage waits for the table to say it
  }
}

function keepTitle(code: string, title: string): void {
  try {
    localStorage.setItem(LAST, `${code} ${title}`);
  } catch {
    // the next visit is as slow as this one
  }
}

/** Begin to look; the table's screen takes what comes. */
export function openEarly(code: string): void {
  const state = look(code);
  first = { code, state };
  const known = titleOf(code);
  if (known) openStage(known).catch(() => undefined);
  state
    .then(async ({ table: { title } }) => {
      keepTitle(code, title);
      await openStage(title);
    })
    .catch(() => undefined);
}

/** The table as it was found: the first time what was asked for early, then asked anew. */
export function firstLook(code: string): Promise<TableState> {
  const early = first?.code === code ? first.state : null;
  first = null;
  return early ?? look(code);
}
