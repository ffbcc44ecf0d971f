/** Fights blow by blow, gathered from the events. */
import type { Told } from "../../lib/protocol";
import type { Species } from "./view";

export interface Side {
  /** A tribe by its seat, a herd by its species, or a loner. */
  seat: number | null;
  species: Species | null;
  die: number;
  /** Fighters, settlement, trumps and fire together. */
  bonus: number;
  value: number;
}

export interface Blow {
  sides: Side[];
  /** What the roll led to, as it was told. */
  outcome: Told[];
}

export interface Fight {
  hex: string;
  /** The place of its first event in the story. */
  at: number;
  blows: Blow[];
  /** What happened before the first roll, or without any. */
  before: Told[];
  over: boolean;
}

const ROLLS = new Set(["tribe_rolled", "animals_rolled", "loner_rolled"]);
const OUTCOMES = new Set([
  "died",
  "wolf_died",
  "animals_died",
  "loner_died",
  "captured",
  "women_taken",
  "settlement_lost",
  "wolf_wild",
  "changed_tribe",
]);

function side({ kind, seat, args }: Told): Side {
  const [die, value] = [Number(args["die"]), Number(args["value"])];
  return {
    seat: kind === "tribe_rolled" ? seat : null,
    species: kind === "animals_rolled" ? (args["species"] as Species) : null,
    die,
    bonus: value - die,
    value,
  };
}

export function gatherFights(events: readonly Told[], first = 0): Fight[] {
  const fights: Fight[] = [];
  let current = null as Fight | null;
  for (let at = first; at < events.length; at++) {
    const event = events[at]!;
    const hex = String(event.args["hex"] ?? "");
    if (event.kind === "phase_began" || event.kind === "fight_began") {
      if (current) current.over = true;
      current = null;
    }
    // A cave bear or a loner fights without any announcement.
    if (event.kind === "fight_began" || (ROLLS.has(event.kind) && current?.hex !== hex)) {
      if (current) current.over = true;
      current = { hex, at, blows: [], before: [], over: false };
      fights.push(current);
    }
    if (!current) continue;
    if (ROLLS.has(event.kind)) {
      const rolled = side(event);
      let blow = current.blows.at(-1);
      const again = blow?.sides.some(({ seat, species }) => seat === rolled.seat && species === rolled.species);
      if (!blow || again || blow.outcome.length > 0) {
        blow = { sides: [], outcome: [] };
        current.blows.push(blow);
      }
      blow.sides.push(rolled);
    } else if (
      OUTCOMES.has(event.kind) ||
      event.kind === "trump_played" ||
      (event.kind === "food_gained" && ["hunting", "plunder"].includes(String(event.args["how"])))
    ) {
      (current.blows.at(-1)?.outcome ?? current.before).push(event);
    }
  }
  return fights;
}

/** The highest value of a blow, if it was not a draw of all. */
export function best({ sides }: Blow): number | null {
  const highest = Math.max(...sides.map(({ value }) => value));
  return sides.length > 1 && sides.every(({ value }) => value === highest) ? null : highest;
}

/** Where the present round begins in the story. */
export function roundStart(events: readonly Told[]): number {
  return Math.max(
    0,
    events.findLastIndex(({ kind }) => kind === "round_began"),
  );
}
