// Where on the page the stage is, for what lies over it and leaves the prompt free.
const LEAST = 520; // px: on a narrower stage it lies over the whole page
const GAP = 12;

const stage = (): DOMRect | null => document.getElementById('stage')?.getBoundingClientRect() ?? null;

/** The middle of the stage from left to right, as a CSS length. */
export function overStage(): string {
  const box = stage();
  return box && box.width >= LEAST ? `${box.left + box.width / 2}px` : '50%';
}

/** The upper corner of the stage that is nearest to the prompt, and no more of the stage than it has. */
export function besidePrompt(): string {
  const box = stage();
  if (!box || box.width === 0) return '';
  const gap = box.width < LEAST ? 8 : GAP;
  return `top:${box.top + gap}px;right:${Math.max(8, innerWidth - box.right + gap)}px;max-height:${Math.max(160, box.height - 2 * gap)}px`;
}
