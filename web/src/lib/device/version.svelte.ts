// Whether the server serves another client than the one that runs here. The page is never loaded anew
// by itself: somebody may be in the middle of a decision.
export const version = $state({ newer: false });

/** Which client runs here: the hashed name of its first script, as the server names it. */
export function running(): string {
  const script = globalThis.document?.querySelector('script[type="module"][src]');
  return script?.getAttribute('src') ?? '';
}

/** The server has said which client it serves. */
export function noteClient(served: string, here: string = import.meta.env.DEV ? '' : running()): void {
  if (served && here) version.newer = served !== here;
}
