// Made from src/beringia/server/messages.py by `python -m beringia.server.typescript`; do not edit.

export type Answer = number | string | string[];

/** What an argument of a message is: the name of its domain, and how it reads in a sentence. */
export interface ArgumentType {
  domain: string;
  reads: "" | "player" | "whose" | "title" | "message" | "halves" | "list";
  group: string;
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

export interface Created {
  table: string;
  seats: SeatLink[];
  watch: string;
  summary: Summary;
}

/** What is being decided; `seat` is null for those who may not know whom the table waits for. */
export interface Decision {
  seat: number | null;
  kind: string;
  key: string;
  args: Record<string, string | number>;
  passing: number | null;
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
  bots: string[];
  bot: string;
  companion: boolean;
}

export interface Games {
  games: GameInfo[];
  languages: string[];
  version: string;
}

export interface Hello {
  type: "hello";
  tokens?: string[];
  after?: number;
}

export interface Join {
  secret: string;
  name?: string;
  token?: string | null;
}

export interface Joined {
  seat: number;
  token: string;
  link: string;
  summary: Summary;
}

export type Json = Record<string, unknown>;

export interface LogStep {
  version: number;
  seat: number | null;
  undo: boolean;
  events: Told[];
}

export interface MyTable {
  table: string;
  tokens?: string[];
}

export interface MyTables {
  tables: MyTable[];
}

export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string | string[]>;
  poker_face?: boolean | null;
  seats: SeatRequest[];
  private?: boolean;
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

export interface Ping {
  type: "ping";
  id: string;
}

export interface Problem {
  code: string;
  key: string;
  args: Record<string, string | number>;
  clause: string;
  message: string;
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

export interface Rulebook {
  game: string;
  title: string;
  preface: string;
  sections: Section[];
}

/** What a connection sees of the game at one version; part of `table` and `update`. */
export interface Scene {
  status: Status;
  version: number;
  steps: Step[];
  views: Record<string, Json>;
  decision: Decision | null;
  choices: Record<string, Choice[]>;
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
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
  colour: string | null;
  connected: boolean;
  mine: boolean;
  passes: Passes | null;
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
}

export interface Section {
  number: string;
  title: string;
  clauses: Clause[];
  text: string[];
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
  status: Status;
  version: number;
  created: string;
  changed: string;
  seats: Seat[];
  decides: number | null;
  scores: number[] | null;
  winners: number[];
  rematch: string | null;
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
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
  type: "table";
  protocol: number;
  table: string;
  game: string;
  content: string;
  options: Json;
  private: boolean;
  seats: Seat[];
  viewers: string[];
  rematch: string | null;
  outdated: Problem | null;
  earlier: number | null;
}

/** An event as one viewer may know it. */
export interface Told {
  kind: string;
  seat: number | null;
  key: string;
  args: Record<string, string | number | null>;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
}

/** A new step. `patches`: for each viewer what each of its events changed in the view before, in their order. */
export interface UpdateMessage {
  status: Status;
  version: number;
  steps: Step[];
  views: Record<string, Json>;
  decision: Decision | null;
  choices: Record<string, Choice[]>;
  undo: Record<string, number>;
  scores: number[] | null;
  winners: number[];
  fair: Fair;
  type: "update";
  patches: Record<string, Patch[]>;
}

/** What the arguments of messages are: of events, of choices by verb, of decisions by kind, of others by name. */
export interface Vocabulary {
  arguments: Record<string, ArgumentType>;
  events: Record<string, EventWords>;
  verbs: Record<string, Record<string, ArgumentType>>;
  decisions: Record<string, Record<string, ArgumentType>>;
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
  | Undo
  | Why
  | WhyAt
  | Pause
  | PassForMe
  | Ping;

export type ServerMessage =
  | TableMessage
  | StepsMessage
  | UpdateMessage
  | SeatsMessage
  | RematchMessage
  | DoneMessage
  | RefusedMessage
  | WhyMessage;
