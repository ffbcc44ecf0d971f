/** What each round brought to every tribe, gathered from the events. */
import type { Told } from "../../lib/protocol";
import { gatherFights, type Fight } from "./fights";
import type { Season } from "./view";

/** The lines of a round's table, in their order. */
export const LINES = [
  "fishing",
  "gathering",
  "harvest",
  "hunting",
  "booty",
  "lost",
  "eaten",
  "born",
  "died",
  "founded",
  "fallen",
] as const;
export type Line = (typeof LINES)[number];

export interface RoundReport {
  round: number;
  season: Season;
  number: number;
  year: number;
  cards: string[];
  lines: Record<Line, number[]>;
  fights: Fight[];
}

const FOOD: Readonly<Record<string, Line>> = {
  fishing: "fishing",
  gathering: "gathering",
  harvest: "harvest",
  hunting: "hunting",
  plunder: "booty",
  theft: "booty",
  cannibals: "booty",
};

function fresh({ args }: Told, seats: number): RoundReport {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const lines = Object.fromEntries(LINES.map((line) => [line, zeros()])) as RoundReport["lines"];
  return {
    round: Number(args["round"]),
    season: args["season"] as Season,
    number: Number(args["number"]),
    year: Number(args["year"]),
    cards: [],
    lines,
    fights: [],
  };
}

export function gather(events: readonly Told[], seats: number): RoundReport[] {
  const rounds: RoundReport[] = [];
  const starts: number[] = [];
  events.forEach((event, at) => {
    const { kind, seat, args } = event;
    if (kind === "round_began") {
      rounds.push(fresh(event, seats));
      starts.push(at);
    }
    const now = rounds.at(-1);
    if (!now) return;
    const add = (line: Line, who: number | null, count: number): void => {
      if (who !== null) now.lines[line][who]! += count;
    };
    const count = Number(args["count"] ?? 1);
    if (kind === "event_drawn") now.cards.push(String(args["card"]));
    else if (kind === "food_gained") add(FOOD[String(args["how"])] ?? "booty", seat, count);
    else if (kind === "food_lost") add("lost", seat, count);
    else if (kind === "sown") add("lost", seat, Number(args["food"]));
    else if (kind === "fed") add("eaten", seat, Number(args["food"]));
    else if (kind === "born") add("born", seat, 1);
    else if (kind === "died") add("died", seat, count);
    else if (kind === "settled") add("founded", seat, 1);
    else if (kind === "settlement_lost") add("fallen", seat, 1);
    else if (kind === "captured") {
      add("fallen", Number(args["owner"]), 1);
      if (Number(args["kept"])) add("founded", seat, 1);
    }
  });
  rounds.forEach(
    (round, i) => (round.fights = gatherFights(events.slice(0, starts[i + 1] ?? events.length), starts[i])),
  );
  return rounds;
}
