// What things are called, from the cards that the server sent; keys of answers and views name them.
import { t } from '../../lib/device/i18n.svelte';
import { contentOf, type CardFacts } from '../../lib/titles/content.svelte';
import type { TaskView } from './view';

export const facts = (id: string): CardFacts | undefined => contentOf('wk2').cards.get(id);

/** The name of a card, a space, a knight; "" for nothing. */
export const nameOf = (id: string | null | undefined): string => (id ? (facts(id)?.name ?? id) : '');

/** A gear card by its face: its id, and whether its broken side is up. */
export function faceOf(key: string): { id: string; broken: boolean } {
  const [id = '', side = ''] = key.split(':');
  return { id, broken: side === 'broken' };
}

export function faceName(key: string): string {
  const { id, broken } = faceOf(key);
  return broken ? t('wk2-broken-name', { name: nameOf(id) }) : nameOf(id);
}

/** A pair of printed values by side: working, then broken. */
export function sided<T>(id: string, field: string, broken: boolean): T | undefined {
  const pair = facts(id)?.[field];
  return Array.isArray(pair) ? (pair[broken ? 1 : 0] as T) : undefined;
}

/** What is left to do for a city task, how far it is, and where it counted so far. */
export function taskGoal(task: TaskView): string {
  const left = task.of - task.now;
  if (left <= 0) return t('wk2-task-waits');
  const goals = facts(task.card)?.['goals'] as string[] | undefined;
  const LANDS = ['west', 'east', 'rift', 'isle'];
  const seen = task.seen.map((one) => (LANDS.includes(one) ? t(`wk2-land-${one}`) : facts(one) ? nameOf(one) : t('wk2-task-round', { n: one })));
  return t('wk2-task-goal', { goal: goals?.[left - 1] ?? '', now: task.now, of: task.of, seen: seen.join(', ') || 'none' }).trim();
}
