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
    refused: [{ key: 'c@x', why: 'because it rains', rule: 'x.y.02', sought: true }],
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
    expect(document.querySelector('.meta [data-rule="x.y.01"]')).toHaveTextContent('?');
    const refused = document.querySelector('[data-key="c@x"]');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    const why = document.getElementById(refused?.getAttribute('aria-describedby') ?? '');
    expect(why).toHaveTextContent('because it rains');
    expect(why?.querySelector('[data-rule="x.y.02"]')).not.toBeNull();
    expect(refused?.closest('details')).not.toHaveAttribute('open');
  });

  it('choose: shows the border before it is crossed and sends one answer', async () => {
    const { play, submit } = playOf(promptOf('choose'));
    show(play);
    expect(screen.getByTestId('primary')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByTestId('border')).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: /Answer B/ }));
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByTestId('border')).toHaveTextContent('no undo after this');
    expect(screen.getByTestId('primary')).toHaveTextContent('Answer B');
    await fireEvent.click(screen.getByTestId('primary'));
    expect(submit).toHaveBeenCalledWith('1-0-0', ['b@x']);
  });

  it('choose: one press sends what can be taken back, by pointer and by its number', async () => {
    for (const press of [
      () => fireEvent.click(screen.getByRole('radio', { name: /Answer A/ })),
      () => fireEvent.keyDown(screen.getByRole('radio', { name: /Answer A/ }), { key: '1' }),
    ]) {
      const { play, submit } = playOf(promptOf('choose'));
      const { unmount } = render(PromptPanel, { props: { kit, title: 'none' }, context: new Map([[KEY, play]]) });
      await press();
      expect(submit).toHaveBeenCalledWith('1-0-0', ['a@x']);
      unmount();
    }
  });

  it('choose: in a lesson, and where a number is chosen, the button sends', async () => {
    const { play, submit } = playOf(promptOf('amount'));
    play.desk.select('a@x');
    expect(submit).not.toHaveBeenCalled();
    play.desk.open(promptOf('choose', { id: '2-0-0' }));
    play.table.state = { lesson: {} } as never;
    play.desk.select('a@x');
    expect(submit).not.toHaveBeenCalled();
    expect(play.desk.selected).toBe('a@x');
  });

  it('parts the question from its help', () => {
    const { play } = playOf(promptOf('choose', { text: 'Plan your route. It can be changed until you set out.' }));
    show(play);
    expect(screen.getByRole('heading')).toHaveTextContent(/^Plan your route\.$/);
    expect(document.querySelector('.help')).toHaveTextContent('It can be changed until you set out.');
  });

  it('lists only what somebody would look for, and few of that', () => {
    const refused = Array.from({ length: 9 }, (_, at) => ({ key: `r${at}`, why: `reason ${at}`, rule: 'x.y.02', sought: at > 0 }));
    const { play } = playOf(promptOf('choose', { refused }));
    show(play);
    expect(screen.getAllByTestId('why')).toHaveLength(5);
    expect(screen.queryByText(/reason 0/)).toBeNull();
  });

  it('with nothing marked, staying out has its own buttons and the primary waits', async () => {
    const { play, submit } = playOf(promptOf('select', { options: [...options, { key: 'done', label: 'Seal it', border: 'sealed' }] }));
    const order = vi.spyOn(api, 'order').mockResolvedValue({});
    const idle = () => [{ label: 'Skip', end: 'done', times: 0 }, { label: 'Stay out', end: 'done', times: 1 }];
    render(PromptPanel, { props: { kit: { ...kit, idle }, title: 'none' }, context: new Map([[KEY, play]]) });
    expect(screen.getByTestId('primary')).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.click(screen.getByTestId('primary'));
    expect(submit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Stay out' }));
    await vi.waitFor(() => expect(submit).toHaveBeenCalledWith('1-0-0', ['done']));
    expect(order).toHaveBeenCalledWith('T', { seat: 0, ask: 'thing', answer: 'done', times: 1 });
    await play.desk.draft(['a@x']);
    await vi.waitFor(() => expect(screen.queryByTestId('idle')).toBeNull());
    expect(screen.getByTestId('primary')).not.toHaveAttribute('aria-disabled');
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
