// A line that is cut without a word is noticed, because the server says something every 25 seconds.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SILENT_AFTER, TableSocket, type Link } from '../src/lib/net/socket';

class Line {
  static all: Line[] = [];
  readyState = 1;
  closed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  send(): void {
    // nobody listens
  }
}
const presence = JSON.stringify({ type: 'presence', waiting: [], online: [], pad: '' });

describe('the socket of a table', () => {
  let links: Link[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    links = [];
    const watch = () => ({ type: 'watch' as const, seat: 0, log: 0, since: 0, lang: 'en' as const });
    socket = new TableSocket(() => 'ws://table', { push: () => undefined, link: (link) => links.push(link), watch });
    Line.all[0]?.onopen();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('stays as long as something is heard', () => {
    for (let beat = 0; beat < 4; beat += 1) {
      vi.advanceTimersByTime(25_000);
      Line.all[0]?.onmessage({ data: presence });
    }
    expect(links).toEqual(['connecting', 'online']);
    expect(Line.all).toHaveLength(1);
  });

  it('is given up after a long silence and taken up again', () => {
    vi.advanceTimersByTime(SILENT_AFTER - 1);
    expect(links.at(-1)).toBe('online');
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe('reconnecting');
    expect(Line.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(600);
    expect(Line.all).toHaveLength(2);
    Line.all[1]?.onopen();
    expect(links.at(-1)).toBe('online');
    // the old line has nothing to say any more
    Line.all[0]?.onmessage({ data: presence });
    vi.advanceTimersByTime(SILENT_AFTER);
    expect(links.at(-1)).toBe('reconnecting');
  });

  it('that was closed stays closed', () => {
    socket.close();
    vi.advanceTimersByTime(SILENT_AFTER * 2);
    expect(links).toEqual(['connecting', 'online']);
    expect(Line.all).toHaveLength(1);
  });
});
