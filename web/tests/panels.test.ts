// A part of the table that fails leaves the others in their places.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from '../src/lib/net/failures';
import { kit as generic } from '../src/stages/generic/kit';
import type { StageKit } from '../src/stages/types';
import ProblemBox from '../src/table/ProblemBox.svelte';
import Shell from '../src/table/Shell.svelte';
import Breaks from './tables/Breaks.svelte';
import { option, promptOf, shown, standOf } from './tables/stand';
import { trap } from './tables/trap.svelte';
import { bare } from './tables/browser';

const breaks = Breaks as unknown as StageKit['Stage'];
const view = { seats: [{ score: 1 }, { score: 2 }], you: 0, round: 1 };
const PARTS: [string, Partial<StageKit>][] = [
  ['stage', { Stage: breaks }],
  ['dock', { Dock: breaks }],
  ['summary', { Summary: breaks }],
  ['rivals', { Rival: breaks as unknown as StageKit['Rival'] }],
  ['header', { goal: () => (trap.set ? (undefined as unknown as string[]).join() : 'goal') }],
  ['prompt', { sub: () => (trap.set ? (undefined as unknown as string[]).join() : 'sub') }],
];
const stand = (): ReturnType<typeof standOf> => standOf({ view, prompt: promptOf({ options: [option('a'), option('b')] }) });

beforeEach(() => {
  bare();
  trap.set = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a part of the table that fails', () => {
  it.each(PARTS)('%s says so, the others stay, and it can be reloaded', async (part, broken) => {
    const play = stand();
    shown(Shell, { kit: { ...generic, ...broken }, title: 'none' }, play);
    await screen.findByTestId('log');
    trap.set = true;
    flushSync();
    expect(screen.getByTestId(`failed-${part}`)).toHaveTextContent(/can't be shown right now/);
    expect(screen.getByTestId('log')).toBeVisible();
    // the header shows the same line as the prompt
    const failed = [...document.querySelectorAll<HTMLElement>('[data-testid^=failed-]')].map((one) => one.dataset['testid']);
    expect(failed.filter((one) => part !== 'prompt' || one !== 'failed-header')).toEqual([`failed-${part}`]);
    if (part !== 'prompt') expect(screen.getByTestId('primary')).toBeInTheDocument();
    expect(failures().some((one) => one.startsWith(`${part}: `))).toBe(true);
    trap.set = false;
    await fireEvent.click(screen.getByTestId(`failed-${part}`).querySelector('button') as HTMLElement);
    await waitFor(() => expect(screen.queryByTestId(`failed-${part}`)).toBeNull());
  });

  it('comes back by itself when the table has changed', async () => {
    const play = stand();
    trap.set = true;
    shown(Shell, { kit: { ...generic, Stage: breaks }, title: 'none' }, play);
    await screen.findByTestId('failed-stage');
    trap.set = false;
    play.table.state = { ...play.table.state } as never;
    await waitFor(() => expect(screen.getByTestId('breaks')).toBeVisible());
    expect(screen.queryByTestId('failed-stage')).toBeNull();
  });

  it('stands among the facts of a problem report', () => {
    shown(ProblemBox, { onclose: () => undefined }, stand());
    expect((screen.getByTestId('problem-facts') as HTMLTextAreaElement).value).toMatch(/^failed: stage: Error: the trap was set$/m);
  });
});
