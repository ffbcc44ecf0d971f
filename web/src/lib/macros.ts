/** Macros among the choices: picked alike, made in one go. */
import type { Choice, Macro } from "./protocol";

/** What can be picked: a choice, or a macro that looks like one. */
export interface Offer extends Choice {
  macro?: Macro;
  /** A macro says the same, but is clicked elsewhere: a list need not have both. */
  said?: boolean;
}

/** Macros come first. A choice is left out where a click on its elements means one, or where it would only be listed. */
export function merged(choices: readonly Choice[], macros: readonly Macro[]): Offer[] {
  const said = new Set(macros.map(({ key, args }) => wording(key, args)));
  const counts = new Map<string, number>();
  for (const { targets } of macros) counts.set(targets.join(" "), (counts.get(targets.join(" ")) ?? 0) + 1);
  const left = choices
    .map((choice): Offer => (said.has(wording(choice.key, choice.args)) ? { ...choice, said: true } : choice))
    .filter(({ said, targets }) => (targets.length === 0 ? !said : counts.get(targets.join(" ")) !== 1));
  return [...macros.map(offer), ...left];
}

/** The first choice of what can be picked. */
export const begins = ({ code, macro }: Pick<Offer, "code" | "macro">): number => macro?.choices[0] ?? code;

function offer(macro: Macro, index: number): Offer {
  const { verb, targets, key, args } = macro;
  return { code: -1 - index, verb, targets, key, args, macro };
}

const wording = (key: string, args: Choice["args"]): string => JSON.stringify([key, Object.entries(args).sort()]);

/** Offers of this rank come after all others of a decision. */
export const LATE = 100;

/** Offers that are listed together under one heading. */
export interface Group {
  heading: string;
  offers: Offer[];
}

/** Offers by what they are listed under, in the order in which those come; a button says what no other one says. */
export function grouped(
  offers: readonly { offer: Offer; heading: string }[],
  brief: (offer: Offer) => string,
): Group[] {
  const found = new Map<string, Map<string, Offer>>();
  for (const { offer, heading } of offers) {
    const group = found.get(heading) ?? new Map<string, Offer>();
    const text = brief(offer);
    if (!group.has(text)) group.set(text, offer);
    found.set(heading, group);
  }
  return [...found].map(([heading, group]) => ({ heading, offers: [...group.values()] }));
}
