import { afterEach, describe, expect, it } from 'vitest';
import { i18n, knowsForms, loadTexts, setLanguage, t } from '../src/lib/device/i18n.svelte';
import { address, beginToSpeak, follow, preferred, speak } from '../src/lib/device/language';
import { lang } from '../src/lib/net/api';
import { change, settings } from '../src/lib/device/settings.svelte';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
afterEach(async () => {
  await beginToSpeak(null);
  change({ lang: '', form: 'neutral' });
  address('neutral');
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
    follow('', '');
    expect(settings.lang).toBe('');
    follow('pl', '');
    await settled();
    expect([settings.lang, i18n.lang]).toEqual(['pl', 'pl']);
  });

  it('is what the address asks for while that page is open', async () => {
    await beginToSpeak('en');
    follow('pl', '');
    await settled();
    expect([settings.lang, i18n.lang]).toEqual(['', 'en']);
  });
});

describe('the form of address', () => {
  it('is known to Polish only, and neutral until one is chosen', async () => {
    expect(knowsForms()).toBe(false);
    await speak('pl');
    expect([knowsForms(), i18n.form, lang()]).toEqual([true, 'neutral', 'pl']);
  });

  it('reaches every sentence at once, and what the server is asked for', async () => {
    await speak('pl');
    await loadTexts('table', 'wk1');
    const told = (): string[] => [t('wk1-result-won'), t('history-eyes-mine'), t('wk1-result-robbed'), lang()];
    expect(told()).toEqual(['Wygrywasz walkę', 'co było mi wiadomo', 'Okradziono cię', 'pl']);
    address('feminine');
    expect(told()).toEqual(['Wygrałaś walkę', 'co wiedziałam', 'Okradziono cię', 'pl-feminine']);
    address('masculine');
    expect(told()).toEqual(['Wygrałeś walkę', 'co wiedziałem', 'Okradziono cię', 'pl-masculine']);
    address('neutral');
    expect(told()[0]).toBe('Wygrywasz walkę');
    address('feminine');
    await speak('en');
    expect(lang()).toBe('en');
  });

  it('is kept on this device and follows what the person chose on another', async () => {
    address('masculine');
    i18n.form = 'neutral';
    await beginToSpeak(null);
    expect(i18n.form).toBe('masculine');
    follow('', '');
    expect(i18n.form).toBe('masculine');
    follow('', 'feminine');
    expect([i18n.form, settings.form]).toEqual(['feminine', 'feminine']);
    follow('', 'nonsense');
    expect(i18n.form).toBe('feminine');
  });
});
