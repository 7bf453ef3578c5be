// Cards that are dragged to a place. What may lie there is asked of the desk, not decided here.
const KIND = 'text/x-card';

/** A card is taken. */
export function lift(id: string): (event: DragEvent) => void {
  return (event) => {
    event.dataTransfer?.setData(KIND, id);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  };
}

/** Cards can be dropped on this; `put` says what happens then, null while nothing can lie there. */
export function drops(node: HTMLElement, put: ((id: string) => void) | null): { update(next: typeof put): void; destroy(): void } {
  let now = put;
  const carries = (event: DragEvent): boolean => now !== null && (event.dataTransfer?.types.includes(KIND) ?? false);
  const over = (event: DragEvent): void => {
    if (!carries(event)) return;
    event.preventDefault();
    node.classList.add('over');
  };
  const leave = (): void => node.classList.remove('over');
  const drop = (event: DragEvent): void => {
    leave();
    if (!carries(event)) return;
    event.preventDefault();
    now?.(event.dataTransfer?.getData(KIND) ?? '');
  };
  node.addEventListener('dragover', over);
  node.addEventListener('dragleave', leave);
  node.addEventListener('drop', drop);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('dragover', over);
      node.removeEventListener('dragleave', leave);
      node.removeEventListener('drop', drop);
    },
  };
}
