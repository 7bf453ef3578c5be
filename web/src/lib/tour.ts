// Which steps of the guided tour fit what the table asks now; each is shown once, if it has a text.
import type { TableState } from './protocol';

interface Glimpse {
  round?: number;
  bidding_round?: number;
  over?: boolean;
  mine?: { guard?: string[]; cover?: { state?: string } } | null;
}

/** The keys of the steps that fit, the most particular last. */
export function stepsOf(state: Pick<TableState, 'prompt' | 'view'>): string[] {
  const { prompt } = state;
  const view = (prompt?.view ?? state.view) as Glimpse;
  if (!prompt) return view.over ? ['over'] : [];
  const bidding = prompt.name === 'marks' || prompt.name === 'commitment';
  const steps = [bidding ? `${prompt.name}-${view.bidding_round ?? 0}` : prompt.name];
  if ((view.round ?? 1) > 1) steps.push(`${prompt.name}-again`);
  if (prompt.name === 'commitment') {
    if ((view.mine?.guard ?? []).length > 0) steps.push('defend');
    if (prompt.draft.length > 0) steps.push(`bill-${view.mine?.cover?.state ?? 'covered'}`);
  }
  return steps;
}
