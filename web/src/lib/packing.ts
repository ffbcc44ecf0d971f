/** Rows of pieces that fit a room: as large as they may be, smaller only when it gets crowded. */

export interface Sized {
  width: number;
  height: number;
}

export interface Room extends Sized {
  x: number;
  y: number;
}

export type Placed<T> = T & { x: number; y: number; scale: number };

export interface Limits {
  gap: number;
  largest: number;
  smallest: number;
  /** Groups stand in rows of their own as long as that lets them be this large; in a crowd they share rows. */
  calm: number;
}

interface Plan<T> {
  scale: number;
  lines: T[][];
}

function rows<T extends Sized>(groups: T[][], width: number, gap: number): T[][] {
  const found: T[][] = [];
  for (const group of groups) {
    let row: T[] = [];
    let used = 0;
    for (const piece of group) {
      if (row.length && used + gap + piece.width > width) {
        found.push(row);
        row = [];
        used = 0;
      }
      used += (row.length ? gap : 0) + piece.width;
      row.push(piece);
    }
    if (row.length) found.push(row);
  }
  return found;
}

function span(row: Sized[], gap: number): [width: number, height: number] {
  return [
    row.reduce((sum, piece) => sum + piece.width, 0) + gap * (row.length - 1),
    Math.max(...row.map((piece) => piece.height)),
  ];
}

/** The largest scale at which the groups fit the room. */
function plan<T extends Sized>(groups: T[][], room: Room, { gap, largest, smallest }: Limits): Plan<T> {
  for (let scale = largest; ; scale -= 0.04) {
    const lines = rows(groups, room.width / scale, gap);
    const sizes = lines.map((line) => span(line, gap));
    const height = sizes.reduce((sum, [, high]) => sum + high, 0) + gap * (lines.length - 1);
    const wide = Math.max(...sizes.map(([width]) => width));
    if ((height * scale <= room.height && wide * scale <= room.width) || scale <= smallest) return { scale, lines };
  }
}

export function pack<T extends Sized>(groups: T[][], room: Room, limits: Limits): Placed<T>[] {
  const { gap, calm } = limits;
  const apart = plan(groups, room, limits);
  const mixed = plan([groups.flat()], room, limits);
  const { scale, lines } = apart.scale >= Math.min(calm, mixed.scale) ? apart : mixed;
  const sizes = lines.map((line) => span(line, gap));
  const height = sizes.reduce((sum, [, high]) => sum + high, 0) + gap * (lines.length - 1);
  let y = room.y + (room.height - height * scale) / 2;
  return lines.flatMap((line, i) => {
    const [width, high] = sizes[i]!;
    let x = room.x + (room.width - width * scale) / 2;
    const placed = line.map((piece): Placed<T> => {
      const standing = { ...piece, x, y: y + ((high - piece.height) / 2) * scale, scale };
      x += (piece.width + gap) * scale;
      return standing;
    });
    y += (high + gap) * scale;
    return placed;
  });
}
