/** The view of a game of Valley of the Mammoths, as the engine declares it, and how to read it. */
import type { Content } from "./content_types";
import type { Species, View } from "./view_types";

export type * from "./view_types";
export type { View as ValleyView } from "./view_types";

export const SPECIES: readonly Species[] = ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"];

export function contentOf(data: Record<string, unknown>): Content {
  return data as unknown as Content;
}

/** How many figures of a kind a seat has on a hex. */
export function figures(view: View, kind: "warrior" | "woman" | "wolf", seat: number, hex: string): number {
  const group = view.hexes.find((place) => place.hex === hex)?.people[seat];
  return group?.[["warrior", "woman", "wolf"].indexOf(kind)] ?? 0;
}
