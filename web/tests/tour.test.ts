import { expect, it } from 'vitest';
import type { Prompt } from '../src/lib/protocol';
import { stepsOf } from '../src/lib/tour';

const prompt = (name: string, part: Partial<Prompt> = {}): Prompt => ({
  id: '1', seat: 0, name, kind: 'assign', rule: '', text: '', sealed: true, options: [], refused: [],
  timeout_answer: '', deadline: null, draft: [], complete: false, view: null, ...part,
});

it('follows the questions, round by round', () => {
  expect(stepsOf({ prompt: prompt('production'), view: { round: 1 } })).toEqual(['production']);
  expect(stepsOf({ prompt: prompt('marks'), view: { round: 1, bidding_round: 2 } })).toEqual(['marks-2']);
  expect(stepsOf({ prompt: prompt('production'), view: { round: 2 } })).toEqual(['production', 'production-again']);
});

it('speaks of an attack, and of the bill as the draft makes it', () => {
  const view = { round: 1, bidding_round: 1, mine: { guard: ['defend:0'], cover: { state: 'covered' } } };
  const drafted = { ...view, mine: { guard: ['defend:0'], cover: { state: 'short' } } };
  expect(stepsOf({ prompt: prompt('commitment'), view })).toEqual(['commitment-1', 'defend']);
  expect(stepsOf({ prompt: prompt('commitment', { draft: ['a@b'], view: drafted }), view })).toContain('bill-short');
});

it('says nothing while others think, and has a last word', () => {
  expect(stepsOf({ prompt: null, view: {} })).toEqual([]);
  expect(stepsOf({ prompt: null, view: { over: true } })).toEqual(['over']);
});
