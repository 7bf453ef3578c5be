import { describe, expect, it } from 'vitest';
import { Refused } from '../src/lib/net/api';
import { latest } from '../src/lib/net/latest';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('one question at a time', () => {
  it('asks for the last of what was wanted meanwhile, and for nothing between', async () => {
    const asked: number[] = [];
    const taken: number[] = [];
    const answers: ((n: number) => void)[] = [];
    const ask = latest();
    for (const n of [1, 2, 3, 4]) {
      ask(
        () => {
          asked.push(n);
          return new Promise<number>((done) => answers.push(done));
        },
        (found) => taken.push(found),
        () => taken.push(-1),
      );
    }
    expect(asked).toEqual([1]);
    answers[0]?.(1);
    await settled();
    expect(asked).toEqual([1, 4]);
    answers[1]?.(4);
    await settled();
    expect(taken).toEqual([1, 4]);
  });

  it('asks again when there were too many, and tells any other refusal', async () => {
    const ask = latest();
    const told: string[] = [];
    let tries = 0;
    const refuse = (kind: string, from = 0): (() => Promise<string>) => () => {
      tries += 1;
      return tries > from && from > 0 ? Promise.resolve('found') : Promise.reject(new Refused('', kind));
    };
    ask(refuse('too-many', 2), (found) => told.push(found), (error) => told.push(error.kind));
    await settled();
    expect([tries, told]).toEqual([3, ['found']]);
    ask(refuse('not-now'), (found) => told.push(found), (error) => told.push(error.kind));
    await settled();
    expect([tries, told.at(-1)]).toEqual([4, 'not-now']);
    ask(refuse('too-many'), (found) => told.push(found), (error) => told.push(error.kind));
    await settled();
    expect([tries, told.at(-1)]).toEqual([9, 'too-many']);
  });
});
