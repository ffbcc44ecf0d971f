// Made from src/beringia/games/valley/view_types.py by `python -m beringia.server.typescript`; do not edit.

export type Season = "summer" | "winter";

export type Species = "wolf" | "tiger" | "bear" | "bison" | "rhino" | "mammoth";

export type Terrain = "plain" | "forest" | "mountain" | "lake";

export type Closed = "fire" | "flood" | "eruption";

export type Sex = "warrior" | "woman";

export interface TribeSupply {
  warriors: number;
  women: number;
  settlements: number;
}

export interface PlayerView {
  seat: number;
  colour: string;
  alive: boolean;
  may_return: boolean;
  food: number;
  plant: number;
  meat: number;
  need: number;
  fire: boolean;
  settlements: number;
  warriors: number;
  women: number;
  supply: TribeSupply;
  cards: number;
  announced: boolean;
  bonus: number;
  hunt_bonus: number;
  kills: number;
  /** Only the own one. */
  hand?: string[];
  /** Cards in the hands of others that the own Espionage has shown, by seat. */
  known?: Record<string, string[]>;
  foreseen?: Partial<Record<Season, string>>;
}

export interface HexView {
  hex: string;
  terrain: Terrain;
  region: number;
  volcano: boolean;
  lava: boolean;
  letter: string;
  closed: Closed | null;
  settlement: number | null;
  couple: boolean;
  /** Ears: 2 intact, 1 damaged, 0 no crop. */
  crop: number;
  fence: boolean;
  /** Warriors, women and tame wolves of each seat. */
  people: number[][];
  marched: number[][];
  /** Seat, warriors and women. */
  hidden: number[] | null;
  animals: Partial<Record<Species, number>>;
}

export interface RiverView {
  number: number;
  lake: boolean;
  frozen: boolean;
  dry: boolean;
  sides: [string, string][];
}

export interface BoardSupply {
  wolves: number;
  crops: number;
  fences: number;
}

export interface DeckView {
  deck: number;
  pile: string[];
}

export interface CardsView {
  summer: DeckView;
  winter: DeckView;
  trump: DeckView;
  open: string[];
}

export interface View {
  game: string;
  viewer: number | null;
  over: boolean;
  winners: number[];
  decision: DecisionView | null;
  seats: number;
  phase: string;
  round: number;
  year: number;
  season: Season;
  number: number;
  last_of_season: boolean;
  start: number;
  turn: number;
  north: string;
  south: string;
  /** The direction that the animals took, as a face of the die; 0 before the first roll. */
  direction: number;
  fight: string | null;
  ailing: Species | null;
  loners: Record<Sex, string | null>;
  amazons: string | null;
  players: PlayerView[];
  hexes: HexView[];
  rivers: RiverView[];
  lake_frozen: boolean;
  supply: BoardSupply;
  bag: Record<Species, string>;
  cards: CardsView;
}

export interface DecisionView {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
}
