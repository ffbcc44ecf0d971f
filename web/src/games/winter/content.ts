/** What the content file says about the things on the table, as the engine declares it, and how to read it. */
import type { Column, Content, Item, Part, Price } from "./content_types";

export type * from "./content_types";

export function contentOf(data: Record<string, unknown>): Content {
  return data as unknown as Content;
}

export function partsOf(content: Content, effect: string | undefined): Part[] {
  return effect === undefined ? [] : (content.effects[effect]?.parts ?? []);
}

/** Every word that stands in an effect, once. */
export function wordsOf(parts: readonly Part[]): string[] {
  const found = new Set<string>();
  const look = (part: Part): void => {
    if (part.form === "eclipse") found.add("eclipse");
    if (part.form === "discard") found.add("discard");
    for (const [word] of [...(part.costs ?? []), ...(part.gains ?? [])]) found.add(word);
    for (const branch of part.inner ?? []) branch.forEach(look);
  };
  parts.forEach(look);
  return [...found];
}

/** The prices of a column in the order in which they are paid. */
export function priceItems(price: Price | undefined): Item[] {
  return (["food", "tool", "labor"] as const).flatMap((word): Item[] => (price?.[word] ? [[word, price[word]]] : []));
}

export interface Action {
  /** Its element and verb. */
  id: string;
  costs: Item[];
  gains: Item[];
}

/** What can be done on the top and middle spaces of each column. */
export function actionsOf(content: Content): Record<Column, { top: Action[]; middle: Action[] }> {
  const { initiate, develop, migrate, hunt } = content.columns;
  const rite = partsOf(content, initiate.middle)[0];
  return {
    initiate: {
      top: [{ id: "buy_tribe", costs: priceItems(initiate.tribe), gains: [["tribe_hand", 1]] }],
      middle: [{ id: "rite", costs: rite?.costs ?? [], gains: rite?.gains ?? [] }],
    },
    develop: {
      top: [{ id: "take_culture", costs: priceItems(develop.culture), gains: [["culture", 1]] }],
      middle: [{ id: "buy_stone", costs: [], gains: [["stone", 1]] }],
    },
    migrate: {
      top: [
        { id: "place_camp", costs: priceItems(migrate.camp), gains: [["camp", 1]] },
        { id: "move_camp", costs: priceItems(migrate.move), gains: [["move", 1]] },
      ],
      middle: [{ id: "build_village", costs: priceItems(migrate.village), gains: [["village", 1]] }],
    },
    hunt: {
      top: [
        { id: "reveal", costs: priceItems(hunt.reveal), gains: [["reveal", hunt.reveal.animals]] },
        { id: "take_animal", costs: priceItems(hunt.animal), gains: [["animal", 1]] },
      ],
      middle: [{ id: "tip", costs: [], gains: [["tip", 1]] }],
    },
  };
}

/** The words of the effect language that an icon stands for. */
export const WORDS: readonly string[] = [
  "food",
  "tool",
  "labor",
  "idol",
  "draw",
  "megalith",
  "bury",
  "camp",
  "move",
  "village",
  "tribe_hand",
  "tribe_discard",
  "culture",
  "animal",
  "animal_top",
  "reveal",
  "tip",
  "vp",
  "stone",
  "food_max",
  "discard",
  "eclipse",
];
