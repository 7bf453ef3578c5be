// A tutorial at the table: what the learner looked at, and with which device. What the lesson says,
// and when it goes on, is the server's word.
import { settings } from './device/settings.svelte';

export type Device = 'keys' | 'touch' | 'text';

/** Something the learner did that is no answer: opened a rule, looked at a refusal or at the odds. */
export interface Deed {
  act: 'rule' | 'why' | 'odds';
  what: string;
}

/** `point` is what is pointed at now, `wanted` the answer whose refusal shall be looked at; `page` closes a text that is to be read before the lesson goes on. */
export const lesson = $state<{ deed: Deed | null; place: string; point: string; wanted: string; page: (() => void) | null }>({ deed: null, place: '', point: '', wanted: '', page: null });

/** Say that the learner did something; nobody listens at tables without a lesson. */
export function did(act: Deed['act'], what = ''): void {
  lesson.deed = { act, what };
}

/** Whose words the learner reads. */
export function device(textMode: boolean): Device {
  if (textMode || settings.textMode) return 'text';
  return globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'keys';
}

/** Where things stand that a lesson points at; a title marks its own with data-point. */
const PLACES: Record<string, string> = {
  prompt: '.shell > .prompt',
  stage: '#stage',
  log: '#logpanel',
  odds: '#logpanel',
  bill: '[data-testid=bill]',
  menu: '.menubox',
  hand: '#hand',
};

/** The things on the page that a lesson points at. */
export function pointed(point: string): HTMLElement[] {
  if (!point) return [];
  const own = [...document.querySelectorAll<HTMLElement>(`[data-point~="${CSS.escape(point)}"]`)];
  const known = PLACES[point];
  return own.length > 0 || !known ? own : [...document.querySelectorAll<HTMLElement>(known)];
}

/** Where an answer can be given on the board: a hex, a thing, a card; else its row in the list. */
export function targets(key: string): HTMLElement[] {
  const name = CSS.escape(key);
  const card = CSS.escape(key.split(/[@>]/, 1)[0] ?? key); // what is laid somewhere is lifted first
  const marks = [...['space', 'pick', 'choice', 'action', 'key'].map((mark) => `[data-${mark}="${name}"]`), `[data-lift="${card}"]`, `button[data-testid="card-${name}"]`, `button[data-testid="way-${name}"]`];
  const places = [`:is(#stage, .shell > .prompt .hand) :is(${marks.join(', ')})`];
  if (card !== name) places.push(`:is(#hand, .shell > .prompt) [data-card="${card}"]`);
  const found = [...document.querySelectorAll<HTMLElement>(places.join(', '))].filter(seen);
  return found.length > 0 ? found : [...document.querySelectorAll<HTMLElement>(`.shell > .prompt [data-key="${name}"]`)].filter(seen);
}

/** Whether something takes up room on the page. */
export const seen = (one: Element): boolean => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 2;
