/** Turns ids among the arguments of a message into what people call them, then formats it. */
import type { Seat } from "./protocol";
import { t, texts, type Args } from "./text.svelte";

const SEATS = new Set(["seat", "owner", "player", "opponent", "first", "second", "who"]);
const COLOURS = /(^|_)colour$/;

interface Titled {
  name?: Record<string, string>;
}

export function seatName(seat: Seat | undefined, number: number): string {
  if (seat?.name) return seat.name;
  if (seat?.colour) return t(`player-${seat.colour}`);
  return t("web-seat", { number: number + 1 });
}

/** The title of a card, or of any other thing that the content file names. */
export function title(content: Record<string, unknown>, group: string, id: string): string {
  const entry = (content[group] as Record<string, Titled> | undefined)?.[id];
  return entry?.name?.[texts.language] ?? entry?.name?.["en"] ?? id;
}

/**
 * A function that says a message of a game. `who` is the seat it belongs to; arguments that do not apply, or that this
 * viewer may not know, are "none".
 */
export function speaker(game: string, seats: readonly Seat[], content: Record<string, unknown>) {
  const resolve = (name: string, value: unknown): string | number => {
    if (value === null || value === undefined) return "none";
    if (SEATS.has(name) && typeof value === "number") return seatName(seats[value], value);
    if (typeof value === "string") {
      if (COLOURS.test(name)) return t(`colour-${value}`);
      if (name === "card") return title(content, "cards", value);
      if (name === "landscape") return t(`${game}-landscape-${value.replaceAll("_", "-")}`);
    }
    return value as string | number;
  };
  return (key: string, args: Record<string, unknown> = {}): string => {
    const told: Args = { card: "none", cost: "none", whose: "own" };
    const other = args["owner"] ?? args["player"];
    if (other !== undefined && args["who"] !== undefined) told["whose"] = other === args["who"] ? "own" : "other";
    for (const [name, value] of Object.entries(args)) told[name] = resolve(name, value);
    return t(key, told);
  };
}

export type Speak = ReturnType<typeof speaker>;
