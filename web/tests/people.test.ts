import { describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import { span, waited } from '../src/lib/clock';
import { bytes, words } from '../src/lib/device/passkeys';
import type { TableInfo, TableState } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import { noteClient, version } from '../src/lib/device/version.svelte';

describe('spans of time', () => {
  it('are said in the largest unit that fits', () => {
    expect(span(19.6)).toEqual({ unit: 'seconds', n: 20 });
    expect(span(119)).toEqual({ unit: 'seconds', n: 119 });
    expect(span(120)).toEqual({ unit: 'minutes', n: 2 });
    expect(span(7200)).toEqual({ unit: 'hours', n: 2 });
    expect(span(172800)).toEqual({ unit: 'days', n: 2 });
    expect(waited(172800)).toEqual({ unit: 'hours', n: 48 });
    expect(span(-3)).toEqual({ unit: 'seconds', n: 0 });
  });
});

describe('bytes and base64url', () => {
  it('go there and back', () => {
    const data = Uint8Array.from([0, 255, 254, 62, 63]);
    expect(words(data.buffer)).toBe('AP_-Pj8');
    expect([...bytes('AP_-Pj8')]).toEqual([...data]);
  });
});

describe('the version of the client', () => {
  it('is newer only if the server serves another one', () => {
    noteClient('/assets/index-a.js', '/assets/index-a.js');
    expect(version.newer).toBe(false);
    noteClient('', '/assets/index-a.js');
    expect(version.newer).toBe(false);
    noteClient('/assets/index-b.js', '/assets/index-a.js');
    expect(version.newer).toBe(true);
    noteClient('/assets/index-a.js', '/assets/index-a.js');
    expect(version.newer).toBe(false);
  });
});

describe('a seat with a pin', () => {
  const seat = (n: number, pinned: boolean): unknown => ({ seat: n, mine: true, pinned });
  const info = { code: 'T', title: 'wftw', state: 'running', seats: [seat(0, false), seat(1, true)], waiting: [1] } as unknown as TableInfo;
  const stateOf = (who: number | null, waiting: number[]): TableState =>
    ({ type: 'state', version: 1, seat: who, table: { ...info, waiting }, log: [], log_from: 0, log_total: 0, chat: [], view: { hand: who } }) as unknown as TableState;

  it('is covered, keeps nothing of the seat before, and opens by the right pin', async () => {
    const table = new TableStore('T');
    table.seat = 0;
    table.takeState(stateOf(0, [0]));
    expect(table.view).toEqual({ hand: 0 });
    table.takeState(stateOf(0, [1]));
    expect(table.cover).toBe(1);
    expect(table.view).toEqual({});
    table.takeState(stateOf(0, [1])); // under the cover nothing is taken but what all may see
    expect(table.view).toEqual({});
    const unlock = vi.spyOn(api, 'unlock').mockRejectedValueOnce(new Refused('no', 'pin', '', 403));
    expect(await table.unlock('0000')).toBe(false);
    expect(table.cover).toBe(1);
    expect(table.problem?.kind).toBe('pin');
    unlock.mockResolvedValueOnce(stateOf(1, [1]));
    expect(await table.unlock('4711')).toBe(true);
    expect(table.cover).toBe(null);
    expect(table.seat).toBe(1);
  });

  it('is covered again when the server has forgotten that it was open', () => {
    const table = new TableStore('T');
    table.seat = 1;
    table.takeState(stateOf(1, [1]));
    expect(table.view).toEqual({ hand: 1 });
    table.takeState({ ...stateOf(null, [1]), version: 2 });
    expect(table.cover).toBe(1);
    expect(table.view).toEqual({});
  });
});
