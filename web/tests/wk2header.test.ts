import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, setLanguage } from '../src/lib/device/i18n.svelte';
import { kit } from '../src/stages/wk2/kit';
import type { RoadView } from '../src/stages/wk2/view';

const at = (plot: object | null, round: number): string => kit.round({ plot, round } as unknown as RoadView);

describe('the header of the second edition', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadTexts('wk2');
  });
  it('tells the page and its round, since rounds begin again on each page', () => {
    expect(at({ number: 2, of: 3 }, 4)).toBe('Page 2 · round 4');
  });
  it('tells the page alone while it is turned, and that the table is set before the first', () => {
    expect(at({ number: 2, of: 3 }, 0)).toBe('Page 2 of 3');
    expect(at(null, 0)).toBe('Setting up');
  });
});
