/** Turns ids among the arguments of a message into what people call them, then formats it. */
import type { Seat } from "./protocol";
import { t, texts, type Args } from "./text.svelte";

const SEATS = new Set(["seat", "owner", "player", "opponent", "first", "second", "first_owner", "second_owner", "who"]);
const COLOURS = /(^|_)colour$/;
/** Ids that are a message of the game: `<game>-<argument>-<id>`. */
const MESSAGES = new Set(["landscape", "effect"]);

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
  return named(content, group, id) ?? id;
}

function named(content: Record<string, unknown>, group: string, id: string): string | undefined {
  const entry = (content[group] as Record<string, Titled> | undefined)?.[id];
  return entry?.name?.[texts.language] ?? entry?.name?.["en"];
}

/** So many halves as a number: 3 is 1½, 4 is 2. */
export function inHalves(count: number): string | number {
  return count % 2 === 0 ? count / 2 : `${Math.floor(count / 2) || ""}½`;
}

/**
 * A function that says a message of a game. `who` is the seat it belongs to; arguments that do not apply, or that this
 * viewer may not know, are "none". The rules by which arguments are resolved are those of the Python package
 * `beringia.text`; its documentation lists them.
 */
export function speaker(game: string, seats: readonly Seat[], content: Record<string, unknown>) {
  const resolve = (name: string, value: unknown): string | number => {
    if (value === null || value === undefined || value === "") return "none";
    if (typeof value === "number") {
      if (SEATS.has(name)) return seatName(seats[value], value);
      return name === "halves" ? inHalves(value) : value;
    }
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- arguments are names, numbers and lists of them
    const id = String(value);
    if (COLOURS.test(name)) return t(`colour-${id}`);
    if (name === "juncture") return id.replaceAll("_", " / ");
    if (MESSAGES.has(name)) return t(`${game}-${name}-${id.replaceAll("_", "-")}`);
    return named(content, `${name}s`, id) ?? named(content, name, id) ?? id;
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
