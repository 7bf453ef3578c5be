// Where the passages of a story stand on its map: page by page from left to right, endings last.
import type { BranchInfo, LeafInfo } from '../net/protocol';

export const STEP = 118; // from one column to the next
export const ROW = 92;
const MOST = 7; // passages in a column
const LAST = ['ending', 'after']; // kinds that stand behind all pages

export interface Place {
  x: number;
  y: number;
}
export interface Chart {
  places: Place[]; // by the number of the passage
  pages: { name: string; x: number; width: number }[];
  width: number;
  height: number;
}

/** The chart of a story; a long column is set in several. */
export function chart(map: BranchInfo, endings: string): Chart {
  const columns: number[][] = [];
  const pages: Chart['pages'] = [];
  const numbered = map.leaves.map((leaf, at) => ({ leaf, at }));
  const add = (name: string, group: { leaf: LeafInfo; at: number }[]): void => {
    const first = columns.length;
    const depths = [...new Set(group.map(({ leaf }) => leaf.depth))].sort((a, b) => a - b);
    for (const depth of depths) {
      const here = group.filter(({ leaf }) => leaf.depth === depth).map(({ at }) => at);
      for (let from = 0; from < here.length; from += MOST) columns.push(here.slice(from, from + MOST));
    }
    if (columns.length > first) pages.push({ name, x: first * STEP, width: (columns.length - first) * STEP });
  };
  map.pages.forEach((name, page) => add(name, numbered.filter(({ leaf }) => leaf.page === page && !LAST.includes(leaf.kind))));
  add(endings, numbered.filter(({ leaf }) => LAST.includes(leaf.kind)).map(({ leaf, at }) => ({ leaf: { ...leaf, depth: LAST.indexOf(leaf.kind) }, at })));
  const tallest = Math.max(1, ...columns.map((one) => one.length));
  const height = tallest * ROW;
  const places: Place[] = map.leaves.map(() => ({ x: 0, y: 0 }));
  columns.forEach((column, number) => {
    column.forEach((at, index) => (places[at] = { x: number * STEP + STEP / 2, y: ((index + 0.5) * height) / column.length }));
  });
  return { places, pages, width: columns.length * STEP, height };
}

/** A way between two places, as a curve. */
export function curve(a: Place | undefined, b: Place | undefined): string {
  if (!a || !b) return '';
  const bend = Math.max(36, Math.abs(b.x - a.x) / 2) * (b.x < a.x ? -1 : 1);
  return a.x === b.x ? `M${a.x} ${a.y}Q${a.x - 50} ${(a.y + b.y) / 2} ${b.x} ${b.y}` : `M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}`;
}
