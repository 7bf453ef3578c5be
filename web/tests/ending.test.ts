// The end is told when the last reveal has been shown, or was skipped, and not before.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '../src/lib/titles/content.svelte';
import { Desk } from '../src/lib/net/desk.svelte';
import { KEY, type Play } from '../src/lib/play';
import type { LogLine, TableInfo } from '../src/lib/net/protocol';
import { settings } from '../src/lib/device/settings.svelte';
import { TableStore } from '../src/lib/net/table.svelte';
import { LONGEST } from '../src/stages/wftw/reveal/beats';
import { loadKit } from '../src/stages/types';
import PromptPanel from '../src/table/prompt/PromptPanel.svelte';

const view = { title: 'wftw', players: 0, you: 0, over: true, waiting: [], outcome: { winners: [0], scores: [], reason: 'goal' }, round: 3, phase: 3, bidding_round: 3, goal: 21, fields: [], row: [], shop_order: [], buy_deck: 0, buy_discard: [], objective_deck: 0, objective_discard: [], wastes: [], revealed: true, seats: [], mine: null, end_reason: 'goal' };
const line = (n: number, kind: string): LogLine => ({ n, kind, seat: 0, rule: 'wftw.reveal.01', private: false, text: `${kind} ${n}`, data: { all_laid: [[]], bill: { scrap: 1, juice: 0, spark: 0 }, scores: [21] }, at: n, marks: [], auto: '' });
const last = [line(0, 'reveal'), line(1, 'paid'), line(2, 'scores')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ended(fresh: LogLine[]): Promise<{ table: TableStore; leave: () => void }> {
  const table = new TableStore('T');
  table.seat = 0;
  table.info = { code: 'T', title: 'wftw', state: 'over', seats: [], waiting: [], options: {}, changed: [], stopped: false, next: '' } as unknown as TableInfo;
  table.fresh = fresh;
  const play: Play = { table, desk: new Desk(table), beats: table.beats, content: contentOf('wftw'), view: () => view, name: (seat) => `S${seat}`, face: () => 'pinch', readonly: () => false };
  const context = new Map([[KEY, play]]);
  const kit = await loadKit('wftw');
  const stage = render(kit.Stage, { props: { view }, context });
  render(PromptPanel, { props: { kit, title: 'wftw' }, context });
  await tick();
  return { table, leave: () => stage.unmount() };
}
const told = (): boolean[] => [screen.queryByText('Game over') !== null, screen.queryByTestId('again') !== null || screen.queryByText(/The game is over/) !== null, screen.queryByRole('region', { name: 'The end' }) !== null];

it('waits for the last beat', async () => {
  await ended(last);
  expect(screen.getByTestId('theatre')).toBeVisible();
  expect(told()).toEqual([false, false, false]);
  expect(screen.getByText('The last reveal')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told()).toEqual([false, false, false]);
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect(screen.queryByTestId('theatre')).toBe(null);
  expect(told()).toEqual([true, true, true]);
});

it('comes at once when the reveal is skipped', async () => {
  await ended(last);
  await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await tick();
  expect(told()).toEqual([true, true, true]);
});

it('comes at once where nothing is shown step by step', async () => {
  settings.speed = 'instant';
  await ended(last);
  expect(told()).toEqual([true, true, true]);
});

it('does not wait for a stage that is gone', async () => {
  const { table, leave } = await ended(last);
  expect(table.showing).toBe(true);
  leave();
  await tick();
  expect(told()).toEqual([true, true, false]);
});
