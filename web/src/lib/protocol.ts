// Made from src/beringia/server/*messages.py by `python -m beringia.server.typescript`; do not edit.

/** Where friends can reach this server, for the host of a table. */
export interface Addresses {
  public: string | null;
  near: string[];
  listens: boolean;
  command: string;
}

/** How far the analysis of a table is; `report` when it is done. */
export interface AnalysisMessage {
  table: string;
  game: string;
  version: number;
  viewer: string;
  progress: number;
  report: AnalysisReport | null;
}

export interface AnalysisReport {
  full: boolean;
  curve: CurvePointMessage[];
  turning: TurningPointMessage[];
  costly: CostlyChoiceMessage[];
  balance: BalanceMessage[];
}

export type Answer = number | string | string[];

/** What an argument of a message is: the name of its domain, and how it reads in a sentence. */
export interface ArgumentType {
  domain: string;
  reads: "" | "player" | "whose" | "title" | "message" | "halves" | "label" | "list";
  group: string;
}

/** Asks what would follow from the choices of the own decision. */
export interface AskPreviews {
  type: "previews";
  id: string;
  version: number;
  seat: number;
}

/** What own choices cost a seat in all, and what luck brought it; luck is not told of running games. */
export interface BalanceMessage {
  seat: number;
  choices_points: number;
  choices_share: number;
  luck_points: number | null;
  luck_share: number | null;
}

export interface BotRequest {
  bot?: string | null;
}

/** One operation of a JSON Patch (RFC 6902); `remove` has no value. */
export interface Change {
  op: "add" | "replace" | "remove";
  path: string;
  value: unknown;
}

/** A chapter (`level` 2), or a part of the one before (3). */
export interface Chapter {
  id: string;
  level: number;
  title: string;
  passages: Passage[];
}

export interface Choice {
  code: number;
  verb: string;
  targets: string[];
  key: string;
  args: Record<string, string | number>;
}

export interface Choose {
  type: "choose";
  id: string;
  version: number;
  seat: number;
  choice: number;
}

/** A numbered statement; a worked example has no `source`. */
export interface Clause {
  id: string;
  text: string;
  source: string;
  definition: boolean;
  note: string;
}

/** How much time everybody has left, in milliseconds, when this is sent. */
export interface Clock {
  kind: "turn" | "game" | "days";
  seconds: number;
  increment: number;
  bot: string;
  runs: "seat" | "window" | null;
  seat: number | null;
  left: number[];
  window: number | null;
}

/** How long people may think: `seconds` for a turn (`turn`; `days`, whole days) or for the whole game */
export interface ClockRequest {
  kind: "turn" | "game" | "days";
  seconds: number;
  increment?: number;
  bot?: string | null;
}

/** Something that happened or is to be done; `after`: how many answers came before it. */
export interface CompanionEntry {
  kind: string;
  key: string;
  args: Record<string, string | number | null>;
  after: number;
}

/** A game of a companion: the same one always gets the same answer. */
export interface CompanionGame {
  seed: string;
  options?: Record<string, boolean | number | string | string[]>;
  answers?: Answer[];
}

/** What the companion must know. `start` is what was true before, `often` are frequent answers. */
export interface CompanionQuestion {
  kind: string;
  key: string;
  args: Record<string, string | number | null>;
  shape: "one" | "some" | "number" | "places" | "gains";
  options: string[];
  least: number;
  most: number;
  start: string[];
  often: string[][];
}

export interface CompanionReport {
  story: CompanionEntry[];
  question: CompanionQuestion | null;
  view: Json;
  over: boolean;
}

export interface Content {
  game: string;
  version: string;
  data: Json;
  vocabulary: Vocabulary;
}

/** A choice that cost points and a part of the chance to win, and what would have been better. */
export interface CostlyChoiceMessage {
  version: number;
  seat: number;
  choice: Choice;
  better: Choice;
  points: number;
  share: number;
  reasons: ReasonMessage[];
}

export interface Created {
  table: string;
  seats: SeatLink[];
  watch: string;
  summary: Summary;
}

/** What everybody could expect after a step: points at the end, the chance to win. The last one is the result. */
export interface CurvePointMessage {
  version: number;
  points: number[];
  shares: number[];
}

/** What is being decided; `seat` is null for those who may not know whom the table waits for. */
export interface Decision {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
  passing: number | null;
}

/** A code that takes a seat to another device; it works once, and so many seconds. */
export interface DeviceCode {
  code: string;
  link: string;
  seconds: number;
}

export interface DeviceRequest {
  move?: boolean;
}

/** A kind of number as views write it: by name, or from `first` on. Places of a grid lie in `columns`. */
export interface DomainInfo {
  name: string;
  size: number;
  first: number;
  names: string[];
  columns: number;
  flag: boolean;
}

export interface DoneMessage {
  type: "done";
  id: string;
  version: number;
}

/** A kind of event: its arguments, and the clause behind it; `clauses` by the value of the argument `by`. */
export interface EventWords {
  args: Record<string, ArgumentType>;
  clause: string;
  by: string;
  clauses: Record<string, string>;
}

export interface Fair {
  commitment: string;
  salt: string | null;
  seed: string | null;
}

/** A field of a view. `path` leads to it: keys, `[axis]` for an entry of a list, `{axis}` for one by name. */
export interface FieldInfo {
  name: string;
  path: string[];
  axes: DomainInfo[];
  entry: DomainInfo;
  many: boolean;
  see: "everybody" | "owner" | "hidden";
}

export interface GameInfo {
  key: string;
  seats: SeatRange;
  content: string;
  rules: string;
  options: OptionInfo[];
  levels: LevelInfo[];
  others: string[];
  bots: string[];
  bot: string;
  companion: boolean;
}

export interface Games {
  games: GameInfo[];
  languages: string[];
  lobby: boolean;
  version: string;
  webhooks: boolean;
}

/** The rulebook for people. */
export interface Handbook {
  game: string;
  title: string;
  chapters: Chapter[];
}

export interface Hello {
  type: "hello";
  tokens?: string[];
  after?: number;
  watch?: boolean;
}

/** A choice, the points at the end of the game that may be expected of it, and the own choices to follow it. */
export interface HintChoice {
  code: number;
  points: number;
  reasons: ReasonMessage[];
  then: Choice[];
}

/** The best choices of a decision, the best first. */
export interface HintMessage {
  seat: number;
  version: number;
  choices: HintChoice[];
}

export interface HintRequest {
  seat: number;
  version: number;
}

/** Where a rulebook answers a question: a passage of a chapter, or a clause of a section. */
export interface Hit {
  chapter: string;
  title: string;
  passage: string;
  text: string;
  clause: string;
}

export interface Hits {
  hits: Hit[];
}

export interface Join {
  secret: string;
  name?: string;
  token?: string | null;
  program?: boolean;
}

export interface Joined {
  seat: number;
  token: string;
  link: string;
  summary: Summary;
}

export type Json = Record<string, unknown>;

/** A tutorial; its texts are called `<name>-learn-...`. */
export interface Lesson {
  name: string;
  game: string;
  minutes: number;
  chapters: LessonChapter[];
}

/** Why nothing can be chosen there now. */
export interface LessonAnswer {
  allowed: boolean;
  key: string;
  args: Record<string, string | number>;
  clause: string;
}

export interface LessonChapter {
  id: string;
  steps: string[];
}

/** A step of a tutorial: what to look at, and what is expected (the codes of choices; none: it only speaks). */
export interface LessonScene {
  view: Json;
  scores: number[];
  winners: number[];
  decision: Decision | null;
  choices: Choice[];
  events: Told[];
  spot: string[];
  expected: number[];
  clauses: string[];
  fresh: boolean;
}

export interface Lessons {
  lessons: Lesson[];
}

/** How well a bot plays; its name is that of the level, or `level-character`. */
export interface LevelInfo {
  name: string;
  characters: string[];
}

/** Something that was said. `guest` tells spectators apart; each room counts its own lines. */
export interface Line {
  room: Room;
  number: number;
  seat: number | null;
  guest: string | null;
  name: string;
  text: string;
  reaction: Reaction | null;
  at: string;
}

export interface LinkAnswer {
  agree: boolean;
}

/** Asks for what was said last, and for everything that will be said. */
export interface Listen {
  type: "talk";
  id: string;
}

/** Opens a table to everybody, with the language that is spoken there; null: to nobody but friends. */
export interface Listing {
  language: string | null;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface LobbySeat {
  name: string;
  kind: SeatKind;
  bot: string | null;
  colour: string | null;
}

export interface LobbyTable {
  table: string;
  game: string;
  language: string;
  options: Json;
  created: string;
  free: number;
  seats: LobbySeat[];
}

export interface LogStep {
  version: number;
  seat: number | null;
  undo: boolean;
  events: Told[];
}

/** Who may let somebody in again: `needed` of `asked` must agree, and the seat must stay silent. */
export interface LostLink {
  asked: number[];
  agreed: number[];
  against: number[];
  needed: number;
  after: string | null;
}

/** Choices that can be made in one go. `whole`: what most people want here; the rest can stay folded. */
export interface Macro {
  choices: number[];
  steps: MacroStep[];
  verb: string;
  targets: string[];
  key: string;
  args: Record<string, string | number>;
  whole: boolean;
}

/** One choice of a macro, to be told. */
export interface MacroStep {
  verb: string;
  key: string;
  args: Record<string, string | number>;
}

/** Several choices in one go: those of a macro on offer. All of them are made, or none. */
export interface MakeMacro {
  type: "macro";
  id: string;
  version: number;
  seat: number;
  choices: number[];
}

export interface MyTable {
  table: string;
  tokens?: string[];
}

export interface MyTables {
  tables: MyTable[];
}

/** A new link for a lost one: null until the table has agreed and the seat has been silent. */
export interface NewLink {
  invitation: string | null;
  link: string | null;
  summary: Summary;
}

export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string | string[]>;
  poker_face?: boolean | null;
  hints?: boolean;
  seats: SeatRequest[];
  private?: boolean;
  talk?: boolean;
  talk_together?: boolean;
  clock?: ClockRequest | null;
  absence?: number | null;
  webhook?: string | null;
  language?: string | null;
  delay?: number;
}

export interface OptionInfo {
  key: string;
  kind: string;
  default: boolean | number | string | string[] | null;
  allowed: (boolean | number | string)[];
  seats: SeatRange | null;
}

/** Pass for a seat: never, where it has nothing else to choose, or until its next turn. */
export interface PassForMe {
  type: "pass_for_me";
  id: string;
  seat: number;
  when: PassWhen;
  on?: number[];
}

export type PassWhen = "never" | "nothing" | "turn";

/** A paragraph, an item of a list, an example, a table (`rows`, its head first) or pictures of a rulebook. */
export interface Passage {
  id: string;
  kind: "words" | "item" | "number" | "example" | "table" | "pictures";
  text: string;
  clauses: string[];
  pictures: Picture[];
  rows: string[][];
}

/** When a player lets the server pass for him; `on`: choices that alone are no reason to ask. */
export interface Passes {
  when: PassWhen;
  on: number[];
}

export type Patch = Change[];

export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** A picture of a rulebook by its name; the client draws it. */
export interface Picture {
  name: string;
  caption: string;
}

/** A prepared position as seat 0 sees it. */
export interface PictureScene {
  game: string;
  view: Json;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** What would follow from a choice, or, if that is null, what is to be known for the whole decision. */
export interface Preview {
  choice: number | null;
  key: string;
  args: Record<string, string | number>;
  targets: string[];
  tone: "plain" | "good" | "bad";
}

/** The answer to `previews`: what is said of the whole decision first. */
export interface PreviewsMessage {
  type: "previews";
  id: string;
  version: number;
  previews: Preview[];
}

export interface Problem {
  code: string;
  key: string;
  args: Record<string, string | number>;
  clause: string;
  message: string;
}

/** The public key that a browser subscribes with. */
export interface PushKey {
  key: string;
}

/** A browser's subscription, as it is handed out there, and the language to be told in. */
export interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** The own seats of a table that this browser is told of. */
export interface PushSeats {
  seats: number[];
}

export interface PushStop {
  endpoint: string;
}

/** The bot that decides waits for bots of other tables to make up their minds, or does not any more. */
export interface QueueMessage {
  type: "queue";
  waits: boolean;
}

export type Reaction = "hello" | "thanks" | "well_played" | "wow" | "laugh" | "oops" | "thinking" | "hurry" | "sorry" | "bye";

/** A term of the position that makes the difference, and how many points more that is than elsewhere. */
export interface ReasonMessage {
  key: string;
  args: Record<string, string | number>;
  points: number;
}

export interface RefusedMessage {
  code: string;
  key: string;
  args: Record<string, string | number>;
  clause: string;
  message: string;
  type: "refused";
  id: string;
}

export interface RematchMessage {
  type: "rematch";
  table: string;
}

export interface Rematched {
  table: string;
  summary: Summary;
}

export interface Replay {
  table: string;
  game: string;
  viewer: string;
  version: number;
  first: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  version: number;
  seat: number | null;
  undo: boolean;
  view: Json;
  events: Told[];
  patches: Patch[];
}

export type Room = "players" | "spectators";

export interface Rulebook {
  game: string;
  title: string;
  preface: string;
  sections: Section[];
}

export interface SaidMessage {
  type: "said";
  line: Line;
}

/** Says something: `text`, or one of the `reactions`. `seat`: one of one's own; a spectator has none, but */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  text?: string;
  reaction?: Reaction | null;
  guest?: string | null;
  name?: string;
}

/** What a connection sees of the game at one version; part of `table` and `update`. */
export interface Scene {
  status: Status;
  version: number;
  steps: Step[];
  views: Record<string, Json>;
  decision: Decision | null;
  choices: Record<string, Choice[]>;
  macros: Record<string, Macro[]>;
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
  clock: Clock | null;
}

/** What the fields of a game's views mean: enough to draw any game. */
export interface Schema {
  game: string;
  fields: FieldInfo[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  program: boolean;
  colour: string | null;
  connected: boolean;
  mine: boolean;
  host: boolean;
  lost: LostLink | null;
  passes: Passes | null;
  away_since: string | null;
  vote: Vote | null;
}

/** What the host makes of a seat before the game; `closed`: the game is played by one fewer. */
export interface SeatChange {
  kind: "open" | "bot" | "closed";
  bot?: string | null;
}

export interface SeatChanged {
  invitation: string | null;
  link: string | null;
  summary: Summary;
}

export type SeatKind = "human" | "bot" | "open" | "away";

export interface SeatLink {
  seat: number;
  token: string | null;
  invitation: string | null;
  link: string;
}

export interface SeatRange {
  min: number;
  max: number;
}

export interface SeatRequest {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string | null;
}

export interface SeatsMessage {
  type: "seats";
  status: Status;
  seats: Seat[];
  watchers: number;
  clock: Clock | null;
}

export interface Section {
  number: string;
  title: string;
  clauses: Clause[];
  text: string[];
}

/** Takes a free seat; the client may make the token, so that a lost answer does not lose the seat. */
export interface SitDown {
  name?: string;
  token?: string | null;
}

export type Status = "waiting" | "playing" | "paused" | "finished" | "outdated";

/** One choice or undo; version 0 is the opening. */
export interface Step {
  version: number;
  seat: number | null;
  undo: boolean;
  events: Record<string, Told[]>;
}

/** Asks for steps that `table` did not tell: those after one version and before another, the latest first. */
export interface Steps {
  type: "steps";
  id: string;
  before: number;
  after?: number;
}

/** Earlier steps, in their order; `earlier` as in `table`. */
export interface StepsMessage {
  type: "steps";
  id: string;
  steps: Step[];
  earlier: number | null;
}

export interface Summaries {
  tables: Summary[];
}

export interface Summary {
  table: string;
  game: string;
  content: string;
  options: Json;
  private: boolean;
  listed: string | null;
  status: Status;
  version: number;
  created: string;
  changed: string;
  seats: Seat[];
  decides: number | null;
  scores: number[] | null;
  winners: number[];
  rematch: string | null;
  invited: number | null;
  fair: Fair;
  outdated: Problem | null;
}

/** All that one viewer may know of a table; `view` is what it saw at `view_version`. */
export interface TableLog {
  table: string;
  game: string;
  content: string;
  rules: string;
  options: Json;
  names: string[];
  viewer: string;
  version: number;
  steps: LogStep[];
  view: Json | null;
  view_version: number | null;
}

export interface TableMessage {
  status: Status;
  version: number;
  steps: Step[];
  views: Record<string, Json>;
  decision: Decision | null;
  choices: Record<string, Choice[]>;
  macros: Record<string, Macro[]>;
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
  clock: Clock | null;
  type: "table";
  protocol: number;
  table: string;
  game: string;
  content: string;
  options: Json;
  private: boolean;
  listed: string | null;
  hints: boolean;
  seats: Seat[];
  viewers: string[];
  rematch: string | null;
  outdated: Problem | null;
  earlier: number | null;
  queued: boolean;
  talk: TalkTerms;
  delay: number;
  watchers: number;
}

/** Exchanges a code for a token; the client may make it, so that a lost answer does not lose the seat. */
export interface TakeSeat {
  code: string;
  token?: string | null;
}

/** The answer to `talk`: in which `room` one talks, which `rooms` one hears, and what was said last. */
export interface TalkMessage {
  type: "talk";
  id: string;
  room: Room;
  rooms: Room[];
  lines: Line[];
}

/** May people talk here, and spectators with players? */
export interface TalkTerms {
  on: boolean;
  together: boolean;
}

/** An event as one viewer may know it. */
export interface Told {
  kind: string;
  seat: number | null;
  key: string;
  args: Record<string, string | number | null>;
}

/** The step that changed somebody's chances most: a mistake, chance, or how the game went on. */
export interface TurningPointMessage {
  version: number;
  seat: number;
  cause: "chance" | "mistake" | "play";
  choice: Choice;
  shares: number[];
}

/** Take back the last choices of a seat: so many, in one go; `undo` of a scene tells how many it may be. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
  steps?: number;
}

/** A new step. `patches`: for each viewer what each of its events changed in the view before, in their order. */
export interface UpdateMessage {
  status: Status;
  version: number;
  steps: Step[];
  views: Record<string, Json>;
  decision: Decision | null;
  choices: Record<string, Choice[]>;
  macros: Record<string, Macro[]>;
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
  clock: Clock | null;
  type: "update";
  patches: Record<string, Patch[]>;
  more: boolean;
}

/** What the arguments of messages are: of events, of choices by verb, of decisions by kind, of others by name. */
export interface Vocabulary {
  arguments: Record<string, ArgumentType>;
  events: Record<string, EventWords>;
  verbs: Record<string, Record<string, ArgumentType>>;
  decisions: Record<string, Record<string, ArgumentType>>;
  labels: Record<string, Record<string, string>>;
}

/** The others may vote that a bot plays for this seat: who has, and how many it takes. */
export interface Vote {
  votes: number[];
  needed: number;
}

/** Votes that a bot shall play for somebody who is away, or takes the vote back. */
export interface VoteFor {
  type: "vote";
  id: string;
  seat: number;
  on: boolean;
}

/** A line to try out from the present decision: own choices and those that bots made for the others, as told. */
export interface WhatIf {
  seat: number;
  version: number;
  world?: number;
  line?: number[];
}

/** Where a line leads: `line` with the choices that bots made since, and what happened after its last own one. */
export interface WhatIfMessage {
  seat: number;
  version: number;
  world: number;
  line: number[];
  view: Json;
  decision: Decision | null;
  choices: Choice[];
  events: Told[];
  scores: number[];
  winners: number[];
  over: boolean;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  choice: number;
}

/** Why nothing can be chosen by picking `targets`, elements of the board; the last one lies in `around`. */
export interface WhyAt {
  type: "why_at";
  id: string;
  seat: number;
  targets: string[];
  around?: string[];
}

export interface WhyMessage {
  type: "why";
  id: string;
  allowed: boolean;
  key: string;
  args: Record<string, string | number>;
  clause: string;
}

export type ClientMessage =
  | Hello
  | Steps
  | Choose
  | MakeMacro
  | Undo
  | Why
  | WhyAt
  | AskPreviews
  | Pause
  | PassForMe
  | Ping
  | Listen
  | Say
  | VoteFor;

export type ServerMessage =
  | TableMessage
  | StepsMessage
  | UpdateMessage
  | SeatsMessage
  | QueueMessage
  | RematchMessage
  | DoneMessage
  | RefusedMessage
  | WhyMessage
  | PreviewsMessage
  | SaidMessage
  | TalkMessage;
