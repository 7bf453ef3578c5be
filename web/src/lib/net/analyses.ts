// What bots found out about games that were looked at in this window, so that the replay can mark it.
import type { Analysis } from './protocol';

export const analyses = new Map<string, Analysis>();
