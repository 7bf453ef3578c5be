// No component may hold prose of its own: every word comes from the Fluent files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'svelte/compiler';

const root = join(__dirname, '../src');
function walk(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return walk(path, ending);
    return name.endsWith(ending) ? [path] : [];
  });
}
const components = walk(root, '.svelte');
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt']);
const ALLOWED = new Set(['game-icons.net', 'CC BY 3.0']); // names, the same in every language

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Words in the markup of a component that no Fluent file knows of. */
function proseIn(source: string): string[] {
  const found: string[] = [];
  const isProse = (text: string): boolean => /\p{L}{2,}/u.test(text) && !ALLOWED.has(text.trim());
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    const one = node as Node;
    if (one.type === 'Text' && isProse(one.data ?? '')) found.push((one.data ?? '').trim());
    if (one.type === 'StyleDirective') return; // units are no words
    if (one.type === 'Attribute') {
      if (SPOKEN.has(one.name ?? '')) visit(one.value);
      else if (Array.isArray(one.value)) visit(one.value.filter((part: Node) => part.type !== 'Text'));
      return;
    }
    for (const [key, value] of Object.entries(one)) if (key !== 'metadata' && key !== 'parent') visit(value);
  };
  visit((parse(source, { modern: true }) as unknown as { fragment: unknown }).fragment);
  return found;
}

describe('components', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(50);
  });

  it('the check sees prose in text and in spoken attributes', () => {
    expect(proseIn('<p>Hello there</p>')).toEqual(['Hello there']);
    expect(proseIn('<button aria-label="Close it">×</button>')).toEqual(['Close it']);
    expect(proseIn("<p class=\"big\">{t('x')}</p>")).toEqual([]);
  });

  it.each(components.map((path) => [path.slice(root.length + 1), path]))('%s holds no prose', (_, path) => {
    expect(proseIn(readFileSync(path, 'utf8'))).toEqual([]);
  });

  it.each(components.map((path) => [path.slice(root.length + 1), path]))('%s has under 400 lines', (_, path) => {
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(400);
  });
});

describe('keys', () => {
  it('that components name all exist', async () => {
    const { has } = await import('../src/lib/device/i18n.svelte');
    const sources = [...components, ...walk(root, '.ts')].map((path) => readFileSync(path, 'utf8'));
    const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\('([a-z][\w.-]*)'/g)].map((found) => found[1] ?? '')));
    expect(used.size).toBeGreaterThan(150);
    expect([...used].filter((key) => !has(key))).toEqual([]);
  });
});
