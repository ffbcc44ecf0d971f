/** The story of the nomads, cut into what happens step by step. */
import type { Told } from "../../lib/protocol";
import { COLUMNS, type Column } from "./view";

/** A turn of the nomads, or what the eclipse and the end bring them. */
export interface Chapter {
  kind: "turn" | "eclipse" | "end";
  round: number;
  /** Nomad cards that lay open then, the newest last. */
  row: readonly string[];
  /** Where in the list of all steps it begins. */
  begins: number;
}

export interface Step {
  chapter: Chapter;
  /** Where in the story it begins. */
  from: number;
  /** What is done, and what comes of it. */
  events: Told[];
}

/** Events that begin a step; in the eclipse the cards of the pile are one step, up to the new order. */
const BEGINS = new Set([
  "nomads_card",
  "nomads_column",
  "nomads_action",
  "nomads_income",
  "nomads_hex_income",
  "nomads_stone_scored",
  "nomads_final_scored",
]);
/** Nothing that the nomads do belongs to a turn after these. */
const ENDS = new Set(["turn_began", "eclipse_began", "round_began"]);

/** `now`: the round of a story that does not begin with one. */
export function stepsOf(story: readonly Told[], now = 0): Step[] {
  const steps: Step[] = [];
  let round = story.some(({ kind }) => kind === "round_began") ? 0 : now;
  let row: string[] = [];
  let chapter: Chapter | null = null as Chapter | null;
  const open = (kind: Chapter["kind"]): Chapter => ({ kind, round, row, begins: steps.length });

  for (const [from, event] of story.entries()) {
    const { kind, seat, args } = event;
    if (kind === "round_began") round = Number(args["round"]);
    if (kind === "nomads_shuffled") row = [];
    if (kind === "nomads_laid_open" || kind === "nomads_card") row = [...row, String(args["nomad_card"])];
    if (ENDS.has(kind)) chapter = null;
    if (kind === "nomads_card") chapter = open("turn");
    else if (kind === "nomads_pile_card" && chapter?.kind !== "eclipse") {
      chapter = open("eclipse");
      steps.push({ chapter, from, events: [] });
    }
    if (kind === "nomads_final_scored" && chapter?.kind !== "end") chapter = open("end");
    // A player who is paid for the nomads' building belongs to it; whatever else players do does not.
    if (!chapter || (seat !== null && !(kind === "points" && chapter.kind === "turn"))) {
      if (chapter?.kind === "turn") chapter = null;
      continue;
    }
    if (chapter.kind === "turn" || kind.startsWith("nomads_")) {
      if (BEGINS.has(kind)) steps.push({ chapter, from, events: [event] });
      else steps.at(-1)!.events.push(event);
    }
  }
  return steps;
}

/** The columns that the big arrow passes between the marked one and the one taken; all of them hold a figure. */
export function passed(marked: string, taken: string, big: string): string[] {
  const found: string[] = [];
  const way = big === "left" ? 3 : 1;
  for (let at = COLUMNS.indexOf(marked as Column); COLUMNS[at] !== taken; at = (at + way) % 4) found.push(COLUMNS[at]!);
  return found;
}
