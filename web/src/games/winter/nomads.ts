/** The nomads as a side of the table. */
import type { Rival, Scene } from "../../lib/game";
import { seatName } from "../../lib/speech";
import type { WinterView } from "./view";

/** A player or the nomads. */
export function sideName(scene: Scene<WinterView>, seat: number): string {
  return seat < scene.view.players.length ? seatName(scene.seats[seat], seat) : scene.speak("winter-web-nomads");
}

/** They win unless the player has more points. */
export function rivals({ phase, players, nomads }: WinterView): Rival[] {
  if (!nomads) return [];
  const won = phase === "over" && nomads.score >= (players[0]?.score ?? 0);
  return [
    {
      name: { key: "winter-web-nomads", args: {} },
      colour: nomads.colour,
      score: nomads.score,
      won,
      wins: { key: "winter-nomads-win", args: { points: nomads.score } },
    },
  ];
}
