// What a beat of the reveal shows: who won there, the dice of its tie, and ties only where there was one.
import { expect, it } from 'vitest';
import { screen } from '@testing-library/svelte';
import { contentOf } from '../src/lib/titles/content.svelte';
import BeatView from '../src/stages/wftw/reveal/BeatView.svelte';
import { beatsOf } from '../src/stages/wftw/reveal/beats';
import { cardOf, lineOf, shown, standOf } from './tables/stand';

contentOf('wftw').order = [cardOf('ob01'), cardOf('ob02')];
const totals = [[0, 4, []], [1, 4, []]];
const fields = [
  lineOf(0, { kind: 'field-totals', seat: -1, data: { field: 0, card: 0, totals } }),
  lineOf(1, { kind: 'tie-roll', seat: -1, data: { place: 0, rolls: [[0, 2], [1, 6]] } }),
  lineOf(2, { kind: 'field-totals', seat: -1, data: { field: 1, card: 1, totals: [[0, 5, []], [1, 3, []]] } }),
  lineOf(3, { kind: 'field-won', seat: 1, data: { field: 0, card: 0 }, text: 'S1 wins the first' }),
  lineOf(4, { kind: 'field-won', seat: 0, data: { field: 1, card: 1 }, text: 'S0 wins the second' }),
];

it.each([
  [0, 'S1', 'S1 wins the first', ['2', '6']],
  [1, 'S0', 'S0 wins the second', []],
])('field %d', (at, winner, words, dice) => {
  const box = shown(BeatView, { beat: beatsOf(fields)[at] }, standOf());
  expect(box.querySelector('li.won')).toHaveTextContent(winner);
  expect([...box.querySelectorAll('.die')].map((die) => die.textContent)).toEqual(dice);
  expect(box.querySelector('.line')).toHaveTextContent(words);
});

it.each([
  [0, false],
  [6, true],
])('an attack of %d against 6', (attack, tie) => {
  const lines = [
    lineOf(0, { kind: 'raid-totals', seat: 1, data: { place: 128, card: 0, attacks: [[0, attack, []]], defence: 6, tie } }),
    lineOf(1, { kind: 'base-held', seat: 1, data: { place: 128, card: 0 } }),
  ];
  shown(BeatView, { beat: beatsOf(lines)[0] }, standOf());
  expect(screen.queryByText(/wins ties/) !== null).toBe(tie);
});
