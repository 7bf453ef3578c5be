import { describe, expect, it } from 'vitest';
import { plugged } from '../src/stages/wk2/art/sockets';

const WISHES: Record<string, string[]> = { lamps: ['roof', 'front'], turret: ['roof', 'rear'], perch: ['roof', 'rear'], bar: ['front', 'hood'] };
const wished = (id: string): string[] => WISHES[id] ?? [];

describe('where parts are plugged in', () => {
  it('each has a socket of its own, the first that is free', () => {
    const found = plugged('v-truck', ['lamps', 'turret', 'perch'], wished);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(found.map(({ id }) => id)).toEqual(['lamps', 'turret', 'perch']);
    const [lamps, turret] = found;
    expect(lamps?.behind).toBe(true);
    expect(plugged('v-truck', ['turret'], wished)[0]).toMatchObject({ x: lamps?.x, y: lamps?.y });
    expect(turret?.x).not.toBe(lamps?.x);
  });
  it('what stands in front is drawn over the vehicle, and no vehicle is left out', () => {
    for (const vehicle of ['v-offroad', 'v-truck', 'v-bike', 'v-atv', 'v-atv-medium', 'v-yacht', 'v-roadtrain']) {
      expect(plugged(vehicle, ['bar'], wished)).toMatchObject([{ id: 'bar', behind: false }]);
    }
    expect(plugged('v-nothing', ['bar'], wished)).toEqual([]);
  });
});
