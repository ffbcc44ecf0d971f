/**
 * The choice that a click on an element would mean, if it were allowed: the server then says why it is not.
 * The numbers are the game's public choice codes; a test compares them with the engine.
 */
import type { Decision } from "../../lib/protocol";
import { HEXES } from "./map";
import { SPECIES, type Species } from "./view";

export const CODES = {
  play: 8,
  place: 48,
  sow: 85,
  march: 122,
  found: 159,
  step: 223,
  fight: 271,
  hunt: 308,
  lose: 314,
  spare: 317,
  victim: 319,
  starve: 363,
  return: 439,
  target: 476,
  animal: 513,
  region: 519,
  player: 525,
} as const;

/** The trumps in the order of their codes. */
export const TRUMPS = [
  "forced_march",
  "stamina",
  "raft",
  "bridge",
  "swimming",
  "tree_trunks",
  "climb_trees",
  "cannibals",
  "camouflage",
  "flight",
  "strong_broth",
  "magic_potion",
  "flint",
  "torches",
  "young_wolf",
  "lure",
  "amazons",
  "surprise_birth",
  "fertility_herb",
  "choice_of_sex",
  "childbed_fever",
  "foundling",
  "family_visit",
  "traps",
  "war_drum",
  "fishing_net",
  "roots",
  "theft",
  "rockfall",
  "arsonist",
  "scorched_earth",
  "natural_manure",
  "fence",
  "mountain_farm",
  "late_sowing",
  "friend",
  "love",
  "same_sex_couple",
  "espionage",
  "intuition",
];

const FIGURES = ["warrior", "woman", "wolf"];

/** The verb that a click on a hex means in each decision. */
const HEX_VERBS: Readonly<Record<string, keyof typeof CODES>> = {
  place_settlement: "place",
  setup_sow: "sow",
  sow: "sow",
  turn_action: "march",
  step: "step",
  fight_order: "fight",
  victim: "victim",
  return: "return",
  card_target: "target",
};

export function wish(element: string, decision: Decision, picked: readonly string[]): number | null {
  const [kind, first, second] = element.split(":");
  switch (kind) {
    case "trump":
      return CODES.play + TRUMPS.indexOf(first!);
    case "hex": {
      const verb = picked.includes("supply:settlement") ? "found" : HEX_VERBS[decision.kind];
      return verb ? CODES[verb] + HEXES.indexOf(first!) : null;
    }
    case "people":
      return decision.kind === "turn_action" && Number(first) === decision.seat
        ? CODES.march + HEXES.indexOf(second!)
        : null;
    case "warrior":
    case "woman":
    case "wolf":
      return Number(first) === decision.seat ? figure(kind, second!, decision) : null;
    case "herd":
      if (decision.kind === "species_order") return CODES.hunt + SPECIES.indexOf(first as Species);
      return decision.kind === "card_target" ? CODES.animal + SPECIES.indexOf(first as Species) : null;
    case "region":
      return CODES.region + Number(second) - 1;
    case "player":
      return decision.kind === "card_target" ? CODES.player + Number(first) : null;
    default:
      return null;
  }
}

function figure(name: string, hex: string, { kind }: Decision): number | null {
  const number = FIGURES.indexOf(name);
  if (kind === "starve" || kind === "feed") return number < 2 ? CODES.starve + HEXES.indexOf(hex) * 2 + number : null;
  if (kind === "survivor") return number < 2 ? CODES.spare + number : null;
  return kind === "casualty" || kind === "victim" ? CODES.lose + number : null;
}
