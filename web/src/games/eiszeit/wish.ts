/**
 * The choice that a click on an element would mean, if it were allowed: the server then says why it is not.
 * The numbers are the game's public choice codes; a test compares them with the engine.
 */
import type { Decision } from "../../lib/protocol";

export const CODES = {
  take_club: 4,
  copy: 6,
  draw: 8,
  opponent: 10,
  hunter: 15,
  trail: 27,
  arm: 39,
  mammoth: 51,
  mammoth_leaves: 63,
  ice: 75,
  play: 87,
  discard: 109,
  remove: 131,
  mammoth_move: 251,
  fire: 395,
  move: 539,
} as const;

/** The cards in the order of their codes. */
export const CARDS = [
  "landscape_pasture",
  "landscape_ice_meadow",
  "landscape_mountains",
  "landscape_stone_desert",
  "landscape_forest",
  "landscape_steppe",
  "trail",
  "migration",
  "mammoth",
  "fire",
  "swap",
  "club",
  "drive",
  "cult_light",
  "settle_two",
  "settle_one",
  "leave_two",
  "leave_one",
  "club_or_march",
  "mammoth_leaves",
  "fire_dark",
  "cult_dark",
];

const AREAS = 12;

/** The verb that a click on an area means in each decision. */
const AREA_VERBS: Readonly<Record<string, keyof typeof CODES>> = {
  preround_place: "hunter",
  place_hunter: "hunter",
  trail_area: "trail",
  trail_step: "hunter",
  glacier: "ice",
  mammoth_move: "mammoth",
  club_card: "mammoth",
};

export function wish(element: string, decision: Decision, picked: readonly string[]): number | null {
  const [kind, first, second, club] = element.split(":");
  const number = Number(first);
  switch (kind) {
    case "card":
      return (decision.kind === "discard" ? CODES.discard : CODES.play) + CARDS.indexOf(first!);
    case "deck":
      return CODES.draw + (first === "light" ? 0 : 1);
    case "open":
      return CODES.copy + (first === "light" ? 0 : 1);
    case "player":
      return CODES.opponent + number;
    case "supply":
      return first === "club" ? CODES.take_club : null;
    case "mammoth":
      return decision.kind === "mammoth_leave" ? CODES.mammoth_leaves + number - 1 : null;
    case "hunter": {
      const area = Number(second) - 1;
      if (decision.kind === "club_now") return CODES.arm + area;
      return CODES.remove + (number * 2 + (club ? 1 : 0)) * AREAS + area;
    }
    case "area":
      return toArea(number - 1, decision, picked.at(-1));
    default:
      return null;
  }
}

function toArea(target: number, decision: Decision, piece: string | undefined): number | null {
  const [kind, first, second, club] = (piece ?? "").split(":");
  if (kind === "hunter")
    return CODES.move + ((Number(first) * 2 + (club ? 1 : 0)) * AREAS + Number(second) - 1) * AREAS + target;
  if (kind === "mammoth") return CODES.mammoth_move + (Number(first) - 1) * AREAS + target;
  if (kind === "fire") return CODES.fire + (Number(first) - 1) * AREAS + target;
  const verb = AREA_VERBS[decision.kind];
  return verb ? CODES[verb] + target : null;
}
