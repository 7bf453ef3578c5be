// What pointing at a hex means for the decision on the desk: a step of a route, a place, or a look.
// Which hexes can be answered, and why others cannot, is the server's word.
import { say } from '../../../lib/announce.svelte';
import { t } from '../../../lib/device/i18n.svelte';
import type { Play } from '../../../lib/play';
import { dangers, dangerText, hexName } from '../names';
import { hexKey, hexOf } from '../keys';
import type { Forecast, HexView, KnightsView } from '../view';
import type { Mark } from './marks';

export type HexState = 'legal' | 'chosen' | 'refused' | 'free';

export class Pointing {
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly play: Play,
    readonly view: () => KnightsView,
  ) {}

  private get desk(): Play['desk'] {
    return this.play.desk;
  }

  get path(): boolean {
    return !this.play.readonly() && this.desk.prompt?.kind === 'path';
  }

  get place(): boolean {
    return !this.play.readonly() && this.desk.prompt?.kind === 'place';
  }

  /** Whether hexes answer what is asked now. */
  get asks(): boolean {
    return this.path || this.place;
  }

  get forecast(): Forecast | null {
    return this.view().own?.forecast ?? null;
  }

  /** A hex to bring into sight: the last stop of the route. */
  get wanted(): number | null {
    return this.path ? hexOf(this.desk.answers.at(-1)) : null;
  }

  state(hex: number): HexState {
    if (!this.asks) return 'free';
    const key = hexKey(hex);
    if (this.path ? this.desk.answers.includes(key) : this.desk.selected === key) return 'chosen';
    if (this.desk.option(key)) return 'legal';
    return this.desk.refusal(key) || this.place ? 'refused' : 'free';
  }

  /** Why a hex cannot be answered, with its clause. */
  why(hex: number): { text: string; rule: string } | null {
    if (this.state(hex) !== 'refused') return null;
    const refused = this.desk.refusal(hexKey(hex));
    return refused ? { text: refused.why, rule: refused.rule } : { text: t('wk1-hex-not-asked'), rule: '' };
  }

  /** The hexes from the end of the route to this one, on the way that the server found. */
  wayTo(hex: number): number[] {
    const via = this.forecast?.via ?? [];
    const way: number[] = [];
    let at: number | null = hex;
    const { seats, you } = this.view();
    const start = you === null ? null : (seats[you]?.hex ?? null);
    const ends = this.desk.answers.length > 0 ? hexOf(this.desk.answers.at(-1)) : start;
    while (at !== null && at !== ends && way.length <= via.length) {
      way.unshift(at);
      at = via[at] ?? null;
    }
    return way;
  }

  canReach(hex: number): boolean {
    return typeof this.forecast?.via[hex] === 'number';
  }

  press(hex: number): void {
    const key = hexKey(hex);
    if (this.place) {
      this.desk.select(key);
      if (this.desk.selected === key) say(t('wk1-hex-chosen', { name: this.name(hex) }));
    } else this.next(() => this.step(hex));
  }

  /** Add the cheapest way to a hex further off. */
  way(hex: number): void {
    this.next(() => this.goThere(hex));
  }

  /** Take the last stop away. */
  back(): void {
    this.next(() => (this.desk.answers.length > 0 ? this.try(this.desk.answers.slice(0, -1)) : undefined));
  }

  /** One press after another: each is about the route that the server has answered. */
  private next(work: () => Promise<void> | undefined): void {
    this.turn = this.turn.then(async () => {
      if (this.path) await work();
    });
  }

  private step(hex: number): Promise<void> | undefined {
    const { answers } = this.desk;
    const key = hexKey(hex);
    const at = answers.indexOf(key);
    // a stop cuts the route there; the last stop is taken away
    if (at >= 0) return this.try(answers.slice(0, at + 1 === answers.length ? at : at + 1));
    return this.desk.option(key) ? this.try([...answers, key]) : this.goThere(hex);
  }

  private goThere(hex: number): Promise<void> | undefined {
    if (this.canReach(hex)) return this.try([...this.desk.answers, ...this.wayTo(hex).map(hexKey)]);
    say(this.why(hex)?.text ?? '');
    return undefined;
  }

  private async try(answers: string[]): Promise<void> {
    if (!(await this.desk.draft(answers))) return;
    const last = hexOf(answers.at(-1));
    say(last !== null ? t('wk1-route-stop', { n: answers.length, name: this.name(last) }) : t('wk1-route-empty'));
  }

  /** The next hex, by number, that can be answered now. */
  nextLegal(from: number): number | null {
    const all = this.view().hexes.map((one) => one.hex);
    const turned = [...all.slice(from + 1), ...all.slice(0, from + 1)];
    return turned.find((hex) => this.state(hex) === 'legal') ?? null;
  }

  name(hex: number): string {
    return hexName(this.play, this.view().hexes[hex]);
  }

  /** How a hex stands to the decision, in words. */
  standing(hex: number): string {
    const state = this.state(hex);
    const at = this.desk.answers.indexOf(hexKey(hex));
    if (state === 'chosen') return at >= 0 ? t('wk1-hex-stop', { n: at + 1 }) : t('wk1-hex-picked');
    if (state === 'legal') return this.path ? t('wk1-hex-next', { n: this.desk.answers.length + 1 }) : t('wk1-hex-legal');
    if (state === 'refused') return this.canReach(hex) ? t('wk1-hex-way') : t('wk1-hex-not-now', { why: this.why(hex)?.text ?? '' });
    return '';
  }

  /** What a screen reader says: name, terrain, cost, dangers, tokens, knights, how it stands. */
  label(hex: number, marks: Mark[] = []): string {
    const one = this.view().hexes[hex];
    if (!one) return '';
    const cost = this.forecast?.costs[hex];
    return [
      hexName(this.play, one),
      t(`wk1-terrain-${one.city ? 'city' : one.terrain || 'place'}`),
      t('wk1-hex-difficulty', { n: one.difficulty }),
      typeof cost === 'number' ? t('wk1-hex-cost', { n: cost }) : '',
      ...dangers(one).map(dangerText),
      ...one.special.map((special) => t(`wk1-special-${special.token}`)),
      one.blank ? t('wk1-hex-blank') : '',
      ...marks.filter((mark) => mark.hex === hex).map((mark) => mark.text),
      this.company(one),
      this.standing(hex),
    ].filter(Boolean).join(', ');
  }

  /** Everything about a hex, with what can be done there and what its tokens do. */
  aloud(hex: number): string {
    const one = this.view().hexes[hex];
    if (!one) return '';
    const lies = [...new Set([...dangers(one).map((danger) => danger.what), ...one.special.map((special) => special.token)])];
    const text = this.play.content.cards.get(one.tile)?.text ?? '';
    return [`${this.label(hex)}.`, text, ...lies.map((token) => t(`token-wk1-${token}.text`))].filter(Boolean).join(' ');
  }

  private company(one: HexView): string {
    return one.knights.map((seat) => (seat === this.view().you ? t('you') : this.play.name(seat))).join(', ');
  }
}
