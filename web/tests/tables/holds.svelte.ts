import type { TableStore } from '../../src/lib/net/table.svelte';

/** A stage that holds what comes after this score, as a reader does; it gives how to leave it, and what it has seen. */
export function holding(table: TableStore, score: number): { seen: number[]; leave: () => void } {
  const seen: number[] = [];
  const leave = $effect.root(() => {
    $effect.pre(() => void seen.push(table.view['score'] as number));
    $effect(() => (table.view['score'] === score ? table.beats.hold() : table.beats.release()));
  });
  return { seen, leave };
}
