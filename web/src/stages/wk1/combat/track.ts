// The dominance track as it is drawn: eleven places, the ends stand for everything beyond them.
const END = 5;

/** The places from the Active Knight's end to the other side's. */
export function marks(): number[] {
  return Array.from({ length: 2 * END + 1 }, (_, at) => END - at);
}

/** The place that the marker is drawn on. */
export function where(dominance: number): number {
  return Math.max(-END, Math.min(END, dominance));
}

/** Which side of the fight a seat plays; -1 for those who watch. */
export function sideOf(arena: { knight: number; rival: number }, seat: number | null): number {
  return seat === arena.knight ? 0 : seat === arena.rival ? 1 : -1;
}
