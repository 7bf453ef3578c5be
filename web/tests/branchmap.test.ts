import { describe, expect, it } from 'vitest';
import type { BranchInfo, LeafInfo, ScenarioInfo } from '../src/lib/net/protocol';
import { chart, curve, STEP } from '../src/lib/titles/branchmap';
import { eachItsOwn, fits, seatsFor } from '../src/lib/titles/fitting';

const leaf = (id: string, page: number, depth: number, kind: string): LeafInfo => ({ id, name: id, page, depth, kind });

describe('the map of a story', () => {
  const map: BranchInfo = {
    id: 'tale',
    name: 'Tale',
    pages: ['One', ''],
    leaves: [leaf('1', 0, 0, 'page'), ...Array.from({ length: 9 }, (_, n) => leaf(`${n + 2}`, 0, 1, 'entry')), leaf('', 1, 0, 'page'), leaf('', 1, 1, 'ending'), leaf('', 1, 1, 'after')],
    last: [],
    seen: [],
    fog: [],
  };
  const laid = chart(map, 'Endings');

  it('goes page by page from left to right, and a long column is set in two', () => {
    expect(laid.pages.map((page) => [page.name, page.width / STEP])).toEqual([['One', 3], ['', 1], ['Endings', 2]]);
    expect(laid.width).toBe(6 * STEP);
  });
  it('puts no two passages in one place, and all of them inside', () => {
    expect(new Set(laid.places.map(({ x, y }) => `${x}/${y}`)).size).toBe(map.leaves.length);
    for (const { x, y } of laid.places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(laid.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(laid.height);
    }
  });
  it('draws a way between two places, and nothing to a place that is none', () => {
    expect(curve(laid.places[0], laid.places[1])).toMatch(/^M.*C/);
    expect(curve(laid.places[0], undefined)).toBe('');
  });
});

describe('seats that fit a story', () => {
  const one = (value: string, low: number, high: number): ScenarioInfo => ({ option: 'adventure', value, name: value, goal: '', text: '', min_players: low, max_players: high, rounds: 0, rule: '' });
  const alone = one('alone', 1, 1);
  const party = one('party', 2, 4);
  const me = { kind: 'me' as const };
  const bot = { kind: 'bot' as const, bot: 'hard' };

  it('come with the story only where no number fits them all', () => {
    expect(eachItsOwn([alone, party])).toBe(true);
    expect(eachItsOwn([party, one('few', 3, 4)])).toBe(false);
    expect(eachItsOwn([])).toBe(false);
  });
  it('send bots away or bring them, and never a person', () => {
    expect(seatsFor(alone, [me, bot, bot], 'easy')).toEqual([me]);
    expect(seatsFor(party, [me], 'easy')).toEqual([me, { kind: 'bot', bot: 'easy' }]);
    expect(seatsFor(alone, [me, { kind: 'link' }], 'easy')).toHaveLength(2);
    expect(fits(alone, [me, bot, bot], true)).toBe(true);
    expect(fits(alone, [me, { kind: 'link' }], true)).toBe(false);
    expect(fits(alone, [me, bot], false)).toBe(false);
  });
});
