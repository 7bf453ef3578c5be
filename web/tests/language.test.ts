import { afterEach, describe, expect, it } from 'vitest';
import { i18n, setLanguage, t } from '../src/lib/device/i18n.svelte';
import { beginToSpeak, follow, preferred, speak } from '../src/lib/device/language';
import { change, settings } from '../src/lib/device/settings.svelte';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
afterEach(async () => {
  await beginToSpeak(null);
  change({ lang: '' });
  await setLanguage('en');
});

describe('the language', () => {
  it('is the first of the browser that has texts', () => {
    expect(preferred(['de-AT', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['EN-gb', 'pl'])).toBe('en');
    expect(preferred(['de'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  it('is what was chosen, whatever the browser prefers, and needs no reload', async () => {
    await speak('pl');
    expect(t('menu-home')).toBe('Strona główna');
    expect(document.documentElement.lang).toBe('pl');
    await beginToSpeak(null);
    expect(i18n.lang).toBe('pl');
  });

  it('follows what the person chose on another device', async () => {
    await beginToSpeak(null);
    follow('');
    expect(settings.lang).toBe('');
    follow('pl');
    await settled();
    expect([settings.lang, i18n.lang]).toEqual(['pl', 'pl']);
  });

  it('is what the address asks for while that page is open', async () => {
    await beginToSpeak('en');
    follow('pl');
    await settled();
    expect([settings.lang, i18n.lang]).toEqual(['', 'en']);
  });
});
