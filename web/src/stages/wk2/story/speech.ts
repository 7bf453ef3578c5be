// Reading aloud by the voice of the browser, where it has one; sentence by sentence, so that each can be marked.

/** Straight quotes as a printer sets them. */
export function typeset(text: string): string {
  return text.replaceAll(/(^|[\s(\[—])"/g, '$1“').replaceAll('"', '”').replaceAll(/(^|[\s(\[—“])'/g, '$1‘').replaceAll("'", '’');
}

/** The sentences of a text, each with the blank behind it. */
export function sentences(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?]+["”’)]*)?\s*/g) ?? [text];
}

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** Speak sentence after sentence; `mark` is told which one it has come to, -1 once at the end. Gives what stops it. */
export function speak(parts: string[], lang: string, mark: (at: number) => void): () => void {
  let stopped = false;
  const next = (at: number): void => {
    const words = parts[at];
    if (stopped) return; // the voice tells late that it was cut off: somebody else may be speaking by now
    if (words === undefined) return mark(-1);
    mark(at);
    const said = new SpeechSynthesisUtterance(words);
    said.lang = lang;
    said.onend = () => next(at + 1);
    said.onerror = () => {
      if (!stopped) mark(-1);
    };
    speechSynthesis.speak(said);
  };
  speechSynthesis.cancel();
  next(0);
  return () => {
    if (stopped) return;
    stopped = true;
    speechSynthesis.cancel();
    mark(-1);
  };
}
