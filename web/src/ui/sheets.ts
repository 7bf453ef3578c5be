// The icons of the page. `scripts/icons.json` names a sheet for each title, and `ui` for all; the drawings of a
// title are sheets of their own, called `title/sheet`; those that several titles show are `ui/sheet`. They lie in the
// package, because what is printed shows them too.
//
// A `<use>` that points into another file is looked up anew for each icon, which on a phone takes longer
// than all the rest of an icon. So a sheet is read once, and each icon that is shown is laid into the page
// once, under a number: the page never holds the name of a picture that is not to be seen.
const SVG = 'http://www.w3.org/2000/svg';
const files = import.meta.glob<string>('../../../src/dustboard/drawings/*/*.svg', { eager: true, query: '?url', import: 'default' });
const fileOf = (set: string): string | undefined => files[`../../../src/dustboard/drawings/${set.includes('/') ? set : `icons/${set}`}.svg`];
const sheets = new Map<string, Map<string, Element>>(); // by set: the drawings that have been read
const reading = new Set<string>();
const laid = new Map<string, string>(); // "set#name" -> its id in the page
const missing = new Map<string, [name: string, id: string][]>(); // by set: asked for before it was read
let shelf: SVGSVGElement | null = null;

function drawing(sheet: Map<string, Element>, name: string, id: string): Element[] {
  const symbol = sheet.get(name);
  if (!symbol) return [];
  const copy = document.importNode(symbol, true);
  copy.id = id;
  return [copy];
}

function lay(...drawings: Element[]): void {
  if (!shelf) {
    shelf = document.createElementNS(SVG, 'svg');
    shelf.setAttribute('aria-hidden', 'true');
    shelf.setAttribute('class', 'shelf');
    document.body.append(shelf);
  }
  shelf.append(...drawings);
}

async function read(set: string): Promise<void> {
  const file = fileOf(set);
  if (!file || reading.has(set)) return;
  reading.add(set);
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    const found = new Map([...sheet.querySelectorAll('symbol')].map((one) => [one.id, one as Element]));
    sheets.set(set, found);
    lay(...(missing.get(set) ?? []).flatMap(([name, id]) => drawing(found, name, id)));
    missing.delete(set);
  } catch {
    reading.delete(set); // whoever needs an icon next tries again
  }
}

/** What a `<use>` points at to show an icon; the drawing may come later. */
export function iconRef(set: string, name: string): string {
  const key = `${set}#${name}`;
  const known = laid.get(key);
  const id = known ?? `icon-${laid.size}`;
  const sheet = sheets.get(set);
  if (known === undefined) {
    laid.set(key, id);
    if (sheet) lay(...drawing(sheet, name, id));
    else missing.set(set, [...(missing.get(set) ?? []), [name, id]]);
  }
  if (!sheet) void read(set);
  return `#${id}`;
}
