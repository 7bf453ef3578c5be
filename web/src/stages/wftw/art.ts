// Which picture a card shows: a sign from the sprite, and seeded colours of the art direction.
const SIGNS: Record<string, string> = {
  st01: 'bandit', st02: 'barbarian', st03: 'sword-brandish', st04: 'battle-tank', st05: 'scales',
  st06: 'guards', st07: 'knapsack', st08: 'throne-king', st09: 'strongbox',
  bu01: 'sprint', bu02: 'donkey', bu03: 'mounted-knight', bu04: 'witch-face', bu05: 'trap-mask',
  bu06: 'barricade', bu07: 'coins', bu08: 'fox-head', bu09: 'sailboat', bu10: 'ray-gun',
  bu11: 'hound', bu12: 'diving-helmet', bu13: 'security-gate', bu14: 'medical-pack', bu15: 'drum',
  bu16: 'catapult', bu17: 'smoke-bomb', bu18: 'mine-truck', bu19: 'cavalry', bu20: 'lightning-bow',
  bu21: 'briefcase', bu22: 'bunker', bu23: 'siege-ram', bu24: 'lightning-storm', bu25: 'fog-light',
  bu26: 'tank-tread',
  bb01: 'cargo-crane', bb02: 'barrel', bb03: 'windmill', bb04: 'palisade', bb05: 'tavern-sign',
  bb06: 'factory-arm', bb07: 'trade', bb08: 'trophy-cup', bb09: 'oil-pump', bb10: 'solar-power',
  bb11: 'radio-tower', bb12: 'barracks', bb13: 'cellar-barrels', bb14: 'boat-engine',
  ob01: 'dam', ob02: 'shop', ob03: 'water-tower', ob04: 'shopping-cart', ob05: 'meteor-impact',
  ob06: 'tower-bridge', ob07: 'refinery', ob08: 'nuclear-plant', ob09: 'locked-fortress',
  ob10: 'tv-tower', ob11: 'barn', ob12: 'airplane', ob13: 'mirror-mirror', ob14: 'truck',
  ob15: 'greek-temple', ob16: 'hospital', ou01: 'king', ou02: 'factory',
  ou03: 'cloaked-figure-on-horseback', ou04: 'car-battery',
};

const SKIES = ['#d9a441', '#e3c893', '#a8452c', '#7fb0a4', '#8aa0b8', '#c9b27c'];
const GROUNDS = ['#c08a4e', '#a8452c', '#5b544e', '#b98a4a', '#7d6747'];
const ACCENTS = ['#a8452c', '#3f8f83', '#27405e', '#7a5aa6', '#d9a441', '#efe6d2'];

/** A small number made from a card id; the same card always looks the same. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

export function signOf(id: string, kind: string): string {
  return SIGNS[id] ?? (kind === 'base' ? 'military-fort' : 'meeple');
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
