// Made from src/beringia/games/valley/content_types.py by `python -m beringia.server.typescript`; do not edit.

export type Species = "wolf" | "tiger" | "bear" | "bison" | "rhino" | "mammoth";

export type Deck = "summer" | "winter" | "trump";

export type Half = "N1" | "N2" | "S1" | "S2";

export type Spot = [number, number];

export type Provenance = "rulebook" | "public" | "design";

export interface GameContent {
  source: Provenance;
  players: number[];
  warriors: number;
  women: number;
  settlements: number;
  start_warriors: number;
  start_women: number;
  food: number;
  easy_food: number;
  hand: number;
  hand_of_many: number;
  settlements_to_win: number;
  letterless_wolves: number;
  crops: number;
  fences: number;
}

export interface Sowing {
  source: Provenance;
  at_setup: number;
  each: number;
}

export interface NewAnimals {
  source: Provenance;
  few: number[];
  many: number[];
}

export interface Harvest {
  source: Provenance;
  damaged: number;
  intact: number;
  rich_damaged: number;
  rich_intact: number;
}

export interface Births {
  source: Provenance;
  woman_up_to: number;
  twins_from: number;
}

export interface Returning {
  source: Provenance;
  warriors: number;
  women: number;
  food: number;
  trumps: number;
}

export interface Theft {
  source: Provenance;
  food: number;
}

export interface RoundLimits {
  source: Provenance;
  values: number[];
}

export interface RiverContent {
  lake: boolean;
  /** Each between two hexes. */
  sides: [Spot, Spot][];
}

export interface HalfContent {
  source: Provenance;
  volcano: Spot;
  lava: Spot[];
  /** The hexes of each terrain, by region. */
  forest: Record<string, Spot[]>;
  plain: Record<string, Spot[]>;
  mountain: Record<string, Spot[]>;
  rivers: Record<string, RiverContent>;
  letters: Record<string, Spot>;
}

export interface Letters {
  source: Provenance;
  /** With blanks between. */
  tokens: string;
}

export interface AnimalContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  moves: number;
  food: number;
  food_lean: number;
  large: boolean;
  swims: boolean;
  letters: Letters;
}

export interface CardContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  clause: string;
  deck: Deck;
  /** Symbols that make its drawing. */
  icon: string[];
  /** Only events have these two. */
  copies?: number;
  lasts?: "instant" | "round" | "summer" | "winter";
}

export interface Content {
  format: number;
  game: GameContent;
  sowing: Sowing;
  new_animals: NewAnimals;
  harvest: Harvest;
  births: Births;
  returning: Returning;
  theft: Theft;
  round_limits: RoundLimits;
  colours: Colours;
  halves: Record<Half, HalfContent>;
  animals: Record<Species, AnimalContent>;
  cards: Record<string, CardContent>;
}

/** The colours of the players, in the order of the seats. */
export interface Colours {
  source: Provenance;
  order: string[];
}
