// Digits choose in the list of what is asked wherever the focus is, not only inside the list.
import { digitOf, typing } from '../lib/device/keys';
import { settings } from '../lib/device/settings.svelte';

/** Let a list hear digits that nothing else wants; the focus goes to the list, so that Enter goes on. */
export function digits(node: HTMLElement, heard: (event: KeyboardEvent) => void): { destroy(): void } {
  function onkeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || digitOf(event) === 0 || !settings.letterKeys || typing(event.target)) return;
    if (node.contains(event.target as Node) || document.querySelector('dialog[open]')) return;
    node.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    heard(event);
  }
  addEventListener('keydown', onkeydown);
  return { destroy: () => removeEventListener('keydown', onkeydown) };
}
