// What is asked, and what follows it as help: a short sentence before the question belongs to it.
const SENTENCE = /^([^]*?[.?!])\s+(?=[\p{Lu}\d“])([^]*)$/u;
const QUESTION = /^([^]*?\?)(?:\s+(?=[\p{Lu}\d“])([^]*))?$/u;
const SHORT = 52; // characters that a heading has room for

export interface Asked {
  question: string;
  help: string;
}

export function questionOf(text: string): Asked {
  const whole = QUESTION.exec(text);
  const found = whole !== null && (whole[1] ?? '').length <= SHORT ? whole : SENTENCE.exec(text);
  return { question: found?.[1] ?? text, help: found?.[2] ?? '' };
}
