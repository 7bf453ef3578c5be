// Where everything lay when the same was decided last, to lay it there again with one press.
export type Layout = Record<string, string[]>; // by place: what lies there

const key = (code: string, seat: number, ask: string): string => `dustboard.layout.${code}.${seat}.${ask}`;

export function lastLayout(code: string, seat: number, ask: string): Layout | null {
  try {
    return JSON.parse(localStorage.getItem(key(code, seat, ask)) ?? 'null') as Layout | null;
  } catch {
    return null; // no storage, or not ours
  }
}

export function keepLayout(code: string, seat: number, ask: string, layout: Layout): void {
  try {
    localStorage.setItem(key(code, seat, ask), JSON.stringify(layout));
  } catch {
    // it is only a convenience
  }
}

/** What has to be put elsewhere so that everything lies as it did; what is gone stays gone. */
export function movesTo(last: Layout, now: Layout): [item: string, place: string][] {
  const at = new Map(Object.entries(now).flatMap(([place, items]) => items.map((item) => [item, place] as const)));
  return Object.entries(last).flatMap(([place, items]) =>
    items.filter((item) => at.has(item) && at.get(item) !== place).map((item): [string, string] => [item, place]),
  );
}
