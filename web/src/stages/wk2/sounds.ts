// What lines of the road sound like; dice and a knight who falls sound the same everywhere.
import type { Sound } from '../../lib/device/sounds';

export const sounds: Record<string, Sound> = {
  card: 'reveal',
  entry: 'page',
  sheet: 'page',
  'foe-wounded': 'hit',
  prevented: 'miss',
  ending: 'win',
};
