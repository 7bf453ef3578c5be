// Where hexes lie on the drawing: flat-top, 220 units wide, and which one lies next to which.
import { held, type Box, type Look, type Point } from '../../../lib/panning';

export const SIZE = 110; // from the middle of a hex to a corner
export const HIGH = Math.sqrt(3) * SIZE; // from edge to edge

export interface Axial {
  q: number;
  r: number;
}

/** The middle of a hex. */
export function middle({ q, r }: Axial): Point {
  return { x: 1.5 * SIZE * q, y: HIGH * (r + q / 2) };
}

/** The six corners of a hex around (0, 0), as SVG points; `inset` makes it smaller. */
export function corners(inset = 0): string {
  const reach = SIZE - inset;
  const at = (turn: number): string => {
    const angle = (Math.PI / 3) * turn;
    return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(at).join(' ');
}

/** Keys that walk over the hexes: arrows as on a flat-top board, and the six letters around S. */
export const WALK: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowRight: [1, -1],
  'Shift+ArrowRight': [1, 0],
  ArrowLeft: [-1, 0],
  'Shift+ArrowLeft': [-1, 1],
  W: [0, -1],
  S: [0, 1],
  E: [1, -1],
  D: [1, 0],
  Q: [-1, 0],
  A: [-1, 1],
};

/** The hex one step away by a key; null at the edge of the board. */
export function walked<T extends Axial>(hexes: T[], from: Axial, key: string): T | null {
  const step = WALK[key];
  if (!step) return null;
  return hexes.find((one) => one.q === from.q + step[0] && one.r === from.r + step[1]) ?? null;
}

/** Where the faces of knights lie on the drawing: beside each other, above the name of a place; one's own is larger. */
export function knightSpots(hex: Axial & { number: number | null; knights: number[] }, me: number | null = null): { seat: number; x: number; y: number; size: number }[] {
  const { x, y } = middle(hex);
  const many = hex.knights.length > 2;
  const first = (1 - hex.knights.length) / 2;
  // a single rival leaves the landmark in sight
  const aside = hex.number !== null && hex.knights.length === 1 && hex.knights[0] !== me ? 36 : 0;
  return hex.knights.map((seat, at) => ({
    seat,
    x: x + aside + (first + at) * (many ? 50 : 74),
    y: y - (hex.number === null ? 14 : 32),
    size: many ? 62 : seat === me ? 88 : 76,
  }));
}

/** Where the number of a stop stands: in the middle, above the name of a place, or below the knights who are there. */
export function stopSpot(hex: Axial & { number: number | null; knights: number[] }): Point {
  const { x, y } = middle(hex);
  return hex.knights.length > 0 ? { x: x - 58, y: y + 20 } : { x, y: y - (hex.number === null ? 4 : 16) };
}

/** The part of the drawing that the board takes, with a margin. */
export function boardBox(hexes: Axial[], margin = 16): Box {
  const points = hexes.map(middle);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - SIZE - margin;
  const y = Math.min(...ys) - HIGH / 2 - margin;
  return { x, y, width: Math.max(...xs) + SIZE + margin - x, height: Math.max(...ys) + HIGH / 2 + margin - y };
}

export const FINGER = 47; // pixels from edge to edge of a hex: at least 44 whole ones between two rounded edges, so that a finger hits it
export const MOUSE = 26;
export const LARGEST = 1.1;

/** The whole board, or as much as fits while each hex can still be hit; around `at` then. `tall`: only its height has to fit. */
export function fitting(box: Box, width: number, height: number, at: Point | null, target = FINGER, tall = false): Look {
  const whole = Math.min(tall ? Infinity : width / box.width, height / box.height);
  const scale = Math.min(LARGEST, Math.max(whole, target / HIGH));
  const look = { scale, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return at && (tall || scale > whole) ? held({ ...look, ...at }, box, width, height) : look;
}
