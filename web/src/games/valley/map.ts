/**
 * The drawn map: 37 hexes with the pointed side up. Corners lie on a grid of half hex widths and half hex radii, so that
 * neighbours share them exactly; a test compares the shared sides with the neighbours and rivers of the engine.
 */
import { handDrawn, pathOf, pointText, type Point } from "../../lib/drawing";

/** From the middle of a hex to its corners. */
export const RADIUS = 60;
const HALF = (RADIUS * Math.sqrt(3)) / 2;
const REACH = 3;
/** Room around the land for the entry letters. */
const MARGIN = 30;

/** Steps to the neighbours in the directions 1 to 6 of the die. */
export const DIRECTIONS: readonly Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The corners of a hex on the grid, clockwise from the top; side d lies between corner d and the next one. */
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const HEXES: readonly string[] = Array.from({ length: 2 * REACH + 1 }, (_, row) => row - REACH).flatMap((r) =>
  Array.from({ length: 2 * REACH + 1 }, (_, column) => column - REACH)
    .filter((q) => Math.abs(q + r) <= REACH)
    .map((q) => `${q},${r}`),
);

export const WIDTH = Math.ceil(2 * (7 * HALF + MARGIN));
export const HEIGHT = Math.ceil(2 * (5.5 * RADIUS + MARGIN));

const parts = (hex: string): [number, number] => hex.split(",").map(Number) as [number, number];
const grid = (hex: string): Point => {
  const [q, r] = parts(hex);
  return [2 * q + r, 3 * r];
};
const place = ([x, y]: Point): Point => [WIDTH / 2 + x * HALF, HEIGHT / 2 + (y * RADIUS) / 2];

export function centre(hex: string): Point {
  return place(grid(hex));
}

export function neighbour(hex: string, direction: number): string | null {
  const [q, r] = parts(hex);
  const [dq, dr] = DIRECTIONS[direction - 1]!;
  const other = `${q + dq},${r + dr}`;
  return HEXES.includes(other) ? other : null;
}

/** The name of the side between two hexes. */
export function sideKey(a: string, b: string): string {
  return HEXES.indexOf(a) < HEXES.indexOf(b) ? `${a}|${b}` : `${b}|${a}`;
}

/** Where the entry letter of a border hex stands: outside, straight away from the middle of the valley. */
export function letterPlace(hex: string): Point {
  const [q, r] = parts(hex);
  const outward = DIRECTIONS.filter(
    ([dq, dr]) => Math.max(Math.abs(q + dq), Math.abs(r + dr), Math.abs(q + r + dq + dr)) > REACH,
  );
  const sum = outward.reduce<Point>(([x, y], [dq, dr]) => [x + 2 * dq + dr, y + 3 * dr], [0, 0]);
  const [x, y] = [sum[0] * HALF, (sum[1] * RADIUS) / 2];
  const length = Math.hypot(x, y);
  // Two sides outside meet in a corner, three have a side in their middle, which is nearer.
  const far = (outward.length === 2 ? RADIUS : HALF) + 15;
  const [cx, cy] = centre(hex);
  return [cx + (x / length) * far, cy + (y / length) * far];
}

export interface DrawnMap {
  /** The outline of each hex as an SVG path. */
  shapes: Record<string, string>;
  /** The sides between two hexes, named by both. */
  sides: Record<string, string>;
  /** The outline of all land. */
  coast: string;
}

/** It is the same each time. Nothing of it is made before it is looked at: all at once would be a slow phone's longest task. */
let drawn: DrawnMap | null = null;
export const draw = (): DrawnMap => (drawn ??= drawing());

function drawing(): DrawnMap {
  /** The points of each line by hand, once: both hexes beside it, and a river on it, use the same. */
  const lines = new Map<string, string[]>();
  const along = (from: Point, to: Point): string[] => {
    const forward = from[1] < to[1] || (from[1] === to[1] && from[0] < to[0]);
    const [a, b] = forward ? [from, to] : [to, from];
    const key = `${a.join()} ${b.join()}`;
    const line = lines.get(key) ?? handDrawn(place(a), place(b), key, 0.055).map(pointText);
    lines.set(key, line);
    return forward ? line : line.toReversed();
  };
  const corner = (hex: string, i: number): Point => {
    const [x, y] = grid(hex);
    const [dx, dy] = CORNERS[i % 6]!;
    return [x + dx, y + dy];
  };
  const side = (hex: string, i: number): string[] => along(corner(hex, i), corner(hex, i + 1));
  const shapes = new Map<string, () => string>();
  const sides = new Map<string, () => string>();
  const shore = new Map<string, { hex: string; i: number }>();
  for (const hex of HEXES) {
    shapes.set(hex, () => `${pathOf(CORNERS.flatMap((_, i) => side(hex, i).slice(0, -1)))}Z`);
    CORNERS.forEach((_, i) => {
      const other = neighbour(hex, i + 1);
      if (other) sides.set(sideKey(hex, other), () => pathOf(side(hex, i)));
      else shore.set(corner(hex, i).join(), { hex, i });
    });
  }
  const coast = (): string => {
    const start = corner("0,-3", 0).join();
    const found: string[] = [];
    for (let at = start; found.length === 0 || at !== start;) {
      const { hex, i } = shore.get(at)!;
      found.push(...side(hex, i).slice(0, -1));
      at = corner(hex, i + 1).join();
    }
    return `${pathOf(found)}Z`;
  };
  let shoreline: string | undefined;
  return {
    shapes: lazily(shapes),
    sides: lazily(sides),
    get coast() {
      return (shoreline ??= coast());
    },
  };
}

/** A record whose entries are made when they are first looked at. */
function lazily(makers: ReadonlyMap<string, () => string>): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [key, make] of makers) {
    let made: string | undefined;
    Object.defineProperty(record, key, { enumerable: true, get: () => (made ??= make()) });
  }
  return record;
}
