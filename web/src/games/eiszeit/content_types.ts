// Made from src/beringia/games/eiszeit/content_types.py by `python -m beringia.server.typescript`; do not edit.

export type Provenance = "rulebook" | "public" | "design";

export interface GameContent {
  source: Provenance;
  players: number[];
  rounds: number[];
  hunters: number;
  clubs: number;
  mammoths: number;
  stones: number;
  stones_each: number;
  hand: number;
  deal_light: number;
  deal_dark: number;
  preround: number;
  stones_forbid_dark: number;
  least_dark_supply: number;
  base_limit: number;
}

export interface FireTiles {
  source: Provenance;
  /** Of the values 0, 1 and 2. */
  copies: number[];
}

export interface Points {
  source: Provenance;
  per_hunter: number[];
}

export interface ScoreTrack {
  source: Provenance;
  length: number;
}

export interface Flags {
  source: Provenance;
  light_cult_dark_at_8: boolean;
  refill_after_last_stone: boolean;
}

export interface SetupContent {
  source: Provenance;
  iced: number[];
  mammoths: number[];
  mammoth_supply: number;
  dark_supply: number;
}

export interface UpperEdge {
  source: Provenance;
  areas: number[];
}

export interface AreaContent {
  source: Provenance;
  landscape: string;
}

export interface Borders {
  source: Provenance;
  pairs: [number, number][];
}

export interface CardContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  /** Of light cards; three for a mammoth: a new one, to a neighbouring area, to any other. */
  cost?: number | number[];
  /** Of dark cards. */
  gain?: number;
}

export interface Content {
  format: number;
  game: GameContent;
  colours: Colours;
  fire_tiles: FireTiles;
  points: Points;
  score_track: ScoreTrack;
  flags: Flags;
  /** By the number of players. */
  setup: Record<"3" | "4" | "5", SetupContent>;
  upper_edge: UpperEdge;
  areas: Record<string, AreaContent>;
  borders: Borders[];
  /** How often each card is in its deck, and the source. */
  copies: Record<string, number | string>;
  cards: Record<string, CardContent>;
}

/** The colours of the players, in the order of the seats. */
export interface Colours {
  source: Provenance;
  order: string[];
}
