import { expect, it } from 'vitest';
import { beside, type Box } from '../src/table/cards/beside';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const apart = (one: Box, other: Box): boolean => one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

// a desk, a phone, a phone on its side, and a small window; with the button at the foot, on the right, and at the top
const rooms: [number, number, Box][] = [
  [1440, 900, box(1040, 800, 390, 64)],
  [1024, 768, box(600, 690, 420, 64)],
  [390, 844, box(110, 740, 270, 64)],
  [844, 390, box(500, 320, 340, 64)],
  [360, 420, box(8, 340, 344, 64)],
  [360, 640, box(8, 40, 344, 64)],
];

it.each(rooms)('never lies over the button in %d x %d', (width, height, button) => {
  for (let left = 0; left < width; left += 23) {
    for (let top = 0; top < height; top += 19) {
      const spot = beside(box(left, top, 80, 24), 262, 400, { left: 0, top: 0, right: width, bottom: height }, button);
      const lies = box(spot.x, spot.y, 262, spot.high);
      expect(apart(lies, button), `${left},${top}`).toBe(true);
      expect(lies.left).toBeGreaterThanOrEqual(0);
      expect(lies.right).toBeLessThanOrEqual(width);
      expect(lies.top).toBeGreaterThanOrEqual(0);
      expect(lies.bottom).toBeLessThanOrEqual(height);
      expect(spot.high).toBeGreaterThan(100);
    }
  }
});

it('lies beside what it is about where there is room', () => {
  const spot = beside(box(100, 300, 80, 24), 262, 400, { left: 0, top: 0, right: 1440, bottom: 900 }, box(1040, 800, 390, 64));
  expect(spot).toEqual({ x: 188, y: 260, high: 400 });
});

it('keeps off the tools of the stage where there is room elsewhere', () => {
  const tools = box(900, 60, 94, 94);
  const room = { left: 0, top: 0, right: 1040, bottom: 900 };
  for (let left = 0; left < 1040; left += 23) {
    for (let top = 0; top < 900; top += 19) {
      const spot = beside(box(left, top, 40, 40), 262, 400, room, box(1040, 800, 390, 64), 'right', [tools]);
      expect(apart(box(spot.x, spot.y, 262, spot.high), tools), `${left},${top}`).toBe(true);
    }
  }
});

it('is shown over the tools where there is no other room', () => {
  const spot = beside(box(20, 200, 40, 40), 262, 300, { left: 0, top: 0, right: 360, bottom: 330 }, null, 'right', [box(0, 0, 360, 60)]);
  expect(spot.high).toBeGreaterThan(120);
});
