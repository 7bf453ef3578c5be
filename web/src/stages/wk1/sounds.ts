// What lines of the road sound like; dice and a knight who falls sound the same everywhere.
import type { Sound } from '../../lib/device/sounds';

export const sounds: Record<string, Sound> = {
  reveals: 'reveal',
  'waster-plays': 'reveal',
  cards: 'reveal',
  hit: 'hit',
  miss: 'miss',
  'task-done': 'win',
  'task-introduced': 'page',
};
