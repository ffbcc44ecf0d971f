/** The view of a game of Eiszeit, as the engine declares it, and what its cards are. */
import type { Content } from "./content_types";

export type * from "./view_types";
export type { View as EiszeitView } from "./view_types";

export function contentOf(data: Record<string, unknown>): Content {
  return data as unknown as Content;
}

/** Light cards cost, dark cards bring; a cult card shows its colour in its name. */
export function isDark(content: Content, card: string): boolean {
  return content.cards[card]?.gain !== undefined || card === "cult_dark";
}
