// The decision on the desk: tentative answers, what is selected, and what the primary button does.
//
// Nothing here knows a rule. What can be answered, what is refused and why, and what an answer will
// cost comes from the server: options of the prompt, and of each draft that is tried.
import { api, Refused } from './api';
import { t, tOr } from '../device/i18n.svelte';
import type { Border, Prompt, PromptOption, PromptRefusal } from './protocol';
import { sound } from '../device/sounds';
import type { TableStore } from './table.svelte';

/** Kinds that take one answer; the others take a list that ends with "done". */
const SINGLE = new Set(['choose', 'place', 'amount', 'confirm', 'story', 'react']);

const TRY_AGAIN = 500;

/** The last list that the server took, and what it said of it. */
interface Tried {
  answers: string[];
  prompt: Prompt;
}

export interface Primary {
  label: string;
  border: Border;
  enabled: boolean;
  why: string;
  rule: string;
}

/** The seat's view after its draft, where the server sends one with the prompt. */
function viewIn(prompt: Prompt): Record<string, unknown> | null {
  const view = (prompt as Prompt & { view?: Record<string, unknown> | null }).view;
  return view ?? null;
}

/** A prompt in which each answer stands once: as the option it is, or with the first reason why not. */
function told(prompt: Prompt): Prompt {
  const known = new Set<string>();
  const once = ({ key }: { key: string }): boolean => {
    const first = !known.has(key);
    known.add(key);
    return first;
  };
  return { ...prompt, options: prompt.options.filter(once), refused: prompt.refused.filter(once) };
}

/** Whether this is a chance to play a card on one's own turn. */
export const ownTurn = (prompt: Prompt | null): boolean => prompt?.kind === 'react' && prompt.window === 'own-turn';

export class Desk {
  base = $state.raw<Prompt | null>(null); // the prompt before any draft
  now = $state.raw<Prompt | null>(null); // the prompt after the draft
  preview = $state.raw<Record<string, unknown> | null>(null); // the view after the draft
  answers = $state.raw<string[]>([]);
  selected = $state('');
  active = $state(''); // the bin that cards are put into
  trying = $state(false);
  untried = $state(false); // the server could not be asked about the answers yet
  problem = $state.raw<Refused | null>(null);
  done = $state(''); // what was answered last, in words
  private usual = ''; // what is selected before anybody has selected something
  private labels = new Map<string, string>();
  private turn = 0;
  private line: Promise<void> = Promise.resolve(); // of drafts on their way
  private tried: Tried | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableStore) {}

  get prompt(): Prompt | null {
    return this.now ?? this.base;
  }

  get single(): boolean {
    return SINGLE.has(this.base?.kind ?? 'choose');
  }

  /** Whether something is chosen that was not sent yet. */
  get begun(): boolean {
    return this.answers.length > 0 || this.selected !== this.usual;
  }

  /** Put a prompt on the desk; the same prompt again changes nothing that was begun. */
  open(next: Prompt | null): void {
    if (next && this.base && next.id === this.base.id && next.seat === this.base.seat) return;
    const prompt = next && told(next);
    this.turn += 1;
    this.problem = null;
    this.preview = null;
    this.active = '';
    this.selected = '';
    this.usual = '';
    this.answers = [];
    this.tried = null;
    this.untried = false;
    this.trying = false; // a draft of what was asked before that is still on its way is not waited for
    clearTimeout(this.later);
    this.labels.clear();
    this.base = prompt;
    this.now = prompt;
    if (!prompt) return;
    this.learn(prompt);
    // on one's own turn a chance to react does not stop the game: going on is one press away
    // and where passing is all one can do, it is
    if (ownTurn(prompt)) this.mark((this.usual = prompt.timeout_answer));
    else if (prompt.kind === 'react' && prompt.options.length === 1) this.mark((this.usual = prompt.options[0]?.key ?? ''));
    if (prompt.draft.length > 0) void this.restore(prompt.draft);
  }

  /** A saved draft comes back: first ask what there was to choose from, then try the draft. */
  async restore(draft: string[]): Promise<void> {
    const base = this.base;
    if (!base) return;
    if (this.single) {
      const first = await this.attempt([]);
      if (first && this.base === base) this.base = first;
      this.now = this.base;
      this.selected = draft[0] ?? '';
      return;
    }
    if (base.draft.length > 0) {
      const bare = await this.attempt([]);
      if (!bare || this.base !== base) return;
      this.base = bare;
    }
    await this.draft(draft);
  }

  /** Put advice on the desk as a draft; sending it stays the player's own press. */
  lay(keys: string[]): void {
    if (this.single) this.mark(keys[0] ?? '');
    else void this.draft(keys.filter((key) => !this.isEnd(key)));
  }

  /** Ask for the same decision in other words: what was begun stays on the desk. */
  async retell(): Promise<void> {
    const base = this.base;
    const answers = this.answers;
    if (!base) return;
    const bare = await this.attempt([]).catch(() => null);
    if (!bare || this.base !== base) return;
    this.base = bare;
    this.now = bare;
    if (answers.length > 0) await this.draft(answers);
  }

  private learn(prompt: Prompt): void {
    for (const option of prompt.options) this.labels.set(option.key, option.label);
  }

  /** The label of an answer, also of one that is no option any more. */
  label(key: string): string {
    return this.labels.get(key) ?? key;
  }

  /** What the primary button says: a verb with its object, also where an option is only a name. */
  private doing(key: string): string {
    return this.said(key, 'do', this.label(key));
  }

  /** An answer as this ask has it on the button (`do`) or in what can be taken back (`done`). */
  private said(key: string, where: 'do' | 'done', otherwise: string): string {
    return tOr(`ask-${this.base?.name}.${where}`, otherwise, { key, head: key.split(':', 1)[0] ?? '', answer: this.label(key) });
  }

  option(key: string): PromptOption | undefined {
    return this.prompt?.options.find((option) => option.key === key);
  }

  refusal(key: string): PromptRefusal | undefined {
    return this.prompt?.refused.find((refused) => refused.key === key);
  }

  /** The answer that ends the list now, which is what the primary button adds; "" if none does. */
  get end(): string {
    if (this.prompt?.complete && this.answers.length > 0) return ''; // the last answer has ended it
    return this.prompt?.ends.find((key) => this.option(key)) ?? '';
  }

  /** Whether the primary button speaks of this answer, so that nothing else has to. */
  isEnd(key: string): boolean {
    return !this.single && key === (this.end || this.prompt?.ends[0]);
  }

  /** Try answers on the server, after those that were tried before; null if they are not wanted any more. */
  private async attempt(answers: string[], turn = this.turn): Promise<Prompt | null> {
    const base = this.base;
    const before = this.line;
    let leave = (): void => undefined;
    this.line = new Promise((done) => (leave = done));
    try {
      await before; // the server keeps what comes last
      if (!base || turn !== this.turn) return null;
      const sent = { seat: base.seat, decision: base.id, answers };
      const prompt = told(await api.draft(this.table.code, sent));
      this.learn(prompt);
      return prompt;
    } finally {
      leave();
    }
  }

  /**
   * Try a list of answers on the server; a refused one leaves the desk as it was. While the server
   * can't be reached the list is kept on the desk and tried later.
   */
  async draft(answers: string[]): Promise<boolean> {
    if (this.table.saving === 'sending' && !this.untried) return false; // what is on its way can't be changed
    const turn = ++this.turn;
    const base = this.base;
    clearTimeout(this.later);
    this.answers = answers;
    this.trying = true;
    this.problem = null;
    try {
      const next = await this.attempt(answers, turn);
      if (next && this.base === base) this.tried = { answers, prompt: next };
      if (next && turn === this.turn) this.goBack();
      return true;
    } catch (error) {
      if (turn === this.turn) this.refuse(error as Refused);
      return false;
    } finally {
      if (turn === this.turn) this.trying = false;
    }
  }

  /** Let the desk show the last list that the server took. */
  private goBack(): void {
    this.answers = this.tried?.answers ?? [];
    this.now = this.tried?.prompt ?? this.base;
    this.preview = this.now && this.answers.length > 0 ? viewIn(this.now) : null;
    this.untried = false;
  }

  private refuse(problem: Refused): void {
    if (problem.kind === 'network') {
      this.untried = true;
      this.tryLater();
      return;
    }
    sound('refused');
    // of a list that was made while the server could not say what fits, as much stays as does fit
    const longer = this.answers.length > (this.tried?.answers.length ?? 0);
    if (this.untried && longer && problem.kind !== 'stale') {
      void this.draft(this.answers.slice(0, -1)).then(() => (this.problem ??= problem));
      return;
    }
    this.goBack();
    this.problem = problem;
    if (problem.kind === 'stale') this.table.refresh();
  }

  private tryLater(): void {
    this.later = setTimeout(() => {
      if (this.table.link === 'online') void this.draft(this.answers);
      else this.tryLater();
    }, TRY_AGAIN);
  }

  /** Add an answer to the list; a second press while the first is on its way is the same one. */
  add(key: string): Promise<boolean> {
    if (this.trying && this.answers.at(-1) === key) return Promise.resolve(false);
    // a draft that has come to its border can only end in another way
    const kept = this.prompt?.complete ? this.answers.slice(0, -1) : this.answers;
    return this.draft([...kept, key]);
  }

  /** Take the answer at a place out of the list. */
  remove(index: number): Promise<boolean> {
    return this.draft(this.answers.filter((_, at) => at !== index));
  }

  /** For kinds where an answer is either in the list or not. */
  toggle(key: string): Promise<boolean> {
    const at = this.answers.indexOf(key);
    return at < 0 ? this.add(key) : this.remove(at);
  }

  /** Lay an answer of a single kind on the desk. */
  mark(key: string): void {
    if (this.base?.options.some((option) => option.key === key)) this.selected = key;
  }

  /** Whether an answer is sent when it is pressed: it is all there is to say, and it can be taken back. */
  atOnce(option: PromptOption | undefined): boolean {
    const whole = this.single && this.base?.kind !== 'amount' && this.base?.kind !== 'react';
    return whole && option?.border === '' && !this.table.state?.lesson;
  }

  /** Whether every answer is sent when it is pressed, so that nothing is left for the primary button. */
  get allAtOnce(): boolean {
    return (this.base?.options.length ?? 0) > 0 && (this.base?.options.every((option) => this.atOnce(option)) ?? false);
  }

  /** Press an answer of a single kind; one that can be taken back is sent at once. */
  select(key: string): void {
    if (this.table.saving === 'sending') return;
    this.mark(key);
    const option = this.base?.options.find((one) => one.key === key);
    if (this.atOnce(option)) void this.submit();
  }

  /** Answer a list with nothing in it; with `times` the same is ordered for so many times more. */
  async finish(end: string, times = 0): Promise<void> {
    const base = this.base;
    if (!base || !this.primary.enabled) return;
    if (times > 0 && !(await this.table.command(() => api.order(this.table.code, { seat: base.seat, ask: base.name, answer: end, times })))) return;
    await this.table.submit(base.id, [end]);
    this.problem = this.table.problem;
  }

  get primary(): Primary {
    const found = this.wanted;
    if (this.table.info?.paused_by) return { ...found, enabled: false, border: '', why: t('paused-primary'), rule: '' };
    if (this.table.link === 'offline') return { ...found, enabled: false, border: '', why: t('conn-offline'), rule: '' };
    return found;
  }

  private get wanted(): Primary {
    const prompt = this.prompt;
    const off: Primary = { label: t('primary-wait'), border: '', enabled: false, why: '', rule: '' };
    if (!prompt) return off;
    if (this.single) {
      const option = this.base?.options.find((one) => one.key === this.selected);
      if (option) return { ...off, label: this.doing(option.key), border: option.border, enabled: true };
      return { ...off, label: t('primary-choose-first') };
    }
    if (this.untried) return { ...off, label: t('primary-untried'), why: t('primary-untried-why') };
    const done = this.option(this.end);
    if (done) return { ...off, label: this.doing(done.key), border: done.border, enabled: !this.trying };
    if (prompt.complete && this.answers.length > 0) {
      // the last answer is where the way back ends: what is offered is still what it was chosen from
      const last = this.answers.at(-1) ?? '';
      return { ...off, label: this.doing(last), border: this.option(last)?.border ?? '', enabled: !this.trying };
    }
    const refused = this.refusal(prompt.ends[0] ?? '');
    if (refused) return { ...off, label: refused.why, why: refused.why, rule: refused.rule };
    return { ...off, label: t('primary-not-complete'), why: t('primary-not-complete-why'), rule: prompt.rule };
  }

  /** Do what the primary button says. */
  async submit(): Promise<void> {
    const prompt = this.prompt;
    if (!prompt || !this.primary.enabled || !this.base) return;
    let answers = this.single ? [this.selected] : this.answers;
    if (!this.single && this.end) answers = [...answers, this.end];
    const done = this.single ? this.said(this.selected, 'done', this.primary.label) : this.primary.label;
    await this.table.submit(this.base.id, answers);
    this.problem = this.table.problem;
    this.done = this.problem ? '' : done;
  }

  /** Why nothing can be taken back now, as the server says; "" if something can. */
  get noUndo(): string {
    const { table } = this;
    if (this.begun) return '';
    if (table.info?.paused_by) return t('paused-primary');
    if (table.link === 'offline') return t('conn-offline');
    return table.state?.undo ?? '';
  }

  /** Undo the last tentative answer, or the last one that was sent. */
  async undo(): Promise<void> {
    if (this.answers.length > 0) {
      if (await this.remove(this.answers.length - 1)) sound('undo');
    } else if (this.selected !== this.usual) this.selected = this.usual;
    else {
      this.done = '';
      await this.table.undo();
    }
  }

  /** Take back everything tentative; if there is nothing, all answers to the border or the turn's start. */
  async reset(): Promise<void> {
    if (this.answers.length > 0) await this.draft([]);
    else if (this.selected !== this.usual) this.selected = this.usual;
    else await this.table.undo(true);
  }

  /** Open a sealed choice again and put its answers back on the desk as a draft. */
  async unseal(): Promise<void> {
    const answers = await this.table.unseal();
    this.open(this.table.prompt);
    if (answers.length > 0) await this.restore(answers);
  }
}
