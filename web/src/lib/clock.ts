// Spans of time as people say them.
import type { ClockInfo } from './net/protocol';

export interface Span {
  unit: 'seconds' | 'minutes' | 'hours' | 'days';
  n: number;
}

/** A number of seconds in the largest unit that fits; days only from two days on. */
export function span(seconds: number): Span {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 120) return { unit: 'seconds', n: whole };
  if (whole < 7200) return { unit: 'minutes', n: Math.floor(whole / 60) };
  if (whole < 172800) return { unit: 'hours', n: Math.floor(whole / 3600) };
  return { unit: 'days', n: Math.floor(whole / 86400) };
}

/** The same without days. */
export function waited(seconds: number): Span {
  const found = span(seconds);
  return found.unit === 'days' ? { unit: 'hours', n: Math.floor(seconds / 3600) } : found;
}

/** Minutes and seconds, as on a clock. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The time bank of a seat: the seconds in it now, and whether they run. */
export interface BankTime {
  left: number;
  runs: boolean;
}

/** A decision uses its own time first, then the bank; null where the seat has none. */
export function bankOf(clock: ClockInfo | null | undefined, seat: number, now: number): BankTime | null {
  const bank = clock?.banks[String(seat)];
  if (clock === null || clock === undefined || bank === undefined) return null;
  const own = clock.owns[String(seat)];
  const end = clock.deadlines[String(seat)];
  if (own === undefined || end === undefined || now < own || bank === 0) return { left: bank, runs: false };
  return { left: Math.max(0, Math.min(bank, end - now)), runs: true };
}
