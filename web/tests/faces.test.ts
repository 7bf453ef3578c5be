import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../src/lib/device/settings.svelte';
import { KEY } from '../src/lib/play';
import Face from '../src/ui/Face.svelte';
import { FACES, faceUrl } from '../src/ui/faces';
import Seat from '../src/ui/Seat.svelte';

const crew = readFileSync(join(import.meta.dirname, '../../src/dustboard/crew.toml'), 'utf8');
const served = [...crew.matchAll(/^(\w+) = "/gm)].map((found) => found[1]);

describe('faces', () => {
  afterEach(() => {
    settings.seatMarks = false;
  });

  it('are those that the server gives out', () => {
    expect([...FACES].sort()).toEqual([...served].sort());
    expect(FACES).toHaveLength(16);
  });

  it('show a picture and no letter, unless somebody asked for letters', () => {
    const { container, unmount } = render(Face, { face: 'pinch', size: 32, seat: 1 });
    expect(container.querySelector('image')).toHaveAttribute('href', faceUrl('pinch'));
    expect(container.textContent.trim()).toBe('');
    unmount();
    settings.seatMarks = true;
    expect(render(Face, { face: 'pinch', size: 32, seat: 1 }).container.textContent.trim()).toBe('B');
  });

  it('of a seat come from the table', () => {
    const context = new Map([[KEY, { face: (seat: number) => FACES[seat] }]]);
    const { container } = render(Seat, { props: { seat: 3 }, context });
    expect(container.querySelector('image')).toHaveAttribute('href', faceUrl(FACES[3] ?? ''));
  });

  it('that are unknown leave the mark of the seat', () => {
    expect(render(Face, { face: 'nobody', size: 32, seat: 2 }).container.textContent.trim()).toBe('C');
  });
});
