/** Eiszeit in the browser. */
import { flying } from "../../lib/flying";
import type { GameModule, Message, Motion } from "../../lib/game";
import type { Choice, Told } from "../../lib/protocol";
import { term } from "../../lib/speech";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Report from "./Report.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { news, opens, telling } from "./telling";
import { type EiszeitView } from "./view";

const SETTLES = new Set(["turn_began", "round_began"]);

function status(view: EiszeitView, told?: readonly Told[]): Message {
  const { round, rounds } = view;
  let { phase } = view;
  // The last round is scored before the game is over; turns begin before anybody is asked.
  if (told && phase === "over" && !told.some(({ kind }) => kind === "game_ended")) phase = "scoring";
  if (told && phase === "scoring" && SETTLES.has(told.at(-1)?.kind ?? "")) phase = "settle";
  if (phase === "preround" || phase === "over") return { key: `eiszeit-phase-${phase}`, args: {} };
  return { key: `eiszeit-web-status-${phase}`, args: { round, rounds } };
}

function within(element: string): string | null {
  const [kind, first, second] = element.split(":");
  if (kind === "hunter") return `area:${second}`;
  return kind === "mammoth" || kind === "fire" ? `area:${first}` : null;
}

function label(element: string, view: EiszeitView, me: number | null): Message {
  const [kind, first, second, club] = element.split(":");
  switch (kind) {
    case "area": {
      const area = view.areas[Number(first) - 1];
      if (!area) break;
      if (area.ice) return { key: "eiszeit-web-area-iced", args: { area: area.area } };
      const { landscape, mammoths, fires } = area;
      const hunters = area.hunters.reduce((sum, count) => sum + count, 0);
      const own = me === null ? 0 : (area.hunters[me] ?? 0);
      return {
        key: "eiszeit-web-area",
        args: { area: area.area, landscape: term("landscape", landscape), mammoths, fires, hunters, own },
      };
    }
    case "hunter": {
      const owner = Number(first);
      const area = view.areas[Number(second) - 1];
      const armed = area?.armed[owner] ?? 0;
      const count = club ? armed : (area?.hunters[owner] ?? 0) - armed;
      return {
        key: "eiszeit-web-hunter",
        args: {
          owner: term("seat", owner),
          whose: owner === me ? "own" : "other",
          area: Number(second),
          armed: club ? 1 : 0,
          count,
        },
      };
    }
    case "mammoth":
    case "fire":
      return { key: `eiszeit-target-${kind}`, args: { area: Number(first) } };
    case "card":
      return { key: "eiszeit-web-card", args: { card: term("card", first!) } };
    case "deck":
      return { key: `eiszeit-pile-${first}`, args: {} };
    case "open": {
      const card = view.cards[first as "light" | "dark"].open;
      return card
        ? { key: "eiszeit-open-card", args: { card: term("card", card) } }
        : { key: "eiszeit-no-open-card", args: {} };
    }
    case "player":
      return { key: "web-player", args: { seat: term("seat", Number(first)) } };
    case "supply":
      return { key: `eiszeit-target-supply-${first}`, args: {} };
  }
  return { key: element, args: {} };
}

/** The hand shows what its cards do; the open cards are too small for that. */
function detail(choice: Choice): Message | null {
  const card = choice.args["card"];
  if (typeof card !== "string" || choice.verb !== "copy") return null;
  return { key: `eiszeit-card-${card}`, args: {} };
}

function places({ kind, seat, args }: Told): string[] {
  const found: string[] = [];
  for (const name of ["area", "from", "to", "first_area", "second_area"]) {
    if (args[name] !== undefined && args[name] !== null) found.push(`area:${args[name]}`);
  }
  if (kind === "opponent_chosen") found.push(`player:${args["opponent"]}`);
  if (found.length === 0 && seat !== null) found.push(`player:${seat}`);
  return found;
}

function motions(event: Told, view: EiszeitView): Motion[] {
  const { kind, seat, args } = event;
  const fly = flying(view.players);
  switch (kind) {
    case "hunter_placed":
      return [fly("hunter", `reserve:${seat}`, `area:${args["area"]}`, seat)];
    case "hunter_moved":
      return [fly("hunter", `hunter:${args["owner"]}:${args["from"]}`, `area:${args["to"]}`, args["owner"])];
    case "hunter_removed":
      return [fly("hunter", `hunter:${args["owner"]}:${args["area"]}`, `reserve:${args["owner"]}`, args["owner"])];
    case "conflict_lost":
      return [
        fly("hunter", `area:${args["area"]}`, `reserve:${seat}`, seat),
        { kind: "note", at: `area:${args["area"]}`, text: "−1", tone: "bad" },
      ];
    case "swapped":
      return [
        fly("hunter", `area:${args["first_area"]}`, `area:${args["second_area"]}`, args["first"]),
        fly("hunter", `area:${args["second_area"]}`, `area:${args["first_area"]}`, args["second"]),
      ];
    case "mammoth_placed":
      return [fly("mammoth", "supply:mammoth", `area:${args["area"]}`)];
    case "mammoth_moved":
      return [fly("mammoth", `mammoth:${args["from"]}`, `area:${args["to"]}`)];
    case "mammoth_left":
      return [fly("mammoth", `mammoth:${args["area"]}`, "supply:mammoth")];
    case "fire_moved":
      return [fly("ez-fire", `fire:${args["from"]}`, `area:${args["to"]}`)];
    case "fire_revealed":
      return [{ kind: "note", at: `fire:${args["area"]}`, text: `${args["value"]}`, tone: "plain", piece: "ez-flame" }];
    case "club_taken":
      return [fly("ez-club", "supply:club", `clubs:${seat}`)];
    case "club_attached":
      return [fly("ez-club", `clubs:${seat}`, `hunter:${seat}:${args["area"]}`)];
    case "stones_paid":
      return [fly("ez-stone", `stones:${seat}`, "stones:light")];
    case "stones_gained":
      return [fly("ez-stone", Number(args["dark"]) > 0 ? "stones:dark" : "stones:light", `stones:${seat}`)];
    case "levy_paid":
      return [fly("ez-stone", `stones:${seat}`, "stones:dark")];
    case "round_scored":
      return [{ kind: "note", at: `score:${seat}`, text: `+${args["points"]}`, tone: "good" }];
    case "hunters_iced":
      return [fly("hunter", `area:${args["area"]}`, `reserve:${seat}`, seat)];
    case "mammoths_iced":
      return [fly("mammoth", `mammoth:${args["area"]}`, "supply:mammoth")];
    default:
      return [];
  }
}

const eiszeit: GameModule<EiszeitView> = {
  key: "eiszeit",
  Sprite,
  Board,
  Side,
  Hand,
  Player,
  Report,
  status,
  reports: ({ kind }) => kind === "round_scored",
  label,
  brief: (element) =>
    element.startsWith("area:") ? { key: "eiszeit-area", args: { area: Number(element.slice(5)) } } : null,
  within,
  inHand: (element) => element.startsWith("card:"),
  unordered: new Set(["swap"]),
  detail,
  places,
  motions,
  news,
  opens,
  onward: ({ kind }, { round }) =>
    kind === "glacier_turn" ? { key: "eiszeit-web-onward", args: { round: round + 1 } } : null,
  telling,
  signs: 4,
};

export default eiszeit;
