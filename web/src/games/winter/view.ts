/** What the engine shows of a game of Endless Winter (see the package's games/winter/view.py). */

export const COLUMNS = ["initiate", "develop", "migrate", "hunt"] as const;
export const LEVELS = ["top", "middle", "bottom"] as const;
/** Where points come from, in the order in which they are told; the last four only at the end. */
export const SOURCES = ["effects", "site", "idols", "stones", "empty", "goods", "graves", "cards", "animals"] as const;

export type Column = (typeof COLUMNS)[number];
export type Level = (typeof LEVELS)[number];
export type Source = (typeof SOURCES)[number];

export interface Figure {
  seat: number;
  figure: "chief" | "tribe";
}

export interface TurnView {
  seat: number;
  figure: Figure["figure"] | null;
  column: Column | "rest" | null;
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

export interface MegalithView {
  x: number;
  y: number;
  level: number;
  /** Null: a neutral one. */
  seat: number | null;
}

export interface SiteView {
  layout: string;
  tiles: { tile: string; turned: boolean; x: number; y: number }[];
  pieces: MegalithView[];
}

export interface PlayerView {
  seat: number;
  colour: string;
  score: number;
  food: number;
  food_limit: number;
  tools: number;
  chief: string | null;
  side: "a" | "b";
  setup: string | null;
  figures: { chief: Column | "rest" | null; tribe_home: number; resting: number };
  camps: number;
  villages: number;
  megaliths: number;
  neutral: number;
  offering: number;
  honor: number;
  honor_cell: number | null;
  stones: { stone: string; worth: number }[];
  living: Record<string, number>;
  tipped: Record<string, number>;
  hand_size: number;
  deck_size: number;
  discard: string[];
  played: string[];
  ready: string[];
  pile_size: number;
  buried_size: number;
  pile_halves: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  /** The score after each eclipse. */
  history: number[];
  hand?: string[];
  deck?: string[];
  buried?: string[];
  pile?: string[];
}

export interface WinterView {
  seats: number;
  phase: "setup" | "action" | "eclipse" | "over";
  round: number;
  rounds: number;
  era: 1 | 2;
  turns: { done: number; each: number };
  turn: TurnView | null;
  order: number[];
  columns: ColumnView[];
  stacks: Record<string, number>;
  culture: { display: (string | null)[]; decks: [number, number] };
  animals: { area: (string | null)[]; deck: number };
  stones: { stone: string | null; available: boolean }[];
  hexes: HexView[];
  villages: VillageView[];
  site: SiteView;
  draft: { chiefs: string[]; setups: string[] };
  rest_tiles: { open: string | null; stack: number; held: string | null; effects: number[] };
  players: PlayerView[];
}

export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** Equal things together, in the order in which they first come. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
