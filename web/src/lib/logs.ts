// The log in groups, made from marks that the server puts on lines; and what a filter keeps.
import type { LogLine } from './net/protocol';

export type Filter = 'all' | 'passes' | 'me' | 'combat' | 'story' | 'rules' | `seat-${number}`;

/** Lines that belong to one answer of the record. */
export interface Action {
  at: number;
  lines: LogLine[];
}
export interface Turn {
  key: string;
  head: LogLine | null; // the line that began it
  actions: Action[];
}
export interface Round {
  key: string;
  head: LogLine | null;
  turns: Turn[];
  count: number;
}

/** Whether a line is of little weight: a pass, or an answer that nobody typed. */
export function isFaint(line: LogLine): boolean {
  return isPass(line) || line.auto !== '' || line.kind === 'nothing-in-reach';
}

/** Whether nothing happened: somebody passed, or had one answer only. What ran out of time is told. */
export function isPass(line: LogLine): boolean {
  return ['declined', 'passed'].includes(line.kind) || (line.auto !== '' && line.auto !== 'timeout');
}

export function keeps(filter: Filter, line: LogLine, me: number | null): boolean {
  if (filter === 'passes') return true;
  if (filter === 'all') return !isPass(line);
  if (filter === 'me') return line.private || (me !== null && (line.seat === me || Number(line.data['rival'] ?? -1) === me));
  if (filter === 'rules') return line.seat < 0 || line.auto !== '';
  if (filter.startsWith('seat-')) return line.seat === Number(filter.slice(5));
  return line.marks.includes(filter);
}

/** Round, turn (or step), action. A line that begins a round or a turn is the head of its group. */
export function grouped(lines: LogLine[]): Round[] {
  const rounds: Round[] = [];
  let round: Round | null = null;
  let turn: Turn | null = null;
  const newRound = (head: LogLine | null): Round => {
    round = { key: `r${head?.n ?? -1}`, head, turns: [], count: 0 };
    turn = null;
    rounds.push(round);
    return round;
  };
  for (const line of lines) {
    const begins = line.marks.includes('round');
    const into: Round = begins || round === null ? newRound(begins ? line : null) : round;
    into.count += 1;
    const steps = line.marks.includes('turn') || line.marks.includes('step');
    if (steps || turn === null) {
      turn = { key: `t${line.n}`, head: steps ? line : null, actions: [] };
      into.turns.push(turn);
      if (steps) continue;
    }
    if (begins) continue;
    const last = turn.actions.at(-1);
    if (last && last.at === line.at) last.lines.push(line);
    else turn.actions.push({ at: line.at, lines: [line] });
  }
  return rounds;
}

/** Marks of the slider, by position: the weightiest of what happened there. */
export function ticks(lines: LogLine[]): Map<number, 'round' | 'turn' | 'dice'> {
  const found = new Map<number, 'round' | 'turn' | 'dice'>();
  const weight = { round: 3, turn: 2, dice: 1 };
  for (const line of lines) {
    const mark = line.marks.includes('round') ? 'round' : line.marks.includes('turn') || line.marks.includes('step') ? 'turn' : line.marks.includes('dice') || line.marks.includes('death') ? 'dice' : null;
    if (mark && weight[mark] > (weight[found.get(line.at) ?? 'dice'] ?? 0) - (found.has(line.at) ? 0 : 1)) found.set(line.at, mark);
  }
  return found;
}

/** The position of the turn before or after this one. */
export function nextTurn(marks: Map<number, string>, at: number, way: 1 | -1, last: number): number {
  const turns = [...marks].filter(([, mark]) => mark !== 'dice').map(([place]) => place);
  const beyond = turns.filter((place) => (way > 0 ? place > at : place < at));
  if (beyond.length === 0) return way > 0 ? last : 0;
  return way > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
