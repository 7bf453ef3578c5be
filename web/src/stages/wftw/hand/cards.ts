// Card facts of this title; a server that sends only names and texts gets cards without numbers.
import { contentOf, type CardFacts } from '../../../lib/titles/content.svelte';
import { t } from '../../../lib/device/i18n.svelte';
import type { Base, Stock } from '../view';

/** The facts of a card that the card endpoint adds for this title. */
export interface WarCard extends CardFacts {
  kind: 'unit' | 'base';
  numbers: boolean; // whether the server sent the figures below
  tags: string[];
  attack: number;
  defence: number;
  acquisition: number;
  worth: number; // its points on the table, as the server counts them
  art: string;
  build: Partial<Stock>;
}

export function warCard(id: string | null | undefined): WarCard | undefined {
  const facts = id ? contentOf('wftw').cards.get(id) : undefined;
  if (!facts) return undefined;
  const bare = { kind: 'unit', tags: [], attack: 0, defence: 0, acquisition: 0, worth: 0, art: 'card-random', build: {} };
  return { ...bare, ...facts, numbers: 'kind' in facts } as unknown as WarCard;
}

/** A card by its name; of several alike in a tableau by name and number, as the log names it. */
export function copyName(name: string, copy: number): string {
  return copy > 0 ? t('card-copy', { name, n: copy }) : name;
}

/** A base card of a tableau by its name. */
export function baseName(base: Base | undefined): string {
  const name = (base && contentOf('wftw').cards.get(base.card)?.name) || '';
  return copyName(name, base?.copy ?? 0);
}
