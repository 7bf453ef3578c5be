// What pointing at a space means for the decision on the desk. Which spaces can be answered, what they
// cost and why others cannot is the server's word.
import { say } from '../../../lib/announce.svelte';
import { t } from '../../../lib/device/i18n.svelte';
import type { Play } from '../../../lib/play';
import { nameOf } from '../names';
import type { RoadView, Way } from '../view';
import { spaces, type Space } from './spaces';

// markers that walk over the board, in the order of the view
const WALKERS = ['train', 'hester', 'weighmen', 'drought', 'rust', 'rot', 'ruin', 'suttle', 'cloff', 'nett'];

/** The markers that are on the board, each with its space. */
export const walking = (view: RoadView): [string, string][] => view.board.walkers.flatMap((at, number) => (at ? [[WALKERS[number] ?? '', at] as [string, string]] : []));

/** What the token of a city shows: at 3 the city is shut; 0 where there is none. */
export const stageAt = (view: RoadView, { city }: Space): number => view.plot?.counts.find(({ key }) => key === `stage_${city}`)?.now ?? 0;

/** The entry behind a face-down token that this seat has looked at. */
export const lookedAt = (view: RoadView, id: string): string | null => view.own?.looked.filter(({ space }) => space === id).at(-1)?.what ?? null;

export type SpaceState = 'legal' | 'chosen' | 'refused' | 'free';

export class Pointing {
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly play: Play,
    readonly view: () => RoadView,
  ) {}

  private get desk(): Play['desk'] {
    return this.play.desk;
  }

  /** A route is planned, space by space. */
  get path(): boolean {
    return !this.play.readonly() && this.desk.prompt?.kind === 'path';
  }

  /** One space is asked for. */
  get place(): boolean {
    const prompt = this.desk.prompt;
    return !this.play.readonly() && !!prompt && (prompt.kind === 'place' || prompt.name === 'space');
  }

  get asks(): boolean {
    return this.path || this.place;
  }

  /** The ways that can still be taken, by space. */
  get ways(): Map<string, Way> {
    return new Map(this.path ? (this.view().own?.ways ?? []).map((way) => [way.space, way]) : []);
  }

  /** The stops of the route that is planned. */
  get stops(): string[] {
    return this.path ? this.desk.answers.filter((key) => spaces().has(key)) : [];
  }

  state(id: string): SpaceState {
    if (!this.asks) return 'free';
    if (this.path ? this.stops.includes(id) : this.desk.selected === id) return 'chosen';
    if (this.desk.option(id) || (this.path && this.ways.has(id))) return 'legal';
    return this.desk.refusal(id) || this.place ? 'refused' : 'free';
  }

  why(id: string): { text: string; rule: string } | null {
    const refused = this.desk.refusal(id);
    if (refused) return { text: refused.why, rule: refused.rule };
    return this.place && this.state(id) === 'refused' ? { text: t('wk2-space-not-asked'), rule: '' } : null;
  }

  press(id: string): void {
    if (this.place) {
      this.desk.select(id);
      if (this.desk.selected === id) say(t('wk2-space-chosen', { name: nameOf(id) }));
    } else this.next(() => this.step(id));
  }

  back(): void {
    this.next(() => (this.desk.answers.length > 0 ? this.try(this.desk.answers.slice(0, -1)) : undefined));
  }

  /** One press after another: each is about the route that the server has answered. */
  private next(work: () => Promise<void> | undefined): void {
    this.turn = this.turn.then(async () => {
      if (this.path) await work();
    });
  }

  private step(id: string): Promise<void> | undefined {
    const { answers } = this.desk;
    const at = answers.lastIndexOf(id);
    // a stop cuts the route there; the last one is taken away
    if (at >= 0) return this.try(answers.slice(0, at + 1 === answers.length ? at : at + 1));
    if (this.desk.option(id)) return this.try([...answers, id]);
    if (this.ways.has(id)) return this.try([...answers, ...this.wayTo(id)]);
    say(this.why(id)?.text ?? t('wk2-space-too-far', { name: nameOf(id) }));
    return undefined;
  }

  /** The spaces from the end of the route to this one, as the server found them. */
  wayTo(id: string): string[] {
    const { ways } = this;
    const way: string[] = [];
    const { seats, you } = this.view();
    const start = this.stops.at(-1) ?? (you === null ? null : seats[you]?.space);
    let at: string | undefined = id;
    while (at && at !== start && way.length <= ways.size) {
      way.unshift(at);
      at = ways.get(at)?.via;
    }
    return way;
  }

  private async try(answers: string[]): Promise<void> {
    if (!(await this.desk.draft(answers))) return;
    const last = answers.at(-1);
    say(last ? t('wk2-route-stop', { n: answers.length, name: nameOf(last) }) : t('wk2-route-empty'));
  }

  /** The next space, by id, that can be answered now. */
  nextLegal(from: string): string | null {
    const all = [...spaces().keys()];
    const at = all.indexOf(from);
    return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((id) => this.state(id) === 'legal') ?? null;
  }

  /** What a screen reader says: name, terrain, cost, dangers, tokens, knights, how it stands. */
  label(id: string): string {
    const space = spaces().get(id);
    if (!space) return id;
    const view = this.view();
    const way = this.ways.get(id);
    const at = this.stops.indexOf(id);
    const here = view.seats.filter((seat) => seat.space === id).map(({ seat }) => (seat === view.you ? t('you') : this.play.name(seat)));
    const state = this.state(id);
    return [
      space.name,
      space.special ? t('wk2-space-special', { n: space.special }) : '',
      t(space.city ? 'wk2-terrain-city' : `wk2-terrain-${space.terrain}`),
      way && at < 0 ? t('wk2-space-cost', { n: way.cost, fuel: way.fuel }) : '',
      ...this.dangers(id).map((kind) => t(`wk2-danger-${kind}`)),
      view.board.challenge.includes(id) ? t('wk2-token-challenge') : '',
      view.board.plot.includes(id) ? t('wk2-token-plot') : '',
      this.faceDown(id),
      this.landmark(id),
      stageAt(view, space) ? t(`wk2-count-stage_${space.city}`, { n: stageAt(view, space), aim: 3 }) : '',
      this.task(id),
      ...walking(view).map(([name, at]) => (at === id ? t(`wk2-walker-${name}`) : '')),
      view.board.closed.includes(id) ? t('wk2-space-closed') : '',
      here.join(', '),
      at >= 0 ? t('wk2-space-stop', { n: at + 1 }) : state === 'chosen' ? t('wk2-space-picked') : '',
      state === 'legal' && !way ? t('wk2-space-legal') : '',
      this.why(id) ? t('wk2-space-not-now', { why: this.why(id)?.text ?? '' }) : '',
    ].filter(Boolean).join(', ');
  }

  /** The landmark on a space: its name, or whose face-down marker it is; empty where there is none. */
  landmark(id: string): string {
    const one = this.view().board.landmarks.find(({ space }) => space === id);
    if (!one) return '';
    if (one.card !== null) return t('wk2-landmark-here', { name: nameOf(one.card) });
    const { own, you } = this.view();
    const known = one.owner === you ? own?.landmark : own?.looked.find(({ space }) => space === id)?.what;
    if (known) return t('wk2-landmark-known', { name: nameOf(known) });
    return t('wk2-landmark-down', { name: one.owner === null ? '' : this.play.name(one.owner) });
  }

  /** The face-down token on a space: which entry it leads to for who has looked at it; empty where there is none. */
  faceDown(id: string): string {
    if (!this.view().board.face_down.includes(id)) return '';
    const entry = lookedAt(this.view(), id);
    return entry === null ? t('wk2-token-down') : t('wk2-token-known', { entry });
  }

  /** The tokens of city tasks on a space; empty where there is none. */
  task(id: string): string {
    const here = this.view().seats.flatMap(({ tasks }) => tasks.filter(({ space }) => space === id));
    return here.map(({ card }) => t('wk2-task-token', { name: nameOf(card) })).join(', ');
  }

  /** The danger icons of a space: printed ones, then markers. */
  dangers(id: string): string[] {
    const marked = this.view().board.markers.filter((one) => one.space === id).map((one) => one.kind);
    return [...(spaces().get(id)?.icons ?? []), ...marked];
  }
}
