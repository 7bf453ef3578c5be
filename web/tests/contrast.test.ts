// Every colour has a part to play, and keeps the contrast of that part: text 4.5, lines and icons 3, by day and by night.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../src/ui/seats';

type Colours = Record<string, string>;
const root = join(import.meta.dirname, '../src');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const css = read('tokens.css');
const tokens = (block: string): Colours => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
const nightStart = css.indexOf("[data-theme='night']");
const day = tokens(css.slice(0, nightStart));
const night = { ...day, ...tokens(css.slice(nightStart, css.indexOf('@media', nightStart))) };
const dark = { ...day, ...tokens(css.slice(css.indexOf('prefers-color-scheme'))) };
const map = read('stages/wk1/colours.css');
const pairs = [...map.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
const mapBy = (at: 2 | 3): Colours => Object.fromEntries(pairs.map((found) => [found[1], found[at] ?? '']));

function light(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
const known = (colours: Colours, name: string): string => {
  expect(colours, name).toHaveProperty(name);
  return colours[name] as string;
};
/** The pairs of an ink and a ground that are closer to each other than they may be. */
const pale = (colours: Colours, inks: string[], grounds: string[], least: number): string[] =>
  inks.flatMap((ink) => grounds.filter((ground) => !(contrast(known(colours, ink), known(colours, ground)) >= least)).map((ground) => `${ink} on ${ground}`));

const TEXT = 4.5;
const GRAPHIC = 3;
const SURFACES = ['page', 's1', 's2'];
const INKS = ['ink1', 'ink2', 'accent', 'link', 'ok', 'warn', 'danger', 'info', 'oneway', 'focus', 'scrap', 'juice', 'spark', 'vp', 'health'];
const LINES = ['line2'];
// what is read on a ground of its own
const ON: [string, string, number][] = [['on-accent', 'accent', TEXT], ['on-sign', 'sign', TEXT], ['sign-line', 'sign', GRAPHIC], ['on-line', 'sign-line', TEXT], ['on-sign', 'sign-soft', TEXT], ['ink1', 'lesson', TEXT], ['ink2', 'lesson', TEXT]];
const HEXES = ['desert', 'highway', 'swamp', 'jungle', 'mountains', 'city', 'place'].map((kind) => `hex-${kind}`);
const COUNTERS = ['threat', 'contamination', 'ammo', 'fuel'];
// surfaces of the knights' table, and paper on it, whose ink is dark by night, too
const GROUNDS = ['land', 'dock', 'arena', 'field', 'well', 'chosen', 'tip'];
const PAPER = ['card', 'card-field', 'note'];
// nothing is told by them: frames without use, picture colours, motifs of hexes
const DECORATION = /^(line1|art-\w+|motif-[\w-]+|groove)$/;
// colours of their own that some files have: what lies on what; the first is the ink
const INK = '#231a12';
const OWN: Record<string, [string, string, number][]> = {
  'gallery/Paper.svelte': [['#000', '#fff', TEXT], ['#222', '#fff', TEXT], ['#555', '#fff', GRAPHIC]],
  'lib/titles/chronicle.ts': [[INK, '#f9f2e4', TEXT], ['#7d6747', '#f9f2e4', GRAPHIC]],
  'lib/sharecard.ts': [[INK, '#efe4d0', TEXT], ['#6f4a00', '#efe4d0', TEXT], ['#54442f', '#efe4d0', TEXT], ['#8f330e', '#efe4d0', GRAPHIC]],
  'screens/Home.svelte': [['#fff8ec', 'art-rust', TEXT], ['#efe6d2', 'art-rust', GRAPHIC]],
  'stages/wftw/board/Board.svelte': [['on-sign', '#14110d', TEXT]],
  'stages/wftw/board/Cell.svelte': [['#9c1419', '#f9f2e4', TEXT]],
  'stages/wftw/board/ColumnHead.svelte': [['#fff8ec', '#28601c', TEXT]],
  'stages/wftw/hand/CardButton.svelte': [[INK, '#f9f2e4', TEXT], ['#9c1419', '#f9f2e4', TEXT]],
  'stages/wftw/hand/Dock.svelte': [['#fff8ec', '#9c1419', TEXT]],
  'stages/wftw/reveal/Picture.svelte': [['#9c1419', '#f9f2e4', GRAPHIC]],
  'stages/wftw/reveal/Total.svelte': [[INK, '#f9f2e4', TEXT]],
  'stages/wftw/seats/RowHead.svelte': [['art-ink', '#d8d0c4', GRAPHIC]],
  'stages/wftw/hand/Mini.svelte': [[INK, '#efd9ac', TEXT], ['on-sign', '#4a2a1c', GRAPHIC]],
  'table/clock/Clock.svelte': [['#ff8a80', 'sign', TEXT]],
  'table/log/History.svelte': [[INK, '#efd9ac', TEXT], ['#5f2378', '#efd9ac', TEXT], ['#6b5a44', '#efd9ac', GRAPHIC], ['#8a1f11', '#efd9ac', GRAPHIC], [INK, '#f9f2e4', TEXT]],
  'table/lesson/Spotlight.svelte': [['#fff', '#1d4f71', TEXT]],
  'table/seats/SeatInvite.svelte': [['sign', '#fff', GRAPHIC]],
  'table/prompt/StepTrack.svelte': [['#e7d9bf', '#4a3b2a', TEXT], [INK, 'sign-line', TEXT]],
  'table/shell.css': [['#b98a4a', 'sign', GRAPHIC]],
  'ui/SiteHeader.svelte': [['#9ad1ff', 'sign', GRAPHIC]],
};
// these are compared by tests of their own, or are pictures
const OTHERS = ['tokens.css', 'stages/wk1/colours.css', 'stages/wftw/colours.css', 'stages/wk2/colours.css', 'stages/wk1/art/NightCity.svelte', 'stages/wk1/art/CardTable.svelte', 'stages/wk1/hand/LargeCard.svelte', 'stages/wk2/art/Strip.svelte', 'ui/LuckBars.svelte', 'ui/choices/BeatsStrip.svelte', 'ui/choices/ThemePick.svelte', 'ui/seats.ts', 'stages/wftw/paint.ts', 'stages/wftw/hand/Card.svelte', 'stages/wftw/hand/art.ts', 'stages/wftw/reveal/Scene.svelte'];
const literals = (path: string): string[] => [...new Set(read(path).match(/(?<=[\s'"(:])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g))].sort();

describe.each([['day', day, mapBy(2)], ['night', night, mapBy(3)]])('by %s', (_, theme, hexes) => {
  const all = { ...theme, ...hexes };

  it('text can be read on all surfaces, and control borders stand out', () => {
    expect(pale(theme, INKS, SURFACES, TEXT)).toEqual([]);
    expect(pale(theme, LINES, SURFACES, GRAPHIC)).toEqual([]);
    expect(ON.flatMap(([ink, ground, least]) => pale(theme, [ink], [ground], least))).toEqual([]);
  });

  it('names, edges, icons and what can follow are seen on every hex', () => {
    expect(pale(all, ['ink1'], [...HEXES, 'hex-halo'], TEXT)).toEqual([]);
    expect(pale(all, ['hex-edge', 'threat', 'contamination', 'spark', 'accent', 'focus'], HEXES, GRAPHIC)).toEqual([]);
    expect(pale(all, COUNTERS, SURFACES, TEXT)).toEqual([]);
  });

  it('the grounds of the knights\' table carry text, and paper carries dark ink', () => {
    expect(pale(all, ['ink1', 'ink2', 'accent', 'link', 'ok', 'warn', 'danger', ...COUNTERS], GROUNDS, TEXT)).toEqual([]);
    expect(pale({ ...all, ...day }, ['ink1', 'ink2', 'accent', 'link', 'ok', 'warn', 'danger'], PAPER, TEXT)).toEqual([]);
    expect(pale({ ...all, ...day }, ['ink1'], ['card-off', 'hazard', 'lane-on'], TEXT)).toEqual([]);
    expect(pale(all, ['on-bill'], ['bill-rust', 'bill-verdigris'], TEXT)).toEqual([]);
    expect(pale(all, ['on-luck'], ['art-night'], TEXT)).toEqual([]);
    expect(pale(all, ['lane-ink'], ['lane'], TEXT)).toEqual([]);
    expect(pale(all, ['ink1'], ['mine', 'theirs'], TEXT)).toEqual([]);
  });

  it('every colour has its part', () => {
    const parts = new Set([...GROUNDS, ...PAPER, 'card-off', 'hazard', 'edge', 'bill-rust', 'bill-verdigris', 'on-bill', 'lane', 'lane-ink', 'lane-on', 'mine', 'theirs', 'back-dark', 'luck-line', 'on-luck', ...SURFACES, ...INKS, ...LINES, ...ON.flat(), ...HEXES, ...COUNTERS, 'hex-edge', 'hex-halo']);
    expect(Object.keys(all).filter((name) => !parts.has(name) && !DECORATION.test(name))).toEqual([]);
  });
});

it('night is the same by choice and by system', () => {
  expect(dark).toEqual(night);
  expect(pairs).toHaveLength(map.split('\n').filter((line) => line.trim().startsWith('--')).length);
});

it.each([['day', day, 1], ['night', night, 2]] as const)("by %s the lanes and the dock of the warlords' table carry text", (_, theme, at) => {
  const found = [...read('stages/wftw/colours.css').matchAll(/--((?:lane|ground|mat)[\w-]*): light-dark\((#\w+), (#\w+)\)/g)];
  const grounds: Colours = Object.fromEntries(found.map((one) => [one[1], one[at + 1] ?? '']));
  const names = Object.keys(grounds).filter((name) => name !== 'lane-line');
  expect(names).toHaveLength(6);
  expect(pale({ ...theme, ...grounds }, ['ink1', 'ink2', 'ok'], names, TEXT)).toEqual([]);
  expect(pale({ ...theme, ...grounds }, ['scrap', 'juice', 'spark'], ['ground-dock'], TEXT)).toEqual([]);
});

it.each([['day', day, 1], ['night', night, 2]] as const)('by %s papers, plates, trays and dice of the second edition can be read', (_, theme, at) => {
  const found = [...read('stages/wk2/colours.css').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  const all: Colours = { ...theme, ...Object.fromEntries(found.map((one) => [one[1], one[at + 1] ?? ''])) };
  expect(pale(all, ['ink1', 'ink2', 'accent', 'ok', 'danger', 'fuel', 'ammo', 'meds', 'info'], ['paper', 'page-book'], TEXT)).toEqual([]);
  expect(pale(all, ['fuel', 'ammo', 'meds', 'info'], SURFACES, TEXT)).toEqual([]);
  expect(pale(all, ['ink1'], ['chosen'], TEXT)).toEqual([]);
  expect(pale(all, ['wound', 'radiation', 'damage'], ['page-book', 's2'], GRAPHIC)).toEqual([]);
  const on: [string, string][] = [['on-plate', 'plate'], ['on-plate-off', 'plate-off'], ['on-well', 'well'], ['art-bone', 'step-past'], ['on-token', 'art-rust'], ['art-ink', 'art-ochre'], ['art-ink', 'cost'], ['art-ink', 'halo'], ['way-dots', 'art-ink'], ['art-bone', 'art-ink']];
  for (const colour of ['white', 'green', 'blue', 'red']) on.push([`die-${colour}-ink`, `die-${colour}`]);
  expect(on.flatMap(([ink, ground]) => pale(all, [ink], [ground], TEXT))).toEqual([]);
});

it('the letters of seats can be read', () => {
  const looks = ['', 'wftw', 'wk1'].flatMap((title) => [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => lookOf(seat, title)));
  expect(looks.filter(({ ink, fill }) => !(contrast(ink, fill) >= TEXT))).toEqual([]);
});

it('cards of War for the Wasteland can be read, which look the same by night', () => {
  const source = read('stages/wftw/hand/Card.svelte');
  const block = (name: string): Colours => tokens((source.split(`\n  .${name} {`)[1] ?? '').split('}')[0] ?? '');
  const inks = { ...block('card'), ink: INK, mood: '#54442f' };
  expect(Object.keys(inks)).toEqual(['scrap', 'juice', 'spark', 'vp', 'ink', 'mood']);
  for (const kind of ['unit', 'base', 'objective']) {
    const colours = { ...inks, ...block(kind) };
    expect(pale(colours, Object.keys(inks), ['ground'], TEXT), kind).toEqual([]);
    expect(pale(colours, ['on-band'], ['band'], TEXT), kind).toEqual([]);
  }
  expect(contrast('#d9a441', '#4a2a1c')).toBeGreaterThanOrEqual(TEXT); // the back
});

describe('colours outside the tokens', () => {
  it.each(Object.entries(OWN))('of %s are listed, and far enough from what they lie on', (path, listed) => {
    const named = listed.flatMap(([ink, ground]) => [ink, ground]);
    expect(literals(path)).toEqual([...new Set(named.filter((one) => one.startsWith('#')))].sort());
    for (const theme of [day, night]) {
      const value = (one: string): string => (one.startsWith('#') ? one : known(theme, one));
      for (const [ink, ground, least] of listed) expect(contrast(value(ink), value(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('are in no other file', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path));
    expect(files.filter((path) => literals(path).length > 0).sort()).toEqual([...Object.keys(OWN), ...OTHERS].sort());
  });
});
