// Where the parts of a vehicle are drawn: each hangs at a socket, the first of its own that is free.
import drawn from '../../../../../src/dustboard/drawings/wk2/sockets.json';
import { facts } from '../names';

export interface Plugged {
  id: string;
  x: number;
  y: number;
  behind: boolean; // what stands on the roof or at the rear is drawn before the vehicle
}

const SOCKETS = drawn.sockets as unknown as Record<string, Record<string, [number, number]>>;

/** The parts of a vehicle with their places; those for which no socket is free share one, a little higher. */
export function plugged(vehicle: string, parts: readonly string[], wished: (id: string) => readonly string[] = wishes): Plugged[] {
  const sockets = SOCKETS[vehicle] ?? {};
  const used = new Map<string, number>();
  return parts.flatMap((id) => {
    const names = [...wished(id), ...Object.keys(sockets)].filter((name) => name in sockets);
    const name = names.find((one) => !used.has(one)) ?? names[0];
    const at = name === undefined ? undefined : sockets[name];
    if (name === undefined || !at) return [];
    const above = used.get(name) ?? 0;
    used.set(name, above + 1);
    return [{ id, x: at[0], y: at[1] - 26 * above, behind: drawn.behind.includes(name) }];
  });
}

const wishes = (id: string): readonly string[] => (facts(id)?.['sockets'] as string[] | undefined) ?? [];
