// Where a person was at a table, kept over a reload: the part of the page, and how far up the log.
const KEY = 'dustboard.place';
const REGIONS = ['prompt', 'stage', 'dock', 'logpanel'];

export interface Place {
  code: string;
  region: string;
  log: number | null; // null while the log follows the newest line
  tab: string;
  side: string;
  dock: boolean;
  drawer: boolean;
}

const logBox = (): HTMLElement | null => document.querySelector('[data-testid=log]');

/** Note the place; called when the page is left. */
export function keepPlace(code: string, shown: Pick<Place, 'tab' | 'side' | 'dock' | 'drawer'>): void {
  const region = REGIONS.find((id) => document.getElementById(id)?.contains(document.activeElement)) ?? '';
  const box = logBox();
  const follows = !box || box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, region, log: follows ? null : box.scrollTop, ...shown }));
  } catch {
    // a device without storage begins at the prompt
  }
}

/** The place that was kept for this table; it is given once. */
export function takePlace(code: string): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    return kept?.code === code ? kept : null;
  } catch {
    return null;
  }
}

/** Go back to the part of the page, once it stands; the log goes back by itself when its lines are there. */
export function returnTo(place: Place): void {
  const region = document.getElementById(place.region);
  if (region && place.region !== 'prompt') region.focus({ preventScroll: true });
}
