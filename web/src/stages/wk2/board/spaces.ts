// The printed board: where spaces lie, how tracks between them bend, where names stand.
import { contentOf, type CardFacts } from '../../../lib/titles/content.svelte';
import type { Box, Point } from '../../../lib/panning';
import places from '../../../../../src/dustboard/drawings/wk2/places.json';

export interface Space extends Point {
  id: string;
  name: string;
  terrain: string;
  city: string;
  special: number;
  icons: string[];
  neighbours: string[];
  label: Point;
}

export const BOX: Box = { x: -40, y: -32, width: 1680, height: 1344 };
export const COAST = places.coast;
export const DISC = 25; // the radius of a space
const names = places.names as unknown as Record<string, [number, number]>;
const bends = places.bends as unknown as Record<string, [number, number]>;

function spaceOf(card: CardFacts): Space {
  const [x = 0, y = 0] = names[card.id] ?? [];
  return {
    id: card.id,
    name: card.name,
    x: Number(card['x'] ?? 0),
    y: Number(card['y'] ?? 0),
    terrain: String(card['terrain'] ?? ''),
    city: String(card['city'] ?? ''),
    special: Number(card['special'] ?? 0),
    icons: (card['icons'] as string[] | undefined) ?? [],
    neighbours: (card['neighbours'] as string[] | undefined) ?? [],
    label: { x, y },
  };
}

let known: Map<string, Space> | null = null;
let made: unknown = null;

/** All spaces by id; empty until the cards of the title have come. */
export function spaces(): Map<string, Space> {
  const { cards, order } = contentOf('wk2');
  if (known && made === cards) return known;
  made = cards;
  known = new Map(order.filter((card) => card.deck === 'spaces').map((card) => [card.id, spaceOf(card)]));
  return known;
}

/** The way over these spaces, along the tracks that are drawn on the map. */
export function wayOver(stops: (Space | undefined)[]): string {
  const found = stops.filter((one) => one !== undefined);
  return found
    .map((one, at) => {
      const before = found[at - 1];
      if (!before) return `M${one.x} ${one.y}`;
      const key = before.id <= one.id ? `${before.id}-${one.id}` : `${one.id}-${before.id}`;
      const bend = bends[key];
      return bend ? `Q${bend[0]} ${bend[1]} ${one.x} ${one.y}` : `L${one.x} ${one.y}`;
    })
    .join('');
}

const TURNS: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/** The space that lies next in the direction of an arrow key; null where there is none. */
export function towards(from: Space, key: string): Space | null {
  const turn = TURNS[key];
  if (turn === undefined) return null;
  const angle = (turn * Math.PI) / 180;
  let best: Space | null = null;
  let least = Infinity;
  for (const one of spaces().values()) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const aside = Math.abs(-dx * Math.sin(angle) + dy * Math.cos(angle));
    if (along <= 4 || aside > along * 1.2) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
