// What lies on a table twice is shown twice: no list may fail because two of its things are alike.
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Odds } from '../src/lib/net/protocol';
import { heard } from '../src/lib/net/feed';
import Amount from '../src/decisions/Amount.svelte';
import Assign from '../src/decisions/Assign.svelte';
import Choose from '../src/decisions/Choose.svelte';
import Select from '../src/decisions/Select.svelte';
import Steps from '../src/decisions/Steps.svelte';
import Table from '../src/stages/generic/Table.svelte';
import { kit as generic } from '../src/stages/generic/kit';
import Board from '../src/stages/wftw/board/Board.svelte';
import Lane from '../src/stages/wftw/board/Lane.svelte';
import WarDock from '../src/stages/wftw/hand/Dock.svelte';
import WarEnding from '../src/stages/wftw/seats/Ending.svelte';
import WarRival from '../src/stages/wftw/seats/Rival.svelte';
import Arena from '../src/stages/wk1/combat/Arena.svelte';
import Choices from '../src/stages/wk1/combat/Choices.svelte';
import Dock from '../src/stages/wk1/hand/Dock.svelte';
import Ending from '../src/stages/wk1/seats/Ending.svelte';
import GearSheet from '../src/stages/wk1/gear/GearSheet.svelte';
import HexCard from '../src/stages/wk1/board/HexCard.svelte';
import HexList from '../src/stages/wk1/board/HexList.svelte';
import Hex from '../src/stages/wk1/board/Hex.svelte';
import { marksOf } from '../src/stages/wk1/board/marks';
import { Pointing } from '../src/stages/wk1/board/pointing.svelte';
import Roads from '../src/stages/wk1/board/Roads.svelte';
import Stalls from '../src/stages/wk1/trade/Stalls.svelte';
import Trade from '../src/stages/wk1/trade/Trade.svelte';
import MissionPanel from '../src/stages/wk1/tasks/MissionPanel.svelte';
import Tasks from '../src/stages/wk1/tasks/Tasks.svelte';
import Offers from '../src/stages/wk1/prompts/Offers.svelte';
import Rival from '../src/stages/wk1/seats/Rival.svelte';
import Aside from '../src/stages/wk1/tasks/Aside.svelte';
import Sheet from '../src/stages/wk1/hand/Sheet.svelte';
import RoutePlan from '../src/stages/wk1/move/RoutePlan.svelte';
import WasterCards from '../src/stages/wk1/move/WasterCards.svelte';
import ChatPanel from '../src/table/ChatPanel.svelte';
import LogPanel from '../src/table/log/LogPanel.svelte';
import OddsPanel from '../src/table/prompt/OddsPanel.svelte';
import PromptPanel from '../src/table/prompt/PromptPanel.svelte';
import TextMode from '../src/table/TextMode.svelte';
import Votes from '../src/table/prompt/Votes.svelte';
import Waiting from '../src/table/prompt/Waiting.svelte';
import { bare } from './tables/browser';
import { CARDS, doubled } from './tables/knights';
import { lineOf, option, promptOf, shown, standOf } from './tables/stand';
import { war } from './tables/war';

const twice = <T>(one: T): T[] => [one, one];
const refusal = { key: 'k01', why: 'because it rains', rule: 'x.y.02', sought: true };
const said = { n: 4, seat: 0, name: 'Ana', text: 'hello', at: 0 };

beforeAll(bare);

describe('knights', () => {
  const view = doubled();
  const stand = (kind = 'path', name = 'route'): ReturnType<typeof standOf> =>
    standOf({ view, cards: CARDS, prompt: promptOf({ kind, name, options: [...twice(option('k01')), ...twice(option('give:y06')), ...twice(option('play:l02'))], refused: twice(refusal) }) });
  const marks = marksOf(view as never, stand());
  const hex = view.hexes[1];
  it.each<[string, unknown, Record<string, unknown>, ReturnType<typeof stand>]>([
    ['mission', MissionPanel, { view }, stand()],
    ['tasks', Tasks, { view, show: () => undefined }, stand()],
    ['hex', Hex, { hex, name: 'Here', marks }, stand()],
    ['hex card', HexCard, { hex, name: 'Here', view, marks, pointing: new Pointing(stand(), () => view as never) }, stand()],
    ['hex list', HexList, { view, marks, pointing: new Pointing(stand(), () => view as never), onlook: () => undefined }, stand()],
    ['roads', Roads, { view, resting: null }, stand()],
    ['route plan', RoutePlan, { view }, stand()],
    ['cards of the road', WasterCards, { view, role: null, onlook: () => undefined }, stand('choose', 'waster')],
    ['aside', Aside, { view }, stand()],
    ['sheet', Sheet, { view }, stand()],
    ['dock', Dock, { view }, stand('choose', 'x')],
    ['rival', Rival, { view, seat: 1 }, stand()],
    ['gear', GearSheet, { view, live: true }, stand('assign', 'equip')],
    ['stalls', Stalls, { view }, stand('offer', 'trade')],
    ['deal', Trade, { view }, stand('offer', 'knight-offer')],
    ['arena', Arena, { view }, stand('choose', 'combat')],
    ['choices', Choices, { view }, stand('choose', 'combat')],
    ['offers', Offers, {}, stand('choose', 'knight_sheet')],
    ['ending', Ending, { view: doubled({ over: true, outcome: { winners: [0, 0], scores: [1, 1], reason: '' } }) }, stand()],
  ])('%s', (_, part, props, play) => {
    expect(shown(part, props, play).textContent).not.toBe('');
    flushSync();
  });

  it('both marks of one hex are named', () => {
    const panel = shown(MissionPanel, { view }, stand());
    const rows = [...panel.querySelectorAll('.marks li')].map((row) => row.querySelectorAll('.chip').length);
    expect(rows).toEqual([3, 2, 2, 1]);
  });
});

describe('war', () => {
  const view = war();
  const stand = (name = 'marks', kind = 'select'): ReturnType<typeof standOf> =>
    standOf({ view, cards: CARDS, prompt: promptOf({ kind, name, options: [...twice(option('field:1')), ...twice(option('raid:1')), ...twice(option('y06@field:1'))], refused: [...twice({ ...refusal, key: 'field:1' }), ...twice({ ...refusal, key: 'raid:1' })] }) });
  it.each<[string, unknown, Record<string, unknown>, ReturnType<typeof stand>]>([
    ['board, marks', Board, { view }, stand()],
    ['board, cards', Board, { view }, stand('commitment', 'assign')],
    ['board of a phone', Lane, { view }, stand()],
    ['dock', WarDock, { view }, stand('commitment', 'assign')],
    ['rival', WarRival, { view, seat: 1 }, stand()],
    ['ending', WarEnding, { view: war({ over: true, outcome: { winners: [0, 0], scores: [1, 1], reason: '' } }) }, stand()],
  ])('%s', (_, part, props, play) => {
    expect(shown(part, props, play).textContent).not.toBe('');
    flushSync();
  });
});

describe('decisions', () => {
  const ways = [...twice(option('a@x')), ...twice(option('b@x')), ...twice(option('c'))];
  const stand = (kind: string): ReturnType<typeof standOf> => standOf({ prompt: promptOf({ kind, options: ways, refused: [...twice(refusal), { ...refusal, key: 'c' }] }) });
  it.each<[string, unknown, Record<string, unknown>]>([
    ['choose', Choose, {}],
    ['select', Select, {}],
    ['amount', Amount, {}],
    ['order', Steps, { kind: 'order' }],
    ['assign', Assign, { placeName: (key: string) => key }],
    ['react', PromptPanel, { kit: generic, title: 'none' }],
  ])('%s', (kind, part, props) => {
    const play = stand(kind);
    shown(part, props, play);
    expect(play.desk.prompt?.options.map((one) => one.key)).toEqual(['a@x', 'b@x', 'c']);
    expect(play.desk.prompt?.refused.map((one) => one.key)).toEqual(['k01']);
  });
});

describe('beside the stage', () => {
  const play = standOf({ view: { waiting: twice({ seat: 1, ask: 'x', rule: 'x.y.01' }) }, prompt: promptOf({ options: twice(option('a')), refused: twice(refusal) }) });
  const bars = twice({ text: 'a six', chance: 0.5, came: false });
  const row = { key: 'a', rule: 'x.y.01', about: 'This', what: 'wins', label: 'exact', low: 0.5, high: 0.5, parts: twice({ text: 'part', seat: 0, figures: {} }), assumed: twice('so'), bars };
  if (play.odds) play.odds.now = { decision: '1-0-0', rows: twice(row), rolls: twice({ seat: 0, about: 'Roll', rule: 'x.y.01', bars }), options: { a: row } } as unknown as Odds;
  play.table.log = [lineOf(0), lineOf(1)];
  const vote = { about: 'rewind', seat: 0, at: 1, learnt: '', choices: {} };
  play.table.state = { ...play.table.state, votes: twice(vote) } as never;
  it.each<[string, unknown, Record<string, unknown>]>([
    ['odds', OddsPanel, { title: 'none' }],
    ['votes', Votes, {}],
    ['waiting', Waiting, { kit: generic, title: 'none' }],
    ['text mode', TextMode, { kit: generic }],
    ['log', LogPanel, { lines: play.table.log, title: 'none' }],
    ['a table of any title', Table, { name: 'things', rows: [{ id: 'a', x: 1 }, ...Array.from({ length: 9 }, (_, n) => ({ id: 'b', x: n })), { id: 'a1', x: 2 }, { id: 'a', x: 3 }] }],
  ])('%s', (_, part, props) => {
    expect(shown(part, props, play).textContent).not.toBe('');
    flushSync();
  });

  it('a table of any title, where names and numbers run together', () => {
    const rows = Array.from({ length: 12 }, (_, n) => ({ id: n === 1 ? 'a1' : 'a', x: n }));
    expect(shown(Table, { name: 'things', rows }, play).querySelectorAll('tbody tr')).toHaveLength(12);
  });

  it('what was said, which may come with the state and by itself', () => {
    play.table.chat = heard([said], [said, { ...said, n: 5 }]);
    expect(shown(ChatPanel, {}, play).querySelectorAll('li')).toHaveLength(2);
  });
});
