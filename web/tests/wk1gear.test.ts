import { describe, expect, it, vi } from 'vitest';
import type { Desk } from '../src/lib/net/desk.svelte';
import { marks, sideOf, where } from '../src/stages/wk1/combat/track';
import { firstOf, press, standing, whyNot } from '../src/stages/wk1/gear/answers';
import type { KnightsView, SeatView } from '../src/stages/wk1/view';
import { hungOn, placesOf } from '../src/stages/wk1/gear/places';
import { partsOf } from '../src/stages/wk1/scenes';

function deskOf(single: boolean, answers: string[] = []): Desk {
  const options = ['give:y04', 'take:1'];
  return {
    single, answers, selected: '',
    option: (key: string) => (options.includes(key) ? { key, label: key, border: '' } : undefined),
    refusal: (key: string) => (key === 'take:2' ? { key, why: 'too dear', rule: 'wk1.stalls.10' } : undefined),
    add: vi.fn(() => Promise.resolve(true)),
    remove: vi.fn(() => Promise.resolve(true)),
    select(this: { selected: string }, key: string) {
      this.selected = key;
    },
  } as unknown as Desk;
}

describe('things that stand for answers', () => {
  it('are open, given or refused as the desk says', async () => {
    const desk = deskOf(false, ['give:y06']);
    expect(standing(desk, 'give:y04')).toMatchObject({ open: true, given: false, refused: undefined });
    expect(standing(desk, 'give:y06')).toMatchObject({ open: false, given: true });
    expect(whyNot(standing(desk, 'take:2'))).toBe('too dear (wk1.stalls.10)');
    expect(firstOf(desk, ['space:1', 'take:1'])?.key).toBe('take:1');
    expect(firstOf(desk, ['space:1'])).toBeNull();
    await press(desk, standing(desk, 'give:y06'));
    expect(desk.remove).toHaveBeenCalledWith(0);
    await press(desk, standing(desk, 'give:y04'));
    expect(desk.add).toHaveBeenCalledWith('give:y04');
    expect(await press(desk, standing(desk, 'take:2'))).toBe(false);
  });

  it('select where one answer is asked for', async () => {
    const desk = deskOf(true);
    await press(desk, standing(desk, 'take:1'));
    expect(desk.selected).toBe('take:1');
    expect(desk.add).not.toHaveBeenCalled();
  });
});

describe('gear', () => {
  const seat = {
    hands: ['y06', 'y06'], body: [null], pockets: ['g01', null, null], special: [], uncovered: ['s01b'],
    sheet: ['s01a', null, 's01b', null, null, null], backpack: { cards: 1, room: 3 }, cargo: { cards: 0, room: 2 },
  } as unknown as SeatView;
  const view = { own: { backpack: ['g03'], cargo: [], aside: ['y04'] } } as unknown as KnightsView;

  it('lies on panels and in stores; what has no place yet comes first', () => {
    const places = placesOf(view, seat);
    expect(places.map((one) => one.key)).toEqual(['aside', 'hand:1', 'hand:2', 'body', 'pocket:1', 'pocket:2', 'pocket:3', 'backpack', 'vehicle']);
    expect(places[1]).toMatchObject({ cards: ['y06'], printed: 's01a', covered: true });
    expect(places[3]).toMatchObject({ cards: [], printed: 's01b', covered: false });
    expect(places[7]).toMatchObject({ cards: ['g03'], room: 3 });
    expect(places[2]).toMatchObject({ cards: [], both: 'y06' }); // for both hands, and one card all the same
    expect(hungOn([['g12', 'y04'], ['g13', 'y06']], 'y06')).toEqual(['g13']);
  });
});

describe('the stage', () => {
  it('shows what goes on, the most urgent part first', () => {
    const calm = { arena: null, deal: null, encounter: null, check: null, step: 'explore', active: 0, waiting: [] } as unknown as KnightsView;
    const fight = { ...calm, arena: {} } as unknown as KnightsView;
    const met = { ...calm, step: 'move', encounter: { card: 'w19' } } as unknown as KnightsView;
    expect(partsOf(calm, 'route')).toEqual([]);
    expect(partsOf(calm, 'trade')).toEqual(['stalls']);
    expect(partsOf(calm, 'knight_sheet')).toEqual(['offers']);
    expect(partsOf(fight, 'equip')).toEqual(['gear', 'arena']);
    expect(partsOf({ ...calm, deal: {} } as unknown as KnightsView, '')).toEqual(['deal']);
    expect(partsOf(met, 'escape_or_face')).toEqual(['encounter']);
    expect(partsOf(met, 'hex', 'place')).toEqual([]); // the map is asked about
    expect(partsOf({ ...calm, over: true, arena: {} } as unknown as KnightsView, '')).toEqual([]);
  });

  it('draws dominance between its ends', () => {
    expect(marks()).toHaveLength(11);
    expect([where(3), where(9), where(-7)]).toEqual([3, 5, -5]);
    expect([0, 1, 2, null].map((one) => sideOf({ knight: 0, rival: 2 }, one))).toEqual([0, -1, 1, -1]);
  });
});
