// Where something that pops up may lie: beside what it is about, in the room that is left to it, never over one place.
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
export type Side = 'right' | 'left' | 'above';

const GAP = 8;
const ABOVE = 40; // how far up it begins, so that it lies around the height of what it is about
const LEAST = 120; // a strip that is lower than this shows nothing

const covers = (x: number, y: number, width: number, height: number, box: Box): boolean =>
  x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;

/** The place for something of this size beside `about`, within `room`; `kept` stays free, and so do `tools` where that can be. `side` is tried first. */
export function beside(about: Box, width: number, height: number, room: Box, kept: Box | null, side: Side = 'right', tools: Box[] = []): Spot {
  const within = (at: number, size: number, from: number, to: number): number => Math.max(from + GAP, Math.min(at, to - size - GAP));
  const across = (at: number): number => within(at, width, room.left, room.right);
  const fits = (x: number, y: number): boolean => x >= room.left && x + width <= room.right && y >= room.top + GAP && y + height <= room.bottom;
  const free = (x: number, y: number): boolean => fits(x, y) && !(kept && covers(x, y, width, height, kept));
  const level = within(about.top - ABOVE, height, room.top, room.bottom);
  const right = about.right + GAP;
  const left = Math.min(about.left, room.right) - width - GAP;
  const ways: Record<Side, [number, number]> = {
    right: [right, level],
    left: [left, level],
    above: [across(about.right - width), about.top - height - GAP],
  };
  const near = across(left);
  const tries: [number, number][] = [ways[side], ways.right, ways.left, ways.above, [across(about.left), about.bottom + GAP], [near, level]];
  if (kept) {
    const over = kept.top - height - GAP;
    const under = kept.bottom + GAP;
    for (const x of [right, left, near]) tries.push([x, over], [x, under]);
    tries.push([kept.left - width - GAP, level], [kept.right + GAP, level]);
  }
  for (const tool of tools) for (const x of [right, left, near]) tries.push([x, tool.bottom + GAP], [x, tool.top - height - GAP]);
  const clear = tries.filter(([x, y]) => free(x, y));
  const found = clear.find(([x, y]) => !tools.some((tool) => covers(x, y, width, height, tool))) ?? clear[0];
  if (found) return { x: found[0], y: found[1], high: height };
  // it is cut where it does not fit: on the side of the kept place that has more room
  const cut = (top: number, bottom: number): Spot => {
    const high = Math.max(Math.min(height, bottom - top - 2 * GAP), Math.min(height, LEAST));
    return { x: near, y: Math.max(room.top, Math.min(level, bottom - GAP - high), top), high };
  };
  if (!kept || !covers(near, room.top, width, room.bottom - room.top, kept)) return cut(room.top, room.bottom);
  return room.bottom - kept.bottom > kept.top - room.top ? cut(kept.bottom, room.bottom) : cut(room.top, kept.top);
}
