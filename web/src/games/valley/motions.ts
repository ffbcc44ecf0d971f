/** What moves on the table while an event happens. */
import { flying } from "../../lib/flying";
import type { Motion } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import type { ValleyView } from "./view";

const FIGURES: Readonly<Record<string, string>> = { warrior: "hunter", woman: "vm-woman" };

export function motions({ kind, seat, args }: Told, view: ValleyView): Motion[] {
  const hex = `hex:${args["hex"]}`;
  const fly = flying(view.players);
  const note = (text: string, tone: "good" | "bad" | "plain", piece?: string, at = hex): Motion => ({
    kind: "note",
    at,
    text,
    tone,
    ...(piece ? { piece } : {}),
  });
  const group = (from: string, to: string): Motion[] => [
    ...(Number(args["warriors"]) > 0 ? [fly("hunter", from, to, seat)] : []),
    ...(Number(args["women"]) > 0 ? [fly("vm-woman", from, to, seat)] : []),
  ];
  const figure = FIGURES[String(args["sex"])] ?? "hunter";
  switch (kind) {
    case "herd_moved":
      return [fly(`vm-${args["species"]}`, `herd:${args["species"]}:${args["from"]}`, `hex:${args["to"]}`)];
    case "animal_came":
      return [fly(`vm-${args["species"]}`, "bag", hex)];
    case "animals_died":
      return [note(`−${args["count"]}`, "plain", `vm-${args["species"]}`)];
    case "marched":
      return group(`people:${seat}:${args["from"]}`, `hex:${args["to"]}`);
    case "wolves_moved":
      return [fly("vm-wolf", `hex:${args["from"]}`, `hex:${args["to"]}`)];
    case "arrived":
      return group(`player:${seat}`, hex);
    case "settled":
      return [fly("vm-village", `player:${seat}`, hex, seat)];
    case "settlement_lost":
      return [fly("vm-village", hex, `player:${seat}`, seat)];
    case "sown":
      return [fly("vm-ear", "supply:crop", hex)];
    case "crop_damaged":
      return [note("−", "bad", "vm-ear")];
    case "loner_moved":
      return [fly(figure, `loner:${args["sex"]}`, `hex:${args["to"]}`)];
    case "changed_tribe":
      return [fly(figure, `hex:${args["from"]}`, `hex:${args["to"]}`, seat)];
    case "born":
      return [note("+1", "good", figure)];
    case "died":
      return [note(`−${args["count"]}`, "bad", figure)];
    case "food_gained":
      return [
        note(
          `+${args["count"]}`,
          "good",
          "vm-food",
          args["how"] === "theft" || args["how"] === "plunder" ? `player:${seat}` : hex,
        ),
      ];
    case "food_lost":
      return [note(`−${args["count"]}`, "bad", "vm-food", `player:${seat}`)];
    case "hex_closed":
      return [note("", "bad", args["how"] === "flood" ? "vm-wave" : "vm-flame")];
    case "fire_gained":
    case "fire_lost":
      return [
        note(kind === "fire_gained" ? "+" : "−", kind === "fire_gained" ? "good" : "bad", "vm-flame", `player:${seat}`),
      ];
    default:
      return [];
  }
}
