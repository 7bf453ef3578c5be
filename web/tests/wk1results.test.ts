import { describe, expect, it } from 'vitest';
import type { Beat } from '../src/lib/beats/queue.svelte';
import { result } from '../src/stages/wk1/results';

interface Stand {
  waster: number;
  meets?: boolean; // the card lies there
  health?: number;
}
const viewOf = ({ waster, meets = false, health = 4 }: Stand): unknown => ({
  waster,
  active: 1,
  seats: [0, 1, 2].map((seat) => ({ seat, knight: null, health: seat === 1 ? health : 4, radiation: 0, ammo: 4, fuel: 4, reputation: 0 })),
  trip: { card: 'w01' },
  encounter: meets ? { card: 'w01' } : null,
  arena: null,
  mission: { id: 'm01', have: [], goal: 2 },
});
const beat = (kind: string, seat: number, before: Stand, after: Stand): Beat =>
  ({ line: { n: 1, kind, seat, text: kind, data: {} }, lines: [], before: viewOf(before), view: viewOf(after), ms: 1 }) as unknown as Beat;

describe('how a card of the Waster ended', () => {
  it('is told to whoever played it', () => {
    result(beat('waster-plays', 0, { waster: 0 }, { waster: 0, meets: true }), 0);
    const told = result(beat('health', 1, { waster: 0, meets: true }, { waster: 0, health: 2 }), 0);
    expect(told?.changes).toMatchObject([{ from: 4, to: 2 }]);
  });

  it('says in the words of the log what came of it', () => {
    result(beat('waster-plays', 0, { waster: 0 }, { waster: 0, meets: true }), 0);
    result(beat('fuel', 1, { waster: 0, meets: true }, { waster: 0, meets: true }), 0);
    const told = result(beat('gains-gear', 1, { waster: 0, meets: true }, { waster: 0 }), 0);
    expect(told?.lines).toEqual(['fuel', 'gains-gear']);
    result(beat('waster-plays', 0, { waster: 0 }, { waster: 0, meets: true }), 0);
    expect(result(beat('escaped', 1, { waster: 0, meets: true }, { waster: 0 }), 0)?.lines).toEqual(['escaped']);
  });

  it('is not told to who becomes the Waster later', () => {
    result(beat('waster-plays', 2, { waster: 2 }, { waster: 2, meets: true }), 0);
    expect(result(beat('caught', 1, { waster: 2, meets: true }, { waster: 2, meets: true }), 0)).toBeNull();
    expect(result(beat('health', 1, { waster: 2, meets: true }, { waster: 2, health: 2 }), 0)).toBeNull();
    expect(result(beat('draws-luck', 1, { waster: 0 }, { waster: 0, health: 3 }), 0)).toBeNull();
  });
});
