// A table without a server, for tests of parts of it: what is asked, what is seen, what cards say.
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { Content, type CardFacts } from '../../src/lib/titles/content.svelte';
import { Desk } from '../../src/lib/net/desk.svelte';
import { OddsStore } from '../../src/lib/titles/odds.svelte';
import { KEY, type Play } from '../../src/lib/play';
import type { LogLine, Prompt, TableInfo, TableState } from '../../src/lib/net/protocol';
import { TableStore } from '../../src/lib/net/table.svelte';

export function promptOf(part: Partial<Prompt> = {}): Prompt {
  return {
    id: '1-0-0', seat: 0, name: 'thing', kind: 'choose', rule: 'x.y.01', text: 'What now?', sealed: false, options: [], refused: [],
    timeout_answer: '', deadline: null, draft: [], complete: false, ends: ['done'], view: null, window: '', ...part,
  };
}

export const option = (key: string, label = `do ${key}`): Prompt['options'][number] => ({ key, label, border: '' });

export function lineOf(n: number, part: Partial<LogLine> = {}): LogLine {
  return { n, kind: 'x', seat: 0, rule: 'x.y.01', private: false, text: `line ${n}`, data: {}, at: n, marks: [], auto: '', ...part };
}

export function cardOf(id: string, part: Partial<CardFacts> = {}): CardFacts {
  return { id, name: `Card ${id}`, deck: 'green', copies: 1, text: `text of ${id}`, ...part };
}

interface Stand {
  prompt?: Prompt | null;
  view?: unknown;
  cards?: CardFacts[];
  info?: Partial<TableInfo>;
  state?: Partial<TableState>;
}

/** What the parts of a table share, at seat 0 of a running game. */
export function standOf({ prompt = null, view = {}, cards = [], info = {}, state = {} }: Stand = {}): Play {
  const table = new TableStore('T');
  table.seat = 0;
  const seats = [0, 1].map((seat) => ({ seat, name: `S${seat}`, kind: 'human', bot: '', mine: seat === 0, online: true, away_bot: '' }));
  table.info = { title: 'none', state: 'running', seats, waiting: [], changed: [], hide_odds: false, ...info } as unknown as TableInfo;
  table.state = { version: 1, seat: 0, answers: 3, undo: '', undo_line: -1, votes: [], view, orders: {}, auto: [], lesson: null, clock: { now: 0, since: null, nudges: {}, banks: {}, owns: {}, deadlines: {} }, window: null, log: [], ...state } as unknown as TableState;
  const desk = new Desk(table);
  desk.open(prompt);
  const content = new Content('none');
  content.order = cards;
  content.cards = new Map(cards.map((card) => [card.id, card]));
  return { table, desk, odds: new OddsStore(table), beats: table.beats, content, view: () => view as Record<string, unknown>, name: (seat) => `S${seat}`, face: () => 'pinch', readonly: () => false };
}

/** Show a part of the table. */
export function shown(part: unknown, props: Record<string, unknown>, play: Play): HTMLElement {
  return render(part as Component<Record<string, unknown>>, { props, context: new Map([[KEY, play]]) }).container;
}
