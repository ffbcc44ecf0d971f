/** Lines and scattered marks as if drawn by hand; the same words always give the same drawing. */

export type Point = readonly [x: number, y: number];

/** A small repeatable source of jitter: the same words always give the same hand-drawn line. */
export function scribble(words: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pointText = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** A path of points that are text already. */
export const pathOf = (points: readonly string[]): string => `M${points.join("L")}`;
export const path = (points: readonly Point[]): string => pathOf(points.map(pointText));

/** A line that wanders a little between its fixed ends. */
export function handDrawn(from: Point, to: Point, words: string, sway: number): Point[] {
  const random = scribble(words);
  let line: Point[] = [from, to];
  let reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * sway;
  for (let round = 0; round < 4; round++, reach *= 0.52) {
    const finer: Point[] = [line[0]!];
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const shift = (random() - 0.5) * 2 * reach;
      finer.push(
        [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * shift, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * shift],
        b,
      );
    }
    line = finer;
  }
  return line;
}

/** Points spread evenly, but not regularly, over a polygon. */
export function sprinkle(ring: readonly Point[], words: string, spacing = 42): Point[] {
  const random = scribble(words);
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + spacing * 0.5; y < Math.max(...ys); y += spacing * 0.72, row++) {
    for (let x = Math.min(...xs) + (row % 2 ? spacing * 0.5 : 0); x < Math.max(...xs); x += spacing) {
      const point: Point = [x + (random() - 0.5) * spacing * 0.6, y + (random() - 0.5) * spacing * 0.5];
      const clear = [
        [-14, 0],
        [14, 0],
        [0, -16],
        [0, 8],
      ] as const;
      if (clear.every(([dx, dy]) => inside([point[0] + dx, point[1] + dy], ring))) found.push(point);
    }
  }
  return found;
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}
