// Whether the page is shown by night: as this device is set, or as somebody chose.
import { settings } from './settings.svelte';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const device = $state({ dark: dark?.matches ?? false });
dark?.addEventListener?.('change', (event) => (device.dark = event.matches));

/** Pictures have a version by day and one by night. */
export const byNight = (): boolean => (settings.theme === 'auto' ? device.dark : settings.theme === 'night');
