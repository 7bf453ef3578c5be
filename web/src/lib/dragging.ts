// Carry something to a place with a mouse or pen. Fingers tap instead: a drag of theirs is a scroll.
//
// What is carried is a node with `use:carried`; a place is any node with `data-drop`. Both can be reached
// by taps and keys as well, so this is only one more way.
const STILL = 6; // pixels a hand may slip and still press

export interface Carried {
  /** Whether it may be laid there. */
  fits: (place: string) => boolean;
  drop: (place: string) => void;
}

const placeAt = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

export function carried(node: HTMLElement, wishes: Carried): { update(next: Carried): void; destroy(): void } {
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function light(next: HTMLElement | null): void {
    if (next === over) return;
    over?.removeAttribute('data-over');
    over = next;
    over?.setAttribute('data-over', '');
  }
  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.button === 0) start = { x: event.clientX, y: event.clientY };
  }
  function lift(): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    copy.setAttribute('aria-hidden', 'true');
    const { width } = node.getBoundingClientRect();
    copy.style.cssText += `;position:fixed;left:0;top:0;width:${width}px;margin:0;pointer-events:none;z-index:50`;
    document.body.append(copy);
    node.setAttribute('data-lifted', '');
    return copy;
  }
  function move(event: PointerEvent): void {
    if (!start) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${event.clientX + 6}px, ${event.clientY + 6}px) rotate(7deg)`;
    const place = placeAt(event.clientX, event.clientY);
    light(place && wishes.fits(place.dataset.drop ?? '') ? place : null);
  }
  function end(laid: boolean): void {
    const place = over?.dataset.drop;
    const carriedOn = ghost !== null;
    light(null);
    ghost?.remove();
    node.removeAttribute('data-lifted');
    ghost = start = null;
    if (!carriedOn) return;
    // the press that ends a drag is no press of what lies under it
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (laid && place !== undefined) wishes.drop(place);
  }
  const swallow = (event: Event): void => event.stopPropagation();
  const up = (): void => end(true);
  const stop = (): void => end(false);
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && ghost) end(false);
  };
  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', stop);
  addEventListener('keydown', escape);
  return {
    update(next: Carried): void {
      wishes = next;
    },
    destroy(): void {
      end(false);
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', escape);
    },
  };
}
