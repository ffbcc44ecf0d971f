/** The view of a game of Eiszeit, as the engine declares it, and what its cards are. */
export type * from "./view_types";
export type { View as EiszeitView } from "./view_types";

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
