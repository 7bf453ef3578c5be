import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { EACH, remarkOn, type Moved } from '../src/lib/remarks';
import type { LogLine, SeatInfo } from '../src/lib/net/protocol';
import { reasons as wftw } from '../src/stages/wftw/reasons';
import { reasons as wk1 } from '../src/stages/wk1/reasons';
import { reasons as wk2 } from '../src/stages/wk2/reasons';

const line = (n: number, part: Partial<LogLine> = {}): LogLine => ({ n, kind: 'x', seat: 1, rule: 'r', private: false, text: `${n}`, data: {}, at: 0, marks: [], auto: '', ...part });
const seats = ['me', 'bot', 'bot'].map((kind, seat) => ({ seat, kind }) as SeatInfo);
const won = (one: LogLine): Moved[] => [{ seat: one.seat, mood: 'won' }];
const keysOf = (seat: number): string[] => Array.from({ length: 300 }, (_, n) => remarkOn(line(n, { seat }), seats, won)?.key ?? '').filter((key) => key !== '');
const texts = import.meta.glob<string>('../src/locales/*/remarks.ftl', { query: '?raw', import: 'default', eager: true });

describe('remarks of bots', () => {
  it('come now and then, in all their words, and are the same for every reader', () => {
    const keys = keysOf(1);
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.length).toBeLessThan(150);
    expect(new Set(keys).size).toBe(EACH);
    expect(keysOf(1)).toEqual(keys);
    expect(keysOf(2)).not.toEqual(keys);
  });

  it('are never those of a person, nor about what one seat alone saw', () => {
    expect(keysOf(0)).toEqual([]);
    expect(Array.from({ length: 300 }, (_, n) => remarkOn(line(n, { private: true }), seats, won)).every((one) => one === null)).toBe(true);
  });

  it('have words for every mood in each language', () => {
    const moods = new Set<string>();
    for (const text of Object.values(texts)) {
      const bundle = new FluentBundle('en');
      bundle.addResource(new FluentResource(text));
      for (const name of text.match(/^remark-\w+(?= =$)/gm) ?? []) {
        moods.add(name);
        expect(Object.keys(bundle.getMessage(name)?.attributes ?? {})).toEqual(Array.from({ length: EACH }, (_, at) => `l${at + 1}`));
      }
    }
    const cases: [(one: LogLine) => Moved[], Partial<LogLine>][] = [
      [wk1, { kind: 'combat-ends', data: { side: 0, duel: true, rival: 2 } }],
      [wk1, { kind: 'steals', data: { rival: 2 } }],
      ...['knocked-out', 'vehicle-wrecked', 'escaped', 'caught', 'task-done'].map((kind): [(one: LogLine) => Moved[], Partial<LogLine>] => [wk1, { kind }]),
      [wk2, { kind: 'combat-ends', data: { beaten: false } }],
      ...['field-won', 'base-held', 'unpaid', 'base-captured'].map((kind): [(one: LogLine) => Moved[], Partial<LogLine>] => [wftw, { kind, data: { rival: 2 } }]),
    ];
    const said = cases.flatMap(([reasons, part]) => reasons(line(0, part)).map((one) => `remark-${one.mood}`));
    expect(new Set(said)).toEqual(moods);
  });

  it('tell winner and loser of a duel apart, and who was robbed', () => {
    expect(wk1(line(0, { kind: 'combat-ends', data: { side: 1, duel: true, rival: 2 } }))).toEqual([{ seat: 1, mood: 'lost' }, { seat: 2, mood: 'won' }]);
    expect(wk1(line(0, { kind: 'combat-ends', data: { side: 2, duel: true, rival: 2 } }))).toEqual([]);
    expect(wk1(line(0, { kind: 'ingredient-stolen', data: { knight: 0 } }))[0]).toEqual({ seat: 0, mood: 'robbed' });
    expect(wftw(line(0, { kind: 'base-captured', data: { rival: 2 } }))[0]).toEqual({ seat: 2, mood: 'taken' });
    expect(wk2(line(0, { kind: 'combat-ends', data: { beaten: true } }))).toEqual([{ seat: 1, mood: 'won' }]);
  });
});
