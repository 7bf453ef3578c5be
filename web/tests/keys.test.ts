// Keys of answers: the same examples that `tests/test_keys.py` holds the reader in Python to.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read as war } from '../src/stages/wftw/keys';
import { hexKey, hexOf, read as knights } from '../src/stages/wk1/keys';

const examples = (title: string): [string, object][] =>
  Object.entries(JSON.parse(readFileSync(resolve(import.meta.dirname, `../../tests/fixtures/keys/${title}.json`), 'utf8')) as Record<string, object>);

describe.each([
  ['wftw', war],
  ['wk1', knights],
] as const)('keys of %s', (title, read) => {
  it('are there', () => {
    expect(examples(title).length).toBeGreaterThan(15);
  });

  it.each(examples(title))('%s', (key, said) => {
    expect(read(key)).toEqual(said);
  });
});

it('a hex is read as it is made', () => {
  expect(hexOf(hexKey(12))).toBe(12);
  expect(hexOf('go')).toBeNull();
  expect(hexOf(undefined)).toBeNull();
});
