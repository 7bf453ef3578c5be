// How a piece of any view is shown: a number, a word, a list of cards, a track, a group.
export type Shape = 'nothing' | 'plain' | 'track' | 'list' | 'rows' | 'group';

const HEAD = new Set(['title', 'players', 'you', 'over', 'waiting', 'outcome', 'commitment', 'options', 'seats', 'mine']);

/** The parts of a view that belong on the stage: all but the frame, the seats and my own things. */
export function stageParts(view: Record<string, unknown>): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !HEAD.has(name));
}

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    return value.some((one) => typeof one === 'object' && one !== null) ? 'rows' : 'list';
  }
  if (typeof value !== 'object') return 'plain';
  const keys = Object.keys(value);
  if (keys.includes('at') && keys.includes('of')) return 'track';
  return keys.length === 0 ? 'nothing' : 'group';
}

/** A field name in words: `buy_deck` becomes "buy deck". */
export function words(name: string): string {
  return name.replaceAll(/[_-]/g, ' ');
}
