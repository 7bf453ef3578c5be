// Sets of house rules by name, as the wizard offers them. What an option does is the server's business.
import type { CreateTable } from './protocol';

export type Options = NonNullable<CreateTable['options']>;
export type Preset = 'written' | 'first' | 'custom';
export const PRESETS: Preset[] = ['written', 'first', 'custom'];

// shorter and kinder: an early end, no bill that can't be paid, and nobody loses what they began with
const FIRST: Record<string, Options> = {
  wftw: { victory_goal: 12, overbid: 'forbidden', starter_bases: 'immune' },
};

/** The options of a preset; `custom` keeps what is there. */
export function optionsOf(preset: Preset, title: string, now: Options): Options {
  if (preset === 'custom') return now;
  return preset === 'first' ? { ...FIRST[title] } : {};
}

/** Which preset a set of options is. */
export function presetOf(title: string, options: Options): Preset {
  const same = (other: Options): boolean => {
    const keys = Object.keys(other);
    return keys.length === Object.keys(options).length && keys.every((key) => options[key] === other[key]);
  };
  if (same({})) return 'written';
  return FIRST[title] && same(FIRST[title]) ? 'first' : 'custom';
}
