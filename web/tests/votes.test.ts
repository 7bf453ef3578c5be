import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { contentOf } from '../src/lib/titles/content.svelte';
import { Desk } from '../src/lib/net/desk.svelte';
import { loadTexts } from '../src/lib/device/i18n.svelte';
import { KEY } from '../src/lib/play';
import type { SeatInfo, TableInfo, TableState, VoteInfo } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import Votes from '../src/table/prompt/Votes.svelte';

const seatOf = (seat: number, part: Partial<SeatInfo>): SeatInfo => ({
  seat, kind: 'link', name: `S${seat}`, face: '', bot: '', taken: true, mine: false, online: true, away_bot: false, pinned: false, link: '', ...part,
});
async function show(seats: SeatInfo[], waiting: number[], votes: VoteInfo[]): Promise<void> {
  await loadTexts('table');
  const table = new TableStore('T');
  table.seat = 0;
  table.info = { state: 'running', seats, waiting } as unknown as TableInfo;
  table.state = { votes } as unknown as TableState;
  const play = { table, desk: new Desk(table), content: contentOf('none'), view: () => ({}), name: (seat: number) => `S${seat}`, readonly: () => false };
  render(Votes, { context: new Map([[KEY, play]]) });
}

it('asks what to do about somebody who is away and waited for', async () => {
  const vote = vi.spyOn(api, 'vote').mockResolvedValue(null);
  await show([seatOf(0, { mine: true }), seatOf(1, { online: false }), seatOf(2, { online: false })], [1], []);
  expect(screen.getAllByTestId('absent')).toHaveLength(1); // nobody waits for seat 2
  await fireEvent.click(screen.getByText('Let a bot play'));
  expect(vote).toHaveBeenCalledWith('T', { about: 'absent', seat: 1, choice: 'bot' });
});

it('shows an open vote once, with the choices made so far', async () => {
  await show([seatOf(0, { mine: true }), seatOf(1, { online: false })], [1], [{ about: 'absent', seat: 1, at: 0, choices: { '0': 'wait' }, learnt: '' }]);
  expect(screen.queryByTestId('absent')).toBeNull();
  expect(screen.getByText('Wait')).toHaveAttribute('aria-pressed', 'true');
});

it('lets every seat at a shared device agree to a rewind for itself', async () => {
  const vote = vi.spyOn(api, 'vote').mockResolvedValue(null);
  await show([seatOf(0, { mine: true }), seatOf(1, { mine: true }), seatOf(2, {})], [2], [{ about: 'rewind', seat: 2, at: 4, choices: { '2': 'yes', '0': 'yes' }, learnt: 'luck' }]);
  expect(screen.getByTestId('learnt')).not.toBeEmptyDOMElement();
  const [ana, bo] = ['S0', 'S1'].map((name) => within(screen.getByRole('group', { name })));
  expect(ana?.getByText('Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(bo?.getByText('Yes')).toHaveAttribute('aria-pressed', 'false');
  await fireEvent.click(bo?.getByText('Yes') as HTMLElement);
  expect(vote).toHaveBeenCalledWith('T', { about: 'rewind', seat: 2, choice: 'yes', voter: 1 });
});

it('offers the own seat back while a bot keeps it', async () => {
  const back = vi.spyOn(api, 'back').mockResolvedValue({} as TableState);
  await show([seatOf(0, { mine: true, away_bot: true }), seatOf(1, {})], [1], []);
  await fireEvent.click(screen.getByText('Take my seat back'));
  expect(back).toHaveBeenCalledWith('T', 0);
});
