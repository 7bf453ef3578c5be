// Global keys. A component that has keys of its own stops the event before it gets here.
export interface KeyMap {
  [key: string]: () => void;
}

/** Whether the event comes from a place where letters are typed. */
export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable) return true;
  if (element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true;
  if (element.tagName !== 'INPUT') return false;
  return !['checkbox', 'radio', 'button', 'range'].includes((element as HTMLInputElement).type);
}

/** The name of a key press: `U`, `Shift+U`, `Ctrl+Enter`, `Space`. */
export function nameOf(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const letter = /^[A-Z]$/.test(key) || key.length > 1;
  const shift = event.shiftKey && letter ? 'Shift+' : '';
  const control = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  return `${control}${shift}${key}`;
}

/** The digit from 1 to 9 that was pressed by itself; 0 for anything else. */
export function digitOf(event: KeyboardEvent): number {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return plain && /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
}

/** Handle a press with a map of keys; `letters` says whether single letters count. */
export function handleKey(event: KeyboardEvent, map: KeyMap, letters: boolean): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  const name = nameOf(event);
  const action = map[name];
  if (!action) return false;
  const control = name.startsWith('Ctrl+');
  if (!control && typing(event.target)) return false;
  if (!control && !letters && name.replace('Shift+', '').length === 1) return false;
  event.preventDefault();
  action();
  return true;
}
