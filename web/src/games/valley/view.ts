/** The view of a game of Valley of the Mammoths, as the engine declares it, and how to read it. */
import type { Season, Species, View } from "./view_types";

export type * from "./view_types";
export type { View as ValleyView } from "./view_types";

export const SPECIES: readonly Species[] = ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"];

/** Which deck a card belongs to. */
export function deckOf(content: Record<string, unknown>, card: string): Season | "trump" {
  return (content["cards"] as Record<string, { deck?: Season | "trump" }> | undefined)?.[card]?.deck ?? "trump";
}

/** How many figures of a kind a seat has on a hex. */
export function figures(view: View, kind: "warrior" | "woman" | "wolf", seat: number, hex: string): number {
  const group = view.hexes.find((place) => place.hex === hex)?.people[seat];
  return group?.[["warrior", "woman", "wolf"].indexOf(kind)] ?? 0;
}
