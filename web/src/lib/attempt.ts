// What the server may refuse, tried.
import type { Refused } from './net/api';

/** Do something that may be refused; gives the refusal, or null once it is done. */
export async function attempt(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error as Refused; // the api makes every failure one
  }
}
