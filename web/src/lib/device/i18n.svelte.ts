// Texts by key, from the Fluent files in `locales/<language>/<part>.ftl`; those of a title stand in its
// own folder as `text/<language>/client.ftl`, and the names of its options beside them in `options.ftl`:
// the part `options` is all of these together, because lists of tables name options of any title.
//
// Parts are loaded when a screen needs them. The language can change at any time; everything that
// calls `t` is then written anew, because `t` reads the reactive `i18n.version`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { longer } from './pseudo';

/** A file of texts; the part of a title is named as the title is. */
export type Part = string;
export type Args = Record<string, FluentVariable>;

const FALLBACK = 'en';
const own = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });
const ofTitles = import.meta.glob<string>('../../../../src/dustboard/games/*/text/*/{client,options}.ftl', { query: '?raw', import: 'default' });
const NAMED = /locales\/(?<lang>[^/]+)\/(?<part>[^/]+)\.ftl$|games\/(?<title>[^/]+)\/text\/(?<spoken>[^/]+)\/(?<file>[^/]+)\.ftl$/;

/** The name of a part in a language, such as "en/core". */
function nameOf(path: string): string {
  const { lang, part, title, spoken, file } = NAMED.exec(path)?.groups ?? {};
  return `${lang ?? spoken}/${part ?? (file === 'client' ? title : file)}`;
}
type Load = () => Promise<string>;
const files = new Map<string, Load[]>();
for (const [path, load] of Object.entries({ ...own, ...ofTitles })) {
  files.set(nameOf(path), [...(files.get(nameOf(path)) ?? []), load]);
}
const texts = new Map<string, string>(); // "en/core" -> what is in its files

/** How a reader is spoken to, in a language with forms for it; every text has it as `$form`. */
export const FORMS = ['neutral', 'feminine', 'masculine'] as const;
export type Form = (typeof FORMS)[number];
const FORMED = ['pl'];

export const i18n: { lang: string; form: Form; version: number } = $state({ lang: FALLBACK, form: 'neutral', version: 0 });
let bundles: FluentBundle[] = [];
let built: string[] = []; // the files that the bundles are made of
const parts = new Set<Part>();

/** The languages that have texts of their own. */
export function languages(): string[] {
  return [...new Set([...files.keys()].map((name) => name.split('/')[0] ?? ''))].sort();
}

const reading = new Map<string, Promise<void>>();

function read(lang: string, part: Part): Promise<void> {
  const name = `${lang}/${part}`;
  const loads = files.get(name);
  if (!loads || texts.has(name)) return Promise.resolve();
  const begun = reading.get(name);
  if (begun) return begun;
  const done = Promise.all(loads.map((load) => load())).then(
    (found) => void texts.set(name, found.join('\n')),
    (error: unknown) => {
      reading.delete(name); // the next who needs it tries again
      throw error;
    },
  );
  reading.set(name, done);
  return done;
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
  built = [...texts.keys()].filter((name) => order.some((lang) => name.startsWith(`${lang}/`)));
  i18n.version += 1;
}

const spoken = (): string[] => (i18n.lang === 'pseudo' ? [FALLBACK] : [...new Set([i18n.lang, FALLBACK])]);

async function readAll(): Promise<void> {
  await Promise.all(spoken().flatMap((lang) => [...parts].map((part) => read(lang, part))));
  rebuild();
}

/** Make sure that parts are there before a screen that uses them is shown. */
export async function loadTexts(...wanted: Part[]): Promise<void> {
  wanted.forEach((part) => parts.add(part));
  const needed = spoken().flatMap((lang) => wanted.map((part) => `${lang}/${part}`));
  const there = needed.every((name) => built.includes(name) || !files.has(name));
  if (there && bundles.length > 0) return;
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

/** Whether the language that is spoken knows forms of address. */
export function knowsForms(): boolean {
  return FORMED.includes(i18n.lang);
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
    if (pattern) return bundle.formatPattern(pattern, { form: i18n.form, ...args }, []);
  }
  return `{${key}}`;
}

/** The text of the first key that exists, else the words given. */
export function tOr(key: string, words: string, args?: Args): string {
  return has(key) ? t(key, args) : words;
}

/** Names as they are said in a row: "Ana, Bo and Cy". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(i18n.lang === FALLBACK ? 'en-GB' : i18n.lang, { type: 'conjunction' }).format(names);
}
