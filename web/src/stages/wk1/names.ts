// Names of things of the view, for sentences and labels.
import { t } from '../../lib/device/i18n.svelte';
import type { Play } from '../../lib/play';
import type { HexView, KnightsView } from './view';

/** A card by its id; null for an empty place and for a card that this seat does not know. */
export type Id = string | null;
export const SKILLS = ['blades', 'guns', 'medicine', 'repair', 'survival', 'talk'];

/** The name of a card; the words for a card face down where it is not known. */
export function cardName(play: Play, id: Id | undefined): string {
  if (!id) return t('wk1-face-down');
  return play.content.cards.get(id)?.name ?? id;
}

/** The rules text of a card. */
export function cardText(play: Play, id: Id | undefined): string {
  return id ? (play.content.cards.get(id)?.text ?? '') : '';
}

/** A numbered hex by its name, another one by its terrain and its place, as the server says it. */
export function hexName(play: Play, hex: HexView | undefined): string {
  if (!hex) return '–';
  const name = play.content.cards.get(hex.tile)?.name ?? t(`wk1-terrain-${hex.terrain || 'city'}`);
  return hex.number === null ? t('wk1-hex-plain', { name, hex: hex.hex }) : name;
}

/** The name of a hex alone, where a number beside it would say nothing. */
export function plainHex(play: Play, hex: HexView | undefined): string {
  if (!hex) return '–';
  return play.content.cards.get(hex.tile)?.name ?? t(`wk1-terrain-${hex.terrain || 'city'}`);
}

/** The name of a knight: of the person, and of the sheet. */
export function knightName(play: Play, view: KnightsView, seat: number | null): string {
  if (seat === null || seat < 0) return '–';
  const sheet = view.seats[seat]?.knight;
  const who = seat === view.you ? t('wk1-you') : play.name(seat);
  return sheet ? t('wk1-knight', { who, knight: cardName(play, sheet) }) : who;
}

/** Signs of special tokens. */
export const TOKEN: Record<string, string> = { nuked: 'mushroom-cloud', pills: 'pill', reboot: 'cycle' };

export interface Danger {
  icon: string;
  what: string; // threat, radiation, contamination, obstacle
  count: number;
  token: boolean; // lies on the hex, is not printed on it
}

/** Dangers of a hex: what is printed on it, then what lies on it. */
export function dangers(hex: HexView): Danger[] {
  const printed: Danger[] = [
    { icon: 'hazard-sign', what: 'threat', count: hex.threat, token: false },
    { icon: 'radioactive', what: 'radiation', count: hex.radiation, token: false },
    { icon: 'biohazard', what: 'contamination', count: hex.contamination, token: false },
  ];
  const tokens: Danger[] = [
    { icon: 'hazard-sign', what: 'threat', count: hex.tokens.threat, token: true },
    { icon: 'radioactive', what: 'radiation', count: hex.tokens.radiation, token: true },
    { icon: 'biohazard', what: 'contamination', count: hex.tokens.contamination, token: true },
    { icon: 'falling-rocks', what: 'obstacle', count: hex.tokens.obstacle, token: true },
  ];
  return [...printed, ...tokens].filter((one) => one.count > 0);
}

/** A danger in words: "2 threat icons", "1 obstacle token". */
export const dangerText = (one: Danger): string =>
  t(one.token ? 'wk1-danger-token' : 'wk1-danger-icon', { what: t(`wk1-${one.what}`), n: one.count });
