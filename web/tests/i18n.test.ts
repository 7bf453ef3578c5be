import { afterEach, describe, expect, it } from 'vitest';
import { has, setLanguage, t, tOr } from '../src/lib/device/i18n.svelte';
import { longer } from '../src/lib/device/pseudo';

afterEach(() => setLanguage('en'));

describe('texts', () => {
  it('gives the text of a key, with plurals', () => {
    expect(t('cards-count', { n: 1 })).toBe('1 card');
    expect(t('cards-count', { n: 3 })).toBe('3 cards');
  });

  it('gives attributes', () => {
    expect(t('step-collect')).toBe('Produce');
    expect(t('step-collect.rule')).toBe('1 Resource Collection');
  });

  it('shows a missing key as such, or the words given', () => {
    expect(t('no-such-key')).toBe('{no-such-key}');
    expect(tOr('no-such-key', 'words')).toBe('words');
    expect(has('brand')).toBe(true);
  });

  it('falls back to English in a language that lacks a text', async () => {
    await setLanguage('xx');
    expect(t('menu-home')).toBe('Home');
  });

  it('makes every text at least 35 % longer in the pseudo language', async () => {
    const plain = t('home-first-text');
    await setLanguage('pseudo');
    const pseudo = t('home-first-text');
    expect(pseudo).not.toBe(plain);
    expect(pseudo.length).toBeGreaterThan(plain.length * 1.25);
    expect(longer('abcdef').length).toBe(9);
  });
});
