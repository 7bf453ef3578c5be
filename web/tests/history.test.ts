import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { KEY } from '../src/lib/play';
import type { TableInfo, TableState } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import History from '../src/table/log/History.svelte';

beforeEach(() => vi.restoreAllMocks());

function show(position: number, gate: number, first = 0): void {
  const table = new TableStore('T');
  table.seat = 0;
  table.info = { state: 'running', seats: [] } as unknown as TableInfo;
  table.state = { answers: 22, first, version: 1, seat: 0 } as unknown as TableState;
  render(History, { props: { position, gate }, context: new Map([[KEY, { table, name: () => 'Ana', face: () => '' }]]) });
}

it('shows the gate from which on answers can be taken back, and takes back to a place behind it', async () => {
  const undo = vi.spyOn(api, 'undo').mockRejectedValue(new Error('enough'));
  show(20, 19);
  expect(screen.getByTestId('gate')).toHaveTextContent('You can undo back to move 19');
  screen.getByTestId('take-back').click();
  await vi.waitFor(() => expect(undo).toHaveBeenCalledWith('T', { seat: 0, reset: false, to: 20 }));
});

it('offers nothing before the gate, and has no gate where nothing can be taken back', () => {
  show(12, 19);
  expect(screen.getByTestId('gate')).toBeInTheDocument();
  expect(screen.queryByTestId('take-back')).toBeNull();
  document.body.innerHTML = '';
  show(20, -1);
  expect(screen.queryByTestId('gate')).toBeNull();
});

it('begins where a game was carried over from an older version, and says so', () => {
  show(20, 19, 18);
  expect(screen.getByTestId('older')).toHaveTextContent('You can look back as far as move 18');
  expect(screen.getByRole('slider')).toHaveAttribute('min', '18');
  expect(screen.getByTestId('ticks').querySelectorAll('line:not(.gate)')).toHaveLength(5);
  document.body.innerHTML = '';
  show(20, 19);
  expect(screen.queryByTestId('older')).toBeNull();
  expect(screen.getByRole('slider')).toHaveAttribute('min', '0');
});
