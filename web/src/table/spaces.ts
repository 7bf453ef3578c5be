// Keys on a board: one of its spaces is in the tab order, arrows go to the nearest space in their
// direction, Home and End to the first and last. Spaces are the elements with `data-space`.
const TURN: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Middle {
  x: number;
  y: number;
}

/** Which of the others lies nearest in a direction, within a cone of 90 degrees; -1 for none. */
export function nearest(from: Middle, others: Middle[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    if (ahead <= 0.5 || aside > ahead) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** The spaces of a board that can be seen. */
export function spacesIn(node: ParentNode): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('[data-space]')].filter((one) => one.offsetParent !== null);
}

const middle = (one: HTMLElement): Middle => {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Move the focus, and the place in the tab order, to a space. */
export function goTo(node: ParentNode, space: HTMLElement): void {
  for (const one of node.querySelectorAll<HTMLElement>('[data-space]')) one.tabIndex = one === space ? 0 : -1;
  space.focus();
  space.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function spaces(node: HTMLElement): { destroy(): void } {
  function onkeydown(event: KeyboardEvent): void {
    const all = spacesIn(node);
    const here = document.activeElement as HTMLElement;
    if (!all.includes(here)) return;
    const turn = TURN[event.key];
    let next: HTMLElement | undefined;
    if (turn) next = all[nearest(middle(here), all.map(middle), turn)];
    else if (event.key === 'Home') next = all[0];
    else if (event.key === 'End') next = all.at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (next) goTo(node, next);
  }
  node.dataset['board'] = '';
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}
