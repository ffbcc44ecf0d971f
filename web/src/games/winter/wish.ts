/**
 * The choice that a click on an element would mean, if it were allowed: the server then says why it is not.
 * The numbers are the game's public choice codes; a test compares them with the engine.
 */
import type { Decision } from "../../lib/protocol";
import { HEXES, JUNCTURES } from "./land";
import { COLUMNS } from "./view";

export const CODES = {
  food: 5,
  use_chief: 6,
  buy_tribe: 7,
  take_culture: 8,
  place_camp: 9,
  move_camp: 10,
  reveal: 11,
  take_animal: 12,
  rite: 13,
  buy_stone: 14,
  build_village: 15,
  tip: 16,
  draw: 17,
  take_tile: 18,
  swap_tile: 19,
  village_draw: 20,
  track: 25,
  side: 27,
  chief: 29,
  setup: 37,
  place: 50,
  stack: 60,
  display: 65,
  animal: 73,
  tip_animal: 81,
  tile_effect: 89,
  slot: 93,
  score_stone: 98,
  stone: 101,
  camp: 115,
  to: 134,
  ice_find: 153,
  hex_income: 172,
  village: 191,
  culture: 215,
  discard: 279,
  play: 343,
  use: 407,
  pile: 471,
  ability: 535,
  bury: 599,
  megalith: 855,
  area: 1175,
} as const;

/** Cards, animals and the rest in the order of their codes. */
export const CARDS = [
  "gatherer",
  "exp_gatherer",
  "brave",
  "berry_basket",
  "hammerstone",
  "shaman",
  "elder",
  "craftsperson",
  "explorer",
  "hunter",
  "drying_rack",
  "flint_core",
  "hearth_circle",
  "bone_flute",
  "ochre_grave",
  "cairn",
  "hide_tent",
  "snowshoes",
  "throwing_stick",
  "pitfall",
  "hauling_rope",
  "bone_sledge",
  "winter_tale",
  "coming_of_age",
  "meat_pit",
  "amber_beads",
  "fair_barter",
  "bone_needle",
  "smoke_signal",
  "moon_dance",
  "smokehouse",
  "antler_workshop",
  "star_lore",
  "ivory_figure",
  "barrow",
  "long_trail",
  "ice_crossing",
  "great_drive",
  "poisoned_points",
  "stone_row",
  "capstone",
  "work_song",
  "clan_moot",
  "great_feast",
  "winter_village",
  "carved_boulder",
  "shared_wisdom",
  "moon_calendar",
  "birch_tar",
  "night_vigil",
];
export const STACKS = ["shaman", "elder", "craftsperson", "explorer", "hunter"];
export const ANIMALS = ["sloth", "rhino", "cat", "glyptodon", "bison", "mammoth", "argentavis"];
export const CHIEFS = ["seeking_hand", "thunder_paw", "stone_hewer", "tusk_breaker", "fire_wolf"];
export const SETUPS = ["stocked_larder", "flint_cache", "far_camp", "spirit_pact", "new_blood"];

const KINDS = 64;
const SPACES = 5;
const GRID_X = 10;
const GRID_Y = 8;
const FIGURES = ["tribe", "chief"];
/** Where a card to be buried lies. */
const ZONES = ["card", "discard", "played", "pile"];

/** What a click on a card in hand means in each decision. */
const CARD_VERBS: Readonly<Record<string, keyof typeof CODES>> = {
  turn_start: "culture",
  turn_menu: "play",
  culture_fee: "discard",
  discard_card: "discard",
  pile_add: "pile",
};
const HEX_VERBS: Readonly<Record<string, keyof typeof CODES>> = {
  camp_to: "to",
  ice_order: "ice_find",
  eclipse_menu: "hex_income",
};
/** Between actions, a click on what an action would bring means that action. */
const BY_ACTION: Readonly<Record<string, keyof typeof CODES>> = {
  stack: "buy_tribe",
  display: "take_culture",
  area: "take_animal",
  stone: "buy_stone",
  camp: "move_camp",
  hex: "place_camp",
  juncture: "build_village",
  animal: "tip",
};

export function wish(element: string, decision: Decision, picked: readonly string[]): number | null {
  const [kind, id = ""] = element.split(":");
  const number = Number(id);
  const menu = decision.kind === "turn_menu" || decision.kind === "rest_menu" || decision.kind === "turn_start";
  if (menu && BY_ACTION[kind!]) return CODES[BY_ACTION[kind!]!];
  if (decision.kind === "bury_card" && ZONES.includes(kind!))
    return from(CODES.bury + ZONES.indexOf(kind!) * KINDS, CARDS, id);
  switch (kind) {
    case "card": {
      const verb = CARD_VERBS[decision.kind];
      return verb ? from(CODES[verb], CARDS, id) : null;
    }
    case "played":
      return from(CODES.use, CARDS, id);
    case "pile":
      return from(CODES.ability, CARDS, id);
    case "column":
    case "rest": {
      const figure = Math.max(0, FIGURES.indexOf(picked.at(-1)?.split(":")[1] ?? ""));
      return CODES.place + figure * SPACES + (kind === "rest" ? 4 : COLUMNS.indexOf(id as (typeof COLUMNS)[number]));
    }
    case "action":
      return CODES[id as keyof typeof CODES] ?? null;
    case "track":
      return id === "food" ? CODES.food : CODES.track + (id === "honor" ? 1 : 0);
    case "stack":
      return from(CODES.stack, STACKS, id);
    case "display":
      return CODES.display + number;
    case "area":
      return Number.isNaN(number) ? from(CODES.animal, ANIMALS, id) : CODES.area + number;
    case "animal":
      return from(CODES.tip_animal, ANIMALS, id);
    case "stone":
      return CODES.stone + number;
    case "own_stone":
      return CODES.score_stone + number;
    case "slot":
      return id === "village" ? CODES.village_draw : CODES.slot + number;
    case "deck":
      return CODES.draw;
    case "chief":
      return CHIEFS.includes(id) ? from(CODES.chief, CHIEFS, id) : CODES.use_chief;
    case "setup":
      return from(CODES.setup, SETUPS, id);
    case "side":
      return CODES.side + (id === "b" ? 1 : 0);
    case "tile":
      return CODES.tile_effect + number;
    case "tiles":
      return id === "open" ? CODES.take_tile : CODES.swap_tile;
    case "camp":
      return from(CODES.camp, HEXES, id);
    case "hex": {
      const verb = HEX_VERBS[decision.kind];
      return verb ? from(CODES[verb], HEXES, id) : null;
    }
    case "juncture":
      return from(CODES.village, JUNCTURES, id);
    case "site": {
      const [x = 0, y = 0, level = 0] = id.split(",").map(Number);
      return CODES.megalith + (level * GRID_Y + y) * GRID_X + x;
    }
    default:
      return null;
  }
}

function from(base: number, names: readonly string[], name: string): number | null {
  const at = names.indexOf(name);
  return at < 0 ? null : base + at;
}
