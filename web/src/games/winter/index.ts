/** Endless Winter in the browser. */
import type { CompanionModule, GameModule, Message } from "../../lib/game";
import type { Choice, Told } from "../../lib/protocol";
import Board from "./Board.svelte";
import { viewOf } from "./companion";
import CompanionAsk from "./CompanionAsk.svelte";
import CompanionBoard from "./CompanionBoard.svelte";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import { label } from "./label";
import { motions, places, within } from "./motions";
import { rivals } from "./nomads";
import Nomads from "./Nomads.svelte";
import Player from "./Player.svelte";
import Report from "./Report.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { news, opens, telling } from "./telling";
import { type WinterView } from "./view";
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

/** The nomads for who plays alone with the printed game. */
const companion: CompanionModule = {
  options: ["solo_extra_card", "solo_village_tile", "short_game", "strict_majority", "ice_finds"],
  chapters: new Set(["game_began", "round_began", "nomads_card", "eclipse_began", "nomads_result"]),
  Ask: CompanionAsk,
  Board: CompanionBoard,
  stands: (view) => {
    const { round, nomads, mine } = viewOf(view);
    return { round, score: nomads.score, mine };
  },
};

const winter: GameModule<WinterView> = {
  key: "winter",
  companion,
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
    return ["hex", "juncture", "site", "column"].includes(kind) ? `winter-web-click-${kind}` : null;
  },
  within,
  inHand: (element) => /^(card|trump):/.test(element),
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
