import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCard, loadKit } from '../src/stages/types';
import { lookOf } from '../src/ui/seats';

const root = resolve(import.meta.dirname, '../src');
const titles = Object.keys(JSON.parse(readFileSync(resolve(root, '../scripts/icons.json'), 'utf8')) as object).filter((set) => set !== 'ui');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => join(root, path));

/** The titles that a source names though it is not of their stage. */
function namedIn(path: string, source: string): string[] {
  return titles.filter((title) => !relative(root, path).startsWith(join('stages', title)) && new RegExp(`\\b${title}\\b`).test(source));
}

describe('titles', () => {
  it('knows which there can be', () => {
    expect(titles).toContain('wftw');
    expect(files.length).toBeGreaterThan(100);
  });

  it('finds a title that is named outside its stage', () => {
    expect(namedIn(join(root, 'App.svelte'), "go('/rules/wftw')")).toEqual(['wftw']);
    expect(namedIn(join(root, 'stages/wftw/kit.ts'), "place('wftw')")).toEqual([]);
  });

  it('are named in their own stages only', () => {
    expect(files.flatMap((path) => namedIn(path, readFileSync(path, 'utf8')).map((title) => `${relative(root, path)}: ${title}`))).toEqual([]);
  });

  it('have a stage of their own by having a folder, else the plain one', async () => {
    const [own, plain, other] = await Promise.all([loadKit('wftw'), loadKit('generic'), loadKit('no-such-title')]);
    expect(own).not.toBe(plain);
    expect(other).toBe(plain);
    expect(await loadCard('no-such-title')).toBe(plain.Card);
    expect(await loadCard('wftw')).toBe(own.Card);
  });

  it('may paint seats, and only their own', () => {
    expect(lookOf(0, 'wftw').fill).not.toBe(lookOf(0).fill);
    expect(lookOf(1, 'wftw').house).toBeDefined();
    expect(lookOf(1, 'no-such-title')).toEqual(lookOf(1));
    expect(lookOf(1).house).toBeUndefined();
  });
});
