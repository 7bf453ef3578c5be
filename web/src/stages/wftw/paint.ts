import type { Paint } from '../../ui/seats';

/** The houses of the wasteland; the Salt Table's colour is bone. */
export const paint: Paint = {
  fills: { 0: '#efe6d2' },
  houses: [
    { name: 'house-salt-table', icon: 'ladle' },
    { name: 'house-ninth-axle', icon: 'car-wheel' },
    { name: 'house-rust-crown', icon: 'crown' },
    { name: 'house-kite-court', icon: 'kite' },
    { name: 'house-green-glass', icon: 'square-bottle' },
    { name: 'house-low-tide', icon: 'anchor' },
    { name: 'house-hundred-keys', icon: 'keyring' },
    { name: 'house-widows-due', icon: 'hood' },
  ],
};
