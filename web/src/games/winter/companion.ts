/** Nomads at a table of wood and paper: what the page shows of them. */
import { HEXES } from "./land";
import type { CompanionView } from "./view_types";

export function viewOf(view: Record<string, unknown>): CompanionView {
  return view as unknown as CompanionView;
}

/** Hexes are called by row, from the north, and number in the row: A1 to E3. */
export const HEX_OF: ReadonlyMap<string, string> = new Map(
  HEXES.map((hex) => {
    const [q, r] = hex.split(",").map(Number) as [number, number];
    return [`${"ABCDE"[r + 2]}${q + 1 + Math.min(2, 2 + r)}`, hex];
  }),
);

/** "A1_A2_B2" as the land calls this point. */
export function junctureOf(label: string): string {
  return label
    .split("_")
    .map((part) => HEX_OF.get(part)!)
    .join("_");
}

/** A gain as it is answered, "food 2", in two parts. */
export function gain(text: string): { word: string; count: number } {
  const [word = "", count = "1"] = text.split(" ");
  return { word, count: Number(count) };
}
