import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { botWords, groupsFor, levelOf, nameOf, shareFor, shareWords, specialWords, temperOf } from '../src/lib/titles/bots';
import type { BotLevel, ShareInfo, TemperGroup } from '../src/lib/net/protocol';
import BotPick from '../src/ui/BotPick.svelte';

const temper = (id: string): TemperGroup['tempers'][number] => ({ id, name: id.toUpperCase(), text: `${id}.`, shares: [] });
const group = (id: string, usual: string, ids: string[]): TemperGroup => ({ id, name: id, text: '', default: usual, tempers: ids.map(temper) });
const groups = [group('first', 'plain', ['plain', 'red', 'blue']), group('second', 'mid', ['low', 'mid', 'high'])];
const levels: BotLevel[] = ['easy', 'normal'].map((name) => ({ name, heeds_temper: name === 'normal', shares: [] }));

describe('the names of bots', () => {
  it('have a level and tempers', () => {
    expect(levelOf('normal:red+high')).toBe('normal');
    expect(levelOf('easy')).toBe('easy');
    expect(groups.map((one) => temperOf('normal:high+red', one)?.id)).toEqual(['red', 'high']);
    expect(groups.map((one) => temperOf('normal', one)?.id)).toEqual(['plain', 'mid']);
  });

  it('leave out what is usual, and what the title does not have', () => {
    expect(nameOf('normal', groups, () => 'mid')).toBe('normal');
    expect(nameOf('normal', groups, (one) => (one.id === 'first' ? 'red' : 'high'))).toBe('normal:red+high');
    expect(nameOf('normal', groups, () => 'purple')).toBe('normal');
    expect(groupsFor('easy', levels, groups)).toEqual([]);
  });

  it('are told in words', () => {
    expect(specialWords('normal:high', groups)).toBe('HIGH');
    expect(specialWords('normal', groups)).toBe('');
    expect(botWords('normal:red', levels, groups).split(' · ').slice(1)).toEqual(['RED', 'MID']);
    expect(botWords('easy', levels, groups)).not.toContain('·');
  });
});

describe('what was measured', () => {
  const share = (players: number, scenario: string, together = false): ShareInfo => ({ players, scenario, against: 'normal', wins: 30, games: 200, low: 11, high: 21, together });
  const shares = [share(2, 'one'), share(4, 'one'), share(4, 'two', true)];

  it('is told of the scenario, and of the table whose size is nearest', () => {
    expect([2, 3, 4, 6].map((players) => shareFor(shares, players, 'one')?.players)).toEqual([2, 4, 4, 4]);
    expect(shareFor(shares, 2, 'two')?.together).toBe(true);
    expect(shareFor(shares, 2, 'three')).toBeUndefined();
  });

  it('says how sure it is, and what an even share would be', () => {
    expect(shareWords(share(4, 'one'))).toMatchObject({ kind: 'table', wins: 30, games: 200, low: 11, high: 21, even: 25 });
    expect(shareWords(share(2, 'one')).kind).toBe('duel');
    expect(shareWords(share(2, 'two', true)).kind).toBe('together');
  });
});

describe('choosing a bot', () => {
  const show = (bot: string): ReturnType<typeof vi.fn> => {
    const onpick = vi.fn();
    render(BotPick, { props: { n: 2, bot, bots: ['easy', 'normal'], levels, groups, onpick } });
    return onpick;
  };

  it('keeps the tempers of the other groups', async () => {
    const onpick = show('normal:red');
    const [level, first, second] = screen.getAllByRole('combobox') as HTMLSelectElement[];
    expect([level?.value, first?.value, second?.value]).toEqual(['normal', 'red', 'mid']);
    await fireEvent.change(second!, { target: { value: 'low' } });
    expect(onpick).toHaveBeenLastCalledWith('normal:red+low');
    await fireEvent.change(first!, { target: { value: 'plain' } });
    expect(onpick).toHaveBeenLastCalledWith('normal');
  });

  it('offers no temper to a level that heeds none, and drops it', async () => {
    const onpick = show('normal:red');
    await fireEvent.change(screen.getAllByRole('combobox')[0]!, { target: { value: 'easy' } });
    expect(onpick).toHaveBeenLastCalledWith('easy');
    document.body.replaceChildren();
    show('easy');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });
});
