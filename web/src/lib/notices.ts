// Sounds and notices when a table waits for this player. Both are off until somebody asks for them.
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

export type Sound = 'turn' | 'warning';
const TONES: Record<Sound, number[]> = { turn: [440, 660], warning: [880, 660, 880] };

/** A few short tones, made here; without sound on this device nothing happens. */
export function beep(sound: Sound = 'turn'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // a page that was never touched may not make a sound
  if (!audio && navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  TONES[sound].forEach((pitch, index) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = start + index * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  });
}

/** Ask for leave to show notices; gives whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell that a table waits; the same table replaces its own notice. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: `dustboard-${table}` });
  } catch {
    // some browsers show notices only from an installed app
  }
}
