// Prose that was read, by key. The server gives the words of what this seat has come to read, and of nothing
// else; what has come once is kept, in the language it came in.
import { api, lang } from '../../../lib/net/api';
import type { Passage } from '../../../lib/net/protocol';

class Shelf {
  of = $state.raw(new Map<string, Passage>());
}
const known = new Shelf();
const asked = new Set<string>();

const keyOf = (code: string, key: string): string => `${code}/${lang()}/${key}`;

/** The words of a key; null until they have come, which asks for them. */
export function passage(code: string, seat: number | null, key: string): Passage | null {
  const name = keyOf(code, key);
  const found = known.of.get(name);
  if (!found && !asked.has(name)) void fetchOne(code, seat, key, name);
  return found ?? null;
}

async function fetchOne(code: string, seat: number | null, key: string, name: string): Promise<void> {
  asked.add(name);
  try {
    const [found] = await api.passages(code, seat, [key]);
    if (found) known.of = new Map([...known.of, [name, found]]);
  } catch {
    asked.delete(name); // whoever needs it next asks again
  }
}
