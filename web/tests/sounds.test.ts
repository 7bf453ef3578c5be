// UX 9.6: the list of sounds; each is short, has a group of its loudness, and is heard when its event comes.
import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import { Desk } from '../src/lib/net/desk.svelte';
import { KEY } from '../src/lib/play';
import type { LogLine, Prompt, TableInfo, TableState } from '../src/lib/net/protocol';
import { change, settings } from '../src/lib/device/settings.svelte';
import { GROUPS, sound, soundLines, SOUNDS, soundsOf, type Sound } from '../src/lib/device/sounds';
import { TableStore } from '../src/lib/net/table.svelte';
import { loadKit } from '../src/stages/types';
import Clock from '../src/table/clock/Clock.svelte';
import TableScreen from '../src/screens/Table.svelte';

const LIST = ['turn', 'sealed', 'reveal', 'dice', 'hit', 'miss', 'win', 'ko', 'page', 'warning', 'refused', 'undo'];
const LONGEST = 0.7; // seconds

/** What was begun, in order: the pitches of all voices since the last look. */
const begun: number[] = [];
const pitchOf = { setValueAtTime: (pitch: number): void => void begun.push(pitch), exponentialRampToValueAtTime: (): void => undefined };
const quiet = { setValueAtTime: (): void => undefined, exponentialRampToValueAtTime: (): void => undefined };
const node = (): object => ({ connect: (next: unknown) => next, start: () => undefined, stop: () => undefined, frequency: pitchOf, gain: quiet });
class FakeAudio {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}
vi.stubGlobal('AudioContext', FakeAudio);

/** The sounds that were heard since the last look. */
function heard(): Sound[] {
  const found: Sound[] = [];
  while (begun.length > 0) {
    const name = (Object.keys(SOUNDS) as Sound[]).find((one) => SOUNDS[one].voices.every((voice, index) => voice.from === begun[index]));
    if (!name) throw new Error(`no sound begins like ${begun.join(' ')}`);
    begun.splice(0, SOUNDS[name].voices.length);
    found.push(name);
  }
  return found;
}

const line = (kind: string, ...marks: string[]): LogLine => ({ n: 0, kind, seat: 0, rule: 'r', private: false, text: kind, data: {}, at: 0, marks, auto: '' });
const promptOf = (part: Partial<Prompt>): Prompt => ({ id: '1-0-0', seat: 0, kind: 'choose', name: 'x', rule: 'r', text: 'x', sealed: false, options: [], refused: [], ends: [], draft: [], complete: false, window: '', timeout_answer: '', deadline: null, ...part }) as unknown as Prompt;
function stateOf(version: number, part: Partial<TableState> = {}): TableState {
  const table = { code: 'T', title: 'none', state: 'running', seats: [{ seat: 0, mine: true }, { seat: 1 }], waiting: [], options: {}, changed: [], hide_odds: true } as unknown as TableInfo;
  return { type: 'state', version, seat: 0, table, view: {}, prompt: null, log: [], log_from: 0, log_total: 0, chat: [], undo: '', answers: 0, orders: {}, auto: [], votes: [], window: null, standing: {}, lesson: null, clock: null, position: null, ...part } as unknown as TableState;
}
function tableOf(prompt: Prompt | null = null): TableStore {
  const table = new TableStore('T');
  table.seat = 0;
  table.takeState(stateOf(1, { prompt }));
  return table;
}

beforeEach(() => {
  vi.restoreAllMocks();
  begun.length = 0;
  change({ sound: true, volume: { call: 100, table: 50, hand: 50 } });
});

it('makes every sound of the list, each shorter than it may be and in a group', () => {
  expect(Object.keys(SOUNDS).sort()).toEqual([...LIST].sort());
  for (const [name, { group, voices }] of Object.entries(SOUNDS)) {
    expect(GROUPS, name).toContain(group);
    expect(Math.max(...voices.map((one) => one.at + one.long)), name).toBeLessThan(LONGEST);
  }
});

it('is silent unless somebody wants sounds, and where a group is turned down', () => {
  change({ sound: false });
  sound('turn');
  change({ sound: true, volume: { ...settings.volume, call: 0 } });
  sound('turn');
  expect(heard()).toEqual([]);
  sound('dice');
  expect(heard()).toEqual(['dice']);
});

const byEvent: Record<string, () => Promise<void> | void> = {
  async sealed() {
    const table = tableOf(promptOf({ sealed: true }));
    vi.spyOn(api, 'answer').mockResolvedValue(stateOf(2) as never);
    await table.submit('1-0-0', ['a']);
  },
  async refused() {
    const table = tableOf(promptOf({}));
    vi.spyOn(api, 'answer').mockRejectedValue(new Refused('no', 'illegal', 'r', 422));
    await table.submit('1-0-0', ['a']);
  },
  async undo() {
    vi.spyOn(api, 'undo').mockResolvedValue(stateOf(2) as never);
    await tableOf().undo();
  },
  warning() {
    const table = tableOf(promptOf({ deadline: Date.now() / 1000 + 10 }));
    render(Clock, { context: new Map([[KEY, { table, desk: new Desk(table) }]]) });
  },
  dice: () => soundLines([line('any', 'dice'), line('any', 'dice')], {}),
  ko: () => soundLines([line('any', 'death', 'hit')], {}),
  page: () => soundLines([line('any', 'story')], {}),
  reveal: async () => soundLines([line('reveal', 'combat')], (await loadKit('wftw')).sounds),
  win: async () => soundLines([line('field-won')], (await loadKit('wftw')).sounds),
  hit: async () => soundLines([line('hit', 'combat')], (await loadKit('wk1')).sounds),
  miss: async () => soundLines([line('miss', 'combat')], (await loadKit('wk1')).sounds),
  async turn() {
    const asked = stateOf(1, { prompt: promptOf({}) });
    asked.table = { ...asked.table, waiting: [0] };
    vi.spyOn(api, 'me').mockResolvedValue({} as never);
    vi.spyOn(api, 'glance').mockResolvedValue(asked);
    vi.stubGlobal('WebSocket', class { close(): void {} });
    render(TableScreen, { props: { code: 'T' } });
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
  },
};

describe('every sound has its event', () => {
  it.each(LIST)('%s', async (name) => {
    await byEvent[name]?.();
    expect(heard()).toEqual([name]);
  });
});

it('lets many lines be heard as few sounds, in their order', async () => {
  const { sounds } = await loadKit('wftw');
  const lines = [line('reveal'), line('paid'), line('tie-roll', 'dice'), line('field-won'), line('field-won'), line('base-captured', 'hit'), line('base-held')];
  expect(soundsOf(lines, sounds)).toEqual(['reveal', 'dice', 'win', 'hit']);
});
