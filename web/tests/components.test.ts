import { Beats } from '../src/lib/beats/queue.svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { contentOf } from '../src/lib/titles/content.svelte';
import { Desk } from '../src/lib/net/desk.svelte';
import { KEY, type Play } from '../src/lib/play';
import type { Prompt } from '../src/lib/net/protocol';
import { TableStore } from '../src/lib/net/table.svelte';
import { KINDS } from '../src/decisions/kinds';
import { kit } from '../src/stages/generic/kit';
import PromptPanel from '../src/table/prompt/PromptPanel.svelte';

const ALL = ['choose', 'select', 'order', 'amount', 'distribute', 'assign', 'path', 'place', 'pay', 'offer', 'confirm', 'story', 'react'];
const options = [
  { key: 'a@x', label: 'Answer A', border: '' as const },
  { key: 'b@x', label: 'Answer B', border: 'dice' as const },
];
function promptOf(kind: string, part: Partial<Prompt> = {}): Prompt {
  return {
    id: '1-0-0', seat: 0, name: 'thing', kind, rule: 'x.y.01', text: 'What now?', sealed: false, options,
    refused: [{ key: 'c@x', why: 'because it rains', rule: 'x.y.02' }],
    timeout_answer: '', deadline: null, draft: [], complete: false, ends: ['done'], view: null, window: '', ...part,
  };
}
function playOf(prompt: Prompt): { play: Play; submit: ReturnType<typeof vi.fn> } {
  const table = new TableStore('T');
  table.seat = 0;
  const submit = vi.fn(() => Promise.resolve(true));
  table.submit = submit;
  const desk = new Desk(table);
  desk.open(prompt);
  const play = { table, desk, beats: new Beats(), content: contentOf('none'), view: () => ({}), name: (seat: number) => `S${seat}`, face: () => 'pinch', readonly: () => false };
  return { play, submit };
}
const show = (play: Play): void => {
  render(PromptPanel, { props: { kit, title: 'none' }, context: new Map([[KEY, play]]) });
};

describe('prompt panel', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(promptOf('select', { draft: wish.answers, options: [...options, { key: 'done', label: 'Seal it', border: 'sealed' }] })));
  });

  it('puts the cards of the own turn beside the button, and what is refused above', () => {
    const { play } = playOf(promptOf('react', { window: 'own-turn', timeout_answer: 'a@x' }));
    show(play);
    const foot = screen.getByTestId('primary').parentElement;
    expect(foot).toContainElement(screen.getByRole('radio', { name: /Answer B/ }));
    expect(screen.getByRole('radio', { name: /Answer A/ })).toHaveAttribute('aria-checked', 'true');
    expect(foot).not.toContainElement(document.querySelector('[data-key="c@x"]'));
    expect(document.querySelector('[data-key="c@x"]')).toHaveAttribute('aria-disabled', 'true');
  });

  it('knows every kind', () => {
    expect(Object.keys(KINDS).sort()).toEqual([...ALL].sort());
  });

  it.each(ALL)('%s: one primary, the clause, and the refusal with its reason', (kind) => {
    const { play } = playOf(promptOf(kind));
    show(play);
    expect(screen.getAllByTestId('primary')).toHaveLength(1);
    expect(screen.getAllByText('x.y.01').length).toBeGreaterThan(0);
    const refused = document.querySelector('[data-key="c@x"]');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    const why = document.getElementById(refused?.getAttribute('aria-describedby') ?? '');
    expect(why).toHaveTextContent('because it rains');
    expect(why).toHaveTextContent('x.y.02');
  });

  it('choose: shows the border before it is crossed and sends one answer', async () => {
    const { play, submit } = playOf(promptOf('choose'));
    show(play);
    expect(screen.getByTestId('primary')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByTestId('border')).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: /Answer B/ }));
    expect(screen.getByTestId('border')).toHaveTextContent('rolls dice');
    expect(screen.getByTestId('primary')).toHaveTextContent('Answer B');
    await fireEvent.click(screen.getByTestId('primary'));
    expect(submit).toHaveBeenCalledWith('1-0-0', ['b@x']);
  });

  it('select: toggles by key and ends with done', async () => {
    const { play, submit } = playOf(promptOf('select', { options: [...options, { key: 'done', label: 'Seal it', border: 'sealed' }] }));
    show(play);
    await fireEvent.keyDown(screen.getByRole('checkbox', { name: /Answer A/ }), { key: '2' });
    await vi.waitFor(() => expect(play.desk.answers).toEqual(['b@x']));
    await vi.waitFor(() => expect(screen.getByTestId('primary')).not.toHaveAttribute('aria-disabled'));
    await fireEvent.click(screen.getByTestId('primary'));
    expect(submit).toHaveBeenCalledWith('1-0-0', ['b@x', 'done']);
  });
});
