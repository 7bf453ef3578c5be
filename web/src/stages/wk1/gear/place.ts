// Places in answers such as `y04>hand:1` and `g12+y04`: their names, and what lies there.
import { t } from '../../../lib/device/i18n.svelte';
import type { Play } from '../../../lib/play';
import { placeSlug } from '../keys';
import { cardName } from '../names';
import type { KnightsView } from '../view';
import { hungOn, lies, placesOf } from './places';

export function placeName(key: string, play: Play): string {
  if (key.startsWith('+')) return t('wk1-place-on', { card: cardName(play, key.slice(1)) });
  return t(`wk1-place-${placeSlug(key)}`);
}

/** The cards that lie at a place, or hang on the card that it stands for. */
export function cardsAt(key: string, play: Play): string[] {
  const view = play.view() as unknown as KnightsView;
  const me = view.you === null ? undefined : view.seats[view.you];
  if (!me) return [];
  const links = [...me.links, ...(view.own?.links ?? [])];
  const place = placesOf(view, me).find((one) => one.key === key);
  const found = key.startsWith('+') ? hungOn(links, key.slice(1)) : place ? [...place.cards, place.both ?? (place.cards.length === 0 ? lies(place) : null)] : [];
  return found.filter((id) => id !== null);
}
