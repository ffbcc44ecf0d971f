/** Games of a companion to a printed game: seed, options and answers, kept in this browser only. */
import { secret } from "./mine";
import type { Answer, CompanionGame, CompanionReport } from "./protocol";
import type { Speak, Voice } from "./speech";

export interface Kept {
  id: string;
  seed: string;
  options: NonNullable<CompanionGame["options"]>;
  colour: string;
  answers: Answer[];
  touched: number;
  /** How the game stood when it was last looked at, for the list. */
  stands: { round: number; score: number; mine: number; over: boolean };
}

/** What a component of a game gets to show its companion. */
export interface CompanionScene {
  report: CompanionReport;
  colour: string;
  content: Record<string, unknown>;
  voice: Voice;
  speak: Speak;
}

const MOST = 20;
const keyOf = (game: string): string => `beringia.companion.${game}`;

export function kept(game: string): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]") as Kept[];
    return Array.isArray(found) ? found.sort((a, b) => b.touched - a.touched) : [];
  } catch {
    return []; // a damaged entry is as good as none
  }
}

export function keep(game: string, entry: Kept): void {
  const others = kept(game).filter(({ id }) => id !== entry.id);
  localStorage.setItem(keyOf(game), JSON.stringify([{ ...entry, touched: Date.now() }, ...others].slice(0, MOST)));
}

export function drop(game: string, id: string): void {
  localStorage.setItem(keyOf(game), JSON.stringify(kept(game).filter((entry) => entry.id !== id)));
}

export function fresh(options: Kept["options"], colour: string): Kept {
  return {
    id: secret().slice(0, 8),
    seed: secret(),
    options,
    colour,
    answers: [],
    touched: 0,
    stands: { round: 0, score: 0, mine: 0, over: false },
  };
}
