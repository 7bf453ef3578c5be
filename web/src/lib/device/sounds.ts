// Sounds, made while the page runs; there are no recordings. All are off until somebody asks for them, and
// each stands beside words: a line of the log, a prompt, a tick, a refusal.
import type { LogLine } from '../net/protocol';
import { settings } from './settings.svelte';

/** What can be louder or softer by itself: calls for a player, what happens at the table, what the player does. */
export const GROUPS = ['call', 'table', 'hand'] as const;
export type Group = (typeof GROUPS)[number];

/** A part of a sound: a tone, or noise through a filter, that goes from one pitch to another. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number; // hertz; of noise the middle of the band
  to: number;
  at: number; // seconds
  long: number;
  loud: number;
  rise?: number; // how long it swells; short for what is struck
}

const voice = (wave: Voice['wave'], from: number, to: number, at: number, long: number, loud: number, rise = 0.004): Voice => ({ wave, from, to, at, long, loud, rise });
const knock = (at: number): Voice[] => [voice('sine', 165, 70, at, 0.12, 0.9), voice('noise', 380, 200, at, 0.05, 0.35)];
const pip = (at: number, pitch: number): Voice => voice('noise', pitch, pitch * 0.8, at, 0.035, 0.5);

const MADE = {
  turn: { group: 'call', voices: [...knock(0), ...knock(0.18)] }, // two low knocks
  warning: { group: 'call', voices: [voice('triangle', 880, 880, 0, 0.12, 0.4), voice('triangle', 660, 660, 0.15, 0.12, 0.4), voice('triangle', 880, 880, 0.3, 0.14, 0.4)] },
  sealed: { group: 'hand', voices: [voice('noise', 500, 180, 0, 0.26, 0.5, 0.05), voice('sine', 95, 60, 0.08, 0.16, 0.6, 0.02)] }, // wax is pressed
  refused: { group: 'hand', voices: [voice('sine', 120, 62, 0, 0.17, 0.5, 0.01)] }, // a soft thud
  undo: { group: 'hand', voices: [voice('noise', 900, 2600, 0, 0.13, 0.3, 0.12), voice('square', 700, 700, 0.12, 0.012, 0.08)] }, // a tick, backwards
  reveal: { group: 'table', voices: [voice('noise', 900, 3800, 0, 0.24, 0.4, 0.09)] }, // a card is swept over
  dice: { group: 'table', voices: [pip(0, 2300), pip(0.07, 1900), pip(0.13, 2500), pip(0.21, 2050), pip(0.32, 1700), pip(0.46, 1500)] }, // in a cup
  hit: { group: 'table', voices: [voice('sine', 190, 48, 0, 0.22, 0.9), voice('noise', 900, 250, 0, 0.12, 0.5)] },
  miss: { group: 'table', voices: [voice('noise', 3200, 2600, 0, 0.025, 0.4)] }, // a dry click
  win: { group: 'table', voices: [voice('sawtooth', 196, 196, 0, 0.16, 0.16, 0.03), voice('sawtooth', 294, 294, 0.15, 0.46, 0.2, 0.04), voice('triangle', 147, 147, 0.15, 0.46, 0.3, 0.04)] }, // a horn
  ko: { group: 'table', voices: [voice('sine', 174, 172, 0, 0.68, 0.6), voice('sine', 415, 411, 0, 0.4, 0.25), voice('noise', 300, 200, 0, 0.05, 0.4)] }, // a dull bell
  page: { group: 'table', voices: [voice('noise', 700, 2400, 0, 0.3, 0.25, 0.16), voice('noise', 1500, 900, 0.26, 0.1, 0.2, 0.02)] }, // of a book
} satisfies Record<string, { group: Group; voices: Voice[] }>;

export type Sound = keyof typeof MADE;
export const SOUNDS: Record<Sound, { group: Group; voices: Voice[] }> = MADE;

/** What lines sound like by what they mean at any table; a title says more by their kinds. */
const BY_MARK: Record<string, Sound> = { dice: 'dice', death: 'ko', story: 'page' };
const GAP = 0.28; // seconds between the sounds of one push
const MOST = 4; // of one push: more is noise

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function strike(context: AudioContext, one: Voice, start: number, share: number): void {
  const begin = start + one.at;
  const end = begin + one.long;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(one.loud * share, begin + Math.min(one.rise ?? 0, one.long * 0.9));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  let source: AudioScheduledSourceNode;
  if (one.wave === 'noise') {
    const found = context.createBufferSource();
    const band = context.createBiquadFilter();
    found.buffer = hiss(context);
    band.type = 'bandpass';
    band.frequency.setValueAtTime(one.from, begin);
    band.frequency.exponentialRampToValueAtTime(one.to, end);
    found.connect(band).connect(gain);
    source = found;
  } else {
    const tone = context.createOscillator();
    tone.type = one.wave;
    tone.frequency.setValueAtTime(one.from, begin);
    tone.frequency.exponentialRampToValueAtTime(one.to, end);
    tone.connect(gain);
    source = tone;
  }
  source.start(begin);
  source.stop(end);
}

/** Let something be heard, after a while if need be; on a device without sounds nothing happens. */
export function sound(name: Sound, after = 0): void {
  const { group, voices } = SOUNDS[name];
  const share = (settings.volume[group] / 100) * 0.3;
  if (!settings.sound || share <= 0 || typeof AudioContext === 'undefined') return;
  // a page that was never touched may not make a sound
  if (!audio && navigator.userActivation?.hasBeenActive === false) return;
  const context = (audio ??= new AudioContext());
  for (const one of voices) strike(context, one, context.currentTime + after, share);
}

/** What a few lines sound like, each sound once and in their order. */
export function soundsOf(lines: LogLine[], kinds: Record<string, Sound>): Sound[] {
  const found = lines.flatMap((line) => kinds[line.kind] ?? line.marks.flatMap((mark) => BY_MARK[mark] ?? []));
  return [...new Set(found)].slice(0, MOST);
}

/** Let lines of the log be heard. */
export function soundLines(lines: LogLine[], kinds: Record<string, Sound>): void {
  soundsOf(lines, kinds).forEach((name, index) => sound(name, index * GAP));
}
