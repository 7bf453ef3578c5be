// The trays of a combat keep a roll and its wounds for as long as the fight is on the stage.
import { expect, it } from 'vitest';
import { later, NONE } from '../src/stages/wk2/trial/rolls';
import type { DieView } from '../src/stages/wk2/view';

const die = (face: number): DieView => ({ colour: 'white', face, successes: face === 0 ? 1 : 0, fates: 0, botches: 0 });

it('counts the wounds of a roll, and keeps them when they have landed', () => {
  let roll = later(NONE, [die(0), die(4)], 0);
  expect(roll).toEqual({ dice: [die(0), die(4)], wounds: 0 });
  roll = later(roll, [die(0), die(4)], 1);
  expect(roll.wounds).toBe(1);
  roll = later(roll, [die(0), die(4)], 0); // the weapon breaks: the dice still lie there, the wound is dealt
  expect(roll.wounds).toBe(1);
  roll = later(roll, [], 0);
  expect(roll).toEqual({ dice: [die(0), die(4)], wounds: 1 });
});

it('forgets it when other dice are rolled', () => {
  const roll = later({ dice: [die(0)], wounds: 1 }, [die(4)], 0);
  expect(roll).toEqual({ dice: [die(4)], wounds: 0 });
});
