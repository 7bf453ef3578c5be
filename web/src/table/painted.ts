/** After the next frame is on the screen; at once if nobody looks at the page, which then has no frames. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
