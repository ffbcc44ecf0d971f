/** Any game that has no folder of its own here, drawn by what its fields say. */
import type { GameModule, Message } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import { term } from "../../lib/speech";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Nothing from "./Nothing.svelte";
import Player from "./Player.svelte";
import Report from "./Report.svelte";
import Side from "./Side.svelte";
import { handsOf, kindName, layoutOf, loadLayout, told, word, wordName, type GenericView } from "./fields";

function label(element: string, view: GenericView): Message {
  const [kind = "", ...rest] = element.split(":");
  const name = rest.join(":");
  if (kind === "player") return { key: "web-player", args: { seat: term("seat", Number(name)) } };
  for (const group of layoutOf(view).groups) {
    const [axis, second] = group.axes;
    if (axis!.name !== kind || second) continue;
    const index = Array.from({ length: axis!.size }, (_, n) => word(axis!, n)).indexOf(name);
    const what = told(group, view, { [kind]: index });
    if (what) return { key: "web-element-with", args: { kind: kindName(kind), name, what } };
  }
  return { key: "web-element", args: { kind: kindName(kind), name: wordName(view.game, kind, name) } };
}

/** Arguments that are called like a kind of element name one. */
function places({ seat, args }: Told): string[] {
  const found = Object.entries(args).flatMap(([kind, name]) => (name === null ? [] : [`${kind}:${name}`]));
  return seat === null ? found : [...found, `player:${seat}`];
}

export async function genericModule(key: string): Promise<GameModule<GenericView>> {
  await loadLayout(key);
  return {
    key,
    Sprite: Nothing,
    Board,
    Side,
    Hand,
    Player,
    Report,
    status: () => ({ key: `${key}-title`, args: {} }),
    reports: () => false,
    label,
    brief: (element) => ({ key: "web-element-brief", args: { name: wordName(key, ...halves(element)) } }),
    within: () => null,
    inHand: (element) => handsOf(key).some(({ entry }) => element.startsWith(`${entry.name}:`)),
    unordered: new Set(),
    detail: () => null,
    places,
    motions: () => [],
    news: () => null,
    telling: { pause: () => 700, joins: (event, before) => event.seat === before.seat },
  };
}

function halves(element: string): [string, string] {
  const cut = element.indexOf(":");
  return [element.slice(0, cut), element.slice(cut + 1)];
}
