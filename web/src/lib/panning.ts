// A window on a drawing that is larger than it: what is in it, zooming, dragging and pinching.
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  scale: number; // pixels for a unit of the drawing
  x: number; // the point of the drawing in the middle of the window
  y: number;
}

/** Keep the board in the window: no side of it may leave more room than it needs. */
export function held(look: Look, box: Box, width: number, height: number): Look {
  const clamp = (at: number, low: number, size: number, room: number): number => {
    const half = room / look.scale / 2;
    if (size <= 2 * half) return low + size / 2;
    return Math.min(Math.max(at, low + half), low + size - half);
  };
  return { ...look, x: clamp(look.x, box.x, box.width, width), y: clamp(look.y, box.y, box.height, height) };
}

/** Zoom by a factor around a point of the window, given from its middle. */
export function zoomed(look: Look, by: number, around: Point, least: number, most: number): Look {
  const scale = Math.min(most, Math.max(least, look.scale * by));
  return {
    scale,
    x: look.x + around.x / look.scale - around.x / scale,
    y: look.y + around.y / look.scale - around.y / scale,
  };
}

// -- drag and pinch; a press that stays in its place is a tap and is left alone --

interface Wishes {
  shift: (x: number, y: number) => void;
  zoom: (by: number, around: Point) => void;
  dragged: (now: boolean) => void;
}

const STILL = 6; // pixels a finger may slip and still tap

export function dragging(node: SVGSVGElement, wishes: Wishes): { update(next: Wishes): void; destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let moving = false;

  const apart = (): number => {
    const [one, two] = [...fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  const around = (): Point => {
    const box = node.getBoundingClientRect();
    const [one, two] = [...fingers.values()];
    if (!one || !two) return { x: 0, y: 0 };
    return { x: (one.x + two.x) / 2 - box.left - box.width / 2, y: (one.y + two.y) / 2 - box.top - box.height / 2 };
  };
  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      moving = false;
      wishes.dragged(false);
    }
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!moving && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
    moving = true;
    wishes.dragged(true);
    const was = apart();
    fingers.set(event.pointerId, now);
    if (fingers.size > 1 && was > 0) wishes.zoom(apart() / was, around());
    else wishes.shift(now.x - before.x, now.y - before.y);
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return; // the page may scroll
    event.preventDefault();
    const box = node.getBoundingClientRect();
    wishes.zoom(event.deltaY < 0 ? 1.15 : 0.87, { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 });
  }
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    update(next: Wishes): void {
      wishes = next;
    },
    destroy(): void {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('wheel', wheel);
    },
  };
}
