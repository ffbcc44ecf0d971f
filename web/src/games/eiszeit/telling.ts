/** How the story of Eiszeit is told: a turn in a few beats, the end of a round area by area. */
import type { Message, Telling, Tone } from "../../lib/game";
import type { Told } from "../../lib/protocol";
import type { EiszeitView } from "./view";

const PAUSES: Readonly<Record<string, number>> = {
  turn_began: 300,
  card_played: 1300,
  card_copied: 1100,
  opponent_chosen: 600,
  hunter_placed: 500,
  hunter_moved: 700,
  hunter_removed: 900,
  swapped: 1000,
  mammoth_placed: 500,
  mammoth_moved: 600,
  mammoth_left: 700,
  fire_moved: 700,
  settling_ended: 1600,
  fire_revealed: 450,
  conflict_began: 1500,
  conflict_lost: 900,
  area_scored: 800,
  round_scored: 1200,
  glacier_turn: 900,
  glacier_laid: 1500,
  round_began: 1000,
};

const WEIGHTS: Readonly<Record<string, number>> = {
  game_ended: 6,
  settling_ended: 5,
  glacier_laid: 5,
  card_copied: 4,
  card_played: 4,
  hunter_removed: 3,
  swapped: 3,
  conflict_lost: 3,
  round_scored: 3,
  hunter_placed: 2,
  hunter_moved: 2,
  mammoth_placed: 2,
  mammoth_moved: 2,
  mammoth_left: 2,
  fire_moved: 2,
  club_attached: 1,
};

/** An area is scored for everybody who hunts there, before anybody's points are added up. */
const SCORED = ["area_scored", "round_scored"];

function arrange(events: readonly Told[]): number[] {
  const rank = ({ kind, args }: Told): number => (kind === "area_scored" ? Number(args["area"]) : 1000);
  const first = events.findIndex(({ kind }) => SCORED.includes(kind));
  const order = events.map((_, at) => at);
  if (first < 0) return order;
  const end = first + events.slice(first).findIndex(({ kind }) => !SCORED.includes(kind));
  const last = end < first ? events.length : end;
  const scored = order.slice(first, last).sort((a, b) => rank(events[a]!) - rank(events[b]!) || a - b);
  return [...order.slice(0, first), ...scored, ...order.slice(last)];
}

function joins(event: Told, before: Told): boolean {
  if (event.kind === "conflict_lost")
    return before.kind.startsWith("conflict") && before.args["area"] === event.args["area"];
  if (event.kind === "area_scored") return before.kind === event.kind && before.args["area"] === event.args["area"];
  return event.kind === "round_scored" && before.kind === event.kind;
}

/** Whom it concerns, as far as the table shows it. */
function meaning({ kind, seat, args }: Told, view: EiszeitView, me: number | null): Message | null {
  if (kind === "card_played" || kind === "card_copied")
    return { key: `eiszeit-card-${String(args["card"])}`, args: {} };
  if (kind === "stones_gained" && Number(args["dark"]) > 0)
    return { key: "eiszeit-web-means-dark", args: { count: view.supply.dark } };
  const number = args["to"] ?? args["area"];
  const area = typeof number === "number" ? view.areas[number - 1] : undefined;
  const own = me === null ? 0 : (area?.hunters[me] ?? 0);
  if (!area || area.ice || seat === me || own === 0 || kind.startsWith("area_") || kind === "conflict_lost")
    return null;
  const hunters = area.hunters.reduce((sum, count) => sum + count, 0);
  return { key: "eiszeit-web-means-yours", args: { area: area.area, own, hunters } };
}

export const telling: Telling<EiszeitView> = {
  pause: ({ kind }) => PAUSES[kind] ?? 0,
  joins,
  weight: ({ kind }) => WEIGHTS[kind] ?? 0,
  arrange,
  meaning,
};

const OPENS = new Set(["turn_began", "round_began", "settling_ended", "glacier_turn"]);
export const opens = ({ kind }: Told): boolean => OPENS.has(kind);

/** What others, hunger or the ice did to a seat. */
export function news({ kind, seat, args }: Told, me: number): Tone | null {
  if (kind === "hunter_removed") return args["owner"] === me && seat !== me ? "bad" : null;
  if (kind === "hunter_moved") return args["owner"] === me && seat !== me ? "plain" : null;
  if (kind === "swapped") return (args["first"] === me || args["second"] === me) && seat !== me ? "plain" : null;
  if (kind === "opponent_chosen") return args["opponent"] === me ? "plain" : null;
  if (seat !== me) return null;
  if (kind === "round_scored") return "good";
  return ["conflict_lost", "hunters_iced", "levy_paid"].includes(kind) ? "bad" : null;
}
