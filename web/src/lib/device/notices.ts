// Notices of the browser when a table waits for this player; off until somebody asks for them.
import { settings } from './settings.svelte';

/** Ask for leave to show notices; gives whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell that a table waits; the same table replaces its own notice. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: `dustboard-${table}` });
  } catch {
    // some browsers show notices only from an installed app
  }
}
