/** Where the pieces of an area stand: rows that fit its room, of one size everywhere but where it gets crowded. */
import { pack, type Placed, type Room } from "../../lib/packing";
import type { AreaView } from "./view";

export interface Piece {
  id: string;
  kind: "number" | "fire" | "mammoth" | "hunter";
  width: number;
  height: number;
  count: number;
  seat: number;
  armed: boolean;
  least?: readonly [width: number, height: number];
}

export type Standing = Placed<Piece>;

const LIMITS = { gap: 5, largest: 0.84, smallest: 0.5, calm: 0.84 };

export function mammothStep(count: number): number {
  return count > 2 ? 30 : 46;
}

export function hunterFigures(count: number): number {
  return Math.min(count, 3);
}

export function hunterWidth(count: number): number {
  return 37 + 9 * hunterFigures(count);
}

/** The plaque with the number of hunters: its size, and that of the number on it. */
export const PLAQUE = { width: 44, height: 21, number: 16 };
/** Numbers have at least so many pixels. */
export const LEAST = 11.2;

function pieces(area: AreaView, scale: number): Piece[][] {
  const grown = LEAST / (PLAQUE.number * scale);
  const least = [PLAQUE.width * grown, PLAQUE.height * grown] as const;
  const blank = { count: 1, seat: -1, armed: false };
  const land: Piece[] = [{ ...blank, id: `number:${area.area}`, kind: "number", width: 28, height: 28 }];
  if (area.fires > 0) {
    land.push({
      ...blank,
      id: `fire:${area.area}`,
      kind: "fire",
      width: 32 + 13 * (area.fires - 1),
      height: 34,
      count: area.fires,
    });
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
    if (bare > 0)
      people.push({ id, kind: "hunter", width: hunterWidth(bare), height: 60, count: bare, seat, armed: false, least });
    if (armed > 0)
      people.push({
        id: `${id}:club`,
        kind: "hunter",
        width: hunterWidth(armed),
        height: 60,
        count: armed,
        seat,
        armed: true,
        least,
      });
  });
  return [land, people];
}

/** `scale`: pixels per unit of the drawing. */
export function settle(area: AreaView, room: Room, scale: number): Standing[] {
  return pack(pieces(area, scale), room, LIMITS);
}
