// Which clause is open in the rule dialogue, and where focus goes back to.
export const rulebox = $state<{ id: string; title: string }>({ id: '', title: '' });

/** The title that a clause belongs to. */
export const titleOf = (id: string): string => id.split('.')[0] ?? '';

/** Open a clause without leaving the screen. */
export function openRule(id: string): void {
  rulebox.title = titleOf(id);
  rulebox.id = id;
}
