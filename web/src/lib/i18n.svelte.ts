// Texts by key, from the Fluent files in `locales/<language>/<part>.ftl`.
//
// Parts are loaded when a screen needs them. The language can change at any time; everything that
// calls `t` is then written anew, because `t` reads the reactive `i18n.version`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { longer } from './pseudo';

/** A file of texts; titles have one of their own, named as they are. */
export type Part = string;
export type Args = Record<string, FluentVariable>;

const FALLBACK = 'en';
const files = import.meta.glob<string>('../locales/*/*.ftl', { query: '?raw', import: 'default' });
const texts = new Map<string, string>(); // "en/core" -> the file

export const i18n = $state({ lang: FALLBACK, version: 0 });
let bundles: FluentBundle[] = [];
const parts = new Set<Part>();

/** The languages that have texts of their own. */
export function languages(): string[] {
  const found = new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''));
  return [...found].sort();
}

async function read(lang: string, part: Part): Promise<void> {
  const name = `${lang}/${part}`;
  const load = files[`../locales/${name}.ftl`];
  if (!load || texts.has(name)) return;
  texts.set(name, await load());
}

function rebuild(): void {
  const pseudo = i18n.lang === 'pseudo';
  const order = pseudo || i18n.lang === FALLBACK ? [FALLBACK] : [i18n.lang, FALLBACK];
  bundles = order.map((lang) => {
    const options = { useIsolating: false, ...(pseudo ? { transform: longer } : {}) };
    const bundle = new FluentBundle(lang, options);
    for (const part of parts) {
      const text = texts.get(`${lang}/${part}`);
      if (text !== undefined) bundle.addResource(new FluentResource(text));
    }
    return bundle;
  });
  i18n.version += 1;
}

async function readAll(): Promise<void> {
  const wanted = i18n.lang === 'pseudo' ? [FALLBACK] : [i18n.lang, FALLBACK];
  await Promise.all(wanted.flatMap((lang) => [...parts].map((part) => read(lang, part))));
  rebuild();
}

/** Make sure that parts are there before a screen that uses them is shown. */
export async function loadTexts(...wanted: Part[]): Promise<void> {
  const missing = wanted.filter((part) => !parts.has(part));
  if (missing.length === 0 && bundles.length > 0) return;
  missing.forEach((part) => parts.add(part));
  await readAll();
}

/** Speak another language from now on. */
export async function setLanguage(lang: string): Promise<void> {
  i18n.lang = lang === 'pseudo' || languages().includes(lang) ? lang : FALLBACK;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = i18n.lang === 'pseudo' ? FALLBACK : i18n.lang;
  }
  await readAll();
}

/** Whether a text with this key exists in some language. */
export function has(key: string): boolean {
  void i18n.version;
  const [id, attribute] = key.split('.') as [string, string | undefined];
  return bundles.some((bundle) => {
    const message = bundle.getMessage(id);
    return message && (attribute ? message.attributes[attribute] : message.value);
  });
}

/** The text of a key such as `home-title` or `step-2.rule`; the key itself if nobody wrote it. */
export function t(key: string, args?: Args): string {
  void i18n.version;
  const [id, attribute] = key.split('.') as [string, string | undefined];
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return `{${key}}`;
}

/** The text of the first key that exists, else the words given. */
export function tOr(key: string, words: string, args?: Args): string {
  return has(key) ? t(key, args) : words;
}
