// One question at a time: while an answer is on its way, only what is wanted last is kept to be asked next.
import type { Refused } from './api';

const TRIES = 5; // the server says "too many" after a pause, so it can be asked again at once

export type Ask = <T>(ask: () => Promise<T>, take: (found: T) => void, fail: (error: Refused) => void) => void;

/** Asks for what changes quickly, such as positions while a slider is dragged. */
export function latest(): Ask {
  let busy = false;
  let next: (() => void) | null = null;

  async function answered<T>(ask: () => Promise<T>, take: (found: T) => void, fail: (error: Refused) => void): Promise<void> {
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        take(await ask());
        return;
      } catch (error) {
        const refused = error as Refused;
        if (next) return; // something else is wanted by now
        if (refused.kind !== 'too-many' || left === 1) {
          fail(refused);
          return;
        }
      }
    }
  }

  return (ask, take, fail) => {
    const run = (): void => {
      busy = true;
      void answered(ask, take, fail).then(() => {
        busy = false;
        const following = next;
        next = null;
        following?.();
      });
    };
    if (busy) next = run;
    else run();
  };
}
