// Things on the table that stand for answers: what pressing them does, and why it may do nothing.
//
// Nothing is judged here: an answer can be given if the server offers it, and is refused with the
// server's own sentence.
import type { Carried } from '../../../lib/dragging';
import type { Desk } from '../../../lib/net/desk.svelte';
import type { PromptRefusal } from '../../../lib/net/protocol';

export interface Standing {
  key: string;
  open: boolean; // it can be given now
  given: boolean; // it is part of the draft, or selected
  refused: PromptRefusal | undefined;
}

/** How an answer stands on the desk. */
export function standing(desk: Desk, key: string): Standing {
  const given = desk.single ? desk.selected === key : desk.answers.includes(key);
  const open = desk.option(key) !== undefined;
  return { key, open, given, refused: open || given ? undefined : desk.refusal(key) };
}

/** The first of some answers that the desk speaks of; all of them mean the same thing on the table. */
export function firstOf(desk: Desk, keys: string[]): Standing | null {
  const all = keys.map((key) => standing(desk, key));
  return all.find((one) => one.given) ?? all.find((one) => one.open) ?? all.find((one) => one.refused) ?? null;
}

/** Give an answer, or take it back if it was given. */
export async function press(desk: Desk, one: Standing): Promise<boolean> {
  if (desk.single) {
    desk.select(one.key);
    return desk.selected === one.key;
  }
  if (one.given) return desk.remove(desk.answers.lastIndexOf(one.key));
  return one.open ? desk.add(one.key) : false;
}

/** The answer that carrying a card to a place gives: into a deal, onto another card, to a place of the sheet. */
function keyAt(id: string, place: string): string {
  if (place === 'theirs') return `give:${id}`;
  if (place === 'mine') return `want:${id}`;
  if (place === 'table') return `play:${id}`;
  return place.startsWith('+') ? `${id}${place}` : `${id}>${place}`;
}

/** A card of mine that can be carried to wherever the server lets it go; null while it can go nowhere. */
export function carry(desk: Desk, id: string | null, done: (key: string) => void = () => undefined): Carried | null {
  if (!id) return null;
  return {
    fits: (place) => desk.option(keyAt(id, place)) !== undefined,
    drop: (place) => {
      const key = keyAt(id, place);
      void desk.add(key).then((given) => given && done(key));
    },
  };
}

/** The reason as a sentence with its clause; "" where nothing is refused. */
export const whyNot = (one: Standing | null): string => (one?.refused ? `${one.refused.why} (${one.refused.rule})` : '');
