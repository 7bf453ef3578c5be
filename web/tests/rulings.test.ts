// A ruling that an option of the table can change says so in words, not as the catalogue writes it.
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { settingsOf } from '../src/lib/titles/options';
import type { ClauseInfo } from '../src/lib/net/protocol';
import Rules from '../src/screens/Rules.svelte';

afterEach(() => vi.restoreAllMocks());

it('words each option with its values', () => {
  expect(settingsOf('starter_bases = capturable | immune; safety_net = true | false')).toEqual(['Starter bases: can be taken / safe', 'Safety net: yes / no']);
  expect(settingsOf('draft_order = counterclockwise | clockwise')[0]).toMatch(/^.*: in reverse turn order \/ .*$/);
  expect(settingsOf('victory_goal = 21 | n')).toEqual(['Points to win: 21 / another number']);
  expect(settingsOf('some_new_thing = quite_odd')).toEqual(['some new thing: quite odd']);
  expect(settingsOf('')).toEqual([]);
});

it('stands beside the ruling', async () => {
  const ruling = { id: 'R30', title: 'Starter bases', text: 'They can be lost.', option: 'overbid = allowed | forbidden; late_defence = true | false' };
  const plain = { id: 'R31', title: 'No choice', text: 'It is so.', option: '' };
  const clause: ClauseInfo = { id: 'x.y.01', title: 'A clause', text: 'Something holds.', section: 'Things', rulings: [ruling, plain] };
  vi.spyOn(api, 'rules').mockResolvedValue([clause]);
  vi.spyOn(api, 'titles').mockResolvedValue([]);
  render(Rules, { title: 'rulings-test' });
  const row = (await screen.findByText(/R30/)).closest('summary');
  expect([...(row?.querySelectorAll('.chip') ?? [])].map((chip) => chip.textContent)).toEqual(['Overbidding: allowed / not allowed', 'Late defence: yes / no']);
  expect(row?.textContent).not.toMatch(/[|=_]/);
  expect(screen.getByText(/R31/).closest('summary')?.querySelector('.chip')).toBe(null);
});
