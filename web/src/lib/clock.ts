// Spans of time as people say them.
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
