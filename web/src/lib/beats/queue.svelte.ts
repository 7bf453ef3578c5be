// What happened is shown before what is asked: a queue of beats, each a line of the log with the view
// right after it. The server waits for nobody; however late this device is, it only shows later.
import { flushSync } from 'svelte';
import type { AnyView } from '../play';
import { mayMove, settings, type Speed } from '../device/settings.svelte';
import type { LogLine } from '../net/protocol';
import type { ResultSpec, StageKit } from '../../stages/types';

/** One thing that happened, while it is shown. */
export interface Beat {
  line: LogLine;
  lines: LogLine[]; // it, after the lines before it that are no beats of their own
  before: AnyView;
  view: AnyView; // right after the line
  ms: number; // how long it takes on this device
}

/** A view in between, as the server sent it: right after a line. */
export interface Between {
  line: LogLine;
  lines: LogLine[];
  view: AnyView;
}

/** What one push brought: beats, and what to do with them. */
interface Step {
  beats: Beat[];
  pace: number; // below 1: played faster, because much was waiting
  show: (beat: Beat) => void; // the panels take over what the beat has shown
  end: () => void; // all of the push is shown
}

/** What of a kit the queue reads. */
export type BeatKit = Pick<StageKit, 'beat' | 'result' | 'flies' | 'reasons'>;

export const STILL = 500; // ms, where nothing may move
export const PASSES = 4_000; // ms, for result cards that pass by themselves
export const BACKLOG = 14_000; // ms: a longer queue is played faster
const FASTEST = 0.25;
const RECENT = 6;
const TOLD = 12;
const SHARE: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 };

export class Beats {
  current = $state.raw<Beat | null>(null); // what is being shown now
  result = $state.raw<ResultSpec | null>(null); // the card that stops play
  playing = $state(false);
  recent = $state.raw<LogLine[]>([]); // what was shown since the queue was last empty
  told = $state.raw<LogLine[]>([]); // the last lines that were shown, for those who listen
  /** What was skipped or never shown here since somebody last looked; the recap tells it. */
  missed = $state(false);
  /** The place on the board that somebody points at in the recap. */
  pointed = $state<string | null>(null);
  /** Something on the stage is being read: what waits, waits for it. */
  held = $state(false);
  kit: BeatKit | null = null;
  seat: number | null = null;

  private steps: Step[] = [];
  private shown: Beat | null = null; // the one before this, at its usual length
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0; // counts beats: a timer of an earlier one does nothing

  /** Sort views in between into beats; a line that is no beat of its own goes with the next one. */
  of(found: Between[], before: AnyView): Beat[] {
    const beats: Beat[] = [];
    let view = before;
    let lines: LogLine[] = [];
    for (const one of found) {
      lines = [...lines, ...one.lines];
      const ms = this.kit?.beat?.(one.line, one.view) ?? null;
      if (ms === null) continue;
      beats.push({ line: one.line, lines, before: view, view: one.view, ms });
      view = one.view;
      lines = [];
    }
    return beats;
  }

  /** Show what a push brought after what is waiting already; gives whether anything waits. */
  add(beats: Beat[], show: Step['show'], end: Step['end']): boolean {
    this.steps.push({ beats: [...beats], pace: 1, show, end });
    if (document.hidden) this.skipAll();
    else this.keepUp();
    if (!this.playing) this.next();
    return this.playing;
  }

  /** Whether another push waits. */
  get more(): boolean {
    return this.steps.some((step) => step.beats.length > 0);
  }

  /** Let all further beats wait; what is asked after the last of them comes all the same. */
  hold(): void {
    this.held = true;
  }

  /** Go on with what was held. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.playing && !this.current && !this.result) this.next();
  }

  /** Skip what is shown now. */
  skip(): void {
    if (this.result) this.goOn();
    else if (this.current) this.land(this.current);
  }

  /** Skip everything that waits. */
  skipAll(): void {
    this.skipTo(this.steps.length);
  }

  /** Forget everything that waits: the table stands elsewhere. */
  clear(): void {
    this.stop();
    this.steps = [];
  }

  /** Go on after a result card. */
  goOn(): void {
    if (!this.result) return;
    this.result = null;
    this.next();
  }

  private skipTo(count: number): void {
    const steps = this.steps.slice(0, count);
    this.steps = this.steps.slice(count);
    if (steps.length > 0) this.stop();
    if (steps.some((step) => step.beats.length > 0)) this.missed = true;
    for (const step of steps) step.end();
  }

  /** Much that waits is played faster; what would still take too long is skipped but for the newest push. */
  private keepUp(): void {
    const late = BACKLOG / this.waits;
    if (late >= 1) return;
    for (const step of this.steps) step.pace = Math.max(FASTEST, step.pace * late);
    if (this.waits > BACKLOG * 1.01 && this.steps.length > 1) this.skipTo(this.steps.length - 1);
  }

  /** How long all that waits would take, in ms. */
  private get waits(): number {
    return this.steps.reduce((sum, step) => sum + step.beats.reduce((ms, beat) => ms + this.time(beat, step), 0), 0);
  }

  /** Show the beat of the result card once more, and the card after it. */
  again(): void {
    const [step, beat] = [this.steps[0], this.shown];
    if (!this.result || !step || !beat) return;
    this.result = null;
    step.show({ ...beat, view: beat.before });
    step.beats.unshift(beat);
    this.next();
  }

  private stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.current = null;
    this.result = null;
    this.playing = false;
    this.recent = [];
  }

  private next(): void {
    const step = this.steps[0];
    if (!step) return this.stop();
    const beat = step.beats[0];
    if (!beat) {
      this.steps.shift();
      step.end();
      return this.next();
    }
    this.playing = true;
    if (this.held) return;
    this.show({ ...beat, ms: this.time(beat, step) }, step);
  }

  private show(beat: Beat, step: Step): void {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    this.current = beat;
    if (beat.ms <= 0) return this.land(beat);
    // a still shows how things stand after it; what moves arrives at its end
    if (!mayMove()) step.show(beat);
    this.timer = setTimeout(() => turn === this.turn && this.land(beat), beat.ms);
  }

  private land(beat: Beat): void {
    this.turn += 1;
    clearTimeout(this.timer);
    const step = this.steps[0];
    this.shown = step?.beats.shift() ?? null;
    step?.show(beat);
    if (beat.ms > 0) flushSync(); // the stage sees it before what comes next, and may hold that back
    const earlier = (lines: LogLine[]): LogLine[] => lines.filter((line) => line.n < beat.line.n); // it may be shown again
    this.recent = [...earlier(this.recent), beat.line].slice(-RECENT);
    this.told = [...earlier(this.told), beat.line].slice(-TOLD);
    const card = settings.results === 'off' || this.seat === null ? null : (this.kit?.result?.(beat, this.seat) ?? null);
    this.current = null;
    if (!card) return this.next();
    this.result = card;
    const turn = ++this.turn;
    if (settings.results === 'pass') this.timer = setTimeout(() => turn === this.turn && this.goOn(), PASSES);
  }

  /** How long a beat takes on this device. */
  private time(beat: Beat, step: Step): number {
    const share = SHARE[settings.speed];
    if (share === 0) return 0;
    return step.pace * (mayMove() ? beat.ms * share : STILL);
  }
}
