import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { contentOf } from '../src/lib/content.svelte';
import { Desk } from '../src/lib/desk.svelte';
import { loadTexts } from '../src/lib/i18n.svelte';
import { percent } from '../src/lib/percent';
import { KEY } from '../src/lib/play';
import { TableStore } from '../src/lib/table.svelte';
import { kit } from '../src/stages/wftw/kit';
import OddsPanel from '../src/table/OddsPanel.svelte';

beforeAll(() => loadTexts('table', 'wftw'));

it('writes a chance with a decimal only at the edges, and never rounds to certainty', () => {
  expect(percent(0.274)).toBe('27 %');
  expect(percent(0.0623)).toBe('6.2 %');
  expect(percent(0.9999)).toBe('99.9 %');
  expect(percent(0.0001)).toBe('0.1 %');
  expect(percent(1)).toBe('certain');
  expect(percent(0)).toBe('impossible');
});

it('shows what the server worked out, each number with its label', async () => {
  const line = { cards: 1, marked: true };
  vi.spyOn(api, 'odds').mockResolvedValue({
    seat: 0,
    rows: [
      {
        kind: 'shop', place: 'shop', rule: 'wftw.buy.02', chance: 0.41, chance_label: 'estimate',
        lines: [
          { seat: 0, label: 'exact', low: 4, high: 4, unseen: 0, ...line },
          { seat: 1, label: 'range', low: 1, high: 7, unseen: 10, ...line },
        ],
        table: [{ seat: 1, below: 0.41, same: 0.2, above: 0.39 }],
      },
      { kind: 'bill', rule: 'wftw.reveal.03', state: 'exact', short: { scrap: 0, juice: 0, spark: 0 } },
      { kind: 'dice', rule: 'wftw.field.04', ties: [{ seats: 2, chance: 0.5 }] },
    ],
  });
  const table = new TableStore('T');
  table.seat = 0;
  const play = { table, desk: new Desk(table), content: contentOf('none'), view: () => ({}), name: (seat: number) => `S${seat}`, readonly: () => false };
  render(OddsPanel, { props: { kit, title: 'wftw' }, context: new Map([[KEY, play]]) });
  await waitFor(() => expect(screen.getByTestId('odds')).toHaveTextContent('41 %'));
  const text = screen.getByTestId('odds').textContent?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
  expect(text).toContain('1–7');
  expect(text).toContain('1 card out of 10 unseen');
  for (const word of ['estimate', 'range', 'exact', 'exactly covered', '50 %']) expect(text).toContain(word);
});
