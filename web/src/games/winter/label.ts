/** Names of the elements of the table. */
import type { Message } from "../../lib/game";
import { term } from "../../lib/speech";
import type { WinterView } from "./view";

export function label(element: string, view: WinterView, me: number | null): Message {
  const [kind = "", id = ""] = element.split(":");
  const number = Number(id);
  const web = (name: string, args: Message["args"] = {}): Message => ({ key: `winter-web-${name}`, args });
  switch (kind) {
    case "player":
      return { key: "web-player", args: { seat: term("seat", number) } };
    case "card":
    case "played":
    case "discard":
    case "pile":
      return web(`target-${kind}`, { card: term("card", id) });
    case "figure":
      return web("target-figure", { figure: id });
    case "column":
      return web("target-column", { column: term("column", id) });
    case "rest":
      return web("target-rest");
    case "action":
      return web(`note-${id}`);
    case "track":
      return web(`target-track-${id}`);
    case "stack":
      return web("target-stack", { card: term("card", id), count: view.stacks[id] ?? 0 });
    case "display":
      return web("target-card", { card: term("card", view.culture.display[number]) });
    case "area":
      return web("target-area", { animal: term("animal", view.nomads ? view.animals.area[number] : id) });
    case "animal":
      return web("target-animal", { animal: term("animal", id) });
    case "stone":
      return web("target-stone", { stone: term("stone", view.stones[number]?.stone) });
    case "slot":
      return id === "village" ? web("target-slot-village") : web("target-slot", { slot: number + 1 });
    case "deck":
      return web("target-deck");
    case "setup":
      return web("target-setup", { setup: term("setup", id) });
    case "side":
      return web("target-side", { side: id });
    case "tile":
      return web("target-tile", { number: number + 1 });
    case "tiles":
      return web(`target-tiles-${id}`);
    case "camp":
      return web("target-camp", {
        terrain: term("terrain", terrain(view, id)),
        hex: term("hex", id),
        count: me === null ? 0 : (view.hexes.find((one) => one.hex === id)?.camps[me] ?? 0),
      });
    case "hex": {
      const hex = view.hexes.find((one) => one.hex === id);
      return web("target-hex", {
        terrain: term("terrain", hex?.terrain ?? "base"),
        hex: term("hex", id),
        camps: hex?.camps.reduce((sum, count) => sum + count, 0) ?? 0,
      });
    }
    case "juncture":
      return web("target-juncture", { juncture: term("juncture", id) });
    case "site": {
      const [x = 0, y = 0, level = 0] = id.split(",").map(Number);
      return web("target-site", { x, y, level });
    }
  }
  if (kind === "chief")
    return Number.isNaN(number) ? web("target-chief", { chief: term("chief", id) }) : chief(view, number);
  if (kind === "own_stone") {
    const owner =
      view.players.find((player) => player.seat === view.turn?.seat) ??
      view.players.find((player) => player.stones[number]);
    return web("target-own-stone", { number: number + 1, count: owner?.stones[number]?.worth ?? 0 });
  }
  return { key: element, args: {} };
}

function chief(view: WinterView, seat: number): Message {
  const own = view.players[seat];
  return { key: "winter-web-target-use-chief", args: { chief: term("chief", own?.chief) } };
}

function terrain(view: WinterView, hex: string): string {
  return view.hexes.find((one) => one.hex === hex)?.terrain ?? "base";
}
