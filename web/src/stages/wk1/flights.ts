// What moves while a beat is shown: counters of knights, luck cards and gear, tokens on hexes, steps of the mission. All of it is read
// from the views before and after the beat.
import type { Beat } from '../../lib/beats/queue.svelte';
import { contentOf } from '../../lib/titles/content.svelte';
import type { Flight } from '../types';
import { at } from './beats';
import { iconOf } from './faces';
import type { HexView, KnightsView } from './view';

const COUNTERS = { health: 'hearts', radiation: 'radioactive', ammo: 'heavy-bullets', fuel: 'jerrycan', reputation: 'star-medal', luck: 'clover' } as const;
const TOKENS = { radiation: 'radioactive', contamination: 'biohazard', threat: 'hazard-sign', obstacle: 'falling-rocks' } as const;
const keys = <K extends string>(of: Record<K, string>): K[] => Object.keys(of) as K[];

/** Where something of a knight is counted; where nothing of it is in sight, its face on the map. */
const counter = (seat: number, what: string): string[] => [`[data-counter="${seat} ${what}"]`, `[data-counter="${seat} any"]`, `[data-knight="${seat}"]`];
/** The gear of a knight, as far as it may be known. */
function gearOf(view: KnightsView, n: number): string[] {
  const seat = view.seats[n];
  const own = n === view.you && view.own ? [...view.own.backpack, ...view.own.cargo, ...view.own.aside] : [];
  return [...(seat?.hands ?? []), ...(seat?.body ?? []), ...(seat?.pockets ?? []), ...(seat?.special ?? []), ...own].filter((id) => id !== null);
}

/** Where things come from and go to that a line is about: the other side of a fight, the card that was met, the trader, the place on the map. */
function scene(beat: Beat, seat: number): string[] {
  const before = beat.before as unknown as KnightsView;
  const view = beat.view as unknown as KnightsView;
  const arena = before.arena ?? view.arena;
  const found: string[] = [];
  if (arena && [arena.knight, arena.duel ? arena.rival : -1].includes(seat)) found.push(`[data-testid="side-${seat === arena.knight ? 1 : 0}"] svg`);
  if (before.encounter ?? view.encounter) found.push('[data-testid="encounter"] .card');
  if (before.deal ?? view.deal) found.push('[data-testid="trade"] [data-drop="theirs"]');
  const hex = at(beat.line) ?? `h${view.seats[seat]?.hex ?? 0}`;
  return [...found, `[data-space="${hex}"]`, '#stage'];
}

export function flies(beat: Beat): Flight[] {
  const before = beat.before as unknown as KnightsView;
  const view = beat.view as unknown as KnightsView;
  const found: Flight[] = [];
  const add = (what: string, seat: number, icon: string, change: number, places: string[], card = false): void => {
    const [here, there] = change > 0 ? [scene(beat, seat), places] : [places, scene(beat, seat)];
    if (change !== 0) found.push({ what, seat, icon, set: 'wk1', count: Math.abs(change), card, from: here, to: there });
  };
  if (before.seats.some((seat) => seat.knight === null)) return []; // the table is being set
  for (const [n, now] of view.seats.entries()) {
    const then = before.seats[n];
    if (!then) continue;
    for (const key of keys(COUNTERS)) add(key, n, COUNTERS[key], now[key] - then[key], counter(n, key), key === 'luck');
    const had = gearOf(before, n);
    // a rival's card that comes out of a store was not found just now
    const outside = n === view.you || then.backpack.cards + then.cargo.cards === now.backpack.cards + now.cargo.cards;
    for (const id of gearOf(view, n).filter((one) => !had.includes(one))) {
      const card = contentOf('wk1').cards.get(id);
      const giver = before.seats.findIndex((_, other) => other !== n && gearOf(before, other).includes(id));
      const icon = card ? iconOf(card) : 'backpack';
      if (giver >= 0) found.push({ what: 'gear', seat: n, icon, set: 'wk1', count: 1, card: true, from: counter(giver, 'gear'), to: counter(n, 'gear') });
      else if (outside) add('gear', n, icon, 1, counter(n, 'gear'), true);
    }
    const step = (view.mission.have[n] ?? 0) - (before.mission.have[n] ?? 0);
    add('mission', n, 'crown', step, [`[data-testid="standings"] [data-seat="${n}"]`, ...counter(n, 'any')]);
  }
  for (const [n, hex] of view.hexes.entries()) found.push(...tokens(before.hexes[n], hex, view));
  return found;
}

function tokens(then: HexView | undefined, now: HexView, view: KnightsView): Flight[] {
  if (!then) return [];
  const from = counter(view.waster ?? view.active ?? 0, 'any');
  return keys(TOKENS).flatMap((key): Flight[] => {
    const change = now.tokens[key] - then.tokens[key];
    const here = [`[data-space="h${now.hex}"]`];
    return change === 0 ? [] : [{ what: key, seat: -1, icon: TOKENS[key], set: 'wk1', count: Math.abs(change), from: change > 0 ? from : here, to: change > 0 ? here : from }];
  });
}
