// The names of bots: a level, and after a colon the tempers that it shall have, such as normal:bold+cruel.
import { tOr } from '../device/i18n.svelte';
import type { BotLevel, ShareInfo, TemperGroup, TemperInfo } from '../net/protocol';

export const levelOf = (name: string): string => name.split(':', 1)[0] ?? '';

const asked = (name: string): string[] => name.slice(levelOf(name).length + 1).split('+');

/** The temper that a bot has of a group. */
export function temperOf(name: string, group: TemperGroup): TemperInfo | undefined {
  const words = asked(name);
  const named = group.tempers.find((one) => words.includes(one.id));
  return named ?? group.tempers.find((one) => one.id === group.default);
}

/** Which tempers a bot of a level can have at all. */
export function groupsFor(level: string, levels: BotLevel[], groups: TemperGroup[]): TemperGroup[] {
  return levels.find((one) => one.name === level)?.heeds_temper ? groups : [];
}

/** The name of a bot of a level with one temper of each group; a usual one needs no word. */
export function nameOf(level: string, groups: TemperGroup[], choose: (group: TemperGroup) => string | undefined): string {
  const words = groups.flatMap((group) => {
    const id = choose(group);
    return id && id !== group.default && group.tempers.some((one) => one.id === id) ? [id] : [];
  });
  return words.length > 0 ? `${level}:${words.join('+')}` : level;
}

/** The tempers of a bot that are not the usual ones, in words. */
export function specialWords(name: string, groups: TemperGroup[]): string {
  const special = groups.filter((group) => temperOf(name, group)?.id !== group.default);
  return special.map((group) => temperOf(name, group)?.name ?? '').join(', ');
}

/** Level and temper in words. */
export function botWords(name: string, levels: BotLevel[], groups: TemperGroup[]): string {
  const level = levelOf(name);
  const tempers = groupsFor(level, levels, groups).map((group) => temperOf(name, group)?.name ?? '');
  return [tOr(`bot-${level}`, level), ...tempers].join(' · ');
}

/** What was measured in this scenario at the table whose size is nearest; of two sizes as near the larger one. */
export function shareFor(shares: ShareInfo[], players: number, scenario: string): ShareInfo | undefined {
  const fitting = shares.filter((one) => one.scenario === scenario && one.games > 0);
  return fitting.sort((a, b) => Math.abs(a.players - players) - Math.abs(b.players - players) || b.players - a.players)[0];
}

/** Such a share as words for a sentence. */
export function shareWords(one: ShareInfo): Record<string, string | number> {
  const kind = one.together ? 'together' : one.players === 2 ? 'duel' : 'table';
  const against = tOr(`bot-${one.against}`, one.against);
  return { kind, against, wins: one.wins, games: one.games, low: one.low, high: one.high, players: one.players, even: Math.round(100 / one.players) };
}
