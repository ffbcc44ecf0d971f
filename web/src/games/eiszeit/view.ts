/** What the engine shows of a game of Eiszeit (see the package's games/eiszeit/view.py). */

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
  hand?: string[];
}

export interface AreaView {
  area: number;
  landscape: string;
  ice: boolean;
  mammoths: number;
  fires: number;
  hunters: number[];
  armed: number[];
}

export interface PileView {
  deck: number;
  open: string | null;
  pile: number;
}

export interface EiszeitView {
  seats: number;
  phase: "preround" | "settle" | "glacier" | "over";
  round: number;
  rounds: number;
  turn: number;
  card: string | null;
  card_player: number | null;
  players: PlayerView[];
  areas: AreaView[];
  supply: { dark: number; light: number; mammoths: number; clubs: number; fires: number };
  cards: { light: PileView; dark: PileView };
}

export interface CardContent {
  cost?: number | number[];
  gain?: number;
}

export function cardOf(content: Record<string, unknown>, card: string): CardContent {
  return (content["cards"] as Record<string, CardContent> | undefined)?.[card] ?? {};
}

/** Light cards cost, dark cards bring; a cult card shows its colour in its name. */
export function isDark(content: Record<string, unknown>, card: string): boolean {
  return cardOf(content, card).gain !== undefined || card === "cult_dark";
}

export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}
