// One table as this device sees it: the state the server sent, the connection, what was saved.
import { api, lang, Refused } from './api';
import { firstLook } from './early';
import { between, gapless, heard, joined, lineAfter } from './feed';
import type { ChatLine, Delta, LogLine, Prompt, Push, Saved, TableInfo, TableState } from './protocol';
import { TableSocket, type Link } from './socket';
import { say } from '../announce.svelte';
import { Beats, type Beat } from '../beats/queue.svelte';
import type { AnyView } from '../play';
import { sound } from '../device/sounds';

export type Saving = 'idle' | 'sending' | 'saved' | 'retry';

/** A batch that was sent; kept until the server answered, so that it can be sent again. */
interface Sent {
  seat: number;
  decision: string;
  answers: string[];
  key: string;
}

const ASK_AGAIN = 1_500;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<TableState | null>(null); // what is shown: while beats play, the last one's
  log = $state.raw<LogLine[]>([]); // up to what is shown
  fresh = $state.raw<LogLine[]>([]); // the lines that came with the last state, without beats
  readonly beats = new Beats();
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('connecting');
  saving = $state<Saving>('idle');
  savedAt = $state(0);
  slow = $state(false);
  problem = $state.raw<Refused | null>(null); // of the last command
  failed = $state.raw<Refused | null>(null); // the table could not be opened
  seat = $state<number | null>(null);
  cover = $state<number | null>(null); // hot-seat: hand the device to this seat first
  gone = $state('');

  skew = $state(0); // how many seconds the server's clock is ahead of this device

  private newest: TableState | null = null; // what the server sent last; shown after all beats
  private coming: LogLine[] = []; // lines that wait for their beat
  private socket: TableSocket | null = null;
  private sent: Sent | null = null;
  private last: Sent | null = null; // the newest batch, also after it was answered
  private later: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private answering: AbortController | null = null; // the request that carries my answer
  private anew = false; // every line of the log is wanted again

  constructor(readonly code: string) {}

  /** The seats played on this device. */
  get mine(): number[] {
    return (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** The server's time now, in seconds. */
  time(): number {
    return Date.now() / 1000 + this.skew;
  }

  get view(): AnyView {
    return this.state?.view ?? {};
  }

  get prompt(): Prompt | null {
    return this.cover === null ? (this.state?.prompt ?? null) : null;
  }

  get waiting(): number[] {
    return this.info?.waiting ?? [];
  }

  /** The version that the lines of the log came with. */
  private get since(): number {
    return this.newest?.version ?? 0;
  }

  /** All lines that are here, shown or not. */
  private get lines(): LogLine[] {
    return this.coming.length > 0 ? [...this.log, ...this.coming] : this.log;
  }

  async open(): Promise<void> {
    this.failed = null;
    try {
      const found = await firstLook(this.code);
      this.info = found.table;
      this.pickSeat();
      // one seat at this device, and open to it: this is its state, the socket only brings what is new
      if (this.cover === null && found.seat === this.seat) this.takeState(found);
    } catch (error) {
      this.failed = error as Refused;
      return;
    }
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = (): string =>
      `${scheme}://${location.host}${api.socketPath(this.code, this.seat, this.known, this.since)}`;
    this.socket = new TableSocket(url, {
      push: (message) => this.take(message),
      link: (link) => {
        // after a break the server may be another one; any answer says which client it serves
        if (link === 'online' && this.link !== 'connecting') void api.info().catch(() => undefined);
        this.link = link;
        if (link === 'online') this.gone = '';
        // what went into a dead line would hang for minutes; its key makes it safe to send again
        else this.answering?.abort();
      },
      watch: () => ({ seat: this.cover === null ? this.seat : null, log: this.known, since: this.since, lang: lang() }),
    });
  }

  close(): void {
    this.closed = true;
    this.beats.clear();
    clearTimeout(this.later);
    this.socket?.close();
  }

  /** Ask for the whole state again, for example in another language; what is read stays until it comes. */
  refresh(): void {
    this.anew = true;
    this.socket?.watch();
  }

  /** How many lines of the log need not be sent. */
  private get known(): number {
    return this.anew ? 0 : gapless(this.lines);
  }

  private pickSeat(): void {
    const mine = this.mine;
    if (mine.length === 0) this.seat = null;
    else if (this.seat === null || !mine.includes(this.seat)) {
      const first = mine.find((seat) => this.waiting.includes(seat)) ?? mine[0] ?? null;
      this.seat = first;
      const asks = mine.length > 1 || (first !== null && this.info?.seats[first]?.pinned);
      if (asks && this.info?.state === 'running') this.coverFor(first);
    }
  }

  /** Hot-seat: when my seat has nothing to answer and another on this device has, hand over. */
  private handOver(): void {
    const mine = this.mine;
    if (mine.length < 2 || this.info?.state !== 'running') return;
    if (this.seat !== null && this.waiting.includes(this.seat)) return;
    const next = mine.find((seat) => this.waiting.includes(seat));
    if (next !== undefined && next !== this.seat && this.cover === null) this.coverFor(next);
  }

  /** Nothing of any seat is asked for, or kept, while the device is handed over. */
  private coverFor(seat: number | null): void {
    this.cover = seat;
    this.forget();
    this.socket?.watch();
  }

  /** Take the device by the pin of the seat; gives whether it was right. */
  async unlock(pin: string): Promise<boolean> {
    const seat = this.cover;
    if (seat === null) return false;
    this.problem = null;
    try {
      await api.unlock(this.code, seat, pin);
    } catch (error) {
      this.problem = error as Refused;
      return false;
    }
    this.uncover();
    return true;
  }

  /** The next player at this device has taken it. */
  uncover(): void {
    if (this.cover === null) return;
    this.seat = this.cover;
    this.cover = null;
    this.lookAs(this.seat);
  }

  private lookAs(seat: number): void {
    if (this.state?.seat === seat) return;
    this.forget();
    this.refresh();
  }

  /** Other eyes look from now on: nothing of what was seen is kept. */
  private forget(): void {
    this.beats.clear();
    this.state = this.newest = null;
    this.log = this.coming = [];
  }

  private take(message: Exclude<Push, Delta>): void {
    if (message.type === 'state') {
      this.anew = false;
      this.takeState(message);
    } else if (message.type === 'presence') {
      const { seats, waiting } = message;
      if (this.newest) this.newest = { ...this.newest, table: { ...this.newest.table, seats, waiting } };
      if (this.info) this.info = { ...this.info, seats, waiting: this.beats.playing ? [] : waiting };
      this.handOver();
    } else if (message.type === 'log') {
      // a page may have been on its way to the eyes before
      if (this.newest?.seat === message.seat) this.log = joined(this.log, message.lines, message.start, true);
    } else if (message.type === 'chat') this.chat = heard(this.chat, message.lines);
    else this.gone = message.reason;
  }

  takeState(next: TableState): void {
    if (this.cover !== null) {
      this.info = next.table; // what everybody may see; the rest waits for the next player
      if (next.table.state === 'running') return;
      this.cover = null;
    }
    const shut = next.seat === null && this.seat !== null && this.info?.seats[this.seat]?.pinned;
    if (shut && next.table.state === 'running') {
      this.coverFor(this.seat); // the server has forgotten that the pin was given
      return;
    }
    const starts = this.info?.state === 'lobby' && next.table.state !== 'lobby'; // which may have shuffled the seats
    if (next.seat !== this.seat && this.mine.length > 1 && !starts) return; // meant for the seat before
    if (next.clock) this.skew = next.clock.now - Date.now() / 1000;
    const before = this.newest;
    if (before && next.version < before.version) return;
    const same = before?.seat === next.seat;
    const known = before && same ? before.log_total : next.log_total;
    const lines = joined(this.lines, next.log, next.log_from);
    this.newest = next;
    this.chat = next.chat;
    const beats = before && same ? this.beatsIn(next, lines, known, before.view) : [];
    // lines that came without their frames, or are gone: the table is shown as it stands
    if (!same || next.log_total < known || (next.frames === null && next.log_total > known)) this.beats.clear();
    if (beats.length === 0 && !this.beats.playing) this.settle(next, lines, known, starts);
    else {
      const rest = (beats.at(-1)?.line.n ?? known - 1) + 1;
      this.split(lines, lineAfter(this.log));
      this.hold();
      this.beats.add(
        beats,
        (beat) => this.showBeat(beat),
        () => {
          this.settle(this.newest?.version === next.version ? this.newest : next, this.lines, rest, starts);
          if (this.beats.more) this.hold(); // what was asked then is asked no more
        },
      );
    }
    this.findOut();
  }

  /** What is to be shown of the way to a state from line `known` on, beat by beat. */
  beatsIn(next: TableState, lines: LogLine[], known: number, view: AnyView): Beat[] {
    let from = known;
    const found = between(next.view, next.frames ?? []).flatMap((one) => {
      const line = lines.find((each) => each.n === one.line);
      if (!line || line.n < from) return [];
      const group = lines.filter((each) => each.n >= from && each.n <= line.n);
      from = line.n + 1;
      return [{ line, lines: group, view: one.view }];
    });
    return this.beats.of(found, view);
  }

  /** While beats play nobody is asked. */
  private hold(): void {
    if (this.state) this.state = { ...this.state, prompt: null, window: null };
    if (this.info) this.info = { ...this.info, waiting: [] };
  }

  private showBeat(beat: Beat): void {
    if (this.state) this.state = { ...this.state, view: beat.view };
    this.split(this.lines, beat.line.n + 1);
  }

  /** Lines before number `count` are shown, the others wait for their beat. */
  private split(lines: LogLine[], count: number): void {
    this.log = lines.filter((line) => line.n < count);
    this.coming = lines.filter((line) => line.n >= count);
  }

  /** Show a state as it is; its lines from `fresh` on were not shown yet. */
  private settle(next: TableState, lines: LogLine[], fresh: number, starts: boolean): void {
    this.info = next.table;
    this.split(lines, next.log_total);
    this.fresh = this.log.filter((line) => line.n >= fresh);
    this.state = next;
    if (starts && this.mine.length > 1) this.seat = null; // who sits before the device is to say so
    this.pickSeat();
    if (this.seat !== next.seat && this.cover === null && this.mine.length > 0) {
      this.log = []; // of other eyes
      this.refresh();
    }
    this.handOver();
  }

  /**
   * A batch without a reply may have been taken. Once the table stands elsewhere it can't be taken any
   * more, so that sending it again only tells whether it was: then it is saved, and else it is too late.
   */
  private findOut(): void {
    clearTimeout(this.later);
    const { sent, newest: state } = this;
    if (this.closed || this.saving !== 'retry' || !sent) return;
    const handedOver = this.cover !== null && this.cover !== sent.seat;
    const elsewhere = state && (state.seat !== sent.seat || state.prompt?.id !== sent.decision);
    if (handedOver || elsewhere) void this.resend();
  }

  /** Send answers to a decision; a failed send keeps its key, so that a retry cannot count twice. */
  async submit(decision: string, answers: string[]): Promise<boolean> {
    if (this.seat === null || this.saving === 'sending') return false;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    // it is the last one from now on: the socket may bring what came of it before the reply is here
    this.last = this.sent = { seat: this.seat, decision, answers, key };
    return this.resend();
  }

  async resend(): Promise<boolean> {
    const sent = this.sent;
    if (!sent || this.saving === 'sending') return false;
    this.saving = 'sending';
    this.problem = null;
    const sealed = this.prompt?.sealed === true;
    const late = setTimeout(() => (this.slow = true), 400);
    this.answering = new AbortController();
    try {
      const saved = await api.answer(this.code, { ...sent }, lineAfter(this.lines), this.answering.signal);
      this.sent = null;
      this.takeSaved(saved);
      if (sealed) sound('sealed');
      return true;
    } catch (error) {
      const problem = this.refuse(error);
      if (problem.kind === 'pin' && sent.seat === this.seat) this.coverFor(this.seat);
      const lost = problem.kind === 'network' || problem.status >= 500;
      this.saving = lost ? 'retry' : 'idle';
      if (lost) this.later = setTimeout(() => this.findOut(), ASK_AGAIN);
      else {
        this.sent = null;
        this.refresh();
      }
      return false;
    } finally {
      clearTimeout(late);
      this.answering = null;
      this.slow = false;
    }
  }

  private refuse(error: unknown): Refused {
    sound('refused');
    return (this.problem = error as Refused);
  }

  private takeSaved(saved: Saved | TableState): void {
    this.saving = 'saved';
    this.savedAt = Date.now();
    this.takeState(saved.type === 'saved' ? saved.state : saved);
  }

  /** Give a command about the table itself; gives whether it was taken. */
  async command(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await work();
      this.refresh();
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /**
   * Take the last answer back, if the server allows it; with `reset` all to the border or the start
   * of the turn, with `to` all after that position of the record.
   */
  async undo(reset = false, to: number | null = null): Promise<boolean> {
    if (this.seat === null) return false;
    this.problem = null;
    try {
      const back = await api.undo(this.code, { seat: this.seat, reset, to });
      this.beats.skipAll();
      this.takeSaved(back);
      sound('undo');
      return true;
    } catch (error) {
      say(this.refuse(error).message, 'assertive');
      return false;
    }
  }

  /** Take a whole sealed choice back; gives the answers that were in it, without the last. */
  async unseal(): Promise<string[]> {
    const batch = this.last?.seat === this.seat ? this.last : null;
    if (!(await this.undo(true))) return [];
    return batch && this.state?.prompt?.id === batch.decision ? batch.answers.slice(0, -1) : [];
  }
}
