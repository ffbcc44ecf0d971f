/** Valley of the Mammoths in the browser. */
import type { GameModule, Message } from "../../lib/game";
import type { Choice, Told } from "../../lib/protocol";
import { term } from "../../lib/speech";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motions } from "./motions";
import Player from "./Player.svelte";
import Report from "./Report.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { news, opens, telling } from "./telling";
import { figures, type HexView, type Species, type ValleyView } from "./view";

function status(view: ValleyView, told: readonly Told[] = []): Message {
  const { season, number, year } = view;
  let { phase } = view;
  const opened = told.findLast(({ kind }) => kind === "phase_began" || kind === "round_began");
  if (opened?.kind === "round_began") return { key: "valley-web-status-round", args: { season, number, year } };
  // Between two phases nothing is left to do, and yet the game goes on.
  if (opened && phase === "over" && !told.some(({ kind }) => kind === "game_ended"))
    phase = String(opened.args["phase"]);
  if (phase === "setup" || phase === "over") return { key: `valley-phase-${phase}`, args: {} };
  return { key: "valley-web-status", args: { season, number, year, phase: Number(phase) } };
}

function within(element: string): string | null {
  const [kind, , hex] = element.split(":");
  return hex !== undefined && kind !== "region" ? `hex:${hex}` : null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, count) => all + count, 0);

function hexLabel(hex: HexView, me: number | null): Message {
  const tribes = hex.people.map(([warriors = 0, women = 0]) => warriors + women);
  const own = me === null ? 0 : (tribes[me] ?? 0);
  const animals = sum(Object.values(hex.animals));
  const { terrain, region, volcano, settlement, crop, closed } = hex;
  return {
    key: "valley-web-hex",
    args: {
      hex: term("hex", hex.hex),
      terrain: volcano ? "volcano" : terrain,
      region,
      own,
      others: sum(tribes) - own,
      animals,
      crop,
      closed: closed ?? "none",
      settlement: settlement === null ? "none" : settlement === me ? "own" : "other",
      ...(settlement === null ? {} : { owner: term("seat", settlement) }),
    },
  };
}

function label(element: string, view: ValleyView, me: number | null): Message {
  const [kind, first, second] = element.split(":");
  switch (kind) {
    case "hex": {
      const hex = view.hexes.find((place) => place.hex === first);
      if (hex) return hexLabel(hex, me);
      break;
    }
    case "people": {
      const [warriors, women] = [
        figures(view, "warrior", Number(first), second!),
        figures(view, "woman", Number(first), second!),
      ];
      return {
        key: "valley-web-people",
        args: {
          owner: term("seat", Number(first)),
          whose: Number(first) === me ? "own" : "other",
          hex: term("hex", second!),
          warriors,
          women,
        },
      };
    }
    case "warrior":
    case "woman":
    case "wolf":
      return {
        key: `valley-web-${kind}`,
        args: { hex: term("hex", second!), count: figures(view, kind, Number(first), second!) },
      };
    case "herd": {
      const count = view.hexes.find((place) => place.hex === second)?.animals[first as Species] ?? 0;
      return { key: "valley-web-herd", args: { species: first!, hex: term("hex", second!), count } };
    }
    case "region":
      return { key: "valley-target-region", args: { number: Number(second) } };
    case "trump":
      return { key: "valley-web-card", args: { card: term("trump", first!) } };
    case "player":
      return { key: "web-player", args: { seat: term("seat", Number(first)) } };
    case "supply":
      return { key: `valley-target-supply-${first}`, args: {} };
  }
  return { key: element, args: {} };
}

function places({ seat, args }: Told): string[] {
  const found: string[] = [];
  for (const name of ["hex", "from", "to"]) if (args[name]) found.push(`hex:${args[name]}`);
  if (args["player"] !== undefined && args["player"] !== null) found.push(`player:${args["player"]}`);
  if (found.length === 0 && seat !== null) found.push(`player:${seat}`);
  return found;
}

/** The hand shows what its cards do; on a phone it may lie below the list. */
function detail(choice: Choice): Message | null {
  const card = choice.args["card"];
  if (typeof card !== "string" || choice.verb !== "play") return null;
  return { key: `valley-card-${card}`, args: {} };
}

const valley: GameModule<ValleyView> = {
  key: "valley",
  Sprite,
  Board,
  Side,
  Hand,
  Player,
  Report,
  status,
  reports: ({ kind }) => kind === "fed",
  label,
  brief: (element) =>
    element.startsWith("hex:") ? { key: "valley-target-hex", args: { hex: term("hex", element.slice(4)) } } : null,
  glowing: (element) =>
    element.startsWith("hex:")
      ? "valley-web-click-hex"
      : element.startsWith("people:")
        ? "valley-web-click-people"
        : null,
  // A group is so many warriors with so many women.
  heading: ({ key, args }, rest) =>
    key === "valley-macro-group" && rest.length === 0
      ? { key: "valley-choose-warriors", verb: "warriors", args: { count: args["warriors"]! } }
      : null,
  // Trumps after marches; as many people as there are before fewer.
  rank: ({ verb, args }) =>
    ["take", "warriors", "women", "wolves"].includes(verb) ? -Number(args["count"]) : verb === "play" ? 1 : 0,
  paid: new Set(),
  within,
  inHand: (element) => /^(card|trump):/.test(element),
  unordered: new Set(),
  detail,
  places,
  motions,
  news,
  scores: ({ players }) => players.map(({ settlements }) => settlements),
  opens,
  onward: ({ kind, args }) =>
    kind === "round_began" && Number(args["round"]) > 1 ? { key: "valley-web-onward", args } : null,
  telling,
  dice: true,
  signs: 5,
};

export default valley;
