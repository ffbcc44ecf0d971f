/** Rows of pieces that fit a room: as large as they may be, smaller only when it gets crowded. */

export interface Sized {
  width: number;
  height: number;
  /** Width and height, measured in the room, that it takes at least, however small it is drawn: numbers stay readable. */
  least?: readonly [width: number, height: number];
}

export interface Room {
  width: number;
  height: number;
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

/** What a piece takes up, in its own measure. */
function taken({ width, height, least }: Sized, scale: number): [width: number, height: number] {
  return least ? [Math.max(width, least[0] / scale), Math.max(height, least[1] / scale)] : [width, height];
}

function rows<T extends Sized>(groups: T[][], room: number, scale: number, gap: number): T[][] {
  const found: T[][] = [];
  for (const group of groups) {
    let row: T[] = [];
    let used = 0;
    for (const piece of group) {
      const [width] = taken(piece, scale);
      if (row.length && used + gap + width > room / scale) {
        found.push(row);
        row = [];
        used = 0;
      }
      used += (row.length ? gap : 0) + width;
      row.push(piece);
    }
    if (row.length) found.push(row);
  }
  return found;
}

function span(row: Sized[], scale: number, gap: number): [width: number, height: number] {
  const sizes = row.map((piece) => taken(piece, scale));
  return [
    sizes.reduce((sum, [width]) => sum + width, 0) + gap * (row.length - 1),
    Math.max(...sizes.map(([, height]) => height)),
  ];
}

/** The largest scale at which the groups fit the room. */
function plan<T extends Sized>(groups: T[][], room: Room, { gap, largest, smallest }: Limits): Plan<T> {
  for (let scale = largest; ; scale -= 0.04) {
    const lines = rows(groups, room.width, scale, gap);
    const sizes = lines.map((line) => span(line, scale, gap));
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
  const sizes = lines.map((line) => span(line, scale, gap));
  const height = sizes.reduce((sum, [, high]) => sum + high, 0) + gap * (lines.length - 1);
  let y = room.y + (room.height - height * scale) / 2;
  return lines.flatMap((line, i) => {
    const [width, high] = sizes[i]!;
    let x = room.x + (room.width - width * scale) / 2;
    const placed = line.map((piece): Placed<T> => {
      const [slot, tall] = taken(piece, scale);
      const standing = {
        ...piece,
        x: x + ((slot - piece.width) / 2) * scale,
        y: y + ((high - tall) / 2 + tall - piece.height) * scale,
        scale,
      };
      x += (slot + gap) * scale;
      return standing;
    });
    y += (high + gap) * scale;
    return placed;
  });
}
