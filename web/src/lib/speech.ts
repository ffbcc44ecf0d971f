/**
 * Says what the engine tells in keys and arguments. How an argument reads follows from what it is declared to be: the
 * game's vocabulary says so. The counterpart in Python is `beringia.text.Voice`.
 */
import type { Named } from "./content_types";
import type { ArgumentType, Choice, Decision, Preview, Seat, Told, Vocabulary } from "./protocol";
import { t, texts, type Args } from "./text.svelte";

/** An argument with what it is, by the name of its domain: `term("card", "fire")`. */
export interface Term {
  domain: string;
  value: unknown;
}

export type Said = string | number | null | undefined | Term;

export const term = (domain: string, value: unknown): Term => ({ domain, value });

export function seatName(seat: Seat | undefined, number: number): string {
  if (seat?.name) return seat.name;
  if (seat?.colour) return t(`player-${seat.colour}`);
  return t("web-seat", { number: number + 1 });
}

/** How a bot plays: its level, and its character if it has one. */
export function botName(game: string, bot: string): string {
  if (texts.has(`seat-${bot}`)) return t(`seat-${bot}`);
  const at = bot.lastIndexOf("-");
  const character = `${game}-character-${bot.slice(at + 1)}`;
  if (at < 0 || !texts.has(character)) return bot;
  return t("seat-styled", { character: t(character), level: t(`seat-${bot.slice(0, at)}`) });
}

/** The title of a card, or of any other thing that the content file names. */
export function title(content: Record<string, unknown>, group: string, id: string): string {
  const name = (content[group] as Record<string, Named> | undefined)?.[id]?.name;
  return name?.[texts.language] ?? name?.["en"] ?? id;
}

/** So many halves as a number: 3 is 1½, 4 is 2. */
export function inHalves(count: number): string | number {
  return count % 2 === 0 ? count / 2 : `${Math.floor(count / 2) || ""}½`;
}

type Types = Record<string, ArgumentType>;

const SILENT: Vocabulary = { arguments: {}, events: {}, verbs: {}, decisions: {}, labels: {} };

/** Stands for an argument that does not apply, or that this viewer may not know. */
const NONE = "none";

export class Voice {
  readonly #seats: readonly Seat[];
  readonly #content: Record<string, unknown>;
  readonly #vocabulary: Vocabulary;
  readonly #domains = new Map<string, ArgumentType>();

  constructor(seats: readonly Seat[], content: Record<string, unknown>, vocabulary: Vocabulary | null) {
    this.#seats = seats;
    this.#content = content;
    this.#vocabulary = vocabulary ?? SILENT;
    this.#domains.set("seat", { domain: "seat", reads: "player", group: "" });
    const { arguments: shared, events, verbs, decisions } = this.#vocabulary;
    const ofEvents = Object.values(events).map(({ args }) => args);
    for (const types of [...ofEvents, ...Object.values(verbs), ...Object.values(decisions), shared])
      for (const type of Object.values(types)) this.#domains.set(type.domain, type);
  }

  /** A message of the client's own. */
  readonly say = (key: string, args: Record<string, Said> = {}): string => {
    const told: Args = {};
    for (const [name, said] of Object.entries(args)) {
      const typed = typeof said === "object" && said !== null;
      told[name] = typed ? this.#read(said.value, this.#domains.get(said.domain)) : this.#read(said, undefined);
    }
    return t(key, told);
  };

  event({ kind, key, args, seat }: Told): string {
    return t(key, {
      ...this.#told(args, this.#vocabulary.events[kind]?.args ?? {}, seat),
      ...(seat === null ? {} : { who: this.#player(seat) }),
    });
  }

  /** An event as the title of what comes after it. */
  title(event: Told): string {
    return this.event(event).replace(/\.$/, "");
  }

  /** What a companion tells; much of it is events. */
  entry({ kind, key, args }: { kind: string; key: string; args: Told["args"] }): string {
    return t(key, this.#told(args, { ...this.#vocabulary.arguments, ...this.#vocabulary.events[kind]?.args }));
  }

  /** `kind`: the decision that it is made at, which may have words of its own for it ("Bury no card" for "Skip it"). */
  choice({ verb, key, args }: Pick<Choice, "verb" | "key" | "args">, kind = ""): string {
    const own = `${key}-${kind}`;
    return t(
      kind && texts.has(own) ? own : key,
      this.#told(args, { ...this.#vocabulary.arguments, ...this.#vocabulary.verbs[verb] }),
    );
  }

  decision({ kind, key, args, seat }: Decision): string {
    return t(key, {
      ...this.#told(args, { ...this.#vocabulary.decisions[kind], ...this.#vocabulary.arguments }, seat),
      who: seat === null ? "" : this.#player(seat),
    });
  }

  /**
   * The decision put to the player who makes it: what, why now, and how much of it is left. Besides its arguments there
   * are those that all choices share, `n_<verb>` (how many of them there are) and `<name>_id` (as the rules name it).
   */
  ask(decision: Decision, choices: readonly Choice[]): string {
    const key = decision.key.replace("-decide-", "-ask-");
    if (!texts.has(key)) return this.decision(decision);
    const { kind, args, seat } = decision;
    const { arguments: shared, verbs, decisions } = this.#vocabulary;
    const counts: Args = Object.fromEntries(Object.keys(verbs).map((verb) => [`n_${verb}`, 0]));
    for (const { verb } of choices) counts[`n_${verb}`] = Number(counts[`n_${verb}`] ?? 0) + 1;
    const [first] = choices;
    const common = Object.entries(first?.args ?? {}).filter(([name, value]) =>
      choices.every((choice) => choice.args[name] === value),
    );
    const types = { ...decisions[kind], ...shared };
    const told = this.#told(Object.fromEntries(common), { ...types, ...verbs[first?.verb ?? ""] });
    for (const [name, value] of Object.entries(this.#told(args, types, seat)))
      if (value !== NONE || name in args) told[name] = value;
    const ids = Object.fromEntries(Object.entries(args).map(([name, value]) => [`${name}_id`, value ?? NONE]));
    return t(key, { ...counts, ...told, ...ids });
  }

  refusal({ key, args }: { key: string; args: Told["args"] }): string {
    return t(key, this.#told(args, this.#vocabulary.arguments));
  }

  preview({ key, args }: Preview): string {
    return t(key, this.#told(args, this.#vocabulary.arguments));
  }

  /** The rule behind an event. */
  clause({ kind, args }: Told): string | null {
    const words = this.#vocabulary.events[kind];
    if (!words) return null;
    const found = words.clauses[String(args[words.by] ?? NONE)] ?? words.clause;
    return found === "" ? null : found;
  }

  /** What people call a place or a thing of a domain. */
  label(domain: string, id: string): string {
    return this.#vocabulary.labels[domain]?.[id] ?? id;
  }

  #player(seat: number): string {
    return seatName(this.#seats[seat], seat);
  }

  /** All arguments that there can be, about what the actor does; those that were not given do not apply. */
  #told(args: Told["args"], types: Types, actor: number | null = null): Args {
    const told: Args = Object.fromEntries(Object.keys(types).map((name) => [name, NONE]));
    for (const [name, value] of Object.entries(args)) {
      told[name] = this.#read(value, types[name]);
      if (types[name]?.reads === "whose") told["whose"] = value === actor ? "own" : "other";
    }
    return told;
  }

  #read(value: unknown, type: ArgumentType | undefined): string | number {
    if (value === null || value === undefined || value === "") return NONE;
    if (type?.reads === "player" || type?.reads === "whose") return this.#player(Number(value));
    if (type?.reads === "halves") return inHalves(Number(value));
    if (typeof value === "number") return value;
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- arguments are names and numbers
    const id = String(value);
    if (type?.reads === "title") return title(this.#content, type.group, id);
    if (type?.reads === "message") return t(`${type.group}-${id}`);
    if (type?.reads === "label") return this.label(type.domain, id);
    if (type?.reads !== "list") return id;
    return id
      .split("_")
      .map((part) => this.label(type.group, part))
      .join("/");
  }
}

export type Speak = Voice["say"];
