import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import type { LogLine, Prompt, SeatInfo, TableInfo, TableState } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';

const seatOf = (seat: number, mine: boolean): SeatInfo => ({ seat, kind: mine ? 'me' : 'bot', name: `S${seat}`, face: '', bot: '', taken: true, mine, online: true, away_bot: false, pinned: false, link: '' });
function stateOf(part: Partial<TableState>, mine = [0], waiting = [0]): TableState {
  const table = { code: 'T', title: 'wftw', state: 'running', seats: [0, 1].map((seat) => seatOf(seat, mine.includes(seat))), waiting, options: {}, changed: [] } as unknown as TableInfo;
  return { type: 'state', version: 1, seat: 0, table, view: {}, prompt: null, log: [], log_from: 0, log_total: 0, chat: [], undo: '', undo_line: -1, answers: 0, first: 0, orders: {}, auto: [], votes: [], window: null, standing: {}, uses: [], habits: [], pad: '', lesson: null, clock: { now: 0, since: 0, deadlines: {}, nudges: {}, more_time: false, owns: {}, banks: {} }, position: null, gate: -1, notice: '', frames: null, ...part };
}
const line = (n: number): LogLine => ({ n, kind: 'draw', seat: 0, rule: 'r', private: false, text: `line ${n}`, data: {}, at: 0, marks: [], auto: '' });

describe('table store', () => {
  let table: TableStore;
  beforeEach(() => {
    vi.restoreAllMocks();
    table = new TableStore('T');
    table.seat = 0;
    table.takeState(stateOf({ log: [line(0), line(1)], log_total: 2 }));
  });

  it('joins log lines where the server says they begin, and knows the fresh ones', () => {
    expect(table.fresh).toEqual([]);
    table.takeState(stateOf({ version: 2, log: [line(1), line(2), line(3)], log_from: 1, log_total: 4 }));
    expect(table.log.map((one) => one.n)).toEqual([0, 1, 2, 3]);
    expect(table.fresh.map((one) => one.n)).toEqual([2, 3]);
  });

  it('keeps what is read until the same comes anew', () => {
    table.refresh();
    expect(table.log).toHaveLength(2);
    table.takeState(stateOf({ version: 2, log: [line(0)], log_from: 0, log_total: 1 }));
    expect(table.log).toHaveLength(1);
  });

  it('does not go back to an older state', () => {
    table.takeState(stateOf({ version: 3, answers: 9 }));
    table.takeState(stateOf({ version: 2, answers: 5 }));
    expect(table.state?.answers).toBe(9);
  });

  it('shows saved only after the server has answered', async () => {
    let reply: (value: never) => void = () => undefined;
    vi.spyOn(api, 'answer').mockReturnValue(new Promise((resolve) => (reply = resolve)));
    const sent = table.submit('1-0-0', ['juice']);
    expect(table.saving).toBe('sending');
    expect(await table.submit('1-0-0', ['spark'])).toBe(false); // no second one meanwhile
    reply({ type: 'saved', key: 'k', at: 1, state: stateOf({ version: 2 }) } as never);
    expect(await sent).toBe(true);
    expect(table.saving).toBe('saved');
  });

  it('sends the same key again after a lost answer', async () => {
    const answer = vi.spyOn(api, 'answer').mockRejectedValueOnce(new Refused('', 'network'));
    expect(await table.submit('1-0-0', ['juice'])).toBe(false);
    expect(table.saving).toBe('retry');
    answer.mockResolvedValueOnce({ type: 'saved', key: 'k', at: 1, state: stateOf({ version: 2 }) });
    expect(await table.resend()).toBe(true);
    const keys = answer.mock.calls.map(([, sent]) => sent.key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]?.length).toBeGreaterThan(8);
  });

  const prompt = (id: string): Prompt => ({ id, seat: 0, name: 'marks' }) as Prompt;
  const lose = async (): Promise<MockInstance<typeof api.answer>> => {
    table.takeState(stateOf({ version: 2, prompt: prompt('1-0-0') }));
    const answer = vi.spyOn(api, 'answer').mockRejectedValue(new Refused('', 'network'));
    await table.submit('1-0-0', ['field:1', 'done']);
    expect(table.saving).toBe('retry');
    return answer;
  };

  it('offers to send again for as long as the same is asked', async () => {
    const answer = await lose();
    table.takeState(stateOf({ version: 3, prompt: prompt('1-0-0') }));
    expect(table.saving).toBe('retry');
    expect(answer).toHaveBeenCalledOnce();
  });

  it('finds out that a lost answer was saved when the table stands elsewhere', async () => {
    const answer = await lose();
    answer.mockResolvedValue({ type: 'saved', key: 'k', at: 1, state: stateOf({ version: 3 }) });
    table.takeState(stateOf({ version: 3, prompt: null }));
    expect(table.saving).toBe('sending'); // neither saved nor lost, as far as anybody knows
    await vi.waitFor(() => expect(table.saving).toBe('saved'));
    const [first, second] = answer.mock.calls.map(([, sent]) => sent);
    expect(second).toEqual(first); // the key, too
    expect(await table.resend()).toBe(false);
  });

  it('says that the table moved on where a lost answer was never taken', async () => {
    const answer = await lose();
    answer.mockRejectedValue(new Refused('moved', 'stale', '', 409));
    table.takeState(stateOf({ version: 3, prompt: prompt('2-0-0') }));
    await vi.waitFor(() => expect(table.saving).toBe('idle'));
    expect(table.problem?.kind).toBe('stale');
    expect(await table.resend()).toBe(false);
  });

  it('asks about the seat that has answered, whoever has the device now', async () => {
    table.takeState(stateOf({ version: 2, prompt: prompt('1-0-0') }, [0, 1], [0]));
    const answer = vi.spyOn(api, 'answer').mockRejectedValueOnce(new Refused('', 'network'));
    await table.submit('1-0-0', ['juice']);
    answer.mockResolvedValue({ type: 'saved', key: 'k', at: 1, state: stateOf({ version: 3 }, [0, 1], [1]) });
    table.takeState(stateOf({ version: 3, prompt: null }, [0, 1], [1]));
    expect(table.cover).toBe(1);
    await vi.waitFor(() => expect(table.saving).toBe('saved'));
    expect(answer.mock.calls.map(([, sent]) => sent.seat)).toEqual([0, 0]);
    expect(table.state).toBe(null); // nothing of seat 0 is shown behind the cover
  });

  it('opens a sealed choice again as it was, though the reply is not here yet', async () => {
    table.takeState(stateOf({ version: 2, prompt: prompt('1-0-0') }));
    vi.spyOn(api, 'answer').mockReturnValue(new Promise(() => undefined));
    void table.submit('1-0-0', ['field:1', 'shop', 'done']);
    table.takeState(stateOf({ version: 3, prompt: null })); // the socket was quicker
    const undo = vi.spyOn(api, 'undo').mockResolvedValue(stateOf({ version: 4, prompt: prompt('1-0-0') }));
    expect(await table.unseal()).toEqual(['field:1', 'shop']);
    expect(undo.mock.calls.map(([, wish]) => wish)).toEqual([{ seat: 0, reset: true, to: null }]);
  });

  it('does not offer to send a refused answer again', async () => {
    vi.spyOn(api, 'answer').mockRejectedValueOnce(new Refused('no', 'illegal', 'wftw.bid.06', 422));
    await table.submit('1-0-0', ['raid:0']);
    expect(table.saving).toBe('idle');
    expect(table.problem?.rule).toBe('wftw.bid.06');
    expect(await table.resend()).toBe(false);
  });

  describe('at the start', () => {
    const lobby = (mine: number[]): TableState => {
      const state = stateOf({ version: 2 }, mine, []);
      return { ...state, table: { ...state.table, state: 'lobby' } };
    };

    it.each([0, 1, null])('looks through the seat that the shuffle gave; the server still says %s', (seat) => {
      table.takeState(lobby([0]));
      const asked = vi.spyOn(table, 'refresh');
      table.takeState(stateOf({ version: 3, seat }, [1], [0, 1]));
      expect(table.info?.state).toBe('running');
      expect(table.seat).toBe(1);
      expect(asked).toHaveBeenCalledTimes(seat === 1 ? 0 : 1);
    });

    it('covers a shared device, whoever sits where now', () => {
      table.takeState(lobby([0, 1]));
      table.takeState(stateOf({ version: 3, seat: null }, [0, 1], [0, 1]));
      expect(table.info?.state).toBe('running');
      expect(table.cover).toBe(0);
      expect(table.state).toBe(null);
    });
  });

  it('watches once the seat is gone', () => {
    table.takeState(stateOf({ version: 2, seat: null }, [], [1]));
    expect(table.seat).toBe(null);
  });

  it('covers the table before another seat of this device is shown', () => {
    table.takeState(stateOf({ version: 2 }, [0, 1], [0, 1]));
    expect(table.cover).toBe(null);
    table.takeState(stateOf({ version: 3, prompt: null }, [0, 1], [1]));
    expect(table.cover).toBe(1);
    expect(table.prompt).toBe(null);
    table.uncover();
    expect(table.seat).toBe(1);
    expect(table.state).toBe(null); // nothing of the seat before is kept
    table.takeState(stateOf({ version: 4, seat: 0 }, [0, 1], [1]));
    expect(table.state).toBe(null); // and what was meant for it is not shown
  });
});
