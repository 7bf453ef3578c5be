// Keys of places in War for the Wasteland, read in one place.
export interface Target {
  kind: 'field' | 'shop' | 'raid' | 'defend';
  at: number; // the battlefield from 1, the rival, or the base that is defended
  base: number | null;
}

/** Read a key such as `field:2`, `shop`, `raid:1`, `raid:1:0` or `defend:0`. */
export function readPlace(key: string): Target {
  const [kind, at, base] = key.split(':');
  return {
    kind: (kind ?? 'shop') as Target['kind'],
    at: at === undefined ? 0 : Number(at),
    base: base === undefined ? null : Number(base),
  };
}

/** The column of the bid board that a place belongs to. */
export function columnOf(key: string): string {
  const place = readPlace(key);
  if (place.kind === 'field') return `field:${place.at}`;
  return place.kind === 'shop' ? 'shop' : 'raids';
}
