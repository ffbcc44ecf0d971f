/** The view of a game of Endless Winter, as the engine declares it, and how to read it. */
import type { BoardView, Column, Source, View } from "./view_types";

export type * from "./view_types";
export type { View as WinterView } from "./view_types";

export const COLUMNS: readonly Column[] = ["initiate", "develop", "migrate", "hunt"];
/** Where points come from, in the order in which they are told; the last four only at the end. */
export const SOURCES: readonly Source[] = [
  "effects",
  "site",
  "idols",
  "stones",
  "empty",
  "goods",
  "graves",
  "cards",
  "animals",
];

/** The number of the nomads among the sides of the table. */
export const NOMADS = 1;

export interface SideView extends BoardView {
  seat: number;
}

/** The players, and the nomads of who plays alone. */
export function sidesOf(view: View): SideView[] {
  return view.nomads ? [...view.players, { ...view.nomads, seat: NOMADS }] : view.players;
}

export function colourOf(view: View, seat: number): string {
  return (view.players[seat] ?? view.nomads)?.colour ?? "black";
}

/** Equal things together, in the order in which they first come. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
