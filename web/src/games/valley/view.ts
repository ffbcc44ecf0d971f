/** What the engine shows of a game of Valley of the Mammoths (see the package's games/valley/view.py). */

export type Season = "summer" | "winter";
export type Species = "wolf" | "tiger" | "bear" | "bison" | "rhino" | "mammoth";
export type Terrain = "plain" | "forest" | "mountain" | "lake";
export type Closed = "fire" | "flood" | "eruption";
export type Sex = "warrior" | "woman";

export const SPECIES: readonly Species[] = ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"];

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
  supply: { warriors: number; women: number; settlements: number };
  cards: number;
  announced: boolean;
  bonus: number;
  hunt_bonus: number;
  kills: number;
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

export interface ValleyView {
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
  supply: { wolves: number; crops: number; fences: number };
  bag: Record<Species, string>;
  cards: {
    summer: { deck: number; pile: string[] };
    winter: { deck: number; pile: string[] };
    trump: { deck: number; pile: string[] };
    open: string[];
  };
}

export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** Which deck a card belongs to. */
export function deckOf(content: Record<string, unknown>, card: string): Season | "trump" {
  return (content["cards"] as Record<string, { deck?: Season | "trump" }> | undefined)?.[card]?.deck ?? "trump";
}

/** How many figures of a kind a seat has on a hex. */
export function figures(view: ValleyView, kind: "warrior" | "woman" | "wolf", seat: number, hex: string): number {
  const group = view.hexes.find((place) => place.hex === hex)?.people[seat];
  return group?.[["warrior", "woman", "wolf"].indexOf(kind)] ?? 0;
}
