// How large the parts of the board are in the room it has: everything in sight, cards as large as that allows.
export interface Layout {
  heads: number; // px, as all of these
  columns: number[];
  top: number;
  row: number;
  mine: number;
  foot: number;
  prize: number; // width of a prize
  card: number; // width of a rival's card
  myCard: number;
  face: number;
  scrolls: boolean; // not even so all rows fit
}

const RATIO = 63 / 88;
const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
// shares of the height: prizes, my row and what stands under the columns, by the row of a rival
const TOP = 1.72;
const MINE = 1.08;
const FOOT = 0.62;
const LEAST = { top: 132, row: 52, mine: 76, foot: 50 };
const TIGHT = { top: 116, row: 38, mine: 72, foot: 44 };

export function layout(width: number, height: number, seats: number, fields: number): Layout {
  const rivals = Math.max(1, seats - 1);
  const room = height || 600;
  // many players on a low screen: everything gives a little, my own row and what stands under it last
  const tight = room < LEAST.top + rivals * LEAST.row + LEAST.mine + LEAST.foot;
  const least = tight ? TIGHT : LEAST;
  const foot = clamp(least.foot, (room / (TOP + rivals + MINE + FOOT)) * FOOT, 66);
  const unit = tight ? clamp(least.row, (room - least.top - least.mine - foot) / rivals, LEAST.row) : clamp(least.row, (room - foot) / (TOP + rivals + MINE), 144);
  const mine = clamp(least.mine, unit * MINE, 156);
  const top = clamp(least.top, room - foot - mine - rivals * unit, 290);
  const heads = clamp(168, Math.round(width * 0.204), 280);
  const free = Math.max(0, width - heads);
  const shares = [...Array.from({ length: fields }, () => 1), 1.8, 1.15];
  const sum = shares.reduce((all, one) => all + one, 0);
  const columns = shares.map((share) => Math.floor((free * share) / sum));
  const card = (high: number): number => Math.floor(clamp(22, (high - 8) * RATIO, 98));
  const narrowest = Math.min(...columns);
  return {
    heads, columns, top, row: Math.floor(unit), mine: Math.floor(mine), foot: Math.floor(foot),
    prize: Math.floor(clamp(52, Math.min((top - 42) * RATIO, narrowest * 0.52), 140)),
    card: Math.min(card(unit), Math.max(22, narrowest - 40)),
    myCard: Math.min(card(mine), Math.max(44, narrowest - 40)),
    scrolls: top + rivals * Math.floor(unit) + Math.floor(mine) + Math.floor(foot) > room + 1,
    face: Math.floor(clamp(26, Math.min(unit * 0.56, heads * 0.25), 60)),
  };
}
