// What a title gives the table: its components and a few readers of its view.
import type { Component } from 'svelte';
import { loadTexts } from '../lib/device/i18n.svelte';
import type { Beat } from '../lib/beats/queue.svelte';
import type { LogLine, Prompt } from '../lib/net/protocol';
import type { AnyView, Play } from '../lib/play';
import type { Moved } from '../lib/remarks';
import type { Sound } from '../lib/device/sounds';

/** How far a seat is: a short text ("2 of 2"), and whether it is one step from winning. */
export interface Standing {
  seat: number;
  text: string;
  near: boolean;
}

/** Something that changed, by the name it has for the reader. */
export interface Changed {
  what: string;
  from: string | number;
  to: string | number;
}

/** A card that stops play: what happened to the reader, why, and what changed. */
export interface ResultSpec {
  tone: 'good' | 'bad' | 'news';
  /** Fills a frame of about 2.6 : 1; without one the card has none. */
  picture: { Component: Component<any>; props: Record<string, unknown> } | null; // eslint-disable-line @typescript-eslint/no-explicit-any
  heading: string;
  lines: string[]; // at most two
  cause: string;
  changes: Changed[]; // at most three
  place?: string; // where on the board, as `at` names it
}

/** Something that moves to its place while a beat is shown. */
export interface Flight {
  what: string; // a counter, a token, a card
  seat: number; // whose it is or becomes
  icon: string;
  set: string;
  count: number;
  card?: boolean; // it looks like a card
  from: string[]; // places on the page, as selectors: the first one in sight counts
  to: string[];
}

/** An answer with nothing chosen: its words, the key that ends the list, and how often more it is given by itself. */
export interface Idle {
  label: string;
  end: string;
  times: number;
}

/** What a stage is made of; `V` is the view of its title, `O` that with all cards open. */
export interface StageKit<V = AnyView, O = V> {
  Stage: Component<{ view: V }>;
  Dock: Component<{ view: V; open?: boolean; ontoggle?: () => void }>; // `ontoggle` opens and closes `Sheet`
  Summary: Component<{ view: V }>;
  Rival: Component<{ view: V; seat: number }>;
  Card: Component<{ id: string; title?: string; picture?: boolean }>; // a card at reading size; `title` where no table is around, `picture` where there is room for one
  Extra: Component<{ view: V }> | null; // stands in the prompt above the primary button
  /** Everything of mine, opened from the dock upwards over the stage; the dock itself is then one row. */
  Sheet?: Component<{ view: V }>;
  /** My cards where cards are laid: inside the sheet of a phone, above its buttons; it shows nothing when none are asked for. */
  Hand?: Component<{ view: V }>;
  /** A game is told in pages, and can be gone on from the beginning of each. */
  pages?: boolean;
  /** The stage shows the seats itself: the table has no column of rivals. */
  seated?: boolean;
  /** Something stands beside the board and needs the room: the column of rivals is a strip of faces. */
  crowded?(view: V, prompt: Prompt | null): boolean;
  /** The face of whom a seat plays, as a drawing `title/sheet/name`; "" for the face of the person. */
  face?(view: V, seat: number): string;
  /** What stands under the rivals, such as tasks that are open to all. */
  Aside?: Component<{ view: V }>;
  /** What the header calls this game, such as its mission; the name of the title without it. */
  heading?(view: V): string;
  /** Everything about the goal, opened from the header; without it the header has the words alone. */
  Goal?: Component<{ view: V }>;
  /** All hands of a finished game, for the replay; without it they are shown as plain values. */
  Open?: Component<{ view: O; title: string }>;
  /** What stands in the log at the end of a round; null for nothing more than the line. */
  RoundCard: Component<{ line: LogLine; lines: LogLine[]; title: string }> | null;
  /** How long a line is shown, in ms (600 to 900 for most); null: it is no beat of its own. `view` is the one right after it. */
  beat?(line: LogLine, view: V): number | null;
  /** The card that stops play for what matters to a seat; null for most beats. */
  result?(beat: Beat, seat: number): ResultSpec | null;
  /** What moves while a beat is shown; the panels have its number when it has arrived. */
  flies?(beat: Beat): Flight[];
  /** How much a line matters in "Since your last turn" (0 most, null not at all). */
  recap?(line: LogLine, seat: number): number | null;
  /** Who has reason to say something of a line, those first who are moved most. */
  reasons?(line: LogLine): Moved[];
  /** The place on the board that a line is about, as its `data-space` there; null for none. */
  at?(line: LogLine): string | null;
  /** What lines of the log sound like, by their kind. */
  sounds: Record<string, Sound>;
  /** Steps of the step track, by key, and which one is now; [] if the title has none. */
  steps: string[];
  step(view: V): string;
  /** The round, a line such as "bid 2 of 3", and the goal, in words; "" for none. */
  round(view: V): string;
  sub(view: V): string;
  goal(view: V, play?: Play): string;
  /** Where each seat stands on the way to the goal; without it scores are shown, if the view has any. */
  standing?(view: V): Standing[];
  /** Ways to answer a list with nothing in it: buttons of their own, while the primary button waits for a choice. */
  idle?(prompt: Prompt, view: V): Idle[];
  /** Whether the stage itself can be pressed to answer this; on a phone the prompt leaves it more room. */
  answers?(prompt: Prompt, view: V): boolean;
  /** Where the answers to this lie as cards, so that no list of them is shown beside them; the dock is there on a desktop only. */
  cards?(prompt: Prompt, view: V): 'stage' | 'dock' | null;
  /** The name of a place in answers such as `card@place`. */
  place(key: string, play: Play): string;
  /** The same where there is little room. */
  brief?(key: string, play: Play): string;
  /** An answer in two or three words, for rows side by side; '' where only the whole sentence will do. */
  short?(key: string, play: Play): string;
  /** The cards that lie at such a place already, as far as they are known. */
  holds?(key: string, play: Play): string[];
}

// a title has a stage of its own by having a folder here; `generic` can show any other
const kits = import.meta.glob<StageKit>('./*/kit.ts', { import: 'kit' });
const cards = import.meta.glob<StageKit['Card']>('./*/hand/LargeCard.svelte', { import: 'default' });
const PLAIN = 'generic';

/** How a title shows a card at reading size, with its words. */
export async function loadCard(title: string): Promise<StageKit['Card']> {
  const load = cards[`./${title}/hand/LargeCard.svelte`] ?? cards[`./${PLAIN}/hand/LargeCard.svelte`];
  if (!load) throw new Error('no stage shows cards');
  await loadTexts(title);
  return load();
}

/** The kit of a title; a title without one of its own gets the plain kit. */
export async function loadKit(title: string): Promise<StageKit> {
  const load = kits[`./${title}/kit.ts`] ?? kits[`./${PLAIN}/kit.ts`];
  if (!load) throw new Error('no stage shows tables');
  return load();
}
