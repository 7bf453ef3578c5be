import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKLOG, type Beat, Beats, PASSES, STILL } from '../src/lib/beats/queue.svelte';
import { readSpeed, settings } from '../src/lib/device/settings.svelte';
import type { Frame, LogLine, Prompt, TableInfo, TableState } from '../src/lib/net/protocol';
import { between } from '../src/lib/net/feed';
import { TableStore } from '../src/lib/net/table.svelte';
import type { ResultSpec } from '../src/stages/types';
import { holding } from './tables/holds.svelte';

const line = (n: number, kind = 'beat'): LogLine => ({ n, kind, seat: 1, rule: 'r', private: false, text: `line ${n}`, data: {}, at: 0, marks: [], auto: '' });
const card: ResultSpec = { tone: 'bad', picture: null, heading: 'Robbed', lines: [], cause: '', changes: [] };
const prompt = { id: '1-0-0', seat: 0, name: 'marks' } as Prompt;

function stateOf(version: number, score: number, part: Partial<TableState> = {}): TableState {
  const seats = [0, 1].map((seat) => ({ seat, mine: seat === 0, name: `S${seat}` }));
  const table = { code: 'T', title: 'wftw', state: 'running', seats, waiting: [0] } as unknown as TableInfo;
  return { type: 'state', version, seat: 0, table, view: { score }, prompt, log: [], log_from: 0, log_total: 0, chat: [], clock: { now: 0 }, frames: null, ...part } as TableState;
}
/** Frames of these scores, which lead back from the last one. */
const frames = (scores: [line: number, score: number][]): Frame[] => scores.map(([n, score]) => ({ line: n, change: { score: [score] } }));
/** A push with lines from `first` on, of which those in `scores` have frames. */
function push(version: number, score: number, first: number, kinds: string[], scores: [number, number][]): TableState {
  const log = kinds.map((kind, at) => line(first + at, kind));
  return stateOf(version, score, { log, log_from: first, log_total: first + log.length, frames: frames(scores) });
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  settings.results = 'wait';
});
afterEach(() => vi.useRealTimers());

describe('frames', () => {
  it('lead back from the newest view', () => {
    const last = { score: 9, hand: ['a'] };
    const found = between(last, [{ line: 3, change: { score: [2] } }, { line: 5, change: { hand: { '@': [1, 0, ['b']] }, score: [7] } }]);
    expect(found).toEqual([
      { line: 3, view: { score: 2, hand: ['a', 'b'] } },
      { line: 5, view: { score: 7, hand: ['a', 'b'] } },
    ]);
    expect(last).toEqual({ score: 9, hand: ['a'] });
  });
});

describe('a table that plays beats', () => {
  let table: TableStore;
  const seen = (): unknown[] => [table.view['score'], table.log.length, table.prompt?.id ?? null, table.waiting.length];
  beforeEach(() => {
    table = new TableStore('T');
    table.seat = 0;
    table.beats.kit = { beat: (one) => (one.kind === 'beat' ? 600 : null) };
    table.takeState(stateOf(1, 0));
  });

  it('shows the stage each beat before the next begins, which the stage may hold back', () => {
    const stage = holding(table, 3);
    table.takeState(push(2, 9, 0, ['beat', 'beat'], [[0, 3], [1, 6]]));
    vi.advanceTimersByTime(600);
    expect([table.view['score'], table.beats.current, table.beats.held, table.log.length]).toEqual([3, null, true, 1]);
    vi.advanceTimersByTime(60_000);
    expect(table.view['score']).toBe(3);
    table.beats.release();
    vi.advanceTimersByTime(600);
    expect(stage.seen).toEqual([0, 3, 6]); // also the last one, after which the table stands at once
    expect(table.view['score']).toBe(9);
    stage.leave();
  });

  it('shows nothing before its beat, and asks after the last one', () => {
    expect(seen()).toEqual([0, 0, '1-0-0', 1]);
    table.takeState(push(2, 9, 0, ['quiet', 'beat', 'quiet', 'beat', 'quiet'], [[1, 3], [3, 6]]));
    expect(seen()).toEqual([0, 0, null, 0]);
    expect(table.beats.current?.lines.map((one) => one.n)).toEqual([0, 1]);
    expect([table.beats.current?.before, table.beats.current?.view]).toEqual([{ score: 0 }, { score: 3 }]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([3, 2, null, 0]);
    expect(table.beats.current?.before).toEqual({ score: 3 });
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([9, 5, '1-0-0', 1]);
    expect(table.beats.playing).toBe(false);
    expect(table.fresh.map((one) => one.n)).toEqual([4]);
    expect(table.beats.told.map((one) => one.n)).toEqual([1, 3]); // also the last one
  });

  it('names a line once among the recent ones, however often it is shown', () => {
    table.beats.seat = 0;
    table.beats.kit = { beat: () => 600, result: (beat) => (beat.line.n === 1 ? card : null) };
    table.takeState(push(2, 9, 0, ['beat', 'beat', 'beat'], [[0, 3], [1, 6], [2, 9]]));
    vi.advanceTimersByTime(1200);
    expect(table.beats.result).toEqual(card);
    table.beats.again();
    vi.advanceTimersByTime(600);
    expect(table.beats.recent.map((one) => one.n)).toEqual([0, 1]);
  });

  it('plays pushes one after another, and the same lines once', () => {
    table.takeState(push(2, 3, 0, ['beat'], [[0, 2]]));
    table.takeState(push(2, 3, 0, ['beat'], [[0, 2]])); // the reply to the answer, after the push
    table.takeState(push(3, 5, 1, ['beat'], [[1, 4]]));
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([3, 1, null, 0]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([5, 2, '1-0-0', 1]);
  });

  it('sees each panel at the beat before while a line without a beat waits with it', () => {
    table.takeState(push(2, 3, 0, ['quiet'], []));
    expect(seen()).toEqual([3, 1, '1-0-0', 1]); // nothing to show: at once
  });

  it('drops everything when the table comes back as it stands', () => {
    table.takeState(push(2, 3, 0, ['beat', 'beat'], [[0, 1], [1, 2]]));
    table.takeState(stateOf(3, 8, { log: [line(0), line(1), line(2)], log_total: 3 }));
    expect(seen()).toEqual([8, 3, '1-0-0', 1]);
    vi.advanceTimersByTime(5000);
    expect(seen()).toEqual([8, 3, '1-0-0', 1]);
  });

  it('goes on playing when only something else of the table was asked for', () => {
    table.takeState(push(2, 3, 0, ['beat'], [[0, 1]]));
    table.takeState(stateOf(3, 3, { log: [line(0)], log_total: 1 }));
    expect(seen()).toEqual([0, 0, null, 0]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([3, 1, '1-0-0', 1]);
  });

  it('takes lines back at once', () => {
    table.takeState(push(2, 3, 0, ['beat', 'beat'], [[0, 1], [1, 2]]));
    table.takeState(stateOf(3, 0, { log_from: 0, log_total: 0, frames: [] }));
    expect(seen()).toEqual([0, 0, '1-0-0', 1]);
  });

  it('skips one beat, or all', () => {
    table.takeState(push(2, 9, 0, ['beat', 'beat', 'beat'], [[0, 3], [1, 6], [2, 7]]));
    table.beats.skip();
    expect(seen()).toEqual([3, 1, null, 0]);
    table.beats.skipAll();
    expect(seen()).toEqual([9, 3, '1-0-0', 1]);
    expect(table.beats.missed).toBe(true);
  });

  it('shows all at once where that is wished', () => {
    settings.speed = 'instant';
    table.takeState(push(2, 9, 0, ['beat', 'beat'], [[0, 3], [1, 6]]));
    expect(seen()).toEqual([9, 2, '1-0-0', 1]);
  });

  it('does not play to a page that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    table.takeState(push(2, 9, 0, ['beat', 'beat'], [[0, 3], [1, 6]]));
    expect(seen()).toEqual([9, 2, '1-0-0', 1]);
    vi.restoreAllMocks();
  });

  it('stops for a card about me, with the view it speaks of', () => {
    table.beats.seat = 0;
    table.beats.kit = { beat: () => 600, result: (beat: Beat) => (beat.line.n === 0 ? card : null) };
    table.takeState(push(2, 9, 0, ['beat', 'beat'], [[0, 3], [1, 6]]));
    vi.advanceTimersByTime(60_000);
    expect(table.beats.result).toBe(card);
    expect(seen()).toEqual([3, 1, null, 0]);
    table.beats.skip(); // one key goes on
    expect(table.beats.result).toBe(null);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([9, 2, '1-0-0', 1]);
  });

  it('lets cards pass by themselves', () => {
    settings.results = 'pass';
    table.beats.seat = 0;
    table.beats.kit = { beat: () => 600, result: () => card };
    table.takeState(push(2, 9, 0, ['beat'], [[0, 3]]));
    vi.advanceTimersByTime(600);
    expect(table.beats.result).toBe(card);
    vi.advanceTimersByTime(PASSES);
    expect(seen()).toEqual([9, 1, '1-0-0', 1]);
  });
});

describe('the queue', () => {
  const many = (count: number, ms: number): Beat[] => Array.from({ length: count }, (_, n) => ({ line: line(n), lines: [line(n)], before: {}, view: {}, ms }));
  const played = (queue: Beats, most = 120_000): number => {
    let ms = 0;
    while (queue.playing && ms < most) {
      vi.advanceTimersByTime(50);
      ms += 50;
    }
    return ms;
  };

  it('goes faster the more waits, and is never late by more than its limit', () => {
    const queue = new Beats();
    queue.add(many(40, 800), vi.fn(), vi.fn());
    expect(played(queue)).toBeLessThan(BACKLOG + 1000);
  });

  it('leaves out pushes that would be hopelessly late, but never what they led to', () => {
    const queue = new Beats();
    const ends = [1, 2, 3].map(() => vi.fn());
    for (const end of ends) queue.add(many(200, 800), vi.fn(), end);
    expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1, 0]);
    queue.skipAll();
    expect(ends[2]).toHaveBeenCalledOnce();
  });

  it('shows stills where nothing may move', () => {
    settings.motion = 'off';
    const queue = new Beats();
    const show = vi.fn();
    queue.add(many(2, 900), show, vi.fn());
    expect(show).toHaveBeenCalledOnce(); // at once, and for a while
    expect(played(queue)).toBe(2 * STILL);
    settings.motion = 'auto';
  });

  it('takes its time by the settings, also by those of older clients', () => {
    const time = (speed: typeof settings.speed): number => {
      settings.speed = speed;
      const queue = new Beats();
      queue.add(many(1, 1000), vi.fn(), vi.fn());
      return played(queue);
    };
    expect([time('instant'), time('fast'), time('normal'), time('slow')]).toEqual([0, 500, 1000, 1600]);
    expect([readSpeed('off'), readSpeed('fast'), readSpeed('silly'), readSpeed(undefined)]).toEqual(['instant', 'fast', 'normal', 'normal']);
  });
});
