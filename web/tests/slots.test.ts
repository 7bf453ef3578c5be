// What lies in a slot already is shown there, once.
import { beforeAll, expect, it } from 'vitest';
import { contentOf } from '../src/lib/titles/content.svelte';
import { kit as war } from '../src/stages/wftw/kit';
import GearSheet from '../src/stages/wk1/gear/GearSheet.svelte';
import Pack from '../src/stages/wk1/gear/Pack.svelte';
import { kit as knights } from '../src/stages/wk1/kit';
import Rival from '../src/stages/wk1/seats/Rival.svelte';
import PromptPanel from '../src/table/prompt/PromptPanel.svelte';
import { bare } from './tables/browser';
import { CARDS, doubled } from './tables/knights';
import { option, promptOf, shown, standOf } from './tables/stand';
import { war as warView } from './tables/war';

beforeAll(bare);
const bins = (panel: HTMLElement): string[] => [...panel.querySelectorAll('.bin')].map((bin) => bin.querySelector('.in')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');

it('gear', () => {
  const view = doubled();
  const prompt = promptOf({ kind: 'assign', name: 'equip', options: ['l02>hand:1', 'l02>hand:2', 'l02>body', 'l02+y06'].map((key) => option(key)) });
  const panel = shown(PromptPanel, { kit: { ...knights, Extra: null }, title: 'wk1' }, standOf({ view, cards: CARDS, prompt }));
  expect(bins(panel)).toEqual(['Card y06', 'Card y06', 'nothing here yet', 'Card g12Card g12']);
});

it('cards of an earlier bidding round', () => {
  const view = warView();
  contentOf('wftw').cards = new Map(CARDS.map((card) => [card.id, card]));
  const prompt = promptOf({ kind: 'assign', name: 'commitment', options: ['l02@field:1', 'l02@field:2'].map((key) => option(key)) });
  const panel = shown(PromptPanel, { kit: { ...war, Extra: null }, title: 'wftw' }, standOf({ view, cards: CARDS, prompt }));
  expect(bins(panel)).toEqual(['Card y06Card y06', 'nothing here yet']);
});

it('a weapon for both hands is one card', () => {
  const view = doubled({ own: { ...doubled().own, backpack: [], cargo: [], aside: [], links: [] } });
  const play = standOf({ view, cards: CARDS });
  expect(shown(GearSheet, { view }, play).querySelectorAll('[data-testid=card-y06]')).toHaveLength(1);
  expect(shown(Pack, { view }, play).querySelectorAll('.group:first-child [data-card=y06]')).toHaveLength(1);
  expect(shown(Rival, { view, seat: 1 }, play).querySelectorAll('.gear [data-card=y06]')).toHaveLength(1);
});

it('a weapon for both hands that is printed on the sheet is one, also while a card covers it', () => {
  const [me, other] = doubled().seats;
  const seat = { ...me, hands: ['g12', null], sheet: ['y06', 'y06', null, null, null, null], uncovered: [], special: [], links: [] };
  const view = doubled({ seats: [seat, other], own: { ...doubled().own, backpack: [], cargo: [], aside: [] } });
  const panel = shown(GearSheet, { view }, standOf({ view, cards: CARDS }));
  expect((panel.textContent ?? '').match(/Card y06/g)).toHaveLength(1);
});
