/** Endless Winter in the browser. */
import type { CompanionModule, GameModule, Message } from "../../lib/game";
import type { Choice, Told } from "../../lib/protocol";
import Board from "./Board.svelte";
import { viewOf } from "./companion";
import CompanionAsk from "./CompanionAsk.svelte";
import CompanionBoard from "./CompanionBoard.svelte";
import Hand from "./Hand.svelte";
import { label } from "./label";
import { motions, places, within } from "./motions";
import { rivals } from "./nomads";
import Nomads from "./Nomads.svelte";
import Player from "./Player.svelte";
import Report from "./Report.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { dashed, type WinterView } from "./view";

function status(view: WinterView): Message {
  const { round, rounds, phase } = view;
  return { key: `winter-web-status-${phase}`, args: { round, rounds } };
}

/** What a card does, where the card itself is not beside the button. */
function detail({ verb, args }: Choice): Message | null {
  const { card, stone, animal, setup } = args;
  if (verb === "display" || verb === "stack" || verb === "culture")
    return { key: `winter-card-${dashed(String(card))}`, args: {} };
  if (verb === "setup") return { key: `winter-setup-${dashed(String(setup))}`, args: {} };
  if (verb === "stone" || verb === "score_stone") return { key: `winter-stone-${dashed(String(stone))}`, args: {} };
  if (verb === "animal" || verb === "tip_animal") return { key: `winter-animal-${dashed(String(animal))}`, args: {} };
  return null;
}

/** Points for my megaliths under somebody else's, and what ends with the round. */
function touches({ kind, seat }: Told, me: number): boolean {
  return seat === me && (kind === "order_set" || kind === "pile_labor" || kind === "final_scored");
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
  brief: (element) => {
    const [kind, id = ""] = element.split(":");
    if (kind !== "site") return null;
    const [x = 0, y = 0, level = 0] = id.split(",").map(Number);
    return { key: "winter-web-brief-site", args: { x: x + 1, y: y + 1, level } };
  },
  within,
  inHand: (element) => /^(card|trump):/.test(element),
  unordered: new Set(),
  detail,
  places,
  motions,
  touches,
  tips: [
    "winter-web-tip-turn",
    "winter-web-tip-labor",
    "winter-web-tip-space",
    "winter-web-tip-eclipse",
    "winter-web-tip-icons",
  ],
};

export default winter;
