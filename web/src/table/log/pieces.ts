// Splits a log line where it names a card, so that the name can open the card.
export interface Piece {
  text: string;
  card: string;
}

let knownNames: Map<string, string> | null = null;
let pattern: RegExp | null = null;

function patternOf(names: Map<string, string>): RegExp | null {
  if (names === knownNames) return pattern;
  knownNames = names;
  const sorted = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const escaped = sorted.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  pattern = escaped.length > 0 ? new RegExp(`(${escaped.join('|')})`, 'g') : null;
  return pattern;
}

export function pieces(text: string, names: Map<string, string>): Piece[] {
  const split = patternOf(names);
  if (!split) return [{ text, card: '' }];
  return text
    .split(split)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, card: names.get(part) ?? '' }));
}
