/** How the story of Endless Winter is told: a turn in a few beats, the eclipse player by player. */
import type { Message, Telling, Tone } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import { term } from "../../lib/speech";
import type { WinterView } from "./view";
import { watch } from "./watch.svelte";

const PAUSES: Readonly<Record<string, number>> = {
  round_began: 900,
  turn_began: 250,
  figure_placed: 1200,
  culture_played: 1400,
  tribe_played: 350,
  food_spent: 250,
  chief_used: 600,
  ability_used: 600,
  gained: 350,
  card_taken: 900,
  camp_placed: 450,
  camp_moved: 600,
  village_built: 1100,
  ice_turned: 900,
  megalith_built: 1100,
  idol_moved: 500,
  stone_taken: 1100,
  animal_revealed: 400,
  animal_taken: 900,
  tile_taken: 600,
  points: 800,
  eclipse_began: 1600,
  pile_revealed: 700,
  pile_labor: 900,
  order_set: 900,
  hex_income: 700,
  stone_scored: 1000,
  final_scored: 1000,
};

const WEIGHTS: Readonly<Record<string, number>> = {
  game_ended: 6,
  village_built: 4,
  megalith_built: 4,
  stone_taken: 4,
  figure_placed: 5,
  stone_scored: 3,
  points: 3,
  final_scored: 3,
  culture_played: 2,
  card_taken: 3,
  animal_taken: 3,
  order_set: 2,
  ice_turned: 2,
  camp_moved: 1,
  idol_moved: 1,
  hex_income: 1,
};

/** What is paid and gained for one thing is one thing. */
function joins(event: Told, before: Told): boolean {
  if (event.kind.startsWith("nomads_") || (event.seat === null && before.kind.startsWith("nomads_")))
    return before.kind.startsWith("nomads_");
  if (event.seat !== before.seat) return false;
  const goods = ["gained", "paid", "tribe_played", "food_spent"];
  if (goods.includes(event.kind)) return goods.includes(before.kind);
  if (event.kind === "pile_revealed" || event.kind === "pile_labor") return before.kind === "pile_revealed";
  return event.kind === "animal_revealed" && before.kind === event.kind;
}

function meaning({ kind, seat, args }: Told, view: WinterView, me: number | null): Message | null {
  const owner = seat === null ? undefined : view.players[seat];
  switch (kind) {
    case "culture_played":
    case "card_taken":
      return { key: `winter-card-${String(args["card"])}`, args: {} };
    case "stone_taken":
      return { key: `winter-stone-${String(args["stone"])}`, args: {} };
    case "points":
    case "stone_scored":
    case "final_scored":
      return owner ? { key: "winter-web-means-score", args: { seat: term("seat", seat), points: owner.score } } : null;
    case "camp_moved":
    case "village_built": {
      const hex = view.hexes.find((one) => one.hex === args["to"]);
      if (!hex || me === null || seat === me || seat === null || !hex.influence[me]) return null;
      return {
        key: "winter-web-means-influence",
        args: {
          seat: term("seat", seat),
          hex: term("hex", hex.hex),
          theirs: hex.influence[seat],
          own: hex.influence[me],
        },
      };
    }
    default:
      return null;
  }
}

/** What everybody does together at the beginning of an eclipse. */
const TOGETHER = new Set(["pile_revealed", "pile_labor", "order_set"]);

/** After the turn order each player has an eclipse of their own; points may come to others meanwhile. */
function part({ kind, seat }: Told, heading: Told, now: number | null): string | null {
  if (heading.kind !== "eclipse_began" || TOGETHER.has(kind) || kind === "points") return null;
  if (kind.startsWith("nomads_")) return now === null ? null : "winter-web-part-eclipse-nomads";
  return seat === null || seat === now ? null : "winter-web-part-eclipse";
}

export const telling: Telling<WinterView> = {
  pause: ({ kind }) => PAUSES[kind] ?? 0,
  joins,
  part,
  weight: ({ kind }) => WEIGHTS[kind.replace("nomads_", "")] ?? (kind === "nomads_column" ? 5 : 0),
  meaning,
  // Who watches the nomads step by step need not be told before.
  elsewhere: ({ kind }) => kind.startsWith("nomads_") && watch.pace === "steps",
};

const OPENS = new Set(["turn_began", "round_began", "eclipse_began", "nomads_card"]);
export const opens = ({ kind }: Told): boolean => OPENS.has(kind);

/** Points for own megaliths under somebody else's, and what ends with the round. */
export function news({ kind, seat }: Told, me: number): Tone | null {
  if (seat !== me) return null;
  if (kind === "order_set" || kind === "pile_labor") return "plain";
  return kind === "final_scored" ? "good" : null;
}
