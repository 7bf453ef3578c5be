// Card facts of this title; a server that sends only names and texts gets cards without numbers.
import { contentOf } from '../../lib/content.svelte';
import type { WarCard } from './view';

export function warCard(id: string | null | undefined): WarCard | undefined {
  const facts = id ? contentOf('wftw').cards.get(id) : undefined;
  if (!facts) return undefined;
  const bare = { kind: 'unit', tags: [], attack: 0, defence: 0, acquisition: 0, worth: 0, art: 'card-random', build: {} };
  return { ...bare, ...facts, numbers: 'kind' in facts } as unknown as WarCard;
}
