// The websocket of a table: it comes back by itself, slower each time, and says how it is doing.
import { Feed } from './feed';
import type { Delta, Push, Watch } from './protocol';

export type Link = 'connecting' | 'online' | 'reconnecting' | 'offline';

export interface SocketHandlers {
  push(message: Exclude<Push, Delta>): void;
  link(state: Link): void;
  watch(): Watch;
}

export const OFFLINE_AFTER = 30_000;
export const SILENT_AFTER = 35_000; // the server says something every 25 seconds; a line that is cut says nothing
const FINAL = new Set([1003, 1008]); // the server does not want this connection again
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private lostAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private slide: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: () => string, // asked for anew each time: it says what is known already
    private readonly handlers: SocketHandlers,
    private readonly now: () => number = Date.now,
  ) {
    handlers.link('connecting');
    this.open();
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.lost);
  }

  private open(): void {
    if (this.closed) return;
    const socket = new WebSocket(this.url());
    const feed = new Feed();
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.lostAt = 0;
      clearTimeout(this.slide);
      this.heard();
      this.handlers.link('online');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.heard();
      const message = feed.take(JSON.parse(event.data) as Push);
      if (message) this.handlers.push(message);
      else this.watch();
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket) return;
      if (FINAL.has(event.code)) this.closed = true;
      else this.lost();
    };
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.lost, SILENT_AFTER);
  }

  private readonly lost = (): void => {
    clearTimeout(this.silence);
    if (this.closed) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (!this.lostAt) {
      this.lostAt = this.now();
      this.handlers.link('reconnecting');
      this.slide = setTimeout(() => this.handlers.link('offline'), OFFLINE_AFTER);
    }
    clearTimeout(this.retry);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), wait);
  };

  private readonly hurry = (): void => {
    if (this.closed || this.socket) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  };

  /** Look through the eyes of another seat, or ask for the whole state again. */
  watch(): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(this.handlers.watch()));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.slide);
    clearTimeout(this.silence);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.lost);
    this.socket?.close();
  }
}
