/** "Your turn" for a tab in the background, and the few sounds of the table, if the player wants any. */
import type { GameModule } from "./game";
import type { Told } from "./protocol";
import { settings } from "./settings.svelte";

export function showTurn(title: string, mine: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  // The browser would fetch it again even where it stays the same.
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Each means one thing: it is my turn, dice fall, I gain, I lose, the game is over. */
export type Sound = "turn" | "dice" | "gain" | "loss" | "end";

interface Note {
  at: number;
  pitch: number;
  /** Where the pitch glides to. */
  to: number;
  length: number;
}

const knock = (at: number, pitch: number): Note => ({ at, pitch, to: pitch / 2, length: 0.15 });
const hum = (at: number, pitch: number, to = pitch): Note => ({ at, pitch, to, length: 0.35 });

/** Stone on wood, bones on leather, a bone flute. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [knock(0, 220), knock(0.16, 294)],
  dice: [0, 0.05, 0.11, 0.2].map((at, i) => ({ at, pitch: 900 - 120 * i, to: 240, length: 0.05 })),
  gain: [hum(0, 392), hum(0.14, 523)],
  loss: [hum(0, 262, 196)],
  end: [hum(0, 330), hum(0.18, 392), hum(0.36, 494), hum(0.54, 659)],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  // A table in the background calls, and is silent otherwise.
  if (!settings.saved.sound || (document.hidden && name !== "turn")) return;
  context ??= new AudioContext();
  for (const { at, pitch, to, length } of SOUNDS[name]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(name === "turn" ? 0.25 : 0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** What is heard when these events are seen, if anything. */
export function soundOf(game: GameModule, events: readonly Told[], me: number | null): Sound | null {
  if (game.dice && events.some(({ kind }) => kind.endsWith("_rolled"))) return "dice";
  const tones = me === null ? [] : events.map((event) => game.news(event, me));
  if (tones.includes("bad")) return "loss";
  return tones.includes("good") ? "gain" : null;
}
