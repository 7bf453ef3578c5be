// What the parts of a view are called: as the title says it, or by their own words.
import { getContext, setContext } from 'svelte';
import { has, t } from '../../lib/device/i18n.svelte';
import { words } from './shape';

type PlaceName = (key: string) => string;
const PLACES = Symbol('names of places');

/** The values below are shown for a title that names places such as `field:2` by itself. */
export function namePlaces(name: PlaceName): void {
  setContext(PLACES, name);
}

/** How a part of a view, or a word in it, is said. */
export function getNames(): { part: (name: string) => string; value: (word: string) => string } {
  const place = getContext<PlaceName | undefined>(PLACES);
  const placed = (key: string): string => (place && /^[a-z]+:\d/.test(key) ? place(key) : '') || words(key);
  const dice = (word: string): string => [...word].map((one) => t(`value-die-${one}`)).join(' + ');
  return {
    part: (name) => (has(`field-${name}`) ? t(`field-${name}`) : placed(name)),
    value: (word) => {
      if (has(`value-${word}`)) return t(`value-${word}`);
      return /^[bgrw]+$/.test(word) && has('value-die-w') ? dice(word) : placed(word);
    },
  };
}
