// Where a person was at a table, kept over a reload: the part of the page, and how far up the log.
const KEY = 'dustboard.place';
const REGIONS = ['prompt', 'stage', 'dock', 'logpanel'];

/** How far up the log somebody reads: the line that ends what is in the page, and where in it. */
export interface LogPlace {
  last: number | null;
  top: number;
}
export interface Place {
  code: string;
  region: string;
  log: LogPlace | null; // null while the log follows the newest line
  tab: string;
  side: string;
  dock: boolean;
  drawer: boolean;
}

/** Note the place; called when the page is left, so nothing here may ask for the size of anything. */
export function keepPlace(shown: Omit<Place, 'region'>): void {
  const region = REGIONS.find((id) => document.getElementById(id)?.contains(document.activeElement)) ?? '';
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...shown, region }));
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
