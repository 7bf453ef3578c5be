// Builds, into the package, one SVG sprite per title, and one for the interface, from the game-icons collection.
// Coordinates are rounded to whole numbers of the 512 grid, which halves the size.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const sprites = JSON.parse(readFileSync(`${here}/icons.json`, 'utf8'));
const out = `${here}/../../src/dustboard/drawings/icons`;

function symbol(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`;
  const { data } = optimize(svg, { multipass: true, floatPrecision: 0 });
  // no fill of its own: icons take the colour of the text, pictures the colour they ask for
  const body = data.replaceAll(/ fill="(currentColor|#000|currentcolor)"/g, '').replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

mkdirSync(out, { recursive: true });
for (const [title, names] of Object.entries(sprites)) {
  const unique = [...new Set(names)].sort();
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${unique.map(symbol).join('')}</svg>`;
  const file = `${out}/${title}.svg`;
  let old = '';
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // the first run
  }
  if (old !== text) writeFileSync(file, text);
}
