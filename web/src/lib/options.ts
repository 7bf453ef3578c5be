// What table options are called, and their values, as far as somebody wrote words for them.
import { t, tOr } from './i18n.svelte';

type Value = string | number | boolean | undefined;

export const optionName = (name: string): string => tOr(`option-${name}`, name.replaceAll('_', ' '));

export function valueName(name: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return tOr(`option-${name}.v-${value}`, String(value).replaceAll('_', ' '));
}
