// What gives a warlord reason to say something.
import type { LogLine } from '../../lib/net/protocol';
import type { Mood, Moved } from '../../lib/remarks';

const OWN: Record<string, Mood> = { 'field-won': 'takes', 'base-held': 'held', unpaid: 'unpaid' };

export function reasons({ kind, seat, data }: LogLine): Moved[] {
  if (kind === 'base-captured') return [{ seat: Number(data['rival'] ?? -1), mood: 'taken' }, { seat, mood: 'takes' }];
  const mood = OWN[kind];
  return mood ? [{ seat, mood }] : [];
}
