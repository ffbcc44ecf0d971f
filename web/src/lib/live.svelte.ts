/** A table as it is live: the connection, what it shows, and what was said about it since the beginning. */
import { keepPending, keepScene, keptPending, keptScene } from "./kept";
import { secret } from "./mine";
import type {
  Choice,
  Clock,
  Decision,
  Fair,
  Line,
  Macro,
  PassWhen,
  PreviewsMessage,
  Problem,
  RefusedMessage,
  Seat,
  ServerMessage,
  Status,
  Step,
  TableMessage,
  TalkTerms,
  UpdateMessage,
  WhyMessage,
} from "./protocol";

interface Request {
  message: Record<string, unknown>;
  done: (answer: ServerMessage) => void;
}

/** Plays what an update tells before its result is shown. */
export type Performer = (update: UpdateMessage) => Promise<void>;

const PAUSES = [300, 600, 1200, 2500, 5000];
/** So many steps are kept for the time without a network. */
const KEPT_STEPS = 100;
const KEEP_AFTER = 400;

export class LiveTable {
  readonly id: string;
  tokens: string[];

  connected = $state(false);
  missing = $state(false);
  /** The table is private, and no seat of it is mine. */
  refused = $state(false);
  private = $state(false);
  /** Open to everybody on this server, with the language that is spoken there. */
  listed = $state<string | null>(null);
  /** People may ask the coach here. */
  hints = $state(false);
  game = $state("");
  content = $state("");
  status = $state<Status>("waiting");
  version = $state(0);
  seats = $state.raw<Seat[]>([]);
  viewers = $state.raw<string[]>([]);
  options = $state.raw<Record<string, unknown>>({});
  views = $state.raw<Record<string, unknown>>({});
  decision = $state.raw<Decision | null>(null);
  choices = $state.raw<Record<string, Choice[]>>({});
  macros = $state.raw<Record<string, Macro[]>>({});
  undo = $state.raw<Record<string, number>>({});
  scores = $state.raw<number[] | null>(null);
  winners = $state.raw<number[]>([]);
  fair = $state.raw<Fair | null>(null);
  rematch = $state<string | null>(null);
  /** Why the table cannot be played on, if it cannot. */
  outdated = $state.raw<Problem | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The bot that decides waits for bots of other tables. */
  queued = $state(false);
  /** Whether people talk here. */
  talk = $state.raw<TalkTerms>({ on: false, together: false });
  /** Seconds after which spectators see what has happened. */
  delay = $state(0);
  /** How many look on without a seat. */
  watchers = $state(0);
  /** How much time everybody has, if it is counted, and when that was told. */
  clock = $state.raw<Clock | null>(null);
  clockAt = 0;
  /** A choice of mine is on its way. */
  sending = $state(false);
  /** Nobody answers, and nothing of the table was kept here. */
  unreachable = $state(false);

  perform: Performer = () => Promise.resolve();
  /** Something was said; the connection is there (again). */
  said: (line: Line) => void = () => undefined;
  greeted: () => void = () => undefined;

  #socket: WebSocket | null = null;
  #heard = -1;
  /** Between these versions lie steps that are not known yet. */
  #missing: { before: number; after: number } | null = null;
  #requests = new Map<string, Request>();
  #updates: UpdateMessage[] = [];
  #performing = false;
  #closed = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #greeting: TableMessage | null = null;
  readonly #online = (): void => this.#again();
  readonly #offline = (): void => this.#socket?.close();

  /** Shows what everybody may see, whatever the tokens are good for. */
  readonly #watch: boolean;

  constructor(id: string, tokens: string[], watch = false) {
    this.id = id;
    this.tokens = tokens;
    this.#watch = watch;
    // What a page before this one could not send is still to be sent.
    const message = tokens.length && !watch ? keptPending(id) : null;
    if (message && typeof message["id"] === "string") {
      this.sending = true;
      const done = (answer: ServerMessage): void => this.#stepped(answer);
      this.#requests.set(message["id"], { message, done });
    }
  }

  get opened(): boolean {
    return this.#socket !== null;
  }

  open(): void {
    if (this.#socket === null) {
      addEventListener("online", this.#online);
      addEventListener("offline", this.#offline);
    }
    this.#closed = false;
    this.refused = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.hello();
      // What was not answered before the connection broke is asked again; the ids keep it from counting twice.
      for (const { message } of this.#requests.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.connected = false;
      if (event.code === 4404) {
        this.missing = true;
        keepPending(this.id, null);
        return;
      }
      if (event.code === 4403) {
        this.refused = true;
        return;
      }
      if (this.#closed) return;
      if (!this.game) void this.#restore();
      const pause = event.code === 1012 ? 0 : PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)]!;
      this.#retry = setTimeout(() => this.open(), pause);
    };
  }

  /** Take another seat, or ask for everything that was missed. */
  hello(): void {
    const watch = this.#watch ? { watch: true } : {};
    this.#send({ type: "hello", tokens: this.tokens, after: this.#heard, ...watch });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    this.#keepNow();
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  choose(seat: number, choice: number): Promise<RefusedMessage | null> {
    return this.#step({ type: "choose", version: this.version, seat, choice });
  }

  /** Several choices in one go. */
  make(seat: number, { choices }: Macro): Promise<RefusedMessage | null> {
    return this.#step({ type: "macro", version: this.version, seat, choices });
  }

  /** Take back so many of the last choices. */
  takeBack(seat: number, steps = 1): Promise<RefusedMessage | null> {
    return this.#step({ type: "undo", version: this.version, seat, steps });
  }

  /** Why nothing can be chosen by picking these elements, of which the last lies in those around it. */
  async why(seat: number, targets: string[], around: string[]): Promise<WhyMessage | null> {
    const answer = await this.request({ type: "why_at", seat, targets, around });
    return answer.type === "why" ? answer : null;
  }

  /** What would follow from the choices of a seat's decision; null if it is over already. */
  async previews(seat: number): Promise<PreviewsMessage | null> {
    const answer = await this.request({ type: "previews", version: this.version, seat });
    return answer.type === "previews" ? answer : null;
  }

  pause(on: boolean): Promise<unknown> {
    return this.request({ type: "pause", on });
  }

  passForMe(seat: number, when: PassWhen, on: number[]): Promise<unknown> {
    return this.request({ type: "pass_for_me", seat, when, on });
  }

  async #step(message: Record<string, unknown>): Promise<RefusedMessage | null> {
    if (this.sending) return null;
    this.sending = true;
    const answer = await this.request(message, true);
    this.#stepped(answer);
    return answer.type === "refused" ? answer : null;
  }

  #stepped(answer: ServerMessage): void {
    this.sending = false;
    keepPending(this.id, null);
    if (answer.type === "refused" && answer.code === "stale") this.hello();
  }

  /** Ask the server something; it is asked again if the connection breaks before the answer. What is lasting, even by
   * another page. */
  request(message: Record<string, unknown>, lasting = false): Promise<ServerMessage> {
    const id = secret();
    if (lasting) keepPending(this.id, { ...message, id });
    return new Promise((done) => {
      this.#requests.set(id, { message: { ...message, id }, done });
      this.#send({ ...message, id });
    });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.#table(message);
      case "update":
        this.#setClock(message.clock);
        if (message.version !== this.#heard + 1) return this.hello();
        this.#heard = message.version;
        this.#updates.push(message);
        void this.#work();
        return;
      case "seats":
        this.#setClock(message.clock);
        this.watchers = message.watchers;
        this.seats = message.seats;
        this.status = message.status;
        return;
      case "queue":
        this.queued = message.waits;
        return;
      case "rematch":
        this.rematch = message.table;
        return;
      case "said":
        return this.said(message.line);
      case "steps":
        this.#fill(message.steps, message.earlier);
        return;
      default: {
        const asked = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        asked?.done(message);
      }
    }
  }

  /** At once, if the last attempt failed. */
  #again(): void {
    if (this.#closed || this.#socket === null || this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.open();
  }

  /** Without an answer: the table as it was last seen here. */
  async #restore(): Promise<void> {
    const found = this.tokens.length && !this.#watch ? await keptScene<TableMessage>(this.id) : null;
    if (this.game) return;
    this.unreachable = !found;
    if (!found) return;
    this.#take(found);
    this.connected = false;
  }

  /** For the time without a network. Only of my own tables, and not after every step of a fast game. */
  #keep(): void {
    if (this.#keeping !== undefined || this.viewers.includes("spectator")) return;
    this.#keeping = setTimeout(() => this.#keepNow(), KEEP_AFTER);
  }

  /** What waits to be kept. */
  #keepNow(): void {
    if (this.#keeping === undefined) return;
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { id, seats, status, version, views, decision, choices, macros, undo, scores, winners, fair } = this;
    const scene = { seats, status, version, views, decision, choices, macros, undo, scores, winners, fair };
    const steps = this.steps.slice(-KEPT_STEPS);
    const earlier = steps[0] && steps[0].version > 0 ? steps[0].version : null;
    keepScene(id, { ...this.#greeting, ...scene, rematch: this.rematch, queued: this.queued, steps, earlier });
  }

  #table(message: TableMessage): void {
    this.connected = true;
    this.unreachable = false;
    this.#attempt = 0;
    this.#take(message);
  }

  #take(message: TableMessage): void {
    this.#greeting = message;
    this.delay = message.delay;
    this.game = message.game;
    this.content = message.content;
    this.private = message.private;
    this.listed = message.listed;
    this.hints = message.hints;
    this.seats = message.seats;
    // Who sits at other seats counts the steps otherwise: what was heard before is told anew.
    const another = this.viewers.length > 0 && this.viewers.join() !== message.viewers.join();
    this.viewers = message.viewers;
    if (another && this.#heard >= 0) {
      this.steps = [];
      this.#updates = [];
      this.#heard = -1;
      return this.hello();
    }
    this.options = message.options;
    this.rematch = message.rematch;
    this.outdated = message.outdated;
    this.queued = message.queued;
    // What was still waiting to be shown is overtaken by this message, but belongs into the log.
    for (const update of this.#updates) this.#tell(update);
    this.#updates = [];
    this.#heard = message.status === "waiting" ? -1 : message.version;
    if (message.earlier !== null) {
      this.#missing = { before: message.earlier, after: this.steps.at(-1)?.version ?? -1 };
    }
    this.#setClock(message.clock);
    this.talk = message.talk;
    this.watchers = message.watchers;
    this.#show(message);
    this.#askEarlier();
    this.greeted();
  }

  /** Time runs on while what has happened is still being shown. */
  #setClock(clock: Clock | null): void {
    this.clockAt = performance.now();
    this.clock = clock;
  }

  #show(scene: TableMessage | UpdateMessage): void {
    this.#tell(scene);
    this.fair = scene.fair;
    this.status = scene.status;
    this.version = scene.version;
    this.views = scene.views;
    this.decision = scene.decision;
    this.choices = scene.choices;
    this.macros = scene.macros;
    this.undo = scene.undo;
    this.scores = scene.scores;
    this.winners = scene.winners;
    this.#keep();
  }

  /** Steps that came before others: they are told page by page, the latest first. */
  #fill(steps: Step[], earlier: number | null): void {
    const known = new Set(this.steps.map(({ version }) => version));
    const fresh = steps.filter(({ version }) => !known.has(version));
    if (fresh.length) this.steps = [...this.steps, ...fresh].sort((a, b) => a.version - b.version);
    this.#missing = earlier === null ? null : { before: earlier, after: this.#missing?.after ?? -1 };
    this.#askEarlier();
  }

  #askEarlier(): void {
    if (this.#missing) this.#send({ type: "steps", id: secret(), ...this.#missing });
  }

  #tell(scene: TableMessage | UpdateMessage): void {
    const last = this.steps.at(-1)?.version ?? -1;
    const fresh = scene.steps.filter(({ version }) => version > last);
    if (fresh.length) this.steps = [...this.steps, ...fresh];
  }

  /** Shows one update after the other; each may take its time to be seen. */
  async #work(): Promise<void> {
    if (this.#performing) return;
    this.#performing = true;
    for (let update = this.#updates.shift(); update; update = this.#updates.shift()) {
      await this.perform(update);
      // A fresh `table` message in between has already shown a later state.
      if (update.version > this.version) this.#show(update);
    }
    this.#performing = false;
  }
}
