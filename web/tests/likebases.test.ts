// Bases of the same name carry the number that the server gives them, wherever they are shown.
import { beforeAll, expect, it } from 'vitest';
import { contentOf } from '../src/lib/titles/content.svelte';
import ColumnHead from '../src/stages/wftw/board/ColumnHead.svelte';
import Dock from '../src/stages/wftw/hand/Dock.svelte';
import { kit } from '../src/stages/wftw/kit';
import Rival from '../src/stages/wftw/seats/Rival.svelte';
import { cardOf, shown, standOf } from './tables/stand';
import { bare } from './tables/browser';
import { war } from './tables/war';

const view = war();
beforeAll(() => {
  bare();
  contentOf('wftw').cards = new Map([['y06', cardOf('y06', { name: 'Oil Rig', kind: 'base', defence: 1 })]]);
});

it('on the table', () => {
  const play = standOf({ view });
  expect(shown(Rival, { view, seat: 1 }, play).textContent).toMatch(/Oil Rig \(1\).*Oil Rig \(2\)/s);
  expect([...shown(Dock, { view }, play).querySelectorAll('.bases .name')].map((one) => one.textContent)).toEqual(['Oil Rig (1)', 'Oil Rig (2)']);
});

it('as places and in the raids of the board', () => {
  const play = standOf({ view });
  expect(kit.place('raid:1:1', play)).toBe("Raid on S1's Oil Rig (2)");
  expect(kit.place('defend:0', play)).toBe('Defend Oil Rig (1)');
  expect(shown(ColumnHead, { view, column: { key: 'raids', kind: 'raids', at: 0, card: null } }, play).textContent).toMatch(/Oil Rig \(1\).*Oil Rig \(2\)/s);
});
