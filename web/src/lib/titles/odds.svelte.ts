// The odds of this seat, as the server works them out: asked when a prompt opens or its draft changes.
import { api, Refused } from '../net/api';
import type { Coach, Odds, OddsRow, Prompt } from '../net/protocol';
import type { TableStore } from '../net/table.svelte';

export class OddsStore {
  now = $state.raw<Odds | null>(null);
  options = $state.raw<Record<string, OddsRow>>({});
  problem = $state.raw<Refused | null>(null);
  coach = $state.raw<Coach | null>(null);
  coachOpen = $state(false);
  thinking = $state(false);
  coachProblem = $state.raw<Refused | null>(null);
  /** A table without odds has no coach either. It is asked often, and changes once. */
  readonly allowed: boolean = $derived.by(() => this.table.info?.hide_odds === false);
  private readonly alike: boolean = $derived.by(() => {
    const rows = Object.values(this.options).filter((row) => row.stand || row.what);
    return rows.length > 1 && new Set(rows.map((row) => row.stand || row.chance)).size === 1;
  });
  private turn = 0;
  private asked: unknown[] = []; // the prompt, the version of the table and the seat that were asked for

  constructor(readonly table: TableStore) {}

  /** Ask for the odds of a prompt; what was asked for already is not asked for again. */
  async load(prompt: Prompt | null): Promise<void> {
    const about = [prompt, this.table.state?.version, this.table.seat];
    if (!this.allowed || about.every((part, index) => part === this.asked[index])) return;
    const mine = ++this.turn;
    this.asked = about;
    try {
      const found = await api.odds(this.table.code, this.table.seat);
      if (mine !== this.turn) return;
      // an answer that is in the draft already keeps the chance it was chosen with
      const kept = this.now?.decision === found.decision ? this.options : {};
      this.options = { ...kept, ...found.options };
      this.now = found;
      this.problem = null;
      if (this.coach && this.coach.decision !== found.decision) this.coach = null;
    } catch (error) {
      if (mine !== this.turn) return;
      this.problem = error as Refused;
      this.asked = [];
    }
  }

  option(key: string): OddsRow | undefined {
    return this.allowed ? this.options[key] : undefined;
  }

  /** What stands beside an answer: nothing where the number is the same for all that have one, since it helps nobody to choose. */
  told(key: string): OddsRow | undefined {
    return this.alike ? undefined : this.option(key);
  }

  /** Ask a bot what it would do; only ever on request. */
  async advise(bot: string): Promise<void> {
    const seat = this.table.seat;
    if (seat === null || !this.allowed) return;
    this.thinking = true;
    this.coachProblem = null;
    try {
      this.coach = await api.coach(this.table.code, seat, bot);
    } catch (error) {
      this.coachProblem = error as Refused;
    } finally {
      this.thinking = false;
    }
  }
}
