// How a piece of any view is shown: a number, a word, a row of cards, a track, a table, a group.
export type Shape = 'nothing' | 'plain' | 'track' | 'list' | 'table' | 'rows' | 'group';
export type Facts = Record<string, unknown>;

const HEAD = new Set(['title', 'players', 'you', 'over', 'waiting', 'outcome', 'commitment', 'options', 'seats', 'mine', 'round', 'goal', 'seed']);

/** The parts of a view that belong on the stage: all but the frame, the seats and my own things. */
export function stageParts(view: Facts): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !HEAD.has(name));
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => ['nothing', 'plain', 'track', 'list'].includes(shapeOf(value));

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    if (!value.some((one) => typeof one === 'object' && one !== null)) return 'list';
    return value.every((one) => isFacts(one) && Object.values(one).every(isFlat)) ? 'table' : 'rows';
  }
  if (typeof value !== 'object') return 'plain';
  const keys = Object.keys(value);
  if (keys.includes('at') && keys.includes('of')) return 'track';
  return keys.length === 0 ? 'nothing' : 'group';
}

/** The rows of something that is a list of facts, or facts by name, such as the spaces of a map. */
export function rowsOf(value: unknown): Facts[] {
  if (Array.isArray(value)) return value.filter(isFacts);
  if (!isFacts(value)) return [];
  return Object.entries(value).map(([id, facts]) => ({ id, ...(isFacts(facts) ? facts : { value: facts }) }));
}

/** Whether facts by name are many of a kind, so that a table shows them best. */
export function isMap(value: unknown): boolean {
  if (!isFacts(value)) return false;
  const inside = Object.values(value);
  return inside.length > 3 && inside.every((one) => isFacts(one) && Object.values(one).every(isFlat));
}

/** The columns of a table: every name that occurs, in the order of first occurrence. */
export function columnsOf(rows: Facts[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) => rows.some((row) => shapeOf(row[name]) !== 'nothing'));
}

/** A field name in words: `buy_deck` becomes "buy deck". */
export function words(name: string): string {
  return name.replaceAll(/[_-]/g, ' ');
}

/** Whether an answer such as `load:tp02` or `tp02@field:1` speaks of this thing. */
export function speaksOf(key: string, id: string): boolean {
  return key === id || key.split(/[:@]/).includes(id);
}
