// Sets of house rules by name, as the wizard offers them. Which there are is the title's business.
import type { CreateTable, TitleInfo } from '../net/protocol';

export type Options = NonNullable<CreateTable['options']>;
/** `written` and `custom` every title has; the others are its own. */
export const WRITTEN = 'written';
export const CUSTOM = 'custom';

/** The options of a preset; `custom` keeps what is there. */
export function optionsOf(preset: string, title: TitleInfo, now: Options): Options {
  if (preset === CUSTOM) return now;
  return { ...title.presets.find((one) => one.id === preset)?.options };
}

/** Which preset a set of options is. */
export function presetOf(title: TitleInfo, options: Options): string {
  const same = (other: Options): boolean => {
    const keys = Object.keys(other);
    return keys.length === Object.keys(options).length && keys.every((key) => options[key] === other[key]);
  };
  if (same({})) return WRITTEN;
  return title.presets.find((one) => same(one.options))?.id ?? CUSTOM;
}
