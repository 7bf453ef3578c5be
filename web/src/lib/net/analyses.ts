// What bots find out about a finished game. They take a while, so the page asks again until they are done.
import { api, type Refused } from './api';
import { attempt } from '../attempt';
import type { Analysis } from './protocol';

const AGAIN = 1_000; // ms
const known = new Map<string, Analysis>(); // those that are done

/** Ask until they are done, and tell how far they are; gives what ends the asking. */
export function follow(code: string, take: (found: Analysis) => void, refused: (why: Refused | null) => void = () => undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  async function ask(): Promise<void> {
    const why = await attempt(async () => {
      const found = known.get(code) ?? (await api.analysis(code));
      if (gone) return;
      if (found.state === 'done') known.set(code, found);
      if (found.state === 'working') timer = setTimeout(() => void ask(), AGAIN);
      take(found);
    });
    if (!gone) refused(why);
  }
  void ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
