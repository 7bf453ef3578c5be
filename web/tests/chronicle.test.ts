import { expect, it } from 'vitest';
import { paragraphs, toHtml, toMarkdown } from '../src/lib/titles/chronicle';
import type { Chronicle } from '../src/lib/net/protocol';

const line = (text: string): { text: string; seat: number; rule: string; heading: string } => ({ text, seat: 0, rule: 'x.y.01', heading: '' });
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

it('puts a few sentences into one paragraph, and a passage under its heading', () => {
  const plain = (text: string): { heading: string; text: string } => ({ heading: '', text });
  expect(paragraphs([{ text: 'a.' }, { text: 'Once.', heading: 'Tale' }, { text: 'b.' }, { text: 'c.' }])).toEqual([plain('a.'), { heading: 'Tale', text: 'Once.' }, plain('b. c.')]);
  expect(paragraphs([1, 2, 3, 4, 5].map((n) => ({ text: `${n}.` })))).toEqual([plain('1. 2. 3. 4.'), plain('5.')]);
});

it('reads as a story: passages by name, and between them what was chosen', () => {
  const told: Chronicle = { ...chronicle, chapters: [{ heading: 'Page', lines: [{ ...line('It was dry.'), heading: 'Tap <1>' }, line('Ana chooses: Wait.')] }] };
  const page = new DOMParser().parseFromString(toHtml(told, 'Chronicle', 'At the start', 'en'), 'text/html');
  expect(page.querySelector('h3')?.textContent).toBe('Tap <1>');
  expect(page.querySelector('h3 + p')?.textContent).toBe('It was dry.');
  expect(page.querySelector('p.done')?.textContent).toBe('Ana chooses: Wait.');
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
  expect(toMarkdown(told, 'Chronicle', 'At the start')).toContain('### Tap \\<1\\>');
});
