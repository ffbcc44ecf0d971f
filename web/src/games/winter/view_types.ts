// Made from src/beringia/games/winter/view_types.py by `python -m beringia.server.typescript`; do not edit.

export type Column = "initiate" | "develop" | "migrate" | "hunt";

export type Space = "initiate" | "develop" | "migrate" | "hunt" | "rest";

export type Level = "top" | "middle" | "bottom";

export type FigureKind = "tribe" | "chief";

export type Source = "effects" | "site" | "idols" | "stones" | "empty" | "goods" | "graves" | "cards" | "animals";

export type Phase = "setup" | "action" | "eclipse" | "over";

export interface Figure {
  seat: number;
  figure: FigureKind;
}

export interface TurnsView {
  done: number;
  each: number;
}

export interface TurnView {
  seat: number;
  figure: FigureKind | null;
  column: Space | null;
  level: Level | null;
  first: boolean;
  /** Labor in halves. */
  halves: number;
  cultures: number;
  chief_used: boolean;
  middle_done: boolean;
}

export interface ColumnView {
  column: Column;
  symbol: Figure | null;
  figures: Figure[];
}

export interface CultureView {
  display: (string | null)[];
  decks: [number, number];
}

export interface AnimalsView {
  area: (string | null)[];
  deck: number;
}

export interface StoneView {
  stone: string | null;
  available: boolean;
}

export interface HexView {
  hex: string;
  terrain: string;
  camps: number[];
  influence: number[];
  majority: number[];
  ice_find: string | null;
}

export interface VillageView {
  juncture: string;
  hexes: string[];
  seat: number;
}

export interface TileView {
  tile: string;
  turned: boolean;
  x: number;
  y: number;
}

export interface MegalithView {
  x: number;
  y: number;
  level: number;
  /** Null: a neutral one. */
  seat: number | null;
}

export interface SiteView {
  layout: string;
  tiles: TileView[];
  pieces: MegalithView[];
}

export interface DraftView {
  chiefs: string[];
  setups: string[];
}

export interface RestTilesView {
  open: string | null;
  stack: number;
  held: string | null;
  effects: number[];
}

export interface OwnedStone {
  stone: string;
  worth: number;
}

/** What every side of the table has, players and nomads. */
export interface BoardView {
  colour: string;
  score: number;
  food: number;
  food_limit: number;
  tools: number;
  camps: number;
  villages: number;
  megaliths: number;
  neutral: number;
  offering: number;
  honor: number;
  honor_cell: number | null;
  stones: OwnedStone[];
  living: Record<string, number>;
  deck_size: number;
  pile_size: number;
  buried_size: number;
  buried_seen: string[];
  pile_halves: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  /** The score after each eclipse. */
  history: number[];
  buried?: string[];
  pile?: string[];
}

export interface FiguresView {
  chief: Space | null;
  tribe_home: number;
  resting: number;
}

export interface PlayerView {
  colour: string;
  score: number;
  food: number;
  food_limit: number;
  tools: number;
  camps: number;
  villages: number;
  megaliths: number;
  neutral: number;
  offering: number;
  honor: number;
  honor_cell: number | null;
  stones: OwnedStone[];
  living: Record<string, number>;
  deck_size: number;
  pile_size: number;
  buried_size: number;
  buried_seen: string[];
  pile_halves: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  /** The score after each eclipse. */
  history: number[];
  buried?: string[];
  pile?: string[];
  seat: number;
  chief: string | null;
  side: "a" | "b";
  setup: string | null;
  figures: FiguresView;
  tipped: Record<string, number>;
  hand_size: number;
  discard: string[];
  played: string[];
  ready: string[];
  hand?: string[];
  deck?: string[];
}

/** The nomads, against whom one plays alone. */
export interface NomadsView {
  colour: string;
  score: number;
  food: number;
  food_limit: number;
  tools: number;
  camps: number;
  villages: number;
  megaliths: number;
  neutral: number;
  offering: number;
  honor: number;
  honor_cell: number | null;
  stones: OwnedStone[];
  living: Record<string, number>;
  deck_size: number;
  pile_size: number;
  buried_size: number;
  buried_seen: string[];
  pile_halves: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  /** The score after each eclipse. */
  history: number[];
  buried?: string[];
  pile?: string[];
  figures_home: number;
  /** Open nomad cards, the newest last. */
  row: string[];
  /** From the bottom up; null: nobody knows. */
  offering_deck: (string | null)[];
  maps: string[];
  maps_left: number;
  /** The juncture on which their tile lies. */
  tile: string | null;
  tile_side: "camp" | "village";
}

/** What was still hidden from everybody when the game ended, top card first. */
export interface LeftOver {
  culture: string[][];
  animals: string[];
  rest_tiles: string[];
}

export interface View {
  game: string;
  viewer: number | null;
  over: boolean;
  winners: number[];
  decision: DecisionView | null;
  seats: number;
  phase: Phase;
  round: number;
  rounds: number;
  era: 1 | 2;
  turns: TurnsView;
  turn: TurnView | null;
  order: number[];
  columns: ColumnView[];
  stacks: Record<string, number>;
  culture: CultureView;
  animals: AnimalsView;
  stones: StoneView[];
  hexes: HexView[];
  villages: VillageView[];
  site: SiteView;
  draft: DraftView;
  rest_tiles: RestTilesView;
  players: PlayerView[];
  nomads: NomadsView | null;
  ranking: number[] | null;
  left_over: LeftOver | null;
}

export interface PaperColumn {
  column: Column;
  /** Of the nomads. */
  figures: number;
  taken: boolean;
  acting: boolean;
}

/** Places by the names on paper: hexes A1 to E3, junctures as the hexes around them. */
export interface PaperLand {
  camps: string[];
  villages: string[];
  mine: string[];
  tile: string | null;
  glaciers: string[];
  influence: Record<string, number>;
}

export interface PaperNomads {
  score: number;
  food: number;
  food_limit: number;
  tools: number;
  camps: number;
  villages: number;
  offering: number;
  offering_top: number;
  honor: number;
  honor_top: number;
  stones: number;
  living: Record<string, number>;
  deck_size: number;
  pile_size: number;
  buried_size: number;
  offering_size: number;
  pile_halves: number;
  built: number;
  megaliths: number;
  figures_home: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  history: number[];
  row: string[];
  maps: string[];
  maps_left: number;
  tile: string | null;
  tile_side: "camp" | "village";
  pile?: string[];
}

export interface CompanionView {
  round: number;
  rounds: number;
  phase: Phase;
  first: "nomads" | "me";
  columns: PaperColumn[];
  nomads: PaperNomads;
  land: PaperLand;
  /** The score of the person. */
  mine: number;
}

export interface DecisionView {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
}
