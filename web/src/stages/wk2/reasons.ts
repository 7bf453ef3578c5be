// What gives a knight reason to say something.
import type { LogLine } from '../../lib/net/protocol';
import type { Mood, Moved } from '../../lib/remarks';

const OWN: Record<string, Mood> = { unconscious: 'down', wrecked: 'wrecked' };

export function reasons({ kind, seat, data }: LogLine): Moved[] {
  if (kind === 'combat-ends') return [{ seat, mood: data['beaten'] ? 'won' : 'lost' }];
  const mood = OWN[kind];
  return mood ? [{ seat, mood }] : [];
}
