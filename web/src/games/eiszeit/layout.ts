/** Where the pieces of an area stand: rows that fit its room, smaller only when it gets crowded. */
import type { AreaView } from "./view";

export interface Standing {
  id: string;
  kind: "number" | "fire" | "mammoth" | "hunter";
  x: number;
  y: number;
  scale: number;
  count: number;
  seat: number;
  armed: boolean;
}

interface Piece {
  id: string;
  kind: Standing["kind"];
  width: number;
  height: number;
  count: number;
  seat: number;
  armed: boolean;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 5;
const LARGEST = 1.06;
const SMALLEST = 0.5;

export function mammothStep(count: number): number {
  return count > 2 ? 30 : 46;
}

export function hunterFigures(count: number): number {
  return Math.min(count, 3);
}

export function hunterWidth(count: number): number {
  return 37 + 9 * hunterFigures(count);
}

function pieces(area: AreaView): Piece[][] {
  const blank = { count: 1, seat: -1, armed: false };
  const land: Piece[] = [{ ...blank, id: `number:${area.area}`, kind: "number", width: 28, height: 28 }];
  if (area.fires > 0) {
    land.push({ ...blank, id: `fire:${area.area}`, kind: "fire", width: 32 + 13 * (area.fires - 1), height: 34, count: area.fires });
  }
  if (area.mammoths > 0) {
    const width = 64 + mammothStep(area.mammoths) * (area.mammoths - 1);
    land.push({ ...blank, id: `mammoth:${area.area}`, kind: "mammoth", width, height: 48, count: area.mammoths });
  }
  const people: Piece[] = [];
  area.hunters.forEach((all, seat) => {
    const armed = area.armed[seat] ?? 0;
    const bare = all - armed;
    const id = `hunter:${seat}:${area.area}`;
    if (bare > 0) people.push({ id, kind: "hunter", width: hunterWidth(bare), height: 60, count: bare, seat, armed: false });
    if (armed > 0) people.push({ id: `${id}:club`, kind: "hunter", width: hunterWidth(armed), height: 60, count: armed, seat, armed: true });
  });
  return [land, people];
}

function rows(groups: Piece[][], width: number): Piece[][] {
  const found: Piece[][] = [];
  for (const group of groups) {
    let row: Piece[] = [];
    let used = 0;
    for (const piece of group) {
      if (row.length && used + GAP + piece.width > width) {
        found.push(row);
        row = [];
        used = 0;
      }
      used += (row.length ? GAP : 0) + piece.width;
      row.push(piece);
    }
    if (row.length) found.push(row);
  }
  return found;
}

function span(row: Piece[]): [width: number, height: number] {
  return [
    row.reduce((sum, piece) => sum + piece.width, 0) + GAP * (row.length - 1),
    Math.max(...row.map((piece) => piece.height)),
  ];
}

interface Plan {
  scale: number;
  lines: Piece[][];
}

/** The largest scale at which the groups fit the room. */
function plan(groups: Piece[][], room: Room): Plan {
  for (let scale = LARGEST; ; scale -= 0.04) {
    const lines = rows(groups, room.width / scale);
    const sizes = lines.map(span);
    const height = sizes.reduce((sum, [, high]) => sum + high, 0) + GAP * (lines.length - 1);
    const wide = Math.max(...sizes.map(([width]) => width));
    if ((height * scale <= room.height && wide * scale <= room.width) || scale <= SMALLEST) return { scale, lines };
  }
}

export function settle(area: AreaView, room: Room): Standing[] {
  const groups = pieces(area);
  const apart = plan(groups, room);
  // Land and people in rows of their own look calmer; in a crowd, all pieces share the rows.
  const mixed = plan([groups.flat()], room);
  const { scale, lines } = apart.scale >= Math.min(0.96, mixed.scale) ? apart : mixed;
  const sizes = lines.map(span);
  const height = sizes.reduce((sum, [, high]) => sum + high, 0) + GAP * (lines.length - 1);
  let y = room.y + (room.height - height * scale) / 2;
  return lines.flatMap((line, i) => {
    const [width, high] = sizes[i]!;
    let x = room.x + (room.width - width * scale) / 2;
    const placed = line.map((piece): Standing => {
      const standing = { ...piece, x, y: y + ((high - piece.height) / 2) * scale, scale };
      x += (piece.width + GAP) * scale;
      return standing;
    });
    y += (high + GAP) * scale;
    return placed;
  });
}
