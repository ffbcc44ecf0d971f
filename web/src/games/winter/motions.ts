/** What is seen while an event happens, and which elements it is about. */
import type { Motion } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import { dashed, type WinterView } from "./view";

function site(args: Told["args"]): string {
  return Number(args["level"]) ? `site:${args["x"]},${args["y"]},${args["level"]}` : `site:${args["x"]},${args["y"]}`;
}

function spot(space: unknown, seat: number | null): string {
  return space === "rest" ? `rest:${seat}` : `column:${space}`;
}

/** The goods of a player are shown in the list of players. */
function has(good: unknown, seat: number | null): string {
  return `has:${good}:${seat}`;
}

/** Elements that lie in a larger one; the goods of a player belong to the player. */
export function within(element: string): string | null {
  const [kind, first, second] = element.split(":");
  if (kind === "has") return `player:${second}`;
  if (kind === "camps") return `hex:${second}`;
  return kind === "camp" ? `hex:${first}` : null;
}

export function places({ kind, seat, args }: Told): string[] {
  const own = seat === null ? [] : [`player:${seat}`];
  switch (kind) {
    case "figure_placed":
      return [spot(args["space"], seat)];
    case "camp_placed":
      return ["hex:0,0"];
    case "camp_moved":
      return [`hex:${args["from"]}`, `hex:${args["to"]}`];
    case "village_built":
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
      return [`area:${args["animal"]}`];
    case "culture_laid":
      return [`display:${args["place"]}`];
    default:
      return own;
  }
}

export function motions({ kind, seat, args }: Told, view: WinterView): Motion[] {
  const colour = seat === null ? null : (view.players[seat]?.colour ?? null);
  const fly = (piece: string, from: string, to: string): Motion => ({ kind: "fly", piece, colour, from, to });
  const home = `player:${seat}`;
  switch (kind) {
    case "figure_placed":
      return [fly(`w-figure-${args["figure"]}`, home, spot(args["space"], seat))];
    case "camp_placed":
      return [fly("w-camp", home, "hex:0,0")];
    case "camp_moved":
      return [fly("w-camp", `hex:${args["from"]}`, `hex:${args["to"]}`)];
    case "village_built":
      return [fly("w-village", home, `juncture:${args["juncture"]}`)];
    case "megalith_built":
      return [fly("w-megalith", home, site(args))];
    case "card_taken":
      return [fly(String(args["card"]) in view.stacks ? "w-tribe-hand" : "w-culture", String(args["card"]) in view.stacks ? `stack:${args["card"]}` : `display:${view.culture.display.indexOf(String(args["card"]))}`, home)];
    case "animal_taken":
      return [fly(`w-animal-${args["animal"]}`, view.animals.area.includes(String(args["animal"])) ? `area:${args["animal"]}` : "deck:animals", has("animal", seat))];
    case "stone_taken":
      return [fly("w-stone", `stone:${view.stones.findIndex(({ stone }) => stone === args["stone"])}`, home)];
    case "gained":
      return [{ kind: "note", at: has(args["good"], seat), text: `+${args["count"]}`, tone: "good", piece: `w-${dashed(String(args["good"]))}` }];
    case "idol_moved":
      return [{ kind: "note", at: `track:${args["track"]}`, text: `${args["step"]}`, tone: "plain", piece: "w-idol" }];
    case "points":
    case "stone_scored":
      return Number(args["count"]) ? [{ kind: "note", at: home, text: `+${args["count"]}`, tone: "good", piece: "w-vp" }] : [];
    case "final_scored":
      return Number(args["count"]) ? [{ kind: "note", at: home, text: `+${args["count"]}`, tone: "good" }] : [];
    default:
      return [];
  }
}
