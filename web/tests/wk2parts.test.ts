import { describe, expect, it } from 'vitest';
import { kit } from '../src/stages/wk2/kit';
import { partOf } from '../src/stages/wk2/scenes';
import type { RoadView } from '../src/stages/wk2/view';
import type { Prompt } from '../src/lib/net/protocol';

const view = (more: object): RoadView => ({ combat: null, test: null, found: [], own: null, ...more }) as unknown as RoadView;
const prompt = (name: string, kind: string): Prompt => ({ name, kind }) as Prompt;

describe('where the answers of the road lie', () => {
  it('a choice of a card lies on the stage, amid a combat or a test in the prompt', () => {
    const choice = prompt('choose', 'story');
    expect(kit.cards?.(choice, view({}))).toBe('stage');
    for (const amid of [view({ combat: {} }), view({ test: {} })]) {
      expect(partOf(amid, 'choose', 'story', null)).not.toBe('question');
      expect(kit.cards?.(choice, amid)).toBeNull();
      expect(kit.answers?.(choice, amid)).toBe(false);
    }
  });
  it('a test or combat that is over gives way to what is asked', () => {
    for (const after of [view({ combat: {} }), view({ test: {} })]) {
      expect(partOf(after, 'upgrade', 'choose', null)).toBe('spread');
      expect(partOf(after, 'finding', 'choose', null)).toBe('found');
      expect(partOf(after, 'action', 'choose', null)).toBeNull();
      expect(kit.cards?.(prompt('finding', 'choose'), after)).toBe('stage');
      expect(partOf(after, 'weapon', 'choose', null)).not.toBeNull();
    }
  });
  it('the entry of the Book asks wherever it comes up', () => {
    expect(kit.cards?.(prompt('choose', 'story'), view({ combat: {}, own: { entry: '121' } }))).toBe('stage');
  });
});
