// The words of the text mode: "2", "2 4", "why 3", "rule", "undo", "reset", "odds".
export interface Command {
  verb: 'pick' | 'why' | 'rule' | 'undo' | 'reset' | 'odds' | 'unknown';
  numbers: number[];
}

export function readCommand(text: string): Command {
  const words = text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  const numbers = words.map(Number).filter((number) => Number.isInteger(number) && number > 0);
  const first = words[0] ?? '';
  if (first === 'why') return { verb: 'why', numbers };
  if (first === 'rule' || first === 'undo' || first === 'reset' || first === 'odds') return { verb: first, numbers: [] };
  if (words.length > 0 && numbers.length === words.length) return { verb: 'pick', numbers };
  return { verb: 'unknown', numbers: [] };
}
