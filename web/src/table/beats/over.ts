// Where on the page the stage is, for what lies over it and leaves the prompt free.
const LEAST = 520; // px: on a narrower stage it lies over the whole page

/** The middle of the stage from left to right, as a CSS length. */
export function overStage(): string {
  const box = document.getElementById('stage')?.getBoundingClientRect();
  return box && box.width >= LEAST ? `${box.left + box.width / 2}px` : '50%';
}
