import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken } from '../src/lib/announce.svelte';
import { bankOf, minutes } from '../src/lib/clock';
import { contentOf } from '../src/lib/titles/content.svelte';
import { Desk } from '../src/lib/net/desk.svelte';
import { loadTexts } from '../src/lib/device/i18n.svelte';
import { KEY } from '../src/lib/play';
import type { ClockInfo, TableInfo, TableState } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import BankLeft from '../src/table/clock/BankLeft.svelte';
import Clock from '../src/table/clock/Clock.svelte';

const clock: ClockInfo = { now: 1000, since: 1000, deadlines: { '0': 1180 }, nudges: { '0': 1030 }, more_time: true, owns: { '0': 1060 }, banks: { '0': 120, '1': 70.4 } };

describe('time banks', () => {
  it('are told in minutes and seconds', () => {
    expect([minutes(250), minutes(59.6), minutes(5), minutes(-3)]).toEqual(['4:10', '1:00', '0:05', '0:00']);
  });
  it('run when the own time of the decision is used up', () => {
    expect(bankOf(clock, 0, 1059)).toEqual({ left: 120, runs: false });
    expect(bankOf(clock, 0, 1100)).toEqual({ left: 80, runs: true });
    expect(bankOf(clock, 0, 1190)).toEqual({ left: 0, runs: true });
    expect(bankOf(clock, 1, 1100)).toEqual({ left: 70.4, runs: false }); // not waited for
    expect(bankOf(clock, 2, 1100)).toBeNull(); // a bot
    expect(bankOf({ ...clock, banks: {}, owns: {} }, 0, 1100)).toBeNull();
    expect(bankOf({ ...clock, deadlines: { '0': 1060 }, banks: { '0': 0 } }, 0, 1060)).toEqual({ left: 0, runs: false });
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the own time, then the bank, and says once that it runs', async () => {
    await loadTexts('table');
    vi.setSystemTime(1_000_000);
    const table = new TableStore('T');
    table.seat = 0;
    table.info = { state: 'running', waiting: [0] } as unknown as TableInfo;
    table.state = { clock, prompt: { seat: 0, deadline: 1180 } } as unknown as TableState;
    const play = { table, desk: new Desk(table), content: contentOf('none'), view: () => ({}), name: () => 'Ana', face: () => '', readonly: () => false };
    const context = new Map([[KEY, play]]);
    render(Clock, { context });
    render(BankLeft, { context, props: { seat: 0 } });
    const shown = screen.getByTestId('clock');
    expect(shown).toHaveTextContent(/^60 s left 1:00$/);
    expect(screen.getByTestId('bank-0')).not.toHaveAttribute('data-runs');
    spoken.polite = spoken.assertive = '';
    vi.setSystemTime(1_061_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toHaveTextContent(/^bank 1:58 1:58$/);
    expect(screen.getByTestId('bank-0')).toHaveTextContent('bank 1:58');
    expect(screen.getByTestId('bank-0')).toHaveAttribute('data-runs');
    expect(spoken.polite).toBe('Time is up for this decision. Your time bank is running: 118 s left');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shown).toHaveTextContent('bank 1:28');
    expect(spoken.polite).toContain('118 s left'); // the ticking is not said
    expect(spoken.assertive).toBe('');
    await vi.advanceTimersByTimeAsync(70_000);
    expect(shown).toHaveTextContent('18 seconds left');
    expect(spoken.assertive).toBe('20 seconds left');
    await tick();
  });
});
