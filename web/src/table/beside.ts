// Where something that pops up may lie: beside what it is about, in the window, never over one place.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  x: number;
  y: number;
  high: number; // as much as fits there
}

const GAP = 8;
const ABOVE = 40; // how far up it begins, so that it lies around the height of what it is about

const covers = (x: number, y: number, width: number, height: number, box: Box): boolean =>
  x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;

/** The place for something of this size beside `about`; `kept` stays free. */
export function beside(about: Box, width: number, height: number, room: { width: number; height: number }, kept: Box | null): Spot {
  const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
  const fits = (at: number, size: number, all: number): boolean => at >= 0 && at + size <= all;
  const free = (x: number, y: number): boolean => fits(x, width, room.width) && fits(y, height, room.height) && !(kept && covers(x, y, width, height, kept));
  const right = about.right + GAP;
  const left = about.left - width - GAP;
  const near = within(left, width, room.width);
  const level = within(about.top - ABOVE, height, room.height);
  const ways: [number, number][] = [[right, level], [left, level], [near, level]];
  if (kept) {
    const over = kept.top - height - GAP;
    const under = kept.bottom + GAP;
    for (const x of [right, left, near]) ways.push([x, over], [x, under]);
    ways.push([kept.left - width - GAP, level], [kept.right + GAP, level]);
  }
  const found = ways.find(([x, y]) => free(x, y));
  if (found) return { x: found[0], y: found[1], high: height };
  // it is cut where it does not fit: on the side of the kept place that has more room
  if (!kept) return { x: near, y: GAP, high: Math.min(height, room.height - 2 * GAP) };
  const below = room.height - kept.bottom > kept.top;
  return below
    ? { x: near, y: kept.bottom + GAP, high: Math.min(height, room.height - kept.bottom - 2 * GAP) }
    : { x: near, y: Math.max(0, kept.top - GAP - Math.min(height, kept.top - 2 * GAP)), high: Math.min(height, kept.top - 2 * GAP) };
}
