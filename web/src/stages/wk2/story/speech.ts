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

/** Speak; `mark` is told which sentence it has come to, -1 at the end. Gives what stops it. */
export function speak(text: string, lang: string, mark: (at: number) => void): () => void {
  const parts = sentences(text);
  let stopped = false;
  const next = (at: number): void => {
    const words = parts[at];
    if (stopped || words === undefined) return mark(-1);
    mark(at);
    const said = new SpeechSynthesisUtterance(words);
    said.lang = lang;
    said.onend = () => next(at + 1);
    said.onerror = () => mark(-1);
    speechSynthesis.speak(said);
  };
  speechSynthesis.cancel();
  next(0);
  return () => {
    stopped = true;
    speechSynthesis.cancel();
    mark(-1);
  };
}
