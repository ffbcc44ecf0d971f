/** Endless Winter in the browser. */
import type { GameModule, Message } from "../../lib/game";
import { LATE, type Offer } from "../../lib/macros";
import type { Choice, Told } from "../../lib/protocol";
import { areaOf } from "./areas";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import { label } from "./label";
import { motions, places, within } from "./motions";
import { rivals } from "./nomads";
import Nomads from "./Nomads.svelte";
import { place } from "./place.svelte";
import Player from "./Player.svelte";
import Report from "./ReportLater.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { news, opens, telling } from "./telling";
import { NOMADS, type WinterView } from "./view";
import { watch } from "./watch.svelte";
import Word from "./Word.svelte";

function status(view: WinterView, told: readonly Told[] = []): Message {
  const { round, rounds } = view;
  const phase = view.phase === "eclipse" && told.some(({ kind }) => kind === "round_began") ? "action" : view.phase;
  return { key: `winter-web-status-${phase}`, args: { round, rounds } };
}

/** What comes after a round: the next one or, at the first thing that is counted in the end, the final scoring. */
function onward({ kind, args }: Told, { phase }: WinterView): Message | null {
  if (kind === "round_began" && Number(args["round"]) > 1) return { key: "winter-web-onward-round", args };
  return kind === "final_scored" && phase !== "over" ? { key: "winter-web-onward-end", args: {} } : null;
}

/** What a card does, where the card itself is not beside the button. */
function detail({ verb, args }: Choice): Message | null {
  const { card, stone, animal, setup } = args;
  if (verb === "display" || verb === "stack" || verb === "culture") return { key: `winter-card-${card}`, args: {} };
  if (verb === "setup") return { key: `winter-setup-${setup}`, args: {} };
  if (verb === "stone" || verb === "score_stone") return { key: `winter-stone-${stone}`, args: {} };
  if (verb === "animal" || verb === "tip_animal") return { key: `winter-animal-${animal}`, args: {} };
  return null;
}

/** One area of the table for what somebody speaks of; it stays if it holds any of that. */
function bring(elements: readonly string[], { nomads }: WinterView): void {
  const wanted = elements.flatMap(
    (element) => (nomads && element === `player:${NOMADS}` ? "nomads" : areaOf(element)) ?? [],
  );
  if (wanted.length && !wanted.includes(place.area)) place.area = wanted[0]!;
}

/** Figures are listed by where they go; resting for an idol is a way of resting. */
function heading({ key, verb, args }: Offer): Pick<Choice, "key" | "verb" | "args"> | null {
  const space = key === "winter-macro-rest-idol" ? "rest" : verb === "place" ? args["space"] : undefined;
  return space === undefined ? null : { key: "winter-web-space", verb: "place", args: { space } };
}

/** The actions of a space before the cards and the food that pay for them; the chief after the tribe. */
const RANKS: Record<string, number> = {
  "winter-choose-printed_order": -1,
  "winter-choose-play": 2,
  "winter-choose-food": 3,
  "winter-choose-culture": 4,
  "winter-choose-go_on": LATE,
  "winter-choose-end": LATE,
  "winter-choose-done": LATE,
  "winter-choose-skip": LATE,
  "winter-choose-skip_rest": LATE,
  "winter-macro-rest-idol": 1,
  "winter-macro-chief": 3,
  "winter-macro-down": LATE,
  "winter-macro-end-turn": LATE,
  "winter-macro-end-keep": LATE,
  "winter-macro-play-end": LATE,
};
const rank = ({ key, args }: Offer): number => RANKS[key] ?? (args["figure"] === "chief" ? 2 : 0);

const winter: GameModule<WinterView> = {
  key: "winter",
  companion: async () => (await import("./companion_module")).companion,
  Sprite,
  Board,
  Side,
  Hand,
  Player,
  Rivals: Nomads,
  rivals,
  Report,
  standing: true,
  status,
  reports: ({ kind }) => kind === "order_set" || kind === "final_scored",
  label,
  explain,
  Word,
  brief: (element) => {
    const [kind, id = ""] = element.split(":");
    if (kind !== "site") return null;
    const [x = 0, y = 0, level = 0] = id.split(",").map(Number);
    return { key: "winter-web-brief-site", args: { x, y, level } };
  },
  glowing: (element) => {
    const [kind = ""] = element.split(":");
    if (kind === "rest") return "winter-web-click-column";
    if (element === "track:honor" || element === "track:offering") return "winter-web-click-track";
    return ["hex", "juncture", "site", "column"].includes(kind) ? `winter-web-click-${kind}` : null;
  },
  heading,
  rank,
  paid: new Set(["play", "food"]),
  within,
  bring,
  reading: () => watch.open || place.area === "nomads",
  // Before the first turn chiefs and starting cards lie there, too.
  inHand: (element) => /^(card|trump|pile|discard|side|setup):|^chief:\D/.test(element),
  unordered: new Set(),
  detail,
  places,
  motions,
  news,
  opens,
  onward,
  telling,
  signs: 3,
};

export default winter;
