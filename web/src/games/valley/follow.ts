/** What the table shows right after an event: enough to follow a story part by part, until the engine's own view comes. */
import type { Told } from "../../lib/protocol";
import type { Closed, HexView, PlayerView, Season, Sex, Species, ValleyView } from "./view";

const SEXES: readonly Sex[] = ["warrior", "woman"];
const WOLF = 2;

function onHex(view: ValleyView, name: unknown, change: (hex: HexView) => Partial<HexView>): ValleyView {
  return { ...view, hexes: view.hexes.map((hex) => (hex.hex === name ? { ...hex, ...change(hex) } : hex)) };
}

function ofPlayer(
  view: ValleyView,
  seat: number | null,
  change: (player: PlayerView) => Partial<PlayerView>,
): ValleyView {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

/** More, or fewer, of a tribe's warriors, women and tame wolves on a hex. */
function people(
  view: ValleyView,
  hex: unknown,
  seat: unknown,
  more: readonly [warriors: number, women: number, wolves: number],
): ValleyView {
  const told = ofPlayer(view, Number(seat), ({ warriors, women }) => ({
    warriors: warriors + more[0],
    women: women + more[1],
  }));
  return onHex(told, hex, (before) => ({
    people: before.people.map((group, owner) =>
      owner === Number(seat) ? group.map((count, kind) => Math.max(0, count + more[kind]!)) : group,
    ),
  }));
}

function person(view: ValleyView, hex: unknown, seat: unknown, sex: unknown, count: number): ValleyView {
  return people(view, hex, seat, sex === "warrior" ? [count, 0, 0] : [0, count, 0]);
}

function animals(view: ValleyView, hex: unknown, species: unknown, more: number): ValleyView {
  return onHex(view, hex, ({ animals: before }) => {
    const kind = species as Species;
    const count = (before[kind] ?? 0) + more;
    const { [kind]: _, ...others } = before;
    return { animals: count > 0 ? { ...others, [kind]: count } : others };
  });
}

function loner(view: ValleyView, sex: unknown, hex: string | null): ValleyView {
  return { ...view, loners: { ...view.loners, [sex as Sex]: hex } };
}

function food(view: ValleyView, seat: number | null, more: number): ValleyView {
  return ofPlayer(view, seat, ({ food: before }) => ({ food: Math.max(0, before + more) }));
}

function counted(view: ValleyView, seat: number, more: number): ValleyView {
  return ofPlayer(view, seat, ({ settlements, supply }) => ({
    settlements: settlements + more,
    supply: { ...supply, settlements: supply.settlements - more },
  }));
}

function settlement(view: ValleyView, hex: unknown, owner: number | null): ValleyView {
  const before = view.hexes.find((place) => place.hex === hex)?.settlement ?? null;
  let now = onHex(view, hex, () => ({ settlement: owner }));
  if (before !== null) now = counted(now, before, -1);
  return owner === null ? now : counted(now, owner, 1);
}

export function after(view: ValleyView, { kind, seat, args }: Told): ValleyView {
  const count = Number(args["count"] ?? 0);
  const { hex, from, to, sex, species } = args;
  switch (kind) {
    case "round_began":
      return {
        ...view,
        season: args["season"] as Season,
        number: Number(args["number"]),
        year: Number(args["year"]),
        round: Number(args["round"]),
        hexes: view.hexes.map((place) => ({ ...place, closed: null, marched: place.marched.map(() => [0, 0]) })),
      };
    case "phase_began":
      return { ...view, phase: String(args["phase"]), fight: null };
    case "die_rolled":
      return args["why"] === "direction" ? { ...view, direction: Number(args["die"]) } : view;
    case "hex_closed":
      return onHex(view, hex, () => ({ closed: args["how"] as Closed }));
    case "animal_came":
      return animals(view, hex, species, 1);
    case "animals_died":
      return animals(view, hex, species, -count);
    case "herd_moved":
      return animals(animals(view, from, species, -count), to, species, count);
    case "crop_damaged":
      return onHex(view, hex, (place) => ({
        crop: Number(args["ears"]),
        fence: place.fence && Number(args["ears"]) > 0,
      }));
    case "sown":
      return food(
        onHex(view, hex, () => ({ crop: 2 })),
        seat,
        -Number(args["food"]),
      );
    case "fenced":
      return onHex(view, hex, () => ({ fence: true }));
    case "loner_came":
      return loner(view, sex, String(hex));
    case "loner_moved":
      return loner(view, sex, String(to));
    case "loner_died":
      return loner(view, sex, null);
    case "loner_joined":
      return person(loner(view, sex, null), hex, seat, sex, 1);
    case "marched": {
      const [warriors, women] = [Number(args["warriors"]), Number(args["women"])];
      return people(people(view, from, seat, [-warriors, -women, 0]), to, seat, [warriors, women, 0]);
    }
    case "wolves_moved":
      return people(people(view, from, seat, [0, 0, -count]), to, seat, [0, 0, count]);
    case "arrived":
      return people(view, hex, seat, [Number(args["warriors"]), Number(args["women"]), 0]);
    case "born":
      return person(view, hex, seat, sex, 1);
    case "died":
      return person(view, hex, seat, sex, -count);
    case "wolf_died":
      return people(view, hex, seat, [0, 0, -1]);
    case "wolf_tamed":
      return people(animals(view, hex, "wolf", -1), hex, seat, [0, 0, 1]);
    case "wolf_wild":
      return people(animals(view, hex, "wolf", 1), hex, seat, [0, 0, -1]);
    case "changed_tribe":
      return person(person(view, from, args["owner"], sex, -1), to, seat, sex, 1);
    case "women_taken":
      return people(people(view, hex, args["owner"], [0, -count, 0]), hex, seat, [0, count, 0]);
    case "settled":
      return settlement(view, hex, seat);
    case "settlement_lost":
      return settlement(view, hex, null);
    case "captured":
      return settlement(view, hex, Number(args["kept"]) ? seat : null);
    case "fight_began":
      return { ...view, fight: String(hex) };
    case "food_gained":
      return food(view, seat, count);
    case "food_lost":
      return food(view, seat, -count);
    case "fed":
      return food(view, seat, -Number(args["food"]));
    case "trump_played":
      return ofPlayer(view, seat, ({ cards, hand }) => ({
        cards: cards - 1,
        ...(hand ? { hand: hand.filter((card) => card !== args["card"]) } : {}),
      }));
    case "trump_drawn":
      return ofPlayer(view, seat, ({ cards }) => ({ cards: cards + 1 }));
    case "river_froze":
      return {
        ...view,
        rivers: view.rivers.map((river) => (river.number === args["number"] ? { ...river, frozen: true } : river)),
      };
    case "lake_froze":
      return { ...view, lake_frozen: true };
    case "thawed":
      return { ...view, lake_frozen: false, rivers: view.rivers.map((river) => ({ ...river, frozen: false })) };
    case "fire_gained":
    case "fire_lost":
      return ofPlayer(view, seat, () => ({ fire: kind === "fire_gained" }));
    case "eliminated":
      return ofPlayer(view, seat, () => ({ alive: false }));
    default:
      return view;
  }
}

/** How many figures of a kind a seat has on a hex. */
export function figures(view: ValleyView, kind: string, seat: number, hex: string): number {
  const group = view.hexes.find((place) => place.hex === hex)?.people[seat];
  const index = kind === "wolf" ? WOLF : SEXES.indexOf(kind as Sex);
  return group?.[index] ?? 0;
}
