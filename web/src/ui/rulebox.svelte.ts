// Which clause is open in the rule dialogue, and where focus goes back to.
export const rulebox = $state<{ id: string; title: string }>({ id: '', title: '' });

/** Open a clause without leaving the screen. */
export function openRule(id: string): void {
  rulebox.title = id.split('.')[0] ?? '';
  rulebox.id = id;
}
