// Makes what does not fit a card smaller: it is laid out on a larger card of the same shape, which is then shrunk.
const MOST = 6; // long texts, read at twice the size
const STEPS = 7; // each halves what is left between too small and large enough
const SPARE = 0.95; // of the height: letters on paper are not quite as wide as on the screen

function fits(face: HTMLElement): boolean {
  const card = face.firstElementChild;
  return !card || (card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1);
}

/** Find the smallest card that holds it all; `--k` says how many times larger than the paper it is. */
function shrink(face: HTMLElement): void {
  const put = (times: number): boolean => {
    face.style.setProperty('--k', times.toFixed(3));
    face.style.setProperty('--part', String(SPARE));
    const held = fits(face);
    face.style.setProperty('--part', '1');
    return held;
  };
  if (put(1)) return;
  let [low, high] = [1, MOST];
  for (let step = 0; step < STEPS; step += 1) {
    const half = (low + high) / 2;
    if (put(half)) high = half;
    else low = half;
  }
  put(high);
}

/** Keep the card in an element as large as it can be; again when its fonts have come. */
export function fit(face: HTMLElement): void {
  shrink(face);
  void document.fonts?.ready.then(() => {
    shrink(face);
    face.dataset['fit'] = face.style.getPropertyValue('--k');
  });
}
