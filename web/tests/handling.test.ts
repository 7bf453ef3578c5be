// The table under mouse and keys: the menu closes, digits choose at once, Undo says whether it can.
import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { change } from '../src/lib/device/settings.svelte';
import { kit } from '../src/stages/generic/kit';
import PromptPanel from '../src/table/prompt/PromptPanel.svelte';
import Shell from '../src/table/Shell.svelte';
import { bare } from './tables/browser';
import { option, promptOf, shown, standOf } from './tables/stand';

const OPTIONS = [option('a@x'), option('b@y')];

beforeEach(() => {
  vi.restoreAllMocks();
  bare();
  change({ letterKeys: true });
});

describe('the menu', () => {
  const open = async (): Promise<HTMLElement> => {
    shown(Shell, { kit, title: 'none' }, standOf({ view: { seats: [], you: 0 }, prompt: promptOf({ options: OPTIONS }) }));
    await fireEvent.click(screen.getByTestId('menu'));
    expect(screen.getByTestId('menu')).toHaveAttribute('aria-expanded', 'true');
    return screen.getByTestId('menu');
  };
  it('closes by Escape, and the focus returns to its button', async () => {
    const button = await open();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toBe(button);
  });
  it('closes by a click outside', async () => {
    const button = await open();
    await fireEvent.click(screen.getByTestId('prompt'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  it('closes when one of its links was chosen', async () => {
    const button = await open();
    const link = screen.getByRole('link', { name: 'Look back' });
    link.addEventListener('click', (event) => event.preventDefault());
    await fireEvent.click(link);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  it('closes when the focus goes on', async () => {
    const button = await open();
    const link = screen.getByRole('link', { name: 'Look back' });
    await fireEvent.focusOut(link, { relatedTarget: screen.getByTestId('primary') });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('digits', () => {
  const asked = (kind: string): ReturnType<typeof standOf> => {
    const play = standOf({ prompt: promptOf({ kind, options: [...OPTIONS, option('done', 'Done')] }) });
    vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(promptOf({ kind, options: [...OPTIONS, option('done', 'Done')], draft: wish.answers })));
    shown(PromptPanel, { kit, title: 'none' }, play);
    document.getElementById('prompt-text')?.focus();
    return play;
  };
  const press = (key: string, more: object = {}): Promise<boolean> => fireEvent.keyDown(document.activeElement as Element, { key, ...more });
  it.each(['choose', 'place', 'confirm', 'story', 'react'])('%s: select at once', async (kind) => {
    const play = asked(kind);
    const submit = vi.spyOn(play.table, 'submit').mockResolvedValue(true);
    await press('2');
    expect(play.desk.selected).toBe('b@y');
    // what can be taken back is sent with it; in a window it is kept until it closes
    expect(submit.mock.calls.length).toBe(kind === 'react' ? 0 : 1);
  });
  it.each(['select', 'order', 'distribute', 'path', 'offer', 'pay'])('%s: add to the list at once', async (kind) => {
    const play = asked(kind);
    await press('2');
    await vi.waitFor(() => expect(play.desk.answers).toEqual(['b@y']));
  });
  it('assign: choose the place at once', async () => {
    const play = asked('assign');
    await press('2');
    expect(play.desk.active).toBe('y');
  });
  it('go on with Enter', async () => {
    const play = asked('choose');
    await tick(); // the prompt has taken the focus
    const submit = vi.spyOn(play.table, 'submit').mockResolvedValue(true);
    await press('2');
    await press('Enter');
    expect(submit).toHaveBeenCalledWith('1-0-0', ['b@y']);
  });
  it('are left alone where text is typed, with other keys held, and where keys are off', async () => {
    const play = asked('choose');
    const input = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(input, { key: '1' });
    await press('1', { ctrlKey: true });
    change({ letterKeys: false });
    await press('1');
    expect(play.desk.selected).toBe('');
    input.remove();
  });
});

describe('undo', () => {
  it.each([
    ['', undefined],
    ['dice were rolled since', 'true'],
  ])('is offered as the server says: "%s"', (undo, disabled) => {
    const play = standOf({ prompt: promptOf({ options: OPTIONS }), state: { undo } });
    shown(PromptPanel, { kit, title: 'none' }, play);
    for (const button of [screen.getByTestId('undo'), screen.getByRole('button', { name: 'Start over' })]) {
      expect(button.getAttribute('aria-disabled') ?? undefined).toBe(disabled);
      expect(button.title).toBe(undo);
    }
    play.desk.select('a@x'); // what was not sent can always be taken back
    flushSync();
    expect(screen.getByTestId('undo')).not.toHaveAttribute('aria-disabled');
  });
  it('is not offered while the game is paused', () => {
    shown(PromptPanel, { kit, title: 'none' }, standOf({ prompt: promptOf({ options: OPTIONS }), info: { paused_by: 'Bo' } }));
    expect(screen.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  });
});
