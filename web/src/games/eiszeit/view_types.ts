// Made from src/beringia/games/eiszeit/view_types.py by `python -m beringia.server.typescript`; do not edit.

export interface PlayerView {
  seat: number;
  colour: string;
  score: number;
  stones: number;
  clubs: number;
  reserve: number;
  on_board: number;
  light: number;
  dark: number;
  /** Only the own one. */
  hand?: string[];
}

export interface AreaView {
  area: number;
  landscape: string;
  ice: boolean;
  mammoths: number;
  fires: number;
  /** By seat. */
  hunters: number[];
  armed: number[];
}

export interface PileView {
  deck: number;
  open: string | null;
  pile: number;
}

export interface SupplyView {
  dark: number;
  light: number;
  mammoths: number;
  clubs: number;
  fires: number;
}

export interface View {
  game: string;
  viewer: number | null;
  over: boolean;
  winners: number[];
  decision: DecisionView | null;
  seats: number;
  phase: "preround" | "settle" | "scoring" | "glacier" | "over";
  round: number;
  rounds: number;
  turn: number;
  ended_by: number | null;
  card: string | null;
  card_player: number | null;
  players: PlayerView[];
  areas: AreaView[];
  supply: SupplyView;
  cards: Record<"light" | "dark", PileView>;
}

export interface DecisionView {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
}
