// What this device prefers. Kept in local storage; nothing of it concerns the rules.
import type { Form } from './i18n.svelte';
import type { Group } from './sounds';

export type Theme = 'auto' | 'day' | 'night';
export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
/** What result cards do: wait for a press, pass by themselves, or stay away. */
export const RESULTS = ['wait', 'pass', 'off'] as const;
export type Results = (typeof RESULTS)[number];

export interface Settings {
  lang: string; // as chosen; '' while the browser chooses
  form: Form; // of address
  theme: Theme;
  textSize: number;
  motion: 'auto' | 'off';
  speed: Speed;
  results: Results;
  letterKeys: boolean;
  textMode: boolean;
  seatMarks: boolean; // letters on seats, for eyes that cannot tell the colours
  plain: boolean;
  remarks: boolean; // bots say something now and then
  sound: boolean;
  volume: Record<Group, number>; // in percent
  notices: boolean;
}

const KEY = 'dustboard.settings';
const DEFAULTS: Settings = {
  lang: '',
  form: 'neutral',
  theme: 'auto',
  textSize: 100,
  motion: 'auto',
  speed: 'normal',
  results: 'wait',
  letterKeys: true,
  textMode: false,
  seatMarks: false,
  plain: false,
  remarks: false,
  sound: false,
  volume: { call: 100, table: 60, hand: 60 },
  notices: false,
};

/** A speed as it was stored; `instant` was called `off` once. */
export function readSpeed(stored: string | undefined): Speed {
  if (stored === 'off') return 'instant';
  return SPEEDS.find((one) => one === stored) ?? DEFAULTS.speed;
}

function load(): Settings {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const speed = readSpeed(saved.speed);
    return { ...DEFAULTS, ...saved, speed, volume: { ...DEFAULTS.volume, ...saved.volume } };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Show the settings on the page; called at the start and after each change. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.fontSize = settings.textSize === 100 ? '' : `${settings.textSize}%`;
}

/** Change settings, show them and keep them. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  applySettings();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a device without storage keeps them until the page is closed
  }
}

/** Whether things may move on this device. */
export function mayMove(): boolean {
  if (settings.motion === 'off') return false;
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
