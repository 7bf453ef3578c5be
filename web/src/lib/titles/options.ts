// What table options are called, and their values, as far as somebody wrote words for them.
import { t, tOr } from '../device/i18n.svelte';

type Value = string | number | boolean | undefined;

export const optionName = (name: string): string => tOr(`option-${name}`, name.replaceAll('_', ' '));

export function valueName(name: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return tOr(`option-${name}.v-${value}`, String(value).replaceAll('_', ' '));
}

/** What a ruling says of table options, such as "overbid = allowed | forbidden; ...", in words: one for each option. */
export function settingsOf(option: string): string[] {
  const parts = option.split(';').map((part) => part.trim()).filter(Boolean);
  return parts.map((part) => {
    const [name = '', values = ''] = part.split(' = ');
    const words = values.split(' | ').map((value) => (value === 'n' ? t('option-any') : valueName(name, value === 'true' ? true : value === 'false' ? false : value)));
    return `${optionName(name)}: ${words.join(' / ')}`;
  });
}
