// The tokens keep their contrast: text 4.5, lines and icons 3, in both themes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(__dirname, '../src/tokens.css'), 'utf8');
function tokens(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
}
const day = tokens(css.slice(0, css.indexOf("[data-theme='night']")));
const nightStart = css.indexOf("[data-theme='night']");
const night = { ...day, ...tokens(css.slice(nightStart, css.indexOf('@media', nightStart))) };
const dark = { ...day, ...tokens(css.slice(css.indexOf('prefers-color-scheme'))) };

function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
const TEXT = ['ink1', 'ink2', 'accent', 'link', 'ok', 'warn', 'danger', 'info', 'oneway', 'focus', 'scrap', 'juice', 'spark', 'vp', 'health'];

describe.each([['day', day], ['night', night]])('%s theme', (_, theme) => {
  it.each(TEXT)('%s can be read on all surfaces', (name) => {
    for (const surface of ['page', 's1', 's2']) {
      expect(contrast(theme[name] as string, theme[surface] as string)).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('control borders stand out', () => {
    for (const surface of ['page', 's1', 's2']) {
      expect(contrast(theme['line2'] as string, theme[surface] as string)).toBeGreaterThanOrEqual(3);
    }
  });
  it('the primary button and the header can be read', () => {
    expect(contrast(theme['on-accent'] as string, theme['accent'] as string)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['on-sign'] as string, theme['sign'] as string)).toBeGreaterThanOrEqual(4.5);
  });
});

it('night is the same by choice and by system', () => {
  expect(dark).toEqual(night);
});
