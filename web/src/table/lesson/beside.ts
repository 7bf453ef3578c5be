// Where a callout stands: beside what it points at, in the window, over nothing that is read or pressed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Place {
  at: { x: number; y: number };
  to: { x: number; y: number }; // where the arrow ends
  turn: number; // of its tip, in degrees
  arrow: string;
}
const GAP = 44; // room for the arrow
const EDGE = 8;

/** Whether two boxes have something in common. */
export const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first free side: left, right, below, above; null if there is none. */
export function beside(aim: Box, tag: { width: number; height: number }, page: { width: number; height: number }, taken: Box[]): Place | null {
  const middle = { x: (aim.left + aim.right) / 2, y: (aim.top + aim.bottom) / 2 };
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const y = clamp(middle.y - tag.height / 2, page.height - tag.height);
  const x = clamp(middle.x - tag.width / 2, page.width - tag.width);
  const sides = [
    { at: { x: aim.left - GAP - tag.width, y }, from: { x: aim.left - GAP, y: y + tag.height / 2 }, to: { x: aim.left, y: clamp(middle.y, page.height) }, turn: 0 },
    { at: { x: aim.right + GAP, y }, from: { x: aim.right + GAP, y: y + tag.height / 2 }, to: { x: aim.right, y: clamp(middle.y, page.height) }, turn: 180 },
    { at: { x, y: aim.bottom + GAP }, from: { x: x + tag.width / 2, y: aim.bottom + GAP }, to: { x: clamp(middle.x, page.width), y: aim.bottom }, turn: -90 },
    { at: { x, y: aim.top - GAP - tag.height }, from: { x: x + tag.width / 2, y: aim.top - GAP }, to: { x: clamp(middle.x, page.width), y: aim.top }, turn: 90 },
  ];
  for (const { at, from, to, turn } of sides) {
    const box = { left: at.x, top: at.y, right: at.x + tag.width, bottom: at.y + tag.height };
    const inside = box.left >= EDGE && box.top >= EDGE && box.right <= page.width - EDGE && box.bottom <= page.height - EDGE;
    if (!inside || taken.some((one) => meet(one, box))) continue;
    const back = 12; // the line ends under the tip
    const end = { x: to.x - back * Math.cos((turn * Math.PI) / 180), y: to.y - back * Math.sin((turn * Math.PI) / 180) };
    const bow = { x: (from.x + end.x) / 2 + (turn % 180 === 0 ? 0 : 10), y: (from.y + end.y) / 2 - (turn % 180 === 0 ? 10 : 0) };
    return { at, to, turn, arrow: `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${end.x} ${end.y}` };
  }
  return null;
}
