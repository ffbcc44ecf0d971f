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
