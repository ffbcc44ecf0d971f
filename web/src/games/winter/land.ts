/** Where the hexes and junctures of the land lie; the same geometry as the engine's. */

export type Point = [x: number, y: number];

/** Axial coordinates (q, r) of all hexes, row by row. */
export const HEXES: string[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => `${q},${r}`),
);

const DIRECTIONS: Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

function axial(hex: string): Point {
  return hex.split(",").map(Number) as Point;
}

function near(hex: string): number[] {
  const [q, r] = axial(hex);
  return DIRECTIONS.map(([x, y]) => HEXES.indexOf(`${q + x},${r + y}`))
    .filter((number) => number >= 0)
    .sort((a, b) => a - b);
}

/** The points where three hexes meet, named by them. */
export const JUNCTURES: string[] = HEXES.flatMap((hex, a) =>
  near(hex)
    .filter((b) => b > a)
    .flatMap((b) =>
      near(HEXES[b]!)
        .filter((c) => c > b && near(HEXES[c]!).includes(a))
        .map((c) => [a, b, c]),
    ),
).map((corners) => corners.map((hex) => HEXES[hex]!).join("_"));

/** The middle of a hex, if the distance from the middle to a corner is 1. */
export function middle(hex: string): Point {
  const [q, r] = axial(hex);
  return [Math.sqrt(3) * (q + r / 2), 1.5 * r];
}

export function junctureAt(juncture: string): Point {
  const corners = juncture.split("_").map(middle);
  return [corners.reduce((sum, [x]) => sum + x, 0) / 3, corners.reduce((sum, [, y]) => sum + y, 0) / 3];
}

/** A hex with pointed top around the origin. */
export function outline(size: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const angle = (Math.PI / 3) * n - Math.PI / 2;
      return `${(Math.cos(angle) * size).toFixed(2)},${(Math.sin(angle) * size).toFixed(2)}`;
    })
    .join(" ");
}
