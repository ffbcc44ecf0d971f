/**
 * The drawn map of Eiszeit. Areas are polygons over shared vertices, so that a border is drawn exactly where two
 * areas share two neighbouring vertices; a test compares these borders with the game's content.
 *
 * Coordinates run from 0 to 1 in both directions; `draw` stretches them to the room the page has.
 */
import { handDrawn, path, sprinkle, type Point } from "../../lib/drawing";

/** Corners of the land (T top, R right, B bottom, L left) and the places where three areas meet. */
export const VERTICES: Readonly<Record<string, Point>> = {
  T0: [0.015, 0.03],
  T1: [0.26, 0.0],
  T2: [0.515, 0.02],
  T3: [0.765, 0.0],
  T4: [0.985, 0.03],
  L1: [0.0, 0.35],
  L2: [0.03, 0.68],
  R1: [1.0, 0.33],
  R2: [0.97, 0.67],
  B0: [0.02, 0.97],
  B1: [0.265, 1.0],
  B2: [0.505, 0.975],
  B3: [0.755, 1.0],
  B4: [0.985, 0.965],
  "1.2.6": [0.275, 0.305],
  "1.5.6": [0.2, 0.4],
  "2.3.6": [0.468, 0.305],
  "3.6.7": [0.53, 0.4],
  "3.4.7": [0.715, 0.285],
  "4.7.8": [0.79, 0.375],
  "5.6.9": [0.21, 0.63],
  "6.9.10": [0.29, 0.7],
  "6.7.10": [0.47, 0.615],
  "7.10.11": [0.535, 0.705],
  "7.8.12": [0.795, 0.63],
  "7.11.12": [0.73, 0.71],
};

/** The corners of each area, clockwise. */
export const OUTLINES: Readonly<Record<number, readonly string[]>> = {
  1: ["T0", "T1", "1.2.6", "1.5.6", "L1"],
  2: ["T1", "T2", "2.3.6", "1.2.6"],
  3: ["T2", "T3", "3.4.7", "3.6.7", "2.3.6"],
  4: ["T3", "T4", "R1", "4.7.8", "3.4.7"],
  5: ["L1", "1.5.6", "5.6.9", "L2"],
  6: ["1.2.6", "2.3.6", "3.6.7", "6.7.10", "6.9.10", "5.6.9", "1.5.6"],
  7: ["3.6.7", "3.4.7", "4.7.8", "7.8.12", "7.11.12", "7.10.11", "6.7.10"],
  8: ["4.7.8", "R1", "R2", "7.8.12"],
  9: ["L2", "5.6.9", "6.9.10", "B1", "B0"],
  10: ["6.9.10", "6.7.10", "7.10.11", "B2", "B1"],
  11: ["7.10.11", "7.11.12", "B3", "B2"],
  12: ["7.8.12", "R2", "B4", "B3", "7.11.12"],
};

/** The part of each area that is free for pieces: left, top, right, bottom. */
export const ROOMS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [0.022, 0.055, 0.258, 0.322],
  2: [0.282, 0.04, 0.468, 0.29],
  3: [0.512, 0.045, 0.715, 0.285],
  4: [0.77, 0.05, 0.972, 0.32],
  5: [0.028, 0.4, 0.194, 0.625],
  6: [0.235, 0.365, 0.465, 0.61],
  7: [0.555, 0.395, 0.778, 0.63],
  8: [0.806, 0.38, 0.966, 0.622],
  9: [0.045, 0.69, 0.262, 0.95],
  10: [0.298, 0.72, 0.504, 0.955],
  11: [0.545, 0.728, 0.73, 0.96],
  12: [0.765, 0.68, 0.965, 0.95],
};

/** All borders and coasts: a pair of vertex names (sorted) and the one or two areas along it. */
export function edges(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [area, corners] of Object.entries(OUTLINES)) {
    corners.forEach((corner, i) => {
      const key = edgeKey(corner, corners[(i + 1) % corners.length]!);
      found.set(key, [...(found.get(key) ?? []), Number(area)]);
    });
  }
  return found;
}

export interface DrawnMap {
  /** The outline of each area as an SVG path. */
  shapes: Record<number, string>;
  /** The borders between two areas, one path. */
  borders: string;
  /** The outline of all land, one path. */
  coast: string;
  rooms: Record<number, { x: number; y: number; width: number; height: number }>;
  /** Places for scattered terrain marks in an area. */
  scatter: (area: number) => Point[];
}

/** Stretch the map into a box and draw its lines by hand. */
export function draw(left: number, top: number, width: number, height: number): DrawnMap {
  const at = ([x, y]: Point): Point => [left + x * width, top + y * height];
  const lines = new Map<string, Point[]>();
  for (const [key, areas] of edges()) {
    const [from, to] = key.split("|") as [string, string];
    lines.set(key, handDrawn(at(VERTICES[from]!), at(VERTICES[to]!), key, areas.length === 1 ? 0.13 : 0.09));
  }
  const along = (from: string, to: string): Point[] => {
    const line = lines.get(edgeKey(from, to))!;
    return from < to ? line : [...line].reverse();
  };
  const shapes: Record<number, string> = {};
  const rings: Record<number, Point[]> = {};
  const rooms: DrawnMap["rooms"] = {};
  for (const [name, corners] of Object.entries(OUTLINES)) {
    const area = Number(name);
    const ring = corners.flatMap((corner, i) => along(corner, corners[(i + 1) % corners.length]!).slice(0, -1));
    shapes[area] = `${path(ring)}Z`;
    rings[area] = ring;
    const [x0, y0, x1, y1] = ROOMS[area]!;
    rooms[area] = { x: left + x0 * width, y: top + y0 * height, width: (x1 - x0) * width, height: (y1 - y0) * height };
  }
  const inner = [...edges()].filter(([, areas]) => areas.length === 2);
  const outer = ["T0", "T1", "T2", "T3", "T4", "R1", "R2", "B4", "B3", "B2", "B1", "B0", "L2", "L1"];
  const coast = outer.flatMap((corner, i) => along(corner, outer[(i + 1) % outer.length]!).slice(0, -1));
  return {
    shapes,
    scatter: (area) => sprinkle(rings[area]!, `scatter ${area}`),
    rooms,
    borders: inner.map(([key]) => path(lines.get(key)!)).join(""),
    coast: `${path(coast)}Z`,
  };
}

function edgeKey(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}
