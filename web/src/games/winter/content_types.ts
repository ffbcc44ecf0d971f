// Made from src/beringia/games/winter/content_types.py by `python -m beringia.server.typescript`; do not edit.

export type Column = "initiate" | "develop" | "migrate" | "hunt";

export type Era = 1 | 2;

export type Form = "gain" | "pay" | "choose" | "in" | "eclipse" | "discard";

export type Counted = "villages_touching" | "camp_terrain_types" | "own_megaliths" | "megalith_tiles" | "buried_cards" | "idol_steps" | "tipped_species" | "tipped";

export type Item = [string, number];

export type Spot = [number, number];

export type Provenance = "rulebook" | "public" | "design";

/** One part of an effect, as the engine reads it; which fields there are depends on the form. */
export interface Part {
  form: Form;
  costs?: Item[];
  gains?: Item[];
  column?: Column;
  count?: number;
  inner?: Part[][];
}

export interface EffectContent {
  /** What it says, as a part of message keys. */
  id: string;
  parts: Part[];
}

export interface GameContent {
  source: Provenance;
  players: number[];
  rounds: number;
  turns: number;
  camps: number;
  villages: number;
  neutral_megaliths: number;
  megaliths: number;
  era_rounds: number;
  prepare_draw: number;
  area: number;
  area_extra: number;
  rest_labor2: number;
  camp_influence: number;
  village_influence: number;
  stones_each: number;
}

export interface Limits {
  source: Provenance;
  food: number;
  tools: number;
  first_hand: number;
}

export interface Price {
  food?: number;
  tool?: number;
  labor?: number;
}

export interface RevealPrice {
  labor: number;
  /** How many are revealed for it. */
  animals: number;
}

export interface Initiate {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  tribe: Price;
  middle: string;
  bottom: string;
}

export interface Develop {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  culture: Price;
  bottom: string;
}

export interface Migrate {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  camp: Price;
  move: Price;
  village: Price;
  bottom: string;
}

export interface Hunt {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  reveal: RevealPrice;
  animal: Price;
  bottom: string;
}

export interface Columns {
  initiate: Initiate;
  develop: Develop;
  migrate: Migrate;
  hunt: Hunt;
}

export interface OrderTrack {
  source: Provenance;
  income: string[];
  setup: string[];
}

export interface StoneSlots {
  source: Provenance;
  cost: Price[];
  income: string[];
}

export interface MegalithSlots {
  source: Provenance;
  pieces: number;
  income: string[];
}

export interface VillageSlots {
  source: Provenance;
  income: string;
}

export interface Offering {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  /** By step. */
  ratio: number[];
  bonus: string[];
}

export interface Honor {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  /** By step. */
  points: number[];
}

export interface Graves {
  source: Provenance;
  /** By the number of buried cards. */
  leader: number[];
  second: number[];
  others: number[];
}

export interface Stacks {
  source: Provenance;
  copies: number;
  order: string[];
}

export interface CardContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  type: "tribe" | "culture";
  vp: number;
  effect?: string;
  /** Of culture cards that are not among the start cards. */
  era?: Era;
  /** The others only tribe cards have. */
  labor2?: number;
  column?: Column;
  bonus2?: number;
  play2?: number;
  eclipse2?: number;
}

export interface ChiefContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  a: string;
  b: string;
}

export interface SetupContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  effect: string;
}

export interface AnimalContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  copies: number;
  tip: string;
  /** Points for 1, 2, ... of them. */
  sets?: number[];
  wild?: boolean;
}

/** A sacred stone has one of ``each``, ``per`` and ``table``. */
export interface StoneContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  era: Era;
  count: Counted;
  of?: string;
  each?: number;
  per?: number;
  table?: number[];
}

export interface StoneSpaces {
  source: Provenance;
  each_half: number[];
}

export interface TerrainContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  hexes: number;
  income: string;
}

export interface MapContent {
  source: Provenance;
  of_each: number;
  glaciers: number[];
  hexes: number;
}

export interface TileContent {
  source: Provenance;
  /** Row by row. */
  squares: string[][];
  targets: Spot[];
}

export interface LayoutContent {
  source: Provenance;
  players: number;
  slots: (["h" | "v", number, number])[];
}

export interface IceFindContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  reward: string;
}

export interface RestTileContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  effect: string;
}

export interface NomadsContent {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
  offering: number;
  stone_points: number;
  camp_tile_influence: number;
  village_tile_influence: number;
  /** By the copies of the species. */
  sets: Record<string, number[]>;
}

export interface NomadCardContent {
  source: Provenance;
  column: Column;
  big: "left" | "right";
  small: "up" | "down";
  labor2: number;
  /** The upper and the lower action of each column. */
  initiate: [string, string];
  develop: [string, string];
  migrate: [string, string];
  hunt: [string, string];
}

export interface MapCardContent {
  source: Provenance;
  inner: Spot[];
  outer: Spot[];
}

export interface Content {
  format: number;
  game: GameContent;
  limits: Limits;
  colours: Colours;
  columns: Columns;
  rest: Named;
  order_track: OrderTrack;
  stone_slots: StoneSlots;
  megalith_slots: MegalithSlots;
  village_slots: VillageSlots;
  offering: Offering;
  honor: Honor;
  graves: Graves;
  /** How many of each card a player starts with, and the source. */
  start: Record<string, number | string>;
  stacks: Stacks;
  cards: Record<string, CardContent>;
  chiefs: Record<string, ChiefContent>;
  setups: Record<string, SetupContent>;
  animals: Record<string, AnimalContent>;
  stones: Record<string, StoneContent>;
  stone_spaces: StoneSpaces;
  terrain: Record<string, TerrainContent>;
  map: MapContent;
  tiles: Record<string, TileContent>;
  layouts: Record<string, LayoutContent>;
  ice_finds: Record<string, IceFindContent>;
  rest_tiles: Record<string, RestTileContent>;
  nomads: NomadsContent;
  nomad_cards: Record<string, NomadCardContent>;
  map_cards: Record<string, MapCardContent>;
  /** Not in the file: every effect by how it is written there. */
  effects: Record<string, EffectContent>;
}

/** The colours of the players, in the order of the seats. */
export interface Colours {
  source: Provenance;
  order: string[];
}

/** A thing with a name. */
export interface Named {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
}
