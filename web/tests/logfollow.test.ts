// The log follows new lines, however fast they come, until its reader scrolls up.
import { fireEvent } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import ChatPanel from '../src/table/ChatPanel.svelte';
import LogPanel from '../src/table/log/LogPanel.svelte';
import { lineOf, shown, standOf } from './tables/stand';

type Told = (entries: { target: Element; contentRect: { height: number } }[]) => void;
const told: Told[] = []; // one observer may serve all tests
let watched: Element[] = [];
let height = 0; // of all lines
const CLIENT = 200;
let client = CLIENT; // of the panel

beforeEach(() => {
  watched = [];
  height = 0;
  client = CLIENT;
  vi.stubGlobal('ResizeObserver', class {
    constructor(tell: Told) {
      told.push(tell);
    }
    observe(element: Element): void {
      watched.push(element);
    }
    unobserve(): void {}
    disconnect(): void {}
  });
});

/** The frame has been laid out: sizes are told. */
function laidOut(): void {
  for (const tell of told) tell(watched.map((target) => ({ target, contentRect: { height: height + Math.random() } })));
  flushSync();
}

function log(): HTMLElement {
  const box = shown(LogPanel, { lines: [lineOf(0), lineOf(1)], title: 'none' }, standOf()).querySelector<HTMLElement>('[data-testid=log]') as HTMLElement;
  Object.defineProperty(box, 'scrollHeight', { get: () => height });
  Object.defineProperty(box, 'clientHeight', { get: () => client });
  let top = 0;
  Object.defineProperty(box, 'scrollTop', { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, height - client))) });
  return box;
}

it('follows lines that come before the last scroll was heard of', async () => {
  const box = log();
  height = 1000;
  laidOut();
  expect(box.scrollTop).toBe(800);
  height = 1300; // new lines, and only now the event of the scroll to the end
  await fireEvent.scroll(box);
  laidOut();
  expect(box.scrollTop).toBe(1100);
  height = 900; // an old round was folded
  box.scrollTop = 800;
  height = 1100;
  await fireEvent.scroll(box);
  laidOut();
  expect(box.scrollTop).toBe(900);
});

it('follows where the prompt takes room of it while lines come', async () => {
  const box = log();
  height = 1000;
  laidOut();
  await fireEvent.scroll(box);
  height = 1100;
  laidOut();
  client = 100; // the prompt has grown before the scroll to the end was heard of
  await fireEvent.scroll(box);
  laidOut();
  expect(box.scrollTop).toBe(1000);
});

it('stays where its reader is, and follows again from the end', async () => {
  const box = log();
  height = 1000;
  laidOut();
  await fireEvent.scroll(box);
  box.scrollTop = 300;
  await fireEvent.scroll(box);
  height = 1300;
  laidOut();
  expect(box.scrollTop).toBe(300);
  box.scrollTop = 1090;
  await fireEvent.scroll(box);
  height = 1500;
  laidOut();
  expect(box.scrollTop).toBe(1300);
});

it('what is said comes into sight, unless its reader has scrolled up', async () => {
  const play = standOf();
  const box = shown(ChatPanel, {}, play).querySelector<HTMLElement>('.lines') as HTMLElement;
  const scrolled = vi.fn();
  Object.assign(box, { scrollTo: scrolled });
  Object.defineProperty(box, 'scrollHeight', { get: () => 1000 });
  Object.defineProperty(box, 'clientHeight', { get: () => CLIENT });
  const say = async (n: number, top: number): Promise<void> => {
    box.scrollTop = top;
    scrolled.mockClear();
    play.table.chat = [...play.table.chat, { n, name: 'Bo', text: 'hello', at: 0 }];
    flushSync();
    await tick();
  };
  await say(1, 800);
  expect(scrolled).toHaveBeenCalledWith({ top: 1000 });
  await say(2, 300);
  expect(scrolled).not.toHaveBeenCalled();
});
