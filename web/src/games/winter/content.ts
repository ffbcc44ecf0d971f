/** What the content file says about the things on the table. */

/** A word of the effect language, and how many. */
export type Item = [word: string, count: number];

/** One part of an effect, as the engine reads it; which fields there are depends on the form. */
export interface Part {
  form: "gain" | "pay" | "choose" | "in" | "eclipse" | "discard";
  costs?: Item[];
  gains?: Item[];
  inner?: Part[][];
  column?: string;
  count?: number;
}

export interface CardContent {
  type: "tribe" | "culture";
  labor2?: number;
  column?: string;
  bonus2?: number;
  play2?: number;
  eclipse2?: number;
  effect?: string;
  era?: number;
  vp: number;
}

export interface StoneContent {
  era: number;
  count: string;
  of?: string;
  each?: number;
  per?: number;
  table?: number[];
}

export interface AnimalContent {
  tip: string;
  sets?: number[];
  wild?: boolean;
}

type Price = Record<string, number>;

export interface Content {
  effects: Record<string, { id: string; parts: Part[] }>;
  cards: Record<string, CardContent>;
  chiefs: Record<string, { a: string; b: string }>;
  setups: Record<string, { effect: string }>;
  animals: Record<string, AnimalContent>;
  stones: Record<string, StoneContent>;
  terrain: Record<string, { income: string }>;
  tiles: Record<string, { squares: string[][]; targets: [number, number][] }>;
  ice_finds: Record<string, { reward: string }>;
  rest_tiles: Record<string, { effect: string }>;
  columns: {
    initiate: { tribe: Price; middle: string; bottom: string };
    develop: { culture: Price; bottom: string };
    migrate: { camp: Price; move: Price; village: Price; bottom: string };
    hunt: { reveal: Price; animal: Price; bottom: string };
  };
  order_track: { income: string[] };
  stone_slots: { cost: Price[]; income: string[] };
  megalith_slots: { pieces: number; income: string[] };
  village_slots: { income: string };
  offering: { ratio: number[]; bonus: string[] };
  honor: { points: number[] };
  graves: { leader: number[]; second: number[]; others: number[] };
  game: { camps: number; villages: number; neutral_megaliths: number; megaliths: number; stones_each: number };
  limits: { food: number; tools: number };
}

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
  return ["food", "tool", "labor"].flatMap((word): Item[] => (price?.[word] ? [[word, price[word]]] : []));
}

export interface Action {
  /** Its element and verb. */
  id: string;
  costs: Item[];
  gains: Item[];
}

/** What can be done on the top and middle spaces of each column. */
export function actionsOf(content: Content): Record<string, { top: Action[]; middle: Action[] }> {
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
        { id: "reveal", costs: priceItems(hunt.reveal), gains: [["reveal", hunt.reveal["animals"] ?? 1]] },
        { id: "take_animal", costs: priceItems(hunt.animal), gains: [["animal", 1]] },
      ],
      middle: [{ id: "tip", costs: [], gains: [["tip", 1]] }],
    },
  };
}
