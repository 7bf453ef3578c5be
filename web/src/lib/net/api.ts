// Commands to the server. Every failure becomes a `Refused` with the server's own words.
import type {
  Analysis, Answer, BranchInfo, CardsInfo, ChangeSeat, Checkpoints, Chronicle, ClauseInfo, Coach, CreateTable, Draft,
  ForkTable, GalleryInfo, Habits, Invitation, LabInfo, LearnInfo, LessonWish, LuckRow, Me, MyTables, Odds, Passage, Problem,
  Prompt, Report, RulesPage, Saved, Say, ServerInfo, SetHabit, SetProfile, Standing, StandingOrder, TableInfo, TableState,
  TalesInfo, TitleInfo, Undo, Use, Vote, Watch, WindowOrder,
} from './protocol';
import { i18n, type Form } from '../device/i18n.svelte';
import { follow } from '../device/language';
import { noteClient } from '../device/version.svelte';

const BASE = '/api/v1';
const GLANCE = 40; // lines; public/first.js asks for as many, so that its answer is the one that is taken

/** What the server refused, or that it could not be reached (`kind` is then "network"). */
export class Refused extends Error {
  constructor(
    message: string,
    readonly kind: string,
    readonly rule: string = '',
    readonly status: number = 0,
  ) {
    super(message);
  }
}

let csrf = '';

/** What `first.js` has asked for before this client was there; each can be taken once. */
const begun = (globalThis as { firstLook?: Record<string, Promise<Response> | undefined> }).firstLook ?? {};

function taken(path: string): Promise<Response> | undefined {
  const found = begun[path];
  begun[path] = undefined;
  return found;
}

function problemOf(body: unknown, status: number): Refused {
  const problem = body as Partial<Problem> | null;
  if (problem && typeof problem.error === 'string') {
    return new Refused(problem.error, problem.kind ?? 'bad-request', problem.rule ?? '', status);
  }
  return new Refused(String(status), 'server', '', status);
}

async function call<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-Dustboard'] = csrf || (await me()).csrf;
  let response: Response;
  try {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const early = method === 'GET' ? taken(path) : undefined;
    response = await (early ?? fetch(BASE + path, { method, headers, credentials: 'same-origin', signal, ...payload }));
  } catch {
    throw new Refused('', 'network');
  }
  noteClient(response.headers?.get('x-dustboard-client') ?? '');
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) throw problemOf(data, response.status);
  return data as T;
}

/** The language the server is asked to speak. */
export function language(): 'en' | 'pl' {
  return i18n.lang === 'pl' ? 'pl' : 'en';
}

/** The same with the form in which it speaks to its reader; public/first.js makes it in the same way. */
export function lang(): Watch['lang'] & string {
  return language() === 'en' || i18n.form === 'neutral' ? language() : `pl-${i18n.form}`;
}

/** A file that the server makes; what it refuses comes in words as always. */
async function getFile(path: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(BASE + path, { headers: { 'Accept-Language': language() }, credentials: 'same-origin' });
  } catch {
    throw new Refused('', 'network');
  }
  if (!response.ok) throw problemOf(await response.json().catch(() => null), response.status);
  return response.blob();
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}, signal: AbortSignal | null = null): Promise<T> => call<T>('POST', path, body, signal);
const seatOf = (seat: number | null): string => (seat === null ? '' : `&seat=${seat}`);

let asking: Promise<Me> | null = null;

/** Who I am. Asked once at a time: of two first requests each would make a guest, with a token of its own. */
export function me(): Promise<Me> {
  asking ??= get<Me>('/me')
    .then(keep)
    .finally(() => (asking = null));
  return asking;
}

export const api = {
  me,
  info: () => get<ServerInfo>(`/server?lang=${lang()}`),
  setProfile: async (profile: SetProfile) => keep(await post<Me>('/me', profile)),
  login: async (name: string, password: string) =>
    keep(await post<Me>('/login', { name, password })),
  logout: async () => {
    await post<null>('/logout');
    return me();
  },

  titles: () => get<TitleInfo[]>(`/titles?lang=${lang()}`),
  rules: (title: string) => get<ClauseInfo[]>(`/rules/${title}?lang=${lang()}`),
  cards: (title: string) => get<CardsInfo>(`/cards/${title}?lang=${lang()}`),
  rulesPage: (title: string) => get<RulesPage>(`/rules/${title}/page?lang=${lang()}`),
  gallery: (title: string) => get<GalleryInfo>(`/cards/${title}/gallery?lang=${lang()}`),

  learn: (title: string) => get<LearnInfo>(`/learn/${title}?lang=${lang()}`),
  beginLesson: (title: string, again: boolean) => post<TableInfo>(`/learn/${title}`, { again }),
  firstGame: (title: string) => post<TableInfo>(`/learn/${title}/first`),
  lesson: (code: string, step: LessonWish) =>
    post<TableState>(`/tables/${code}/lesson?lang=${lang()}`, step),

  tables: () => get<MyTables>('/tables'),
  standing: (code: string) => get<Standing>(`/tables/${code}/standing?lang=${lang()}`),
  create: (wish: CreateTable) => post<TableInfo>('/tables', wish),
  invitation: (token: string) => get<Invitation>(`/links/${encodeURIComponent(token)}?lang=${lang()}`),
  setFace: (face: string) => post<Me>('/me/face', { face }),
  setLanguage: (lang: string) => post<Me>('/me/language', { lang }),
  setForm: (form: Form) => post<Me>('/me/form', { form }),
  claim: (token: string, name: string) => post<TableInfo>('/claim', { token, name }),
  sit: (code: string, seat: number, name: string) =>
    post<TableInfo>(`/tables/${code}/sit`, { seat, name }),
  seat: (code: string, wish: ChangeSeat) => post<TableInfo>(`/tables/${code}/seat`, wish),
  /** The host makes a new link for a seat; the one before stops working. */
  newLink: (code: string, seat: number) => post<TableInfo>(`/tables/${code}/link`, { seat }),
  start: (code: string) => post<TableInfo>(`/tables/${code}/start`),
  leave: (code: string, seat: number) => post<unknown>(`/tables/${code}/leave`, { seat }),

  /** The state with the last lines of the log only; the socket brings the others. */
  glance: (code: string) => get<TableState>(`/tables/${code}?lang=${lang()}&log=-${GLANCE}`),
  position: (code: string, n: number, seat: number | null) =>
    get<TableState>(`/tables/${code}/at/${n}?lang=${lang()}${seatOf(seat)}`),
  report: (code: string) => get<Report>(`/tables/${code}/report?lang=${lang()}`),
  analysis: (code: string) => get<Analysis>(`/tables/${code}/analysis?lang=${lang()}`),
  tales: (title: string) => get<TalesInfo>(`/tales/${title}?lang=${lang()}`),
  branches: (title: string, tale: string) => get<BranchInfo>(`/tales/${title}/${tale}?lang=${lang()}`),
  pages: (code: string) => get<Checkpoints>(`/tables/${code}/pages?lang=${lang()}`),
  season: (title: string, form: 'html' | 'pdf') => getFile(`/season/${title}/${form}?lang=${lang()}`),
  chronicle: (code: string) => get<Chronicle>(`/tables/${code}/chronicle?lang=${lang()}`),
  challenge: (code: string) => post<TableInfo>(`/tables/${code}/challenge`),
  openPosition: (code: string, n: number) =>
    get<TableState>(`/tables/${code}/at/${n}?lang=${lang()}&open_cards=true`),
  answer: (code: string, answer: Answer, log: number, signal: AbortSignal | null = null) =>
    post<Saved>(`/tables/${code}/answer?lang=${lang()}&log=${log}`, answer, signal),
  draft: (code: string, draft: Draft) =>
    post<Prompt>(`/tables/${code}/draft?lang=${lang()}`, draft),
  odds: (code: string, seat: number | null) =>
    get<Odds>(`/tables/${code}/odds?lang=${lang()}${seatOf(seat)}`),
  passages: (code: string, seat: number | null, keys: string[]) =>
    get<Passage[]>(`/tables/${code}/passages?lang=${lang()}&keys=${keys.join(',')}${seatOf(seat)}`),
  luck: (code: string, seat: number | null) =>
    get<LuckRow[]>(`/tables/${code}/luck?lang=${lang()}${seatOf(seat)}`),
  coach: (code: string, seat: number, bot: string) =>
    get<Coach>(`/tables/${code}/coach?lang=${lang()}&bot=${bot}&seat=${seat}`),
  undo: (code: string, undo: Undo) => post<TableState>(`/tables/${code}/undo?lang=${lang()}`, undo),
  use: (code: string, use: Use) => post<TableState>(`/tables/${code}/use`, use),
  hold: (code: string, seat: number) => post<TableState>(`/tables/${code}/hold`, { seat }),
  window: (code: string, order: WindowOrder) => post<TableState>(`/tables/${code}/window`, order),
  say: (code: string, line: Say) => post<unknown>(`/tables/${code}/chat`, line),
  vote: (code: string, vote: Vote) => post<unknown>(`/tables/${code}/vote`, vote),
  order: (code: string, order: StandingOrder) => post<unknown>(`/tables/${code}/orders`, order),
  lab: () => get<LabInfo>('/lab'),
  openLab: (key: string) => post<null>('/lab/open', { key }),
  habits: () => get<Habits>('/me/orders'),
  setHabit: (habit: SetHabit) => post<Habits>('/me/orders', habit),
  rematch: (code: string) => post<TableInfo>(`/tables/${code}/rematch`),
  back: (code: string, seat: number) => post<TableState>(`/tables/${code}/back`, { seat }),
  rewind: (code: string, seat: number, at: number) =>
    post<TableState>(`/tables/${code}/rewind`, { seat, at }),
  importRecord: (record: Record<string, unknown>) => post<TableInfo>('/import', { record }),
  fork: (code: string, wish: ForkTable) => post<TableInfo>(`/tables/${code}/fork`, wish),
  unlock: (code: string, seat: number, pin: string) =>
    post<TableState>(`/tables/${code}/unlock?lang=${lang()}`, { seat, pin }),
  pause: (code: string, reason: string) => post<TableState>(`/tables/${code}/pause`, { reason }),
  resume: (code: string) => post<TableState>(`/tables/${code}/resume`),
  moreTime: (code: string, seat: number) => post<TableState>(`/tables/${code}/time`, { seat }),
  nudge: (code: string, seat: number) => post<null>(`/tables/${code}/nudge`, { seat }),
  qrPath: (code: string, seat: number) => `${BASE}/tables/${code}/qr/${seat}`,
  exportPath: `${BASE}/me/export`,
  recordPath: (code: string) => `${BASE}/tables/${code}/record`,
  socketPath: (code: string, seat: number | null, log: number, since: number) =>
    `${BASE}/tables/${code}/live?lang=${lang()}&log=${log}&since=${since}${seatOf(seat)}`,
};

/** Remember the token that goes with a device that has just become somebody else's, and speak their language. */
export function keep(found: Me): Me {
  csrf = found.csrf;
  follow(found.lang, found.form);
  return found;
}
