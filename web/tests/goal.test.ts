import { expect, test } from 'vitest';
import { goalLine, roundsLeft } from '../src/stages/wk2/plot/goal';
import type { RoadView } from '../src/stages/wk2/view';

test('the goal line counts what is aimed at, and leaves the six cities to the plot sheet', () => {
  const counts = ['heard', 'stage_alice', 'stage_pumps'].map((key) => ({ key, now: 1, aim: 3 }));
  const plot = { id: 's1', starts: 6, time: 6, rounds: 0, counts };
  const parts = goalLine({ plot, round: 1 } as unknown as RoadView).split(' · ');
  expect(parts).toHaveLength(2);
});

test('a page has no more rounds left than it has, while it is set up', () => {
  const plot = { id: 's1', starts: 0, time: 0, rounds: 6, counts: [] };
  const left = [0, 1, 6, 7].map((round) => roundsLeft({ plot, round } as unknown as RoadView));
  expect(left).toEqual([6, 6, 1, 0]);
});
