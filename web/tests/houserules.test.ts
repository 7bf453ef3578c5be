import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../src/lib/device/i18n.svelte';
import type { TitleInfo } from '../src/lib/net/protocol';
import HouseRules from '../src/ui/HouseRules.svelte';

const preset = (id: string, lang = '') => ({ id, name: `name of ${id}`, text: `text of ${id}`, options: { a: id }, lang });
const title = { id: 'wk1', options: [], presets: [preset('first'), preset('polish', 'pl')] } as unknown as TitleInfo;
const offered = (): string[] => [...document.querySelectorAll('input[name=preset]')].map((one) => one.getAttribute('data-testid') ?? '');

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('house rules', () => {
  it('offer readers of a language first what they know, and say what differs', async () => {
    await setLanguage('pl');
    render(HouseRules, { title, options: {} });
    expect(offered()).toEqual(['preset-polish', 'preset-written', 'preset-first', 'preset-custom']);
    expect(document.querySelector('[data-testid=known]')?.textContent).toBe('name of polish: text of polish');
  });

  it('are as written for everybody else', () => {
    render(HouseRules, { title, options: {} });
    expect(offered()).toEqual(['preset-written', 'preset-first', 'preset-polish', 'preset-custom']);
    expect(document.querySelector('[data-testid=known]')).toBeNull();
  });
});
