// The chronicle as files to keep: Markdown, and one HTML page that needs nothing else.
import type { Chronicle } from '../net/protocol';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
// what Markdown would take for its own signs
const escapeMarkdown = (text: string): string => text.replaceAll(/([\\`*_[\]<>#|])/g, '\\$1');

const WHOLE = 200; // letters: a line of so many is a paragraph of its own, such as an entry of a book

/** The sentences of a chapter as paragraphs of a few sentences each. */
export function paragraphs(lines: { text: string }[], each = 4): string[] {
  const found: string[][] = [];
  let open = false; // whether the last one takes more
  for (const { text } of lines) {
    const whole = text.length > WHOLE;
    const last = found.at(-1);
    if (last && open && !whole && last.length < each) last.push(text);
    else found.push([text]);
    open = !whole;
  }
  return found.map((one) => one.join(' '));
}

export function toMarkdown(chronicle: Chronicle, heading: string, before: string): string {
  const parts = [`# ${escapeMarkdown(heading)}`];
  for (const chapter of chronicle.chapters) {
    parts.push(`## ${escapeMarkdown(chapter.heading || before)}`, ...paragraphs(chapter.lines).map(escapeMarkdown));
  }
  return `${parts.join('\n\n')}\n`;
}

const STYLE =
  'body{max-width:38rem;margin:3rem auto;padding:0 1rem;font:1.15rem/1.6 Georgia,serif;color:#231a12;background:#f9f2e4}' +
  'h1,h2{font-family:sans-serif;line-height:1.2}h2{border-bottom:2px solid #7d6747;margin-top:2.5rem}' +
  '@media print{body{background:none;margin:0}h2{break-after:avoid}p{orphans:3;widows:3}}';

export function toHtml(chronicle: Chronicle, heading: string, before: string, lang: string): string {
  const chapters = chronicle.chapters.map((chapter) => {
    const text = paragraphs(chapter.lines).map((one) => `<p>${escapeHtml(one)}</p>`).join('\n');
    return `<section>\n<h2>${escapeHtml(chapter.heading || before)}</h2>\n${text}\n</section>`;
  });
  return (
    `<!doctype html>\n<html lang="${escapeHtml(lang)}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta name="viewport" content="width=device-width">\n<title>${escapeHtml(heading)}</title>\n<style>${STYLE}</style>\n</head>\n` +
    `<body>\n<h1>${escapeHtml(heading)}</h1>\n${chapters.join('\n')}\n</body>\n</html>\n`
  );
}

/** Let the browser save a text as a file. */
export function save(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
