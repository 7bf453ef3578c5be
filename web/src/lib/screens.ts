// The screens and what they need, so that all of it can be on its way before any of it is there.
import { loadTexts, type Part } from './device/i18n.svelte';
import type { Match } from './router.svelte';

interface Entry {
  load: () => Promise<{ default: unknown }>;
  parts: Part[];
}

const TABLE: Entry = { load: () => import('../screens/Table.svelte'), parts: ['table', 'decisions', 'flow'] };
const SCREENS: Record<string, Entry> = {
  new: { load: () => import('../screens/NewGame.svelte'), parts: ['pages', 'options', 'flow'] },
  seat: { load: () => import('../screens/SeatLink.svelte'), parts: ['pages'] },
  table: TABLE,
  replay: { load: () => import('../screens/Replay.svelte'), parts: ['pages', 'table', 'decisions'] },
  report: { load: () => import('../screens/Report.svelte'), parts: ['pages', 'table'] },
  stories: { load: () => import('../screens/Stories.svelte'), parts: ['pages', 'options'] },
  branches: { load: () => import('../screens/Branches.svelte'), parts: ['pages'] },
  chronicle: { load: () => import('../screens/Chronicle.svelte'), parts: ['pages'] },
  pages: { load: () => import('../screens/Pages.svelte'), parts: ['pages'] },
  fork: { load: () => import('../screens/Fork.svelte'), parts: ['pages'] },
  rules: { load: () => import('../screens/Rules.svelte'), parts: ['pages', 'options'] },
  cards: { load: () => import('../screens/Cards.svelte'), parts: ['pages', 'table'] },
  card: { load: () => import('../screens/OneCard.svelte'), parts: ['pages', 'table'] },
  sheets: { load: () => import('../screens/PrintCards.svelte'), parts: ['pages', 'table'] },
  settings: { load: () => import('../screens/Settings.svelte'), parts: ['pages', 'people', 'flow'] },
  me: { load: () => import('../screens/Account.svelte'), parts: ['pages', 'people'] },
  about: { load: () => import('../screens/About.svelte'), parts: ['pages'] },
  lab: { load: () => import('../screens/Lab.svelte'), parts: ['pages', 'lab'] },
  titles: { load: () => import('../screens/Titles.svelte'), parts: ['pages', 'learn'] },
  learn: { load: () => import('../screens/Learn.svelte'), parts: ['pages', 'table', 'learn', 'decisions', 'flow'] },
};

/** Which screen a route is shown by; `/rules`, `/cards` and `/learn` alone ask which title is meant. */
export function screenOf(route: Match): string {
  if (['rules', 'cards', 'learn'].includes(route.name) && !route.params['title']) return 'titles';
  return route.name === 'at' ? 'table' : route.name; // one screen, so that a table stays connected
}

/** A screen with its words; null for those that are part of the first script. */
export async function loadScreen(name: string): Promise<{ default: unknown } | null> {
  const entry = SCREENS[name];
  if (!entry) return null;
  const [module] = await Promise.all([entry.load(), loadTexts(...entry.parts)]);
  return module;
}
