/** "Your turn" for a tab in the background: its title, its icon, and a sound if the player wants one. */

let context: AudioContext | null = null;

export function showTurn(title: string, mine: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
}

/** Two soft knocks, as of stone on wood. */
export function knock(): void {
  context ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 220],
    [0.16, 294],
  ] as const) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.14);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.15);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.16);
  }
}
