// Fails the build when a bundle is larger than the performance budget allows. Sizes are brotli.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../src/dustboard/web_dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const known = new Map(); // packing takes its time, and most files count in several rows
const packed = (file) => {
  if (!known.has(file)) {
    const bytes = readFileSync(dist + file);
    known.set(file, file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length);
  }
  return known.get(file);
};

/** All files that an entry needs, itself and its static imports included. */
function files(keys) {
  const seen = new Set();
  const js = new Set();
  const css = new Set();
  const walk = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk "${key}"`);
    js.add(chunk.file);
    (chunk.css ?? []).forEach((file) => css.add(file));
    (chunk.imports ?? []).forEach(walk);
  };
  keys.forEach(walk);
  return { js: [...js], css: [...css] };
}
const sum = (list) => list.reduce((total, file) => total + packed(file), 0);
const text = (part) => `src/locales/en/${part}.ftl?raw`;
const titleText = (title) => `../src/dustboard/games/${title}/text/en/client.ftl`;
const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js')) ?? name;
const find = (prefix) => Object.keys(manifest).find((key) => key.startsWith(prefix)) ?? prefix;

const home = files(['index.html', find(text('core'))]);
const shell = ['index.html', named('board'), ...['core', 'table', 'decisions'].map((part) => find(text(part)))];
// every folder of stages is a title's stage; a title's texts for the client, if it has any, lie with the title
const stages = readdirSync(new URL('../src/stages/', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
/** The chunk of a stage; where parts of it are loaded later and share its code, it is known by them only. */
const kitOf = (stage) =>
  Object.keys(manifest).find((key) => key === `src/stages/${stage}/kit.ts`) ??
  Object.keys(manifest).find((key) => manifest[key].name === 'kit' && (manifest[key].dynamicImports ?? []).some((one) => one.startsWith(`src/stages/${stage}/`))) ??
  `src/stages/${stage}/kit.ts`;
const parts = (stage) => [kitOf(stage), ...Object.keys(manifest).filter((key) => key.startsWith(titleText(stage)))];
const tables = stages.map((stage) => [stage, files([...shell, ...parts(stage)])]);
/** How much more JS a stage is for somebody who has been at a table with another. */
const more = (first, second) => sum(files([...shell, ...parts(first), ...parts(second)]).js) - sum(files([...shell, ...parts(first)]).js);
const assets = readdirSync(`${dist}assets`).map((file) => `assets/${file}`);
const fonts = (...names) => sum(assets.filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(name))));
const latin = ['hyperlegible-latin-400', 'hyperlegible-latin-700', 'condensed-latin-600'];
const extended = ['hyperlegible-latin-ext-400', 'hyperlegible-latin-ext-700', 'condensed-latin-ext-600'];

const kB = 1000;
const rows = [
  ['home: JS', sum(home.js), 60 * kB],
  ['home: CSS', sum(home.css), 12 * kB],
  ['home: HTML', packed('index.html'), 8 * kB],
  ...tables.flatMap(([stage, table]) => [
    [`table with ${stage}: JS`, sum(table.js), 130 * kB],
    [`table with ${stage}: CSS`, sum(table.css), 24 * kB],
  ]),
  ...stages.flatMap((first) =>
    stages.filter((second) => second !== first).map((second) => [`${second} after ${first}: JS more`, more(first, second), 35 * kB]),
  ),
  ['fonts, English', fonts(...latin), 60 * kB],
  ['fonts, Polish', fonts(...latin, ...extended), 95 * kB],
  ...assets.filter((file) => file.endsWith('.svg')).map((file) => [`sprite ${file.slice(7)}`, packed(file), 40 * kB]),
  ...Object.keys(manifest).filter((key) => key.includes('.ftl')).map((key) => [`texts ${key.replace(/.*(locales|games)\//, '').replace('?raw', '')}`, packed(manifest[key].file), 60 * kB]),
];
let over = 0;
for (const [name, size, limit] of rows) {
  const bad = size > limit || size === 0;
  if (bad) over += 1;
  console.log(`${bad ? 'OVER' : 'ok  '} ${name.padEnd(36)} ${(size / kB).toFixed(1).padStart(7)} of ${limit / kB} kB`);
}
if (over > 0) {
  console.error(`budget: ${over} of ${rows.length} sizes are over the limit (or empty)`);
  process.exit(1);
}
