// The chronicle as files to keep: Markdown, and one HTML page that needs nothing else.
import type { Chronicle } from '../net/protocol';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
// what Markdown would take for its own signs
const escapeMarkdown = (text: string): string => text.replaceAll(/([\\`*_[\]<>#|])/g, '\\$1');

/** A paragraph: a passage under its own heading, or what happened between two of them. */
export interface Part {
  heading: string;
  text: string;
}

/** The sentences of a chapter as paragraphs: passages whole, a few sentences each between them. */
export function paragraphs(lines: { text: string; heading?: string }[], each = 4): Part[] {
  const found: (Part & { sentences: number })[] = [];
  for (const { text, heading = '' } of lines) {
    const last = found.at(-1);
    if (last && !heading && !last.heading && last.sentences < each) {
      last.text += ` ${text}`;
      last.sentences += 1;
    } else found.push({ heading, text, sentences: 1 });
  }
  return found.map(({ heading, text }) => ({ heading, text }));
}

export function toMarkdown(chronicle: Chronicle, heading: string, before: string): string {
  const parts = [`# ${escapeMarkdown(heading)}`];
  for (const chapter of chronicle.chapters) {
    parts.push(`## ${escapeMarkdown(chapter.heading || before)}`, ...paragraphs(chapter.lines).map((part) => (part.heading ? `### ${escapeMarkdown(part.heading)}\n\n` : '') + escapeMarkdown(part.text)));
  }
  return `${parts.join('\n\n')}\n`;
}

const STYLE =
  'body{max-width:38rem;margin:3rem auto;padding:0 1rem;font:1.15rem/1.6 Georgia,serif;color:#231a12;background:#f9f2e4}' +
  'h1,h2{font-family:sans-serif;line-height:1.2}h2{border-bottom:2px solid #7d6747;margin-top:2.5rem}h3{margin:1.6rem 0 0.2rem}h3+p{margin-top:0}' +
  '.done{font:0.95rem/1.45 sans-serif;border-left:4px solid #7d6747;padding-left:0.8rem}' +
  '@media print{body{background:none;margin:0}h2{break-after:avoid}p{orphans:3;widows:3}}';

export function toHtml(chronicle: Chronicle, heading: string, before: string, lang: string): string {
  const chapters = chronicle.chapters.map((chapter) => {
    const tells = chapter.lines.some((line) => line.heading); // between passages stands what was done
    const text = paragraphs(chapter.lines).map((one) => (one.heading ? `<h3>${escapeHtml(one.heading)}</h3>\n<p>${escapeHtml(one.text)}</p>` : `<p${tells ? ' class="done"' : ''}>${escapeHtml(one.text)}</p>`)).join('\n');
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
