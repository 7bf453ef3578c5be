import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import { contentOf } from '../src/lib/titles/content.svelte';
import { Desk } from '../src/lib/net/desk.svelte';
import { loadTexts } from '../src/lib/device/i18n.svelte';
import { OddsStore } from '../src/lib/titles/odds.svelte';
import { chanceOf, percent, triesText, wordOf } from '../src/lib/percent';
import { KEY } from '../src/lib/play';
import type { Odds, OddsRow, Prompt, TableInfo } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import OddsPanel from '../src/table/prompt/OddsPanel.svelte';

beforeAll(() => loadTexts('core', 'table'));
beforeEach(() => vi.restoreAllMocks());

it('writes a chance with a decimal only at the edges, and never rounds to certainty', () => {
  expect(percent(0.274)).toBe('27 %');
  expect(percent(0.0623)).toBe('6.2 %');
  expect(percent(0.9999)).toBe('99.9 %');
  expect(percent(0.0001)).toBe('0.1 %');
  expect(percent(1)).toBe('certain');
  expect(percent(0)).toBe('impossible');
});

it.each([
  [0, 'no chance'], [0.001, 'a long shot'], [0.1, 'a long shot'], [0.11, 'unlikely'], [0.3, 'unlikely'], [0.45, 'less than even'],
  [0.5, 'about even'], [0.56, 'about even'], [0.72, 'likely'], [0.9, 'very likely'], [0.99, 'almost sure'], [0.9999, 'almost sure'], [1, 'sure'],
])('calls %d %s', (chance, word) => {
  expect(wordOf(chance)).toBe(word);
});

it('says what a number is a chance of', () => {
  expect(chanceOf({ ...row, chance: 0.617, what: 'to escape' })).toBe('62 % to escape');
  expect(chanceOf({ ...row, chance: 0.9999 })).toBe('99 % to pick first');
});

it('never calls something impossible because a few tries did not show it', () => {
  expect(triesText(0, 12)).toBe('under 9 %');
  expect(triesText(1, 12)).toBe('over 91 %');
  expect(triesText(0.25, 12)).toBe('about 25 %');
});

// UX-27: the server's tests check these chances against an independent count
type Counted = { chance: number; shown: string; what: string };
const fixtures = ['wftw', 'wk1'].flatMap((title) => JSON.parse(readFileSync(`../tests/fixtures/odds/${title}.json`, 'utf8')) as Counted[]);
it.each(fixtures)('shows $what as $shown', ({ chance, shown }) => {
  expect(percent(chance)).toBe(shown);
});

const row: OddsRow = {
  key: 'shop', rule: 'wftw.buy.02', about: 'The shop', what: 'to pick first', label: 'estimate', chance: 0.41, stand: '',
  parts: [{ text: 'A: 4 (1 card)', seat: 0, figures: {} }, { text: 'B: 1–7 (1 of 10 unseen cards)', seat: 1, figures: {} }],
  assumed: ['Takes the hidden card of B as random among 10 unseen.'],
  bars: [{ text: 'best rival 1', chance: 0.59, came: false }, { text: 'best rival 7', chance: 0.41, came: false }],
};
const found: Odds = {
  seat: 0, decision: '1-0-0', rows: [row], options: { a: { ...row, key: 'a' }, b: { ...row, key: 'b', chance: 0.1, label: 'exact' } },
  rolls: [{ kind: 'tie', seat: 1, about: '2 tied', rule: 'wftw.field.04', expected: 0.5, value: 1, at: 4, bars: [{ text: 'lost', chance: 0.5, came: false }, { text: 'won', chance: 0.5, came: true }] }],
};
async function show(hide = false): Promise<OddsStore> {
  vi.spyOn(api, 'odds').mockResolvedValue(found);
  const table = new TableStore('T');
  table.seat = 0;
  table.info = { hide_odds: hide } as TableInfo;
  const odds = new OddsStore(table);
  await odds.load(null);
  const play = { table, desk: new Desk(table), odds, content: contentOf('none'), view: () => ({}), name: (seat: number) => `S${seat}`, face: () => '', readonly: () => false };
  render(OddsPanel, { props: { title: 'none' }, context: new Map([[KEY, play]]) });
  return odds;
}

it('shows result, how it is made, and assumptions with a label', async () => {
  await show();
  const shown = screen.getByTestId('odds-row');
  for (const words of ['less than even', '41 % to pick first', 'B: 1–7', 'as random among 10 unseen', '59 %']) {
    expect(shown).toHaveTextContent(words);
  }
});

it('marks what came on the same distribution', async () => {
  await show();
  const roll = screen.getByTestId('odds-roll');
  expect(roll.querySelectorAll('[data-came]')).toHaveLength(1);
  expect(roll.querySelector('[data-came]')).toHaveTextContent('won');
  expect(roll.querySelector('[data-came]')).toHaveTextContent('50 %');
});

it('asks once for what the prompt and the panel both want to know', async () => {
  const odds = await show(); // the panel is there, too, and nothing has changed
  expect(api.odds).toHaveBeenCalledTimes(1);
  const prompt = { id: '1-0-0' } as Prompt;
  await odds.load(prompt);
  await odds.load(prompt);
  expect(api.odds).toHaveBeenCalledTimes(2);
  vi.mocked(api.odds).mockRejectedValueOnce(new Refused('', 'network'));
  await odds.load({ ...prompt }); // after a draft
  await odds.load(odds.table.prompt);
  expect(api.odds).toHaveBeenCalledTimes(4); // what has failed is asked for again
});

it('asks nothing where the table hides odds', async () => {
  const odds = await show(true);
  expect(api.odds).not.toHaveBeenCalled();
  expect(odds.option('a')).toBeUndefined();
});

it('says nothing beside answers that all have the same chance', async () => {
  const odds = await show();
  const row = { ...found.rows[0]!, what: 'to win', stand: '', chance: 0 };
  odds.options = { a: row, b: { ...row, what: 'to win the shop' }, done: { ...row, what: '', chance: 1 } };
  expect(odds.told('a')).toBeUndefined();
  expect(odds.option('a')).toBe(row); // who asks for it is told
  odds.options = { a: row, b: { ...row, chance: 0.5 } };
  expect(odds.told('a')).toBe(row);
  odds.options = { a: row };
  expect(odds.told('a')).toBe(row);
});
