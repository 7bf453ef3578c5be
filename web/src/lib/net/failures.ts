// What could not be shown on this page; it stands among the facts that a player can report.
const MOST = 8; // the first ones tell more than what comes of them
const LONG = 160;
const noted: string[] = [];

/** Note that a part of the page failed; the same failure is noted once. */
export function noteFailure(part: string, error: unknown): void {
  console.error(`${part} failed`, error);
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = `${part}: ${(words.split('\n')[0] ?? '').slice(0, LONG)}`;
  if (noted.length < MOST && !noted.includes(line)) noted.push(line);
}

export const failures = (): readonly string[] => noted;
