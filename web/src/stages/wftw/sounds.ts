// What lines of the war sound like; ties by dice sound like dice everywhere.
import type { Sound } from '../../lib/device/sounds';

export const sounds: Record<string, Sound> = {
  reveal: 'reveal',
  marks: 'reveal',
  'field-won': 'win',
  'base-captured': 'hit',
  'base-held': 'miss',
};
