import { expect, it } from 'vitest';
import { attempt } from '../src/lib/attempt';
import { Refused } from '../src/lib/net/api';

it('gives null once the work is done', async () => {
  let done = false;
  expect(
    await attempt(async () => {
      await Promise.resolve();
      done = true;
    }),
  ).toBeNull();
  expect(done).toBe(true);
});

it('gives the refusal, and stops where it came', async () => {
  const refused = new Refused('no', 'not-now');
  let after = false;
  expect(
    await attempt(async () => {
      await Promise.reject(refused);
      after = true;
    }),
  ).toBe(refused);
  expect(after).toBe(false);
});
