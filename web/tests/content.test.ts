// Cards and rules that did not come are asked for again, and only those.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import { i18n, loadTexts } from '../src/lib/device/i18n.svelte';
import { contentOf } from '../src/lib/titles/content.svelte';
import type { CardsInfo, ClauseInfo, GalleryInfo } from '../src/lib/net/protocol';
import Cards from '../src/screens/Cards.svelte';
import Rules from '../src/screens/Rules.svelte';

afterEach(() => vi.restoreAllMocks());

const cards = { title: 'none', decks: { cargo: [{ id: 'kite', name: 'Scout Kite', copies: 4, text: '' }] } } as unknown as CardsInfo;
const gallery: GalleryInfo = { title: 'none', facets: [], sides: {} };
const again = async (): Promise<void> => void (await fireEvent.click(await screen.findByRole('button', { name: 'Try again' })));

it('the gallery comes back after a broken line', async () => {
  await loadTexts('pages');
  vi.spyOn(api, 'titles').mockResolvedValue([]);
  const asked = vi.spyOn(api, 'cards').mockRejectedValueOnce(new Refused('', 'network')).mockResolvedValueOnce(cards);
  const facets = vi.spyOn(api, 'gallery').mockResolvedValue(gallery);
  render(Cards, { title: 'gone' });
  await again();
  await screen.findByText('1 card');
  expect(screen.queryByRole('alert')).toBe(null);
  expect([asked.mock.calls.length, facets.mock.calls.length]).toEqual([2, 1]);
});

it('the rules come back, too', async () => {
  await loadTexts('pages');
  vi.spyOn(api, 'titles').mockResolvedValue([]);
  const clause = { id: 'tpl.move.01', section: 'Moving', title: 'One way', text: 'Go on.', rulings: [] } as unknown as ClauseInfo;
  vi.spyOn(api, 'rules').mockRejectedValueOnce(new Refused('', 'network')).mockResolvedValueOnce([clause]);
  render(Rules, { title: 'lost', clause: '' });
  await again();
  await screen.findByText('Go on.');
});

it('the rules are asked for again in another language', async () => {
  const said = (text: string): ClauseInfo[] => [{ id: 'tpl.move.01', section: 'Moving', title: 'One way', text, rulings: [] }];
  const asked = vi.spyOn(api, 'rules').mockImplementation(() => Promise.resolve(said(i18n.lang === 'pl' ? 'Idź dalej.' : 'Go on.')));
  const content = contentOf('spoken');
  await content.loadRules();
  await content.loadRules();
  i18n.lang = 'pl';
  await content.loadRules();
  expect(content.clauses.get('tpl.move.01')?.text).toBe('Idź dalej.');
  expect(asked).toHaveBeenCalledTimes(2);
  i18n.lang = 'en';
});

it('the cards are asked for again in another language, and late ones of the first are dropped', async () => {
  const said = (name: string): CardsInfo => ({ title: 'many', decks: { cargo: [{ id: 'kite', name, copies: 4, text: '' }] } }) as unknown as CardsInfo;
  let late: (cards: CardsInfo) => void = () => undefined;
  const asked = vi.spyOn(api, 'cards').mockImplementation(() => (i18n.lang === 'pl' ? Promise.resolve(said('Latawiec')) : new Promise((come) => (late = come))));
  const content = contentOf('many');
  const first = content.loadCards();
  i18n.lang = 'pl';
  await content.loadCards();
  await content.loadCards();
  late(said('Scout Kite'));
  await first;
  expect(content.cards.get('kite')?.name).toBe('Latawiec');
  expect(asked).toHaveBeenCalledTimes(2);
  i18n.lang = 'en';
});
