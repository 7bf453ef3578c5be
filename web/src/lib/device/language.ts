// Which language is spoken, and in which form it speaks to its reader: what the address asks for, else what
// was chosen, else what the browser prefers.
// public/first.js works it out in the same way before the client is there.
import { FORMS, i18n, languages, setLanguage, type Form } from './i18n.svelte';
import { change, settings } from './settings.svelte';

const FALLBACK = 'en';
let fixed = false; // the address asks for one: no choice made elsewhere takes its place

/** The first of these that has texts of its own. */
export function preferred(wanted: readonly string[]): string {
  const known = languages();
  return wanted.map((one) => one.toLowerCase().split('-')[0] ?? '').find((one) => known.includes(one)) ?? FALLBACK;
}

/** Begin to speak; `asked` is what the address asks for. */
export function beginToSpeak(asked: string | null): Promise<void> {
  fixed = asked !== null;
  i18n.form = formOf(settings.form) ?? 'neutral';
  return setLanguage(asked ?? (settings.lang || preferred(navigator.languages)));
}

/** Read in a language from now on, on this device. */
export async function speak(lang: string): Promise<void> {
  change({ lang });
  await setLanguage(lang);
}

/** Be spoken to in a form from now on, on this device. */
export function address(form: Form): void {
  change({ form });
  i18n.form = form;
}

const formOf = (stored: string): Form | undefined => FORMS.find((one) => one === stored);

/** Take over what this person chose on another device. */
export function follow(chosen: string, form: string): void {
  if (chosen !== '' && chosen !== settings.lang && !fixed) void speak(chosen);
  const found = formOf(form);
  if (found && found !== settings.form) address(found);
}
