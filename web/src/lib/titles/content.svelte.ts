// Cards, rules and titles, fetched once and kept.
import { api, lang, type Refused } from '../net/api';
import type { ClauseInfo, GalleryInfo, TitleInfo } from '../net/protocol';

/** What a card endpoint says of a card; titles add fields of their own. */
export interface CardFacts {
  id: string;
  name: string;
  deck: string;
  copies: number;
  text: string;
  ids?: string[]; // where each copy of a card has an id of its own: all of them
  mood?: string;
  [more: string]: unknown;
}

export class Content {
  cards = $state.raw<Map<string, CardFacts>>(new Map());
  order = $state.raw<CardFacts[]>([]); // by the number the log uses
  clauses = $state.raw<Map<string, ClauseInfo>>(new Map()); // in the language that was spoken when they were asked for
  gallery = $state.raw<GalleryInfo | null>(null); // in the language that was spoken when it was asked for
  failed = $state.raw<Refused | null>(null);

  private lost = new Set<() => Promise<void>>(); // what did not come
  private asked: Promise<void> | null = null;
  private cardsIn = '';
  private galleryIn = '';
  private rulesIn = '';

  constructor(readonly title: string) {}

  /** Fetch the cards, once however many ask for them; in another language they are asked for again. */
  loadCards(): Promise<void> {
    if (this.asked === null || this.cardsIn !== lang()) {
      this.cardsIn = lang();
      this.asked = this.fetchCards();
    }
    return this.asked;
  }

  /** Ask again for all that did not come. */
  again = (): void => {
    const asked = [...this.lost];
    this.lost.clear();
    this.failed = null;
    for (const ask of asked) void ask();
  };

  private miss(error: unknown, ask: () => Promise<void>): void {
    this.failed = error as Refused;
    this.lost.add(ask);
  }

  private readonly fetchCards = async (): Promise<void> => {
    const spoken = lang();
    try {
      const { decks } = await api.cards(this.title);
      if (this.cardsIn !== spoken) return; // they are on their way in another language
      const all: CardFacts[] = [];
      for (const [deck, cards] of Object.entries(decks)) {
        for (const card of cards) all.push({ ...card, deck } as CardFacts);
      }
      this.order = all;
      this.cards = new Map(all.flatMap((card) => (card.ids ?? [card.id]).map((id) => [id, card])));
    } catch (error) {
      this.miss(error, this.fetchCards);
    }
  };

  /** Fetch what the gallery needs besides the cards; in another language it is asked for again. */
  readonly loadGallery = async (): Promise<void> => {
    const spoken = lang();
    if (this.galleryIn === spoken) return;
    this.galleryIn = spoken;
    try {
      const found = await api.gallery(this.title);
      if (this.galleryIn === spoken) this.gallery = found;
    } catch (error) {
      this.galleryIn = '';
      this.miss(error, this.loadGallery);
    }
  };

  /** Fetch the catalogue of the rules; in another language it is asked for again. */
  readonly loadRules = async (): Promise<void> => {
    const spoken = lang();
    if (this.rulesIn === spoken) return;
    this.rulesIn = spoken;
    try {
      const rules = await api.rules(this.title);
      if (this.rulesIn === spoken) this.clauses = new Map(rules.map((clause) => [clause.id, clause]));
    } catch (error) {
      if (this.rulesIn === spoken) this.rulesIn = '';
      this.miss(error, this.loadRules);
    }
  };
}

const known = new Map<string, Content>();

/** The content of a title; asks the server for it the first time. */
export function contentOf(title: string): Content {
  let found = known.get(title);
  if (!found) {
    found = new Content(title);
    known.set(title, found);
  }
  return found;
}

const titles = new Map<string, Promise<TitleInfo[]>>(); // by language

export function loadTitles(): Promise<TitleInfo[]> {
  const spoken = lang();
  const known = titles.get(spoken);
  if (known) return known;
  const asked = api.titles().catch((error: unknown) => {
    titles.delete(spoken);
    throw error;
  });
  titles.set(spoken, asked);
  return asked;
}
