// How seats look: a colour, a letter and a pattern each, so that colour never stands alone.
export interface SeatLook {
  letter: string;
  fill: string;
  ink: string;
  pattern: string;
  house: string; // the key of the house name, and the icon of its sign
  icon: string;
}

const LOOKS: SeatLook[] = [
  { letter: 'A', fill: '#e69f00', ink: '#000', pattern: 'dots', house: 'salt-table', icon: 'ladle' },
  { letter: 'B', fill: '#0072b2', ink: '#fff', pattern: 'waves', house: 'ninth-axle', icon: 'car-wheel' },
  { letter: 'C', fill: '#d55e00', ink: '#000', pattern: 'hatching', house: 'rust-crown', icon: 'crown' },
  { letter: 'D', fill: '#f0e442', ink: '#000', pattern: 'checks', house: 'kite-court', icon: 'kite' },
  { letter: 'E', fill: '#009e73', ink: '#000', pattern: 'ring', house: 'green-glass', icon: 'square-bottle' },
  { letter: 'F', fill: '#56b4e9', ink: '#000', pattern: 'half', house: 'low-tide', icon: 'anchor' },
  { letter: 'G', fill: '#cc79a7', ink: '#000', pattern: 'cross', house: 'hundred-keys', icon: 'keyring' },
  { letter: 'H', fill: '#3b3b3b', ink: '#fff', pattern: 'stripes', house: 'widows-due', icon: 'hood' },
];

/** The look of a seat; War for the Wasteland paints seat A in bone. */
export function lookOf(seat: number, title = ''): SeatLook {
  const look = LOOKS[seat % LOOKS.length] as SeatLook;
  return seat === 0 && title === 'wftw' ? { ...look, fill: '#efe6d2' } : look;
}
