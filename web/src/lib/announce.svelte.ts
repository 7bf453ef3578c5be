// What is said to screen readers: one polite and one assertive live region for the whole page.
export type Manner = 'polite' | 'assertive';

export const spoken = $state({ polite: '', assertive: '' });

/** Say a sentence; the same sentence twice is spoken twice. */
export function say(sentence: string, manner: Manner = 'polite'): void {
  spoken[manner] = spoken[manner] === sentence ? `${sentence}\u00a0` : sentence;
}
