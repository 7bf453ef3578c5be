// What lies on the hexes besides knights and tokens: marks of the mission and of tasks.
import { t, tOr } from '../../../lib/device/i18n.svelte';
import type { Play } from '../../../lib/play';
import { cardName } from '../names';
import type { KnightsView } from '../view';

export interface Mark {
  hex: number;
  kind: 'marker' | 'large' | 'villain' | 'called' | 'task';
  sign: string; // one or two letters on the mark
  owner: number | null;
  text: string;
  card: string; // what is read where it is pointed at
}

/** Every mark on the board, in the order they are drawn. */
export function marksOf(view: KnightsView, play: Play): Mark[] {
  const { mission } = view;
  const found: Mark[] = [];
  const put = (hex: number | null, kind: Mark['kind'], sign: string, text: string, owner: number | null = null, card: string | null = null): void => {
    if (hex !== null) found.push({ hex, kind, sign, text, owner, card: card ?? mission.id });
  };
  const word = (kind: string, at: number): string =>
    tOr(`wk1-mark-${mission.id}-${kind}-${at}`, tOr(`wk1-mark-${mission.id}-${kind}`, t(`wk1-mark-${kind}`)));
  mission.markers.forEach((hex, at) => {
    const open = mission.face_up[at] ?? [];
    const owner = mission.owners[at] ?? null;
    const text = owner === null ? word('marker', at) : t('wk1-mark-owned', { mark: word('marker', at), who: play.name(owner) });
    put(hex, 'marker', open.length > 0 ? open.join(' ') : '?', text, owner);
  });
  mission.large.forEach((hex, at) => put(hex, 'large', t('wk1-sign-large'), word('large', at)));
  mission.villains.forEach((one, at) => put(one.at, 'villain', '', t('wk1-mark-loss', { mark: word('villain', at), loss: one.loss })));
  put(mission.called, 'called', '!', word('called', 0));
  for (const task of view.tasks) {
    for (const { token, hex } of task.tokens) {
      put(hex, 'task', String(token), t('wk1-mark-task', { slot: t(`wk1-slot-${task.slot}`), n: token, card: cardName(play, task.card) }), null, task.card);
    }
  }
  return found;
}
