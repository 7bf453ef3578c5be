// The wire types of Dustboard, made from src/dustboard/server/protocol/library.py by
// `./dust refresh`. Change them there, never here.

/** A table option of a title. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "whole";
  default: string | number | boolean;
  values: (string | number | boolean)[];
  low: number;
  high: number;
  rule: string;
  ruling: string;
  ruling_text: string;
  group: string;
}

/** What one bot won at tables of so many players where all others were `against`. */
export interface ShareInfo {
  players: number;
  scenario: string;
  against: string;
  wins: number;
  games: number;
  low: number;
  high: number;
  together: boolean;
}

/** A level of bots, with what was measured of it. */
export interface BotLevel {
  name: string;
  heeds_temper: boolean;
  shares: ShareInfo[];
}

/** A temper of bots, with what it won against even bots. */
export interface TemperInfo {
  id: string;
  name: string;
  text: string;
  shares: ShareInfo[];
}

/** Tempers of which a bot has one; its name asks for it as in `normal:bold+cruel`. */
export interface TemperGroup {
  id: string;
  name: string;
  text: string;
  default: string;
  tempers: TemperInfo[];
}

/** A set of table options by name, as the title declares it. */
export interface PresetInfo {
  id: string;
  name: string;
  text: string;
  options: Record<string, string | number | boolean>;
  lang: string;
}

/** Something to play: a value of an option, whom it is for; 0 rounds if nothing limits them. */
export interface ScenarioInfo {
  option: string;
  value: string;
  name: string;
  goal: string;
  text: string;
  min_players: number;
  max_players: number;
  rounds: number;
  rule: string;
}

/** Something that can be answered in advance: its name, and the answers in words by key. */
export interface OrderInfo {
  ask: string;
  name: string;
  answers: Record<string, string>;
  usual: boolean;
}

/** A title as the wizard shows it. */
export interface TitleInfo {
  id: string;
  name: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  scenarios: ScenarioInfo[];
  bots: string[];
  levels: BotLevel[];
  tempers: TemperGroup[];
  content: string;
  tutorial: boolean;
  orders: OrderInfo[];
  windows: string[];
}

/** A clause of the rules, with the rulings and options that touch it. */
export interface ClauseInfo {
  id: string;
  title: string;
  text: string;
  section: string;
  rulings: (Record<string, string>)[];
}

/** A line of the game on one page; the icon is of the title's own set, if there is one. */
export interface PageLine {
  name: string;
  text: string;
  icon: string;
  rule: string;
}

/** The game on one page: how it is won, a round, what scores, tips, terms, and a reference. */
export interface RulesPage {
  goal: string;
  text: string;
  steps: PageLine[];
  scores: PageLine[];
  tips: PageLine[];
  terms: PageLine[];
  reference: PageLine[];
}

/** Every deck of a title with its cards: id, name, copies, text. */
export interface CardsInfo {
  title: string;
  decks: Record<string, (Record<string, unknown>)[]>;
}

/** A value of a facet, with the cards that have it. */
export interface FacetValue {
  id: string;
  name: string;
  cards: string[];
}

/** Something the cards of a title can be told apart by, such as a trait or a cost. */
export interface FacetInfo {
  id: string;
  name: string;
  values: FacetValue[];
}

/** What a gallery needs besides the cards; `sides`: other sides than a back, by card. */
export interface GalleryInfo {
  title: string;
  facets: FacetInfo[];
  sides: Record<string, string>;
}
