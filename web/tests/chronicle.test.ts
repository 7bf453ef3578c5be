import { expect, it } from 'vitest';
import { paragraphs, toHtml, toMarkdown } from '../src/lib/titles/chronicle';
import type { Chronicle } from '../src/lib/net/protocol';

const line = (text: string): { text: string; seat: number; rule: string } => ({ text, seat: 0, rule: 'x.y.01' });
const chronicle: Chronicle = {
  code: 'abc', title: 'wftw', over: true,
  chapters: [
    { heading: '', lines: [line('It began.')] },
    { heading: 'Round 1', lines: [line('A took <b>Ruin</b>.'), line('B paid *two* scrap.')] },
  ],
};

it('writes Markdown with a heading for each chapter and no signs of its own in the text', () => {
  const text = toMarkdown(chronicle, 'Chronicle', 'At the start');
  expect(text.split('\n').filter((one) => one.startsWith('#'))).toEqual(['# Chronicle', '## At the start', '## Round 1']);
  expect(text).toContain('B paid \\*two\\* scrap.');
});

it('writes one HTML page in which text stays text', () => {
  const page = new DOMParser().parseFromString(toHtml(chronicle, 'Chronicle', 'At the start', 'en'), 'text/html');
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['At the start', 'Round 1']);
  expect(page.querySelector('section b')).toBeNull();
  expect(page.body.textContent).toContain('A took <b>Ruin</b>.');
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
});

it('puts a few sentences into one paragraph', () => {
  const tale = 'x'.repeat(300);
  expect(paragraphs([{ text: 'a.' }, { text: tale }, { text: 'b.' }, { text: 'c.' }])).toEqual(['a.', tale, 'b. c.']);
  expect(paragraphs([1, 2, 3, 4, 5].map((n) => ({ text: `${n}.` })))).toEqual(['1. 2. 3. 4.', '5.']);
});
