// What a title is called: the client's own word for it, or the name that the server gives.
import { SvelteMap } from 'svelte/reactivity';
import { loadTitles } from './content.svelte';
import { tOr } from '../device/i18n.svelte';

const names = new SvelteMap<string, string>();
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  loadTitles().then(
    (titles) => titles.forEach((title) => names.set(title.id, title.name)),
    () => (asked = false),
  );
}

export function titleName(id: string): string {
  const own = tOr(`title-${id}`, '');
  if (!own && id) queueMicrotask(ask);
  return own || (names.get(id) ?? id);
}
