// Carry something to a place: with a mouse or pen at once, with a finger after holding it for a moment.
//
// What is carried is a node with `use:carried`; a place is any node with `data-drop`. Both can be reached
// by taps and keys as well, so this is only one more way.
const STILL = 6; // pixels a hand may slip and still press
const HELD = 350; // ms: a finger that moves earlier scrolls
const NAP = 10; // pixels a held finger may slip

export interface Carried {
  /** Whether it may be laid there. */
  fits: (place: string) => boolean;
  drop: (place: string) => void;
}

const placeAt = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** `null`: it cannot be carried now. */
export function carried(node: HTMLElement, given: Carried | null): { update(next: Carried | null): void; destroy(): void } {
  let wishes = given;
  let start: { x: number; y: number } | null = null;
  let finger = false;
  let ready = false; // the next move lifts it
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function light(next: HTMLElement | null): void {
    if (next === over) return;
    over?.removeAttribute('data-over');
    over = next;
    over?.setAttribute('data-over', '');
  }
  function down(event: PointerEvent): void {
    if (!wishes || start || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    finger = event.pointerType === 'touch';
    ready = !finger;
    if (finger) timer = setTimeout(() => (ready = true), HELD);
    listen(addEventListener);
  }
  function lift(): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    copy.setAttribute('aria-hidden', 'true');
    copy.setAttribute('data-ghost', '');
    const { width } = node.getBoundingClientRect();
    copy.style.cssText += `;position:fixed;left:0;top:0;width:${width}px;margin:0;pointer-events:none;z-index:50`;
    document.body.append(copy);
    node.setAttribute('data-lifted', '');
    document.body.setAttribute('data-carrying', '');
    return copy;
  }
  function move(event: PointerEvent): void {
    if (!start || !wishes) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!ready && far > NAP) return end(false); // it scrolls
    if (!ghost && (!ready || far < STILL)) return;
    ghost ??= lift();
    // a finger covers what is under it: the card lies above it
    ghost.style.transform = finger ? `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 100% - 12px)) rotate(4deg)` : `translate(${event.clientX + 6}px, ${event.clientY + 6}px) rotate(7deg)`;
    const place = placeAt(event.clientX, event.clientY);
    light(place && wishes.fits(place.dataset['drop'] ?? '') ? place : null);
  }
  function end(laid: boolean): void {
    const place = over?.dataset['drop'];
    const carriedOn = ghost !== null;
    clearTimeout(timer);
    listen(removeEventListener);
    light(null);
    ghost?.remove();
    node.removeAttribute('data-lifted');
    document.body.removeAttribute('data-carrying');
    ghost = start = null;
    ready = false;
    if (!carriedOn) return;
    // the press that ends a drag is no press of what lies under it
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (laid && place !== undefined) wishes?.drop(place);
  }
  const swallow = (event: Event): void => event.stopPropagation();
  const up = (): void => end(true);
  const stop = (): void => end(false);
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && ghost) end(false);
  };
  // a finger that carries does not scroll; this has to be known before the first move
  const hold = (event: TouchEvent): void => {
    if (ready && event.cancelable) event.preventDefault();
  };
  // what a mouse carries is no text that is marked, nor marked text that is dragged
  const still = (event: Event): void => {
    if (!finger) event.preventDefault();
  };
  function listen(to: typeof addEventListener | typeof removeEventListener): void {
    to('pointermove', move as EventListener);
    to('pointerup', up);
    to('pointercancel', stop);
    to('selectstart', still);
    to('dragstart', still);
    to('keydown', escape as EventListener);
  }
  node.addEventListener('pointerdown', down);
  node.addEventListener('touchmove', hold, { passive: false });
  return {
    update(next: Carried | null): void {
      wishes = next;
    },
    destroy(): void {
      end(false);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', hold);
    },
  };
}
