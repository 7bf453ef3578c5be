// A table that failed to open can be tried again, where another try can help.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import type { Me, TableState } from '../src/lib/net/protocol';
import Table from '../src/screens/Table.svelte';

const lobby = { seat: 0, version: 1, table: { code: 'T', title: 'none', state: 'lobby', host: true, seats: [], waiting: [], options: {}, changed: [] } } as unknown as TableState;
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ash' } as Me);
  vi.spyOn(api, 'titles').mockResolvedValue([]);
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: string) {
        opened.push(url);
      }
      close(): void {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failure = (): HTMLElement | null => screen.queryByRole('heading', { name: "This table can't be opened" });

it.each([new Refused('', 'network'), new Refused('nothing can be saved right now', 'store', '', 503)])('is asked for once more when the way there failed: %o', async (why) => {
  const glance = vi.spyOn(api, 'glance').mockRejectedValueOnce(why).mockResolvedValueOnce(lobby);
  render(Table, { code: 'T' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(failure()).not.toBe(null);
  expect(opened).toEqual([]);
  await fireEvent.click(again);
  await waitFor(() => expect(failure()).toBe(null));
  expect(glance).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(1); // and from now on it is live
});

it('says what it said before when the second try fails, too', async () => {
  const glance = vi.spyOn(api, 'glance').mockRejectedValue(new Refused('', 'network'));
  render(Table, { code: 'T' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(glance).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(opened).toEqual([]);
});

it('is not offered where the server has said no', async () => {
  vi.spyOn(api, 'glance').mockRejectedValue(new Refused('there is no such table, or it is not open to you', 'not-found', '', 404));
  render(Table, { code: 'T' });
  await screen.findByText(/there is no such table/);
  expect(failure()).not.toBe(null);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
});
