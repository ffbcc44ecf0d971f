/**
 * What the shell asks of a game. A game is a folder `src/games/<key>/` whose `index.ts` exports one `GameModule`;
 * nothing else in the client knows its name. A game without a folder is drawn by `src/games/generic/`.
 */
import type { Component } from "svelte";
import type { CompanionScene } from "./companion";
import type { Foresight } from "./foresight.svelte";
import type { Offer } from "./macros";
import type { Picker } from "./picker.svelte";
import type { Answer, Choice, Decision, Seat, Told } from "./protocol";
import type { Said, Speak, Voice } from "./speech";
import { texts } from "./text.svelte";

export interface Message {
  key: string;
  args: Record<string, Said>;
}

/** Everything a game's components get. `view` is what the engine shows to the seat `me` (null: a spectator). */
export interface Scene<V> {
  view: V;
  me: number | null;
  seats: Seat[];
  picker: Picker;
  /** Says what the engine tells. */
  voice: Voice;
  /** Says a message of the client's own. */
  speak: Speak;
  /** The content file of the game. */
  content: Record<string, unknown>;
  /** What is to be decided now, by whomever. */
  decision: Decision | null;
  /** What would follow from the own choices, where the game is played. */
  foresight?: Foresight;
  /** Everything that was told so far, the latest last. */
  story: readonly Told[];
  /** The story is being told: the table will come to the present by itself. */
  telling?: boolean;
  /** Shows the table as it was right after an event of the story; null: as it is. */
  look?: (event: Told | null) => void;
}

/** What a thing on the table is: its name, what is to be known of it, and the icons on it. */
export interface Explanation {
  title: string;
  text: string;
  words: string[];
}

/** Whether news is welcome. */
export type Tone = "good" | "bad" | "plain";

/** Something to be seen while an event happens; elements are named as in the choices' targets. */
export type Motion =
  | { kind: "fly"; piece: string; colour: string | null; from: string; to: string }
  | { kind: "note"; at: string; text: string; tone: Tone; piece?: string };

/** Somebody without a seat who can win. */
export interface Rival {
  name: Message;
  colour: string;
  score: number;
  won: boolean;
  /** What is said when they have won. */
  wins: Message;
}

export interface GameModule<V = unknown> {
  key: string;
  /** Fetched by those who play with the printed game. */
  companion?: () => Promise<CompanionModule>;
  /** Symbols that the game's components use. */
  Sprite: Component;
  Board: Component<{ scene: Scene<V> }>;
  /** Decks and supplies beside the hand. */
  Side: Component<{ scene: Scene<V> }>;
  Hand: Component<{ scene: Scene<V> }>;
  /** What one player has, within the list of players. */
  Player: Component<{ scene: Scene<V>; seat: number }>;
  /** Who plays without a seat, such as an automatic opponent: shown after the players, and among them at the end. */
  Rivals?: Component<{ scene: Scene<V> }>;
  rivals?: (view: V) => Rival[];
  /** What the last rounds brought, from the events of the log; shown when a round ends and at the end. */
  Report: Component<{ scene: Scene<V>; events: Told[] }>;
  /** The report says something at any time, so that it can always be opened. */
  standing?: boolean;
  /**
   * One line over the board: round and phase. `told`: what has been told of the step that is being told; between two
   * steps of the agenda a view may not know its phase.
   */
  status: (view: V, told?: readonly Told[]) => Message;
  /** Whether the phase has anything to show in the report. */
  reports: (event: Told) => boolean;
  /** The name of a board element. Every game has `player:<seat>`, which the shell draws. */
  label: (element: string, view: V, me: number | null) => Message;
  /** What a thing is that says so in `data-explain`. */
  explain?: (thing: string, scene: Scene<V>) => Explanation | null;
  /** Draws an icon; each is explained by `<game>-web-word-<word>`. */
  Word?: Component<{ word: string; text?: string }>;
  /** A name as short as can be, for long lists of like elements; null to use the label. */
  brief: (element: string) => Message | null;
  /** The message that sends a player to such an element on the board ("click a glowing hex"); null if it lies elsewhere. */
  glowing?: (element: string) => string | null;
  /**
   * What an offer is listed under, beside others of the same: the column that a figure goes to. Null: by itself. `rest`
   * are the elements that would still have to be clicked.
   */
  heading?: (offer: Offer, rest: readonly string[]) => Pick<Choice, "key" | "verb" | "args"> | null;
  /** Where an offer comes in a list: what most people want first; from `LATE` on what ends something, or does nothing. */
  rank?: (offer: Offer) => number;
  /** Verbs with which a macro pays for what it is called after: its button names those steps, or all if nothing is said. */
  paid?: ReadonlySet<string>;
  /** The larger element an element lies in, e.g. the area of a piece. */
  within: (element: string) => string | null;
  /** Shows the part of the board in which one of these lies, where there is no room for all parts at once. */
  bring?: (elements: readonly string[], view: V) => void;
  /** Something lies on the board that is read before one decides: a small screen gives it room. */
  reading?: () => boolean;
  /** Elements of a hand: while one of them can be chosen, the hand belongs next to the question. */
  inHand?: (element: string) => boolean;
  /** Verbs whose targets may be clicked in any order. */
  unordered: ReadonlySet<string>;
  /** A line of help for a choice, e.g. what its card does. */
  detail: (choice: Choice) => Message | null;
  /** The elements an event is about. */
  places: (event: Told) => string[];
  motions: (event: Told, view: V) => Motion[];
  /** Events that change what a seat has, though somebody else did it: how welcome they are. */
  news: (event: Told, seat: number) => Tone | null;
  /** Dice are rolled in this game. */
  dice?: boolean;
  /** How many signs of the table are explained, as `<game>-web-sign-1` and so on. */
  signs?: number;
  /** Everybody's points in a view; the field `score` of the players if the game does not say. */
  scores?: (view: V) => number[];
  /** An event with which a turn, or another part of the story, begins. In other games: when somebody else acts. */
  opens?: (event: Told) => boolean;
  /**
   * For the first event after a round: what comes now ("Go on to round 3"). Before it, what the round brought is shown,
   * and the message is the button that its reader goes on with. `view` is the table before the event.
   */
  onward?: (event: Told, view: V) => Message | null;
  telling: Telling<V>;
}

/** How the story is told while it happens. */
export interface Telling<V = unknown> {
  /** How long an event is looked at, in milliseconds, besides what moves. */
  pause: (event: Told) => number;
  /** Players watch what begins with this event in a place of its own, after all that is told. */
  elsewhere?: (event: Told) => boolean;
  /** Whether an event is seen together with the one before. */
  joins: (event: Told, before: Told) => boolean;
  /** How much an event says about a turn; what says nothing has no weight. */
  weight?: (event: Told) => number;
  /** The order in which the events of a step are told, if not as they came. */
  arrange?: (events: readonly Told[]) => number[];
  /**
   * The title (with the name `who`) of a part that begins with an event, within what began with `heading`; `now` is the
   * seat that the part so far is about. Null: it goes on.
   */
  part?: (event: Told, heading: Told, now: number | null) => string | null;
  /** What an event means for how the game stands, from the table after it. */
  meaning?: (event: Told, view: V, me: number | null) => Message | null;
}

/** The companion for people with the printed game; texts are called `<game>-companion-...`. */
export interface CompanionModule {
  /** The options that matter to it. */
  options: readonly string[];
  /** Kinds of entries of the story with which something new begins. */
  chapters: ReadonlySet<string>;
  /** Asks the question of the report. */
  Ask: Component<{ scene: CompanionScene; onanswer: (answer: Answer) => void }>;
  /** All that the companion keeps account of. */
  Board: Component<{ scene: CompanionScene }>;
  /** How the game stands, in short. */
  stands: (view: Record<string, unknown>) => { round: number; score: number; mine: number };
}

/** A picture of each game that has one: `picture.svg` in its folder. */
const pictures = import.meta.glob<string>("../games/*/picture.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function pictureOf(key: string): string | undefined {
  return pictures[`../games/${key}/picture.svg`];
}

const modules = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

/** The client's part of a game and its texts, loaded when a table of it is opened. A game without one is drawn by its
 * fields. */
export async function gameModule(key: string): Promise<GameModule> {
  const [module] = await Promise.all([moduleOf(key), texts.add(`game-${key}`)]);
  return module;
}

async function moduleOf(key: string): Promise<GameModule> {
  const load = modules[`../games/${key}/index.ts`];
  if (load) return (await load()).default;
  const { genericModule } = await import("../games/generic/module");
  return (await genericModule(key)) as GameModule;
}
