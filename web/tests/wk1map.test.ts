import { describe, expect, it } from 'vitest';
import { held, zoomed } from '../src/lib/panning';
import { boardBox, corners, FINGER, fitting, HIGH, LARGEST, middle, MOUSE, SIZE, walked, type Axial } from '../src/stages/wk1/board/geometry';
import type { LogLine } from '../src/lib/net/protocol';
import { weight } from '../src/stages/wk1/digest';
import { wasterRole } from '../src/stages/wk1/move/roles';
import type { KnightsView } from '../src/stages/wk1/view';

const board: Axial[] = [];
for (let q = -3; q <= 3; q += 1) for (let r = -3; r <= 3; r += 1) if (Math.abs(q + r) <= 3) board.push({ q, r });

describe('hexes', () => {
  it('lie beside each other without gaps', () => {
    const here = middle({ q: 0, r: 0 });
    for (const [q, r] of [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const) {
      const next = middle({ q, r });
      expect(Math.hypot(next.x - here.x, next.y - here.y)).toBeCloseTo(HIGH);
    }
    expect(corners().split(' ')).toHaveLength(6);
    expect(corners().startsWith(`${SIZE.toFixed(1)},0.0`)).toBe(true);
  });

  it('are walked over by keys, to the edge of the board', () => {
    expect(walked(board, { q: 0, r: 0 }, 'ArrowUp')).toEqual({ q: 0, r: -1 });
    expect(walked(board, { q: 0, r: 0 }, 'Shift+ArrowRight')).toEqual({ q: 1, r: 0 });
    expect(walked(board, { q: 0, r: 0 }, 'A')).toEqual({ q: -1, r: 1 });
    expect(walked(board, { q: 0, r: -3 }, 'ArrowUp')).toBeNull();
    expect(walked(board, { q: 0, r: 0 }, 'X')).toBeNull();
  });
});

describe('the window on the board', () => {
  const box = boardBox(board);

  it('shows the whole board where there is room', () => {
    const look = fitting(box, 900, 700, null);
    expect(box.width * look.scale).toBeLessThanOrEqual(900);
    expect(box.height * look.scale).toBeLessThanOrEqual(700);
    expect(look.x).toBeCloseTo(0);
  });

  it('keeps hexes large enough for a finger and then stays around a place', () => {
    const look = fitting(box, 360, 200, middle({ q: 0, r: -3 }));
    expect(HIGH * look.scale).toBeCloseTo(FINGER);
    expect(look.y).toBeLessThan(0);
    expect(look.y - 100 / look.scale).toBeCloseTo(box.y); // no more than the edge
    expect(fitting(box, 360, 200, null, MOUSE).scale).toBeLessThan(look.scale);
  });

  it('is never dragged off the board', () => {
    const look = held({ scale: 1, x: 99_999, y: -99_999 }, box, 300, 300);
    expect(look.x).toBeCloseTo(box.x + box.width - 150);
    expect(look.y).toBeCloseTo(box.y + 150);
  });

  it('zooms around a point that stays in its place', () => {
    const before = { scale: 0.5, x: 10, y: 20 };
    const after = zoomed(before, 1.5, { x: 100, y: -40 }, 0.1, LARGEST);
    expect(after.x + 100 / after.scale).toBeCloseTo(before.x + 100 / before.scale);
    expect(after.y - 40 / after.scale).toBeCloseTo(before.y - 40 / before.scale);
  });
});

describe('the Waster', () => {
  const view = (more: object): KnightsView => ({ you: 2, waster: 2, active: 0, arena: null, ...more }) as unknown as KnightsView;

  it('is named with the knight he plays against', () => {
    expect(wasterRole(view({}), 'waster')).toEqual({ for: 0 });
    expect(wasterRole(view({ active: null }), 'new_task')).toEqual({ for: null });
  });

  it('is nobody else, and not in answers of his own knight', () => {
    expect(wasterRole(view({ you: 1 }), 'waster')).toBeNull();
    expect(wasterRole(view({ you: null }), 'waster')).toBeNull();
    expect(wasterRole(view({}), 'response')).toBeNull();
  });

  it('plays the enemy, but a duel is between knights', () => {
    expect(wasterRole(view({ arena: { duel: false } }), 'combat_card')).toEqual({ for: 0 });
    expect(wasterRole(view({ arena: { duel: true } }), 'combat_card')).toBeNull();
  });
});

describe('what somebody missed', () => {
  const line = (kind: string, seat: number, data: Record<string, unknown> = {}): LogLine => ({ kind, seat, data }) as unknown as LogLine;

  it('begins with losses of one\'s own', () => {
    expect(weight(line('steals', 1, { rival: 0 }), 0)).toBe(0);
    expect(weight(line('steals', 1, { rival: 2 }), 0)).toBe(2);
    expect(weight(line('ingredient-stolen', 1, { knight: 0 }), 0)).toBe(0);
    expect(weight(line('knocked-out', 0), 0)).toBe(0);
    expect(weight(line('knocked-out', 1), 0)).toBe(2);
  });

  it('goes on with what is new for all, and leaves the small steps out', () => {
    expect(weight(line('task-introduced', -1), 0)).toBe(1);
    expect(weight(line('dice', 1), 0)).toBeNull();
  });
});
