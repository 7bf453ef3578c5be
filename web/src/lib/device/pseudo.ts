// A made-up language for overflow tests: every text 35 % longer and with marks on its letters.
const MARKED: Record<string, string> = {
  a: 'á', c: 'ç', e: 'é', i: 'í', l: 'ł', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý', z: 'ž',
  A: 'Á', C: 'Ç', E: 'É', I: 'Í', L: 'Ł', N: 'Ñ', O: 'Ó', S: 'Š', U: 'Ú', Y: 'Ý', Z: 'Ž',
};

/** Lengthen a piece of text and mark its letters, so that what is not translated stands out. */
export function longer(text: string): string {
  const marked = [...text].map((letter) => MARKED[letter] ?? letter).join('');
  const letters = text.replace(/\s/g, '').length;
  return letters < 3 ? marked : `${marked}${'~'.repeat(Math.ceil(letters * 0.35))}`;
}
