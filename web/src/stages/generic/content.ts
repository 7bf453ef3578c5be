import { contentOf, type Content } from '../../lib/titles/content.svelte';
import { getPlay } from '../../lib/play';

/** The cards of a title; without its name, of the table around. */
export function getContent(title: string): Content {
  return title ? contentOf(title) : getPlay().content;
}
