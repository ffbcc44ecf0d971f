/** Which clause of the rules stands behind what the nomads do, so that everybody can check it. */
import type { Told } from "../../lib/protocol";

/** By kind of event; where that is not enough, by one of its arguments. */
export const CLAUSES: Readonly<Record<string, string>> = {
  nomads_card: "EW-24.2",
  nomads_laid_open: "EW-28.1",
  nomads_shuffled: "EW-27.7",
  nomads_glaciers: "EW-25.13",
  nomads_culture: "EW-25.10",
  nomads_buried: "EW-25.9",
  nomads_pile: "EW-25.11",
  nomads_megalith_built: "EW-25.15",
  nomads_stone_taken: "EW-25.17",
  nomads_idol_moved: "EW-25.1",
  nomads_village_built: "EW-25.19",
  nomads_tile: "EW-25.22",
  nomads_maps_shuffled: "EW-25.26",
  nomads_camp_moved: "EW-25.25",
  nomads_ice_turned: "EW-28.7",
  nomads_ice_paid: "EW-28.8",
  nomads_pile_card: "EW-27.1",
  nomads_pile_labor: "EW-27.1",
  nomads_hex_income: "EW-27.4",
  nomads_stone_scored: "EW-27.5",
  nomads_result: "EW-27.10",
};

/** How the column was found. */
export const WAYS: Readonly<Record<string, string>> = {
  marked_free: "EW-24.4",
  all_taken: "EW-24.4",
  arrow: "EW-24.5",
  wrap: "EW-24.5",
};

export const ACTIONS: Readonly<Record<string, string>> = {
  idol: "EW-25.1",
  food: "EW-25.3",
  tool: "EW-25.3",
  reveal: "EW-25.4",
  animal: "EW-25.6",
  animal_top: "EW-25.8",
  bury: "EW-25.9",
  culture: "EW-25.10",
  eclipse: "EW-25.11",
  glacier: "EW-25.13",
  megalith: "EW-25.15",
  stone: "EW-25.17",
  village: "EW-25.18",
};

/** Why something else happens, or nothing. */
export const REASONS: Readonly<Record<string, string>> = {
  three_stones: "EW-26.3",
  cannot_pay: "EW-26.3",
  no_stone: "EW-26.3",
  all_built: "EW-26.4",
  no_place: "EW-26.11",
  empty_display: "EW-26.5",
  no_draw_deck: "EW-26.5",
  empty_offering: "EW-26.6",
  no_tribe: "EW-26.7",
  tools_full: "EW-26.7",
  never_tip: "EW-26.8",
  food_full: "EW-26.8",
  deck_needed: "EW-25.12",
  camps_stay: "EW-25.28",
  no_animals: "EW-25.29",
  empty_area: "EW-25.7",
  area_full: "EW-25.4",
};

export const RINGS: Readonly<Record<string, string>> = { inner: "EW-25.20", outer: "EW-25.19", all: "EW-23.11" };
export const INCOMES: Readonly<Record<string, string>> = { order: "EW-27.2", village: "EW-27.5", slot: "EW-27.5" };

export function clause({ kind, args }: Told): string | null {
  const by = (table: Readonly<Record<string, string>>, name: string): string | null =>
    table[String(args[name])] ?? null;
  switch (kind) {
    case "nomads_column":
      return by(WAYS, "way");
    case "nomads_action":
      return by(ACTIONS, "action");
    case "nomads_instead":
      return by(REASONS, "why");
    case "nomads_nothing":
      return args["why"] === "no_animals" ? "EW-25.5" : by(REASONS, "why");
    case "nomads_map":
      return by(RINGS, "ring");
    case "nomads_income":
      return by(INCOMES, "income");
    case "nomads_animal":
      return args["place"] === null ? "EW-25.8" : "EW-25.6";
    case "nomads_final_scored":
      return args["source"] === "animals" ? "EW-27.9" : "EW-27.8";
    default:
      return CLAUSES[kind] ?? null;
  }
}
