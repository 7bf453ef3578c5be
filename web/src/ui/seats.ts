// How seats look: a colour, a letter and a pattern each, so that colour never stands alone.
export interface SeatLook {
  letter: string;
  fill: string;
  ink: string;
  pattern: string;
  house?: House;
}

/** Whom a seat plays in a title that has houses: the key of the name, the icon of the sign. */
export interface House {
  name: string;
  icon: string;
}

/** What a title changes about seats. */
export interface Paint {
  fills: Record<number, string>;
  houses: House[];
}

const LOOKS: SeatLook[] = [
  { letter: 'A', fill: '#e69f00', ink: '#000', pattern: 'dots' },
  { letter: 'B', fill: '#0072b2', ink: '#fff', pattern: 'waves' },
  { letter: 'C', fill: '#d55e00', ink: '#000', pattern: 'hatching' },
  { letter: 'D', fill: '#f0e442', ink: '#000', pattern: 'checks' },
  { letter: 'E', fill: '#009e73', ink: '#000', pattern: 'ring' },
  { letter: 'F', fill: '#56b4e9', ink: '#000', pattern: 'half' },
  { letter: 'G', fill: '#cc79a7', ink: '#000', pattern: 'cross' },
  { letter: 'H', fill: '#3b3b3b', ink: '#fff', pattern: 'stripes' },
];

/** The pattern of a seat as dashes around its face. */
export const RINGS: Record<string, string> = {
  dots: '3 12', waves: '14 6', hatching: '2 6', checks: '9 9', ring: '0', half: '135 135', cross: '16 4 2 4', stripes: '22 12',
};

// titles may paint seats in colours of their own; small enough to be there before their stage is
const paints = import.meta.glob<Paint>('../stages/*/paint.ts', { eager: true, import: 'paint' });

/** The look of a seat at a table of this title. */
export function lookOf(seat: number, title = ''): SeatLook {
  const look = LOOKS[seat % LOOKS.length] as SeatLook;
  const paint = paints[`../stages/${title}/paint.ts`];
  const house = paint?.houses[seat];
  return { ...look, fill: paint?.fills[seat] ?? look.fill, ...(house ? { house } : {}) };
}

const ROOM = 10; // letters that a narrow place has room for

/** A name for a narrow place: the first word of one that is too long for it. */
export function shortName(name: string): string {
  const [first = name] = name.split(' ');
  return name.length > ROOM && first.length > 2 ? first : name;
}
