// The name of a place in answers such as `y04>hand:1` and `g12+y04`.
import { t } from '../../../lib/i18n.svelte';
import type { Play } from '../../../lib/play';
import { cardName } from '../names';

export function placeName(key: string, play: Play): string {
  if (key.startsWith('+')) return t('wk1-place-on', { card: cardName(play, key.slice(1)) });
  return t(`wk1-place-${key.replace(':', '-')}`);
}
