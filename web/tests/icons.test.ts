// Icons are laid into the page once each, and only those that are shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="owl"><path d="M1 1"/></symbol><symbol id="cog"><path d="M2 2"/></symbol></svg>';
const shelf = (): string => document.querySelector('.shelf')?.innerHTML ?? '';

describe('icons', () => {
  let iconRef: (set: string, name: string) => string;
  let answers: (() => Promise<Response>)[];

  beforeEach(async () => {
    vi.resetModules();
    document.body.innerHTML = '';
    answers = [];
    vi.stubGlobal('fetch', vi.fn(() => (answers.shift() ?? (() => Promise.reject(new Error('offline'))))()));
    ({ iconRef } = await import('../src/ui/sheets'));
  });
  afterEach(() => vi.unstubAllGlobals());
  const reads = (): void => void answers.push(() => Promise.resolve(new Response(SHEET)));

  it('are drawn once the sheet is there, each once, without their names', async () => {
    reads();
    const owl = iconRef('ui', 'owl');
    expect(iconRef('ui', 'owl')).toBe(owl);
    expect(shelf()).toBe('');
    await vi.waitFor(() => expect(shelf()).toContain('M1 1'));
    expect(shelf()).not.toContain('M2 2');
    const cog = iconRef('ui', 'cog');
    expect(cog).not.toBe(owl);
    expect(document.querySelector(cog)?.innerHTML).toContain('M2 2');
    iconRef('ui', 'cog');
    expect(document.querySelectorAll('.shelf symbol')).toHaveLength(2);
    expect(shelf()).not.toMatch(/owl|cog/);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are asked for again after the sheet could not be read', async () => {
    const owl = iconRef('ui', 'owl');
    answers.push(() => Promise.resolve(new Response('', { status: 503 })));
    await vi.waitFor(() => {
      iconRef('ui', 'owl');
      expect(fetch).toHaveBeenCalledTimes(2);
    });
    reads();
    await vi.waitFor(() => {
      expect(iconRef('ui', 'owl')).toBe(owl);
      expect(document.querySelector(owl)).not.toBeNull();
    });
  });

  it('that no sheet has stay empty', async () => {
    reads();
    iconRef('ui', 'owl');
    await vi.waitFor(() => expect(shelf()).toContain('M1 1'));
    expect(document.querySelector(iconRef('ui', 'none'))).toBeNull();
    expect(document.querySelector(iconRef('no-such-set', 'owl'))).toBeNull();
  });
});
