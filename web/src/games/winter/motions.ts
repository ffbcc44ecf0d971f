/** What is seen while an event happens, and which elements it is about. */
import type { Motion } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import { colourOf, NOMADS, type WinterView } from "./view";
import { watch } from "./watch.svelte";

function site(args: Told["args"]): string {
  return Number(args["level"]) ? `site:${args["x"]},${args["y"]},${args["level"]}` : `site:${args["x"]},${args["y"]}`;
}

function spot(space: unknown, seat: number | null): string {
  return space === "rest" ? `rest:${seat}` : `column:${String(space)}`;
}

/** The goods of a player are shown in the list of players. */
function has(good: unknown, seat: number | null): string {
  return `has:${String(good)}:${seat}`;
}

/** Elements that lie in a larger one; the goods of a player belong to the player. */
export function within(element: string): string | null {
  const [kind, first, second] = element.split(":");
  if (kind === "has") return `player:${second}`;
  if (kind === "camps") return `hex:${second}`;
  return kind === "camp" ? `hex:${first}` : null;
}

/** What the nomads do looks as what players do. */
function asPlayer(event: Told): Told {
  return event.kind.startsWith("nomads_")
    ? { ...event, kind: event.kind.slice("nomads_".length), seat: NOMADS }
    : event;
}

export function places(event: Told): string[] {
  const { kind, seat, args } = asPlayer(event);
  const own = seat === null ? [] : [`player:${seat}`];
  switch (kind) {
    case "figure_placed":
      return [spot(args["space"], seat)];
    case "column":
      return [`column:${args["column"]}`];
    case "camp_placed":
      return ["hex:0,0"];
    case "camp_moved":
      return [`hex:${args["from"]}`, `hex:${args["to"]}`];
    case "village_built":
    case "tile":
      return [`juncture:${args["juncture"]}`];
    case "ice_turned":
    case "ice_paid":
    case "hex_income":
      return [`hex:${args["hex"]}`];
    case "megalith_built":
      return [site(args)];
    case "idol_moved":
      return [`track:${args["track"]}`];
    case "animal_revealed":
      return [`area:${args["animal"]}`, `area:${args["place"]}`];
    case "animal":
      return [`area:${args["place"]}`];
    case "culture":
    case "culture_laid":
      return [`display:${args["place"]}`];
    default:
      return own;
  }
}

export function motions(event: Told, view: WinterView): Motion[] {
  // Who goes through the turn of the nomads step by step sees it there.
  if (event.kind.startsWith("nomads_") && watch.pace === "steps") return [];
  const { kind, seat, args } = asPlayer(event);
  const colour = seat === null ? null : colourOf(view, seat);
  const fly = (piece: string, from: string, to: string): Motion => ({ kind: "fly", piece, colour, from, to });
  const home = `player:${seat}`;
  switch (kind) {
    case "figure_placed":
      return [fly(`w-figure-${args["figure"]}`, home, spot(args["space"], seat))];
    case "column":
      return [fly("w-figure-tribe", home, `column:${args["column"]}`)];
    case "camp_placed":
      return [fly("w-camp", home, "hex:0,0")];
    case "camp_moved":
      return [fly("w-camp", `hex:${args["from"]}`, `hex:${args["to"]}`)];
    case "village_built":
    case "tile":
      return [fly("w-village", home, `juncture:${args["juncture"]}`)];
    case "megalith_built":
      return [fly("w-megalith", home, site(args))];
    case "card_taken":
      return [
        fly(
          String(args["card"]) in view.stacks ? "w-tribe_hand" : "w-culture",
          String(args["card"]) in view.stacks
            ? `stack:${args["card"]}`
            : `display:${view.culture.display.indexOf(String(args["card"]))}`,
          home,
        ),
      ];
    case "animal_taken":
      return [
        fly(
          `w-animal-${args["animal"]}`,
          view.animals.area.includes(String(args["animal"])) ? `area:${args["animal"]}` : "deck:animals",
          has("animal", seat),
        ),
      ];
    case "animal":
      return [
        fly(`w-animal-${args["animal"]}`, args["place"] === null ? "deck:animals" : `area:${args["place"]}`, home),
      ];
    case "culture":
      return [fly("w-culture", `display:${args["place"]}`, home)];
    case "stone_taken":
      return [fly("w-stone", `stone:${view.stones.findIndex(({ stone }) => stone === args["stone"])}`, home)];
    case "gained":
      return [
        {
          kind: "note",
          at: has(args["good"], seat),
          text: `+${args["count"]}`,
          tone: "good",
          piece: `w-${String(args["good"])}`,
        },
      ];
    case "idol_moved":
      return [{ kind: "note", at: `track:${args["track"]}`, text: `${args["step"]}`, tone: "plain", piece: "w-idol" }];
    case "points":
    case "stone_scored":
      return Number(args["count"])
        ? [{ kind: "note", at: home, text: `+${args["count"]}`, tone: "good", piece: "w-vp" }]
        : [];
    case "final_scored":
      return Number(args["count"]) ? [{ kind: "note", at: home, text: `+${args["count"]}`, tone: "good" }] : [];
    default:
      return [];
  }
}
