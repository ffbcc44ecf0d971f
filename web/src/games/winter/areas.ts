/** The table falls into areas; where there is no room for all, one of them is shown at a time. */

export const AREAS = ["actions", "cards", "land", "site", "mine", "nomads"] as const;
export type Area = (typeof AREAS)[number];

const KINDS: Readonly<Record<string, Area>> = {
  figure: "actions",
  column: "actions",
  rest: "actions",
  action: "actions",
  tiles: "actions",
  tile: "actions",
  stack: "cards",
  display: "cards",
  area: "cards",
  stone: "cards",
  camp: "land",
  hex: "land",
  juncture: "land",
  site: "site",
  animal: "mine",
  own_stone: "mine",
  slot: "mine",
  deck: "mine",
};

/** The area in which an element is mainly drawn; null for what lies elsewhere, such as cards and players. */
export function areaOf(element: string): Area | null {
  if (/^chief:\d/.test(element)) return "mine";
  if (element.startsWith("track:")) return element === "track:food" ? "actions" : "site";
  return KINDS[element.split(":")[0]!] ?? null;
}

/** All areas in which an element is drawn: the food track lies on the player board, too. */
export function areasOf(element: string): Area[] {
  const area = areaOf(element);
  if (!area) return [];
  return element === "track:food" ? [area, "mine"] : [area];
}
