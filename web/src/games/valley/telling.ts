/** How the story of the valley is told: marches, fights blow by blow, meals and births. */
import type { Message, Telling, Tone } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import { term } from "../../lib/speech";
import type { ValleyView } from "./view";

const PAUSES: Readonly<Record<string, number>> = {
  round_began: 900,
  phase_began: 450,
  turn_began: 300,
  event_drawn: 2000,
  trump_played: 1300,
  die_rolled: 750,
  marched: 500,
  settled: 900,
  sown: 400,
  fight_began: 450,
  animals_rolled: 750,
  loner_rolled: 250,
  tribe_rolled: 450,
  captured: 900,
  settlement_lost: 700,
  died: 600,
  fed: 900,
  food_gained: 500,
  food_lost: 600,
  born: 700,
  announced: 1200,
  eliminated: 1200,
};

const WEIGHTS: Readonly<Record<string, number>> = {
  won: 9,
  game_ended: 8,
  eliminated: 7,
  announced: 7,
  captured: 6,
  settlement_lost: 5,
  settled: 5,
  trump_played: 4,
  event_drawn: 4,
  died: 4,
  born: 3,
  fight_began: 2,
  marched: 2,
  animals_died: 1,
  sown: 1,
  fed: 1,
  food_gained: 1,
};

/** Food comes in for everybody at once, and all sides of a fight roll together. */
const TOGETHER = new Set(["food_gained", "animal_came", "arrived", "hex_closed", "fed"]);

function joins(event: Told, before: Told): boolean {
  if (event.kind === "tribe_rolled" || event.kind === "animals_rolled") {
    return before.kind === "loner_rolled" || (before.kind === "tribe_rolled" && before.seat !== event.seat);
  }
  if (event.kind === "animals_died" || (event.kind === "food_gained" && event.args["how"] === "hunting"))
    return before.kind === "animals_died";
  if (event.kind === "born") return before.kind === "born" && before.seat === event.seat;
  return event.kind === before.kind && TOGETHER.has(event.kind);
}

function meaning({ kind, seat, args }: Told, view: ValleyView, me: number | null): Message | null {
  const card = String(args["card"]);
  if (kind === "event_drawn" || kind === "trump_played") return { key: `valley-card-${card}`, args: {} };
  const owner = seat === null ? undefined : view.players[seat];
  if (owner && (kind === "settled" || kind === "captured" || kind === "settlement_lost"))
    return { key: "valley-web-means-settlements", args: { seat: term("seat", seat), count: owner.settlements } };
  if (owner && (kind === "born" || kind === "died"))
    return { key: "valley-web-means-people", args: { seat: term("seat", seat), count: owner.warriors + owner.women } };
  if (owner && kind === "fed")
    return { key: "valley-web-means-food", args: { seat: term("seat", seat), count: owner.food } };
  if (kind !== "marched" || me === null || seat === me) return null;
  const hex = view.hexes.find((place) => place.hex === args["to"]);
  const [warriors = 0, women = 0] = hex?.people[me] ?? [];
  if (!hex || warriors + women === 0) return null;
  return { key: "valley-web-means-yours", args: { hex: term("hex", hex.hex), count: warriors + women } };
}

export const telling: Telling<ValleyView> = {
  pause: ({ kind }) => PAUSES[kind] ?? 0,
  joins,
  weight: ({ kind }) => WEIGHTS[kind] ?? 0,
  meaning,
};

const OPENS = new Set(["turn_began", "round_began", "phase_began"]);
export const opens = ({ kind }: Told): boolean => OPENS.has(kind);

/** What others, animals or the weather did to a tribe. */
const BLOWS_OF_FATE = new Set(["died", "settlement_lost", "wolf_died", "food_lost", "fire_lost", "eliminated"]);

export function news({ kind, seat, args }: Told, me: number): Tone | null {
  if (kind === "captured" || kind === "women_taken" || kind === "changed_tribe")
    return args["owner"] === me ? "bad" : null;
  if (kind === "spied") return args["player"] === me ? "plain" : null;
  if (seat !== me) return null;
  if (kind === "born") return "good";
  return BLOWS_OF_FATE.has(kind) ? "bad" : null;
}
