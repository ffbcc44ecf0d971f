/** The story cut into turns: what the log groups, and what is told in one line afterwards. */
import type { GameModule } from "./game";
import type { Told } from "./protocol";

/** A step as the log has it. */
export interface Line {
  version: number;
  seat: number | null;
  events: Told[];
}

export interface Turn {
  /** Where it begins: the version of its first event, and the event's place in that step. */
  id: string;
  /** Whose turn it is; null for what happens to everybody. */
  seat: number | null;
  /** The event it begins with, unless that says no more than whose turn it is. */
  heading: Told | null;
  /** The message that names it, if it is a part of something longer. */
  part: string | null;
  events: { event: Told; version: number }[];
}

/** Sentences of a headline. */
const MOST = 2;

/** A turn begins where the game says so; in games that do not, whenever somebody else acts. */
export function turnsOf(game: GameModule, lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  let whole: Told | null = null; // what the parts belong to
  for (const { version, events } of lines) {
    events.forEach((event, at) => {
      let now = turns.at(-1);
      const opens = game.opens ? game.opens(event) : event.seat !== null && event.seat !== now?.seat;
      if (!now || opens) {
        now = { id: `${version}.${at}`, seat: event.seat, heading: null, part: null, events: [] };
        turns.push(now);
        whole = null;
        if (game.opens?.(event)) {
          if (event.kind === "turn_began") return;
          now.heading = event;
          now.seat = null;
          whole = event;
          return;
        }
      }
      const part = whole && game.telling.part?.(event, whole, now.part ? now.seat : null);
      if (part) {
        now = { id: `${version}.${at}`, seat: event.seat, heading: null, part, events: [] };
        turns.push(now);
      }
      now.events.push({ event, version });
    });
  }
  return turns;
}

/** The few events that a turn is remembered for, in their order; alike ones are counted. */
export function headline(game: GameModule, turn: Turn): { event: Told; times: number }[] {
  const weight = (event: Told): number => game.telling.weight?.(event) ?? (event.seat === null ? 0 : 1);
  const found: { event: Told; times: number; at: number }[] = [];
  turn.events.forEach(({ event }, at) => {
    if (weight(event) <= 0) return;
    const same = found.find(
      (other) => other.event.key === event.key && JSON.stringify(other.event.args) === JSON.stringify(event.args),
    );
    if (same) same.times += 1;
    else found.push({ event, times: 1, at });
  });
  return found
    .sort((a, b) => weight(b.event) - weight(a.event) || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
