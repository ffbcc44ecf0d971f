/** What stands on a hex, and where. */
import { pack, type Placed, type Room } from "../../lib/packing";
import { centre } from "./map";
import { SPECIES, type HexView, type Sex, type Species, type ValleyView } from "./view";

interface Piece {
  id: string;
  width: number;
  height: number;
  kind: "settlement" | "crop" | "people" | "herd" | "loner";
  seat: number;
  /** Warriors, women and tame wolves of a group. */
  group: readonly number[];
  /** Those of the group who have done their share this round. */
  done: readonly number[];
  hidden: boolean;
  species: Species | null;
  sex: Sex | null;
  count: number;
}

export type Standing = Placed<Piece>;

const LIMITS = { gap: 3, largest: 1.15, smallest: 0.42, calm: 1.1 };
const SIZES: Readonly<Record<Species, readonly [number, number]>> = {
  wolf: [34, 23],
  tiger: [37, 25],
  bear: [36, 26],
  bison: [38, 29],
  rhino: [40, 29],
  mammoth: [44, 33],
};
/** Widths within the plaque of a group: its mark, and each kind of people with a number that stands apart from the next. */
export const MARK = 15;
export const FIGURE = 19;
/** What can be read has at least so many pixels, however small the rest is drawn. */
export const LEAST = 11.2;

const BLANK = { seat: -1, group: [], done: [], hidden: false, species: null, sex: null, count: 1 };

/** Warriors, women and wolves that there are any of. */
export function kinds(
  group: readonly number[],
): { kind: "warrior" | "woman" | "wolf"; index: number; count: number }[] {
  const names = ["warrior", "woman", "wolf"] as const;
  return names.map((kind, index) => ({ kind, index, count: group[index] ?? 0 })).filter(({ count }) => count > 0);
}

function pieces(hex: HexView, loners: ValleyView["loners"]): Piece[][] {
  const place: Piece[] = [];
  const living: Piece[] = [];
  if (hex.settlement !== null)
    place.push({
      ...BLANK,
      id: `settlement:${hex.hex}`,
      kind: "settlement",
      seat: hex.settlement,
      width: 34,
      height: 31,
    });
  if (hex.crop > 0)
    place.push({
      ...BLANK,
      id: `crop:${hex.hex}`,
      kind: "crop",
      count: hex.crop,
      width: hex.fence ? 38 : 28,
      height: 27,
    });
  hex.people.forEach((group, seat) => {
    const width = MARK + FIGURE * kinds(group).length + 3;
    if (kinds(group).length) {
      living.push({
        ...BLANK,
        id: `people:${seat}:${hex.hex}`,
        kind: "people",
        seat,
        group,
        done: hex.marched[seat] ?? [],
        hidden: hex.hidden?.[0] === seat,
        width,
        height: 41,
      });
    }
  });
  for (const species of SPECIES) {
    const count = hex.animals[species] ?? 0;
    const [width, height] = SIZES[species];
    if (count > 0)
      living.push({
        ...BLANK,
        id: `herd:${species}:${hex.hex}`,
        kind: "herd",
        species,
        count,
        width: width + (count > 1 ? 7 : 0),
        height: height + (count > 1 ? 4 : 0),
      });
  }
  for (const sex of ["warrior", "woman"] as const) {
    if (loners[sex] === hex.hex)
      living.push({ ...BLANK, id: `loner:${sex}`, kind: "loner", sex, width: 20, height: 28 });
  }
  return [place, living].filter((group) => group.length > 0);
}

/** The baseline of a hex's name below its middle, and the size of the name: on a small screen it grows. */
export const NAME = 48;
export const nameSize = (scale: number): number => Math.max(14, LEAST / scale);
/** How much of that size capitals and digits are high, and a little air. */
const CAPITAL = 0.74;
const AIR = 2;

/** The part of a hex that is free for pieces: between its number above and its name below. */
function room(hex: string, scale: number): Room {
  const [x, y] = centre(hex);
  const [top, bottom] = [-35, NAME - CAPITAL * nameSize(scale) - AIR];
  return { x: x - 45, y: y + top, width: 90, height: bottom - top };
}

/** `scale`: pixels per unit of the drawing. */
export function settle(hex: HexView, loners: ValleyView["loners"], scale: number): Standing[] {
  const groups = pieces(hex, loners);
  return groups.length ? pack(groups, room(hex.hex, scale), LIMITS) : [];
}

export function sizeOf(species: Species): readonly [number, number] {
  return SIZES[species];
}
