import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Assign from '../src/decisions/Assign.svelte';
import { keepLayout, movesTo } from '../src/decisions/lasttime';
import { api } from '../src/lib/net/api';
import { KEY } from '../src/lib/play';
import { option, promptOf, standOf } from './tables/stand';

const done = { key: 'done', label: 'Ready', border: '' as const };
const ways = ['a>x', 'a>y', 'b>x', 'b>y', 'b>z'].map((key) => option(key));

function show(holds: Record<string, string[]>): ReturnType<typeof standOf> {
  const play = standOf({ prompt: promptOf({ kind: 'assign', name: 'equip', options: [...ways, done] }) });
  vi.spyOn(api, 'draft').mockImplementation((_, wish) => {
    const put = new Set(wish.answers.map((key) => key.split('>')[0]));
    return Promise.resolve(promptOf({ kind: 'assign', name: 'equip', draft: wish.answers, options: [...ways.filter((one) => !put.has(one.key.split('>')[0] ?? '')), done] }));
  });
  render(Assign, { props: { placeName: (key: string) => key, holds: (key: string) => holds[key] ?? [] }, context: new Map([[KEY, play]]) });
  return play;
}

describe('assigning', () => {
  beforeEach(() => localStorage.clear());

  it('moves the target on to the next empty place', async () => {
    const play = show({ y: ['c'] });
    expect(play.desk.active).toBe('x');
    await fireEvent.click(screen.getByRole('button', { name: /^\+ a/ }));
    await vi.waitFor(() => expect(play.desk.answers).toEqual(['a>x']));
    await vi.waitFor(() => expect(play.desk.active).toBe('z')); // y is taken
  });

  it('lays everything as last time with one press', async () => {
    keepLayout('T', 0, 'equip', { x: ['b'], y: ['a'], z: ['gone'] });
    const play = show({ x: ['a', 'b'] });
    const submit = vi.spyOn(play.table, 'submit').mockResolvedValue(true);
    await fireEvent.click(screen.getByTestId('same-again'));
    await vi.waitFor(() => expect(submit).toHaveBeenCalledWith('1-0-0', ['a>y', 'done']));
  });

  it('offers nothing where everything lies as last time', () => {
    keepLayout('T', 0, 'equip', { x: ['a'] });
    show({ x: ['a'] });
    expect(screen.queryByTestId('same-again')).toBeNull();
  });
});

it('knows what has to move', () => {
  expect(movesTo({ x: ['a'], y: ['b', 'c'] }, { x: ['b'], y: ['c'], z: ['a'] })).toEqual([['a', 'x'], ['b', 'y']]);
});
