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
  stones: { stone: string; worth: number }[];
  living: Record<string, number>;
  deck_size: number;
  pile_size: number;
  buried_size: number;
  pile_halves: number;
  points: Record<Source, number>;
  prospect: Partial<Record<Source, number>>;
  /** The score after each eclipse. */
  history: number[];
  buried?: string[];
  pile?: string[];
}

export interface PlayerView extends BoardView {
  seat: number;
  chief: string | null;
  side: "a" | "b";
  setup: string | null;
  figures: { chief: Column | "rest" | null; tribe_home: number; resting: number };
  tipped: Record<string, number>;
  hand_size: number;
  discard: string[];
  played: string[];
  ready: string[];
  hand?: string[];
  deck?: string[];
}

/** The nomads, against whom one plays alone. */
export interface NomadsView extends BoardView {
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
  nomads: NomadsView | null;
}

/** The number of the nomads among the sides of the table. */
export const NOMADS = 1;

export interface SideView extends BoardView {
  seat: number;
}

/** The players, and the nomads of who plays alone. */
export function sidesOf(view: WinterView): SideView[] {
  return view.nomads ? [...view.players, { ...view.nomads, seat: NOMADS }] : view.players;
}

export function colourOf(view: WinterView, seat: number): string {
  return (view.players[seat] ?? view.nomads)?.colour ?? "black";
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
