// What lies in the trays of a combat: the last roll of each side with the wounds that came of it.
import type { DieView } from '../view';

export interface Roll {
  dice: DieView[];
  wounds: number;
}
export const NONE: Roll = { dice: [], wounds: 0 };

const same = (one: DieView[], other: DieView[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A tray one moment later: wounds are counted after the roll, and once they have landed nobody counts them any more. */
export function later(roll: Roll, dice: DieView[], wounds: number): Roll {
  if (dice.length > 0 && !same(dice, roll.dice)) return { dice, wounds };
  return roll.dice.length > 0 && wounds > roll.wounds ? { ...roll, wounds } : roll;
}
