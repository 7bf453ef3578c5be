// Arrow keys move focus inside a group; only one of its members is in the tab order.
export function roving(node: HTMLElement, selector: string): { destroy(): void } {
  function onkeydown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: -1 }[event.key];
    if (step === undefined && ends === undefined) return;
    const members = [...node.querySelectorAll<HTMLElement>(selector)];
    const at = members.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next = step === undefined ? members.at(ends ?? 0) : members[(at + step + members.length) % members.length];
    members.forEach((member) => (member.tabIndex = member === next ? 0 : -1));
    next?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}
