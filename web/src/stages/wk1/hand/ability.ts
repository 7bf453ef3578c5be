// A knight's ability, as the sheet of the knight tells it.
import type { Play } from '../../../lib/play';
import type { SeatView } from '../view';

/** Its name and what it does; null before a knight is chosen. */
export function abilityOf(play: Play, seat: SeatView | undefined): { name: string; text: string } | null {
  const lines = play.content.cards.get(seat?.knight ?? '')?.['lines'];
  const line = Array.isArray(lines) ? String(lines[0] ?? '') : '';
  const cut = line.indexOf(': ');
  return cut > 0 ? { name: line.slice(0, cut), text: line.slice(cut + 2) } : null;
}
