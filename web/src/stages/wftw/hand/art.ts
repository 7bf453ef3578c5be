// How the picture of a card looks around its sign: seeded colours of the art direction.
const SKIES = ['#d9a441', '#e3c893', '#a8452c', '#7fb0a4', '#8aa0b8', '#c9b27c'];
const GROUNDS = ['#c08a4e', '#a8452c', '#5b544e', '#b98a4a', '#7d6747'];
const ACCENTS = ['#a8452c', '#3f8f83', '#27405e', '#7a5aa6', '#d9a441', '#efe6d2'];

/** A small number made from a card id; the same card always looks the same. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

export interface Look {
  sky: string;
  ground: string;
  accent: string;
  dune: string;
  shift: [number, number];
}

/** Colours, one dune line and the misregistration of a card's picture. */
export function pictureOf(id: string): Look {
  const seed = seedOf(id);
  const pick = (list: string[], by: number): string => list[by % list.length] as string;
  const sky = pick(SKIES, seed);
  const accents = ACCENTS.filter((colour) => colour !== sky);
  const rise = 4 + ((seed >> 3) % 9);
  const bend = 30 + ((seed >> 5) % 60);
  return {
    sky,
    ground: pick(GROUNDS, seed >> 4),
    accent: pick(accents, seed >> 7),
    dune: `M0 47q${bend} ${-rise} 60 0t60 ${rise % 5}V76H0z`,
    shift: [1.5 + ((seed >> 9) % 2), 1 + ((seed >> 10) % 2)],
  };
}
