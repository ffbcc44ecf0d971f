// Made from src/beringia/kernel/view_types.py by `python -m beringia.server.typescript`; do not edit.

export interface DecisionView {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
}

/** The part of a view that all games share. */
export interface AnyView {
  game: string;
  viewer: number | null;
  over: boolean;
  winners: number[];
  decision: DecisionView | null;
}

/** The view of a game that has no view of its own: also the fields that its schema names, each at its path. */
export interface DefaultView {
  game: string;
  viewer: number | null;
  over: boolean;
  winners: number[];
  decision: DecisionView | null;
  seats: number;
  scores: number[];
}
