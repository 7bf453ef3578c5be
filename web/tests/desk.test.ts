import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/net/api';
import { Desk } from '../src/lib/net/desk.svelte';
import type { Prompt } from '../src/lib/net/protocol';
import type { TableStore } from '../src/lib/net/table.svelte';

function promptOf(part: Partial<Prompt>): Prompt {
  return {
    id: '3-0-0', seat: 0, name: 'marks', kind: 'select', rule: 'wftw.bid.03', text: 'Mark', sealed: true,
    options: [
      { key: 'field:1', label: 'Mark field 1', border: '' },
      { key: 'shop', label: 'Mark the shop', border: '' },
      { key: 'done', label: 'Stay out', border: 'sealed' },
    ],
    refused: [], timeout_answer: '', deadline: null, draft: [], complete: false, ends: ['done'], view: null, window: '', ...part,
  };
}
const submit = vi.fn(() => Promise.resolve(true));
const refresh = vi.fn();
const table = { code: 'T', link: 'online', submit, refresh, undo: vi.fn(), unseal: vi.fn(), problem: null, prompt: null } as unknown as TableStore;

describe('desk', () => {
  let desk: Desk;
  beforeEach(() => {
    vi.restoreAllMocks();
    table.link = 'online';
    submit.mockClear();
    refresh.mockClear();
    desk = new Desk(table);
  });

  it('adds no end to a list that its last answer has ended', async () => {
    const options = [{ key: 'drop', label: 'Drop it', border: 'dice' as const }, { key: 'done', label: 'Done', border: '' as const }];
    desk.open(promptOf({ name: 'arrange', kind: 'path', options }));
    vi.spyOn(api, 'draft').mockResolvedValue(promptOf({ name: 'arrange', kind: 'path', options, complete: true }));
    await desk.draft(['drop']);
    expect(desk.primary.label).toBe('Drop it');
    await desk.submit();
    expect(submit).toHaveBeenCalledWith('3-0-0', ['drop']);
  });

  it('lets the button say a verb with its object where options are only names', () => {
    const options = [{ key: 'juice', label: '1 juice', border: 'sealed' as const }];
    desk.open(promptOf({ name: 'production', kind: 'choose', options }));
    desk.select('juice');
    expect(desk.primary.label).toBe('Produce 1 juice');
    const cards = [{ key: 'pass', label: 'Pass', border: '' as const }, { key: 'l06', label: 'Back Roads', border: '' as const }];
    desk.open(promptOf({ id: '4-0-0', name: 'react_own_turn', kind: 'react', options: cards, window: 'own-turn', timeout_answer: 'pass' }));
    expect(desk.primary.label).toBe('Play no card');
    desk.select('l06');
    expect(desk.primary.label).toBe('Use Back Roads');
  });

  it('tries drafts one after another, and the last one wins', async () => {
    desk.open(promptOf({}));
    const open: ((prompt: Prompt) => void)[] = [];
    const draft = vi.spyOn(api, 'draft').mockImplementation(() => new Promise((done) => open.push(done)));
    const tries = [desk.draft(['field:1'])];
    await vi.waitFor(() => expect(open).toHaveLength(1));
    tries.push(desk.draft(['field:1', 'shop']), desk.draft(['shop']));
    open[0]?.(promptOf({ draft: ['field:1'] }));
    await vi.waitFor(() => expect(open).toHaveLength(2));
    expect(draft.mock.calls.map(([, sent]) => sent.answers)).toEqual([['field:1'], ['shop']]); // nobody wants the second any more
    open[1]?.(promptOf({ draft: ['shop'] }));
    await Promise.all(tries);
    expect(desk.prompt?.draft).toEqual(['shop']);
    expect(desk.trying).toBe(false);
  });

  it('waits for no draft of what was asked before', async () => {
    desk.open(promptOf({}));
    let reply = (_: Prompt): void => undefined;
    vi.spyOn(api, 'draft').mockImplementation(() => new Promise((done) => (reply = done)));
    const press = desk.add('shop');
    await vi.waitFor(() => expect(api.draft).toHaveBeenCalled());
    desk.open(promptOf({ id: '4-0-0' })); // the table went on meanwhile
    expect(desk.trying).toBe(false);
    expect(desk.primary.enabled).toBe(true);
    reply(promptOf({ draft: ['shop'] }));
    await press;
    expect(desk.trying).toBe(false);
    expect(desk.answers).toEqual([]);
  });

  it('changes nothing about answers that are on their way', async () => {
    desk.open(promptOf({}));
    const draft = vi.spyOn(api, 'draft').mockResolvedValue(promptOf({ draft: ['shop'] }));
    table.saving = 'sending';
    expect(await desk.add('shop')).toBe(false);
    table.saving = 'saved';
    expect(draft).not.toHaveBeenCalled();
    expect(desk.answers).toEqual([]);
    expect(await desk.add('shop')).toBe(true);
  });

  it('takes a double press for one', async () => {
    desk.open(promptOf({}));
    const draft = vi.spyOn(api, 'draft').mockResolvedValue(promptOf({ draft: ['shop'] }));
    const presses = [desk.add('shop'), desk.add('shop')];
    await Promise.all(presses);
    expect(draft.mock.calls.map(([, sent]) => sent.answers)).toEqual([['shop']]);
    expect(desk.answers).toEqual(['shop']);
  });

  it('sends one answer for a choice, and nothing before one is selected', async () => {
    desk.open(promptOf({ kind: 'choose', options: [{ key: 'juice', label: '1 juice', border: 'sealed' }] }));
    expect(desk.primary.enabled).toBe(false);
    await desk.submit();
    expect(submit).not.toHaveBeenCalled();
    desk.select('spark'); // not offered
    expect(desk.selected).toBe('');
    desk.select('juice');
    expect(desk.primary).toMatchObject({ label: '1 juice', border: 'sealed', enabled: true });
    await desk.submit();
    expect(submit).toHaveBeenCalledWith('3-0-0', ['juice']);
  });

  it('goes on by one press where a card may be played on the own turn, and only there', async () => {
    const undone = vi.spyOn(table, 'undo').mockResolvedValue(true);
    const cards = [{ key: 'pass', label: 'Go on', border: '' as const }, { key: 'l01', label: 'Play it', border: '' as const }];
    const react = { kind: 'react', options: cards, timeout_answer: 'pass' };
    desk.open(promptOf({ ...react, id: '1-0-0', window: 'respond-luck' }));
    expect(desk.primary.enabled).toBe(false);
    desk.open(promptOf({ ...react, window: 'own-turn' }));
    expect(desk.primary).toMatchObject({ label: 'Go on', enabled: true });
    desk.select('l01');
    expect(desk.primary.label).toBe('Play it');
    await desk.undo();
    expect([desk.primary.label, undone.mock.calls.length]).toEqual(['Go on', 0]);
    await desk.undo();
    expect(undone).toHaveBeenCalledTimes(1);
    await desk.submit();
    expect(submit).toHaveBeenCalledWith('3-0-0', ['pass']);
  });

  it('ends a list with the first of its ends that can be given', async () => {
    const option = (key: string): Prompt['options'][number] => ({ key, label: key, border: 'handover' });
    const offer = (keys: string[], draft: string[]): Prompt =>
      promptOf({ kind: 'offer', ends: ['send', 'pass'], options: keys.map(option), draft });
    vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(offer(['pass', 'send'], wish.answers)));
    desk.open(offer(['pass', 'give:ammo'], []));
    expect(desk.primary.label).toBe('pass');
    expect([desk.isEnd('pass'), desk.isEnd('send')]).toEqual([true, false]);
    await desk.add('give:ammo');
    expect(desk.primary.label).toBe('send');
    await desk.submit();
    expect(submit).toHaveBeenCalledWith('3-0-0', ['give:ammo', 'send']);
  });

  it('says the same decision in another language and keeps what was begun', async () => {
    let word = 'Mark';
    const told = (draft: string[]): Prompt =>
      promptOf({ draft, text: word, options: ['field:1', 'shop', 'done'].map((key) => ({ key, label: `${word} ${key}`, border: '' })) });
    const sent = vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(told(wish.answers)));
    desk.open(told([]));
    await desk.add('shop');
    word = 'Zaznacz';
    desk.open(told(['shop'])); // the refreshed state brings the same decision, which changes nothing
    await desk.retell();
    expect(desk.prompt?.text).toBe('Zaznacz');
    expect(desk.label('field:1')).toBe('Zaznacz field:1');
    expect(desk.base?.options[0]?.label).toBe('Zaznacz field:1');
    expect(desk.answers).toEqual(['shop']);
    expect(sent.mock.lastCall?.[1].answers).toEqual(['shop']); // the server keeps the draft, too
  });

  it('keeps the selected answer of a choice in another language', async () => {
    const told = (label: string): Prompt => promptOf({ kind: 'choose', options: [{ key: 'juice', label, border: '' }] });
    desk.open(told('1 juice'));
    desk.select('juice');
    vi.spyOn(api, 'draft').mockResolvedValue(told('1 sok'));
    await desk.retell();
    expect(desk.primary).toMatchObject({ label: '1 sok', enabled: true });
  });

  it('tries a list on the server and ends it with done', async () => {
    const draft = vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(promptOf({ draft: wish.answers })));
    desk.open(promptOf({}));
    await desk.toggle('field:1');
    await desk.toggle('shop');
    await desk.toggle('field:1');
    expect(draft).toHaveBeenLastCalledWith('T', { seat: 0, decision: '3-0-0', answers: ['shop'] });
    await desk.submit();
    expect(submit).toHaveBeenCalledWith('3-0-0', ['shop', 'done']);
  });

  it('goes on with the next draft when one is refused', async () => {
    const draft = vi.spyOn(api, 'draft')
      .mockRejectedValueOnce(new Refused('no', 'illegal', 'wftw.bid.07'))
      .mockImplementation((_, wish) => Promise.resolve(promptOf({ draft: wish.answers })));
    desk.open(promptOf({}));
    const first = desk.add('field:1');
    await vi.waitFor(() => expect(draft).toHaveBeenCalledOnce());
    expect(await Promise.all([first, desk.draft(['shop'])])).toEqual([false, true]);
    expect(desk.prompt?.draft).toEqual(['shop']);
  });

  it('keeps what was there when the server refuses a draft', async () => {
    vi.spyOn(api, 'draft').mockRejectedValue(new Refused('no', 'illegal', 'wftw.bid.07'));
    desk.open(promptOf({}));
    expect(await desk.add('field:1')).toBe(false);
    expect(desk.answers).toEqual([]);
    expect(desk.problem?.rule).toBe('wftw.bid.07');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('goes back to what the server took, also if that came while more was added', async () => {
    desk.open(promptOf({}));
    let take: (prompt: Prompt) => void = () => undefined;
    vi.spyOn(api, 'draft')
      .mockImplementationOnce(() => new Promise((done) => (take = done)))
      .mockRejectedValue(new Refused('no', 'illegal', 'wftw.bid.07'));
    const first = desk.add('field:1');
    await vi.waitFor(() => expect(api.draft).toHaveBeenCalledOnce());
    const second = desk.add('shop');
    take(promptOf({ draft: ['field:1'], text: 'One more?' }));
    await Promise.all([first, second]);
    expect(desk.answers).toEqual(['field:1']);
    expect(desk.prompt?.text).toBe('One more?');
    expect(desk.trying).toBe(false);
  });

  it('keeps a list while the server is away, and as much of it as fits when it is back', async () => {
    vi.useFakeTimers();
    let reached = false;
    const draft = vi.spyOn(api, 'draft').mockImplementation((_, wish) => {
      if (!reached) return Promise.reject(new Refused('', 'network'));
      if (wish.answers.length > 1) return Promise.reject(new Refused('no', 'illegal', 'wftw.bid.12'));
      return Promise.resolve(promptOf({ draft: wish.answers }));
    });
    desk.open(promptOf({}));
    table.link = 'reconnecting';
    await desk.toggle('field:1');
    await desk.toggle('shop');
    expect(desk.answers).toEqual(['field:1', 'shop']);
    expect(desk.primary).toMatchObject({ enabled: false, label: 'Waiting for the server' });
    await desk.submit();
    expect(submit).not.toHaveBeenCalled();
    draft.mockClear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(draft).not.toHaveBeenCalled(); // the socket says when it is worth a try
    table.link = 'online';
    reached = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(draft.mock.calls.map(([, wish]) => wish.answers)).toEqual([['field:1', 'shop'], ['field:1']]);
    expect(desk.answers).toEqual(['field:1']);
    expect(desk.problem?.rule).toBe('wftw.bid.12');
    expect(desk.primary).toMatchObject({ enabled: true, label: 'Stay out', border: 'sealed' });
    vi.useRealTimers();
  });

  it('does not move while the table is offline', () => {
    desk.open(promptOf({}));
    table.link = 'offline';
    expect(desk.primary).toMatchObject({ enabled: false, why: 'offline: you can look, but not play' });
    table.link = 'reconnecting';
    expect(desk.primary.enabled).toBe(true);
  });

  it('says before it is sent that a list ends where it cannot be taken back', async () => {
    const options: Prompt['options'] = [{ key: 'n1', label: 'Step', border: '' }, { key: 'n2', label: 'Leap', border: 'dice' }];
    vi.spyOn(api, 'draft').mockImplementation((_, wish) =>
      Promise.resolve(promptOf({ kind: 'path', options, ends: [], draft: wish.answers, complete: wish.answers.includes('n2') })));
    desk.open(promptOf({ kind: 'path', options, ends: [] }));
    await desk.add('n1');
    await desk.add('n2');
    expect(desk.primary).toMatchObject({ label: 'Leap', border: 'dice', enabled: true });
  });

  it('asks for the fresh state when the table moved on', async () => {
    vi.spyOn(api, 'draft').mockRejectedValue(new Refused('moved', 'stale'));
    desk.open(promptOf({}));
    await desk.add('shop');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('says why the list cannot be sent', () => {
    const refused = [{ key: 'done', why: 'field 1 needs a card', rule: 'wftw.bid.11', sought: true }];
    desk.open(promptOf({ kind: 'assign', options: [{ key: 'st01@field:1', label: 'x', border: '' }], refused }));
    expect(desk.primary).toMatchObject({ enabled: false, why: 'field 1 needs a card', rule: 'wftw.bid.11' });
  });

  it('brings a saved draft back after a reload', async () => {
    const draft = vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(promptOf({ draft: wish.answers })));
    desk.open(promptOf({ draft: ['shop'], options: [] }));
    await vi.waitFor(() => expect(desk.answers).toEqual(['shop']));
    expect(draft.mock.calls.map(([, wish]) => wish.answers)).toEqual([[], ['shop']]);
    expect(desk.base?.options.length).toBe(3);
  });

  it('ignores the same prompt sent again', async () => {
    vi.spyOn(api, 'draft').mockImplementation((_, wish) => Promise.resolve(promptOf({ draft: wish.answers })));
    desk.open(promptOf({}));
    await desk.add('shop');
    desk.open(promptOf({}));
    expect(desk.answers).toEqual(['shop']);
    desk.open(promptOf({ id: '4-0-0' }));
    expect(desk.answers).toEqual([]);
  });
});
