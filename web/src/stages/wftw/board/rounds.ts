// The round card and the digest, made from log lines; what happened was decided by the server.
import type { LogLine } from '../../../lib/net/protocol';
import type { Stock } from '../view';

export interface RoundSeat {
  seat: number;
  paid: Stock | null;
  unpaid: Stock | null;
  won: number[]; // cards, by the number the log uses
  lost: number[];
  before: number | null;
  after: number;
}

const numberIn = (line: LogLine, key: string): number => Number(line.data[key] ?? -1);

/** What each seat paid, won and lost in the round that a line of scores ends. */
export function roundCard(lines: LogLine[], scores: LogLine): RoundSeat[] {
  const end = lines.findIndex((line) => line.n === scores.n);
  const upTo = lines.slice(0, end < 0 ? lines.length : end);
  const start = upTo.map((line) => line.kind).lastIndexOf('scores');
  const old = start < 0 ? null : (upTo[start]?.data['scores'] as number[]);
  const seats = ((scores.data['scores'] ?? []) as number[]).map((after, seat): RoundSeat => ({
    seat, paid: null, unpaid: null, won: [], lost: [], before: old?.[seat] ?? null, after,
  }));
  for (const line of upTo.slice(start + 1)) {
    const seat = seats[line.seat];
    if (!seat) continue;
    if (line.kind === 'paid') seat.paid = line.data['bill'] as Stock;
    else if (line.kind === 'unpaid') seat.unpaid = line.data['bill'] as Stock;
    else if (line.kind === 'field-won' || line.kind === 'bought') seat.won.push(numberIn(line, 'card'));
    else if (line.kind === 'base-captured') {
      seat.won.push(numberIn(line, 'card'));
      seats[numberIn(line, 'rival')]?.lost.push(numberIn(line, 'card'));
    }
  }
  return seats;
}

/** How much a line matters to a seat that was away: 0 its losses, 1 what it can do now, 2 the rest. */
export function weight(line: LogLine, seat: number): number | null {
  if (line.kind === 'base-captured' && numberIn(line, 'rival') === seat) return 0;
  if (line.kind === 'unpaid' && line.seat === seat) return 0;
  if (['battlefields', 'buy-row', 'scores'].includes(line.kind)) return 1;
  if (line.seat === seat && ['field-won', 'acquired', 'base-held', 'tie-won'].includes(line.kind)) return 1;
  return ['field-won', 'base-captured', 'bought', 'unpaid'].includes(line.kind) ? 2 : null;
}
