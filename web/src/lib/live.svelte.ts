/** A table as it is live: the connection, what it shows, and what was said about it since the beginning. */
import { secret } from "./mine";
import type {
  Choice,
  Decision,
  Fair,
  PassWhen,
  Problem,
  RefusedMessage,
  Seat,
  ServerMessage,
  Status,
  Step,
  TableMessage,
  UpdateMessage,
  WhyMessage,
} from "./protocol";

interface Request {
  message: Record<string, unknown>;
  done: (answer: ServerMessage) => void;
}

/** Plays what an update tells before its result is shown. */
export type Performer = (update: UpdateMessage, waiting: number) => Promise<void>;

const PAUSES = [300, 600, 1200, 2500, 5000];

export class LiveTable {
  readonly id: string;
  tokens: string[];

  connected = $state(false);
  missing = $state(false);
  /** The table is private, and no seat of it is mine. */
  refused = $state(false);
  private = $state(false);
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
  undo = $state.raw<Record<string, number>>({});
  scores = $state.raw<number[] | null>(null);
  winners = $state.raw<number[]>([]);
  fair = $state.raw<Fair | null>(null);
  rematch = $state<string | null>(null);
  /** Why the table cannot be played on, if it cannot. */
  outdated = $state.raw<Problem | null>(null);
  steps = $state.raw<Step[]>([]);
  /** A choice of mine is on its way. */
  sending = $state(false);

  perform: Performer = () => Promise.resolve();

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

  constructor(id: string, tokens: string[]) {
    this.id = id;
    this.tokens = tokens;
  }

  get opened(): boolean {
    return this.#socket !== null;
  }

  open(): void {
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
        return;
      }
      if (event.code === 4403) {
        this.refused = true;
        return;
      }
      if (this.#closed) return;
      const pause = event.code === 1012 ? 0 : PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)]!;
      this.#retry = setTimeout(() => this.open(), pause);
    };
  }

  /** Take another seat, or ask for everything that was missed. */
  hello(): void {
    this.#send({ type: "hello", tokens: this.tokens, after: this.#heard });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  choose(seat: number, choice: number): Promise<RefusedMessage | null> {
    return this.#step({ type: "choose", version: this.version, seat, choice });
  }

  takeBack(seat: number): Promise<RefusedMessage | null> {
    return this.#step({ type: "undo", version: this.version, seat });
  }

  /** Why nothing can be chosen by picking these elements, of which the last lies in those around it. */
  async why(seat: number, targets: string[], around: string[]): Promise<WhyMessage | null> {
    const answer = await this.#request({ type: "why_at", seat, targets, around });
    return answer.type === "why" ? answer : null;
  }

  pause(on: boolean): Promise<unknown> {
    return this.#request({ type: "pause", on });
  }

  passForMe(seat: number, when: PassWhen, on: number[]): Promise<unknown> {
    return this.#request({ type: "pass_for_me", seat, when, on });
  }

  async #step(message: Record<string, unknown>): Promise<RefusedMessage | null> {
    if (this.sending) return null;
    this.sending = true;
    const answer = await this.#request(message);
    this.sending = false;
    if (answer.type !== "refused") return null;
    if (answer.code === "stale") this.hello();
    return answer;
  }

  #request(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = secret();
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
        // A step that told nothing, a pass in a window, comes with the next one that does.
        if (message.steps[0]?.version !== this.#heard + 1) return this.hello();
        this.#heard = message.version;
        this.#updates.push(message);
        void this.#work();
        return;
      case "seats":
        this.seats = message.seats;
        this.status = message.status;
        return;
      case "rematch":
        this.rematch = message.table;
        return;
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

  #table(message: TableMessage): void {
    this.connected = true;
    this.#attempt = 0;
    this.game = message.game;
    this.content = message.content;
    this.private = message.private;
    this.seats = message.seats;
    this.viewers = message.viewers;
    this.options = message.options;
    this.rematch = message.rematch;
    this.outdated = message.outdated;
    // What was still waiting to be shown is overtaken by this message, but belongs into the log.
    for (const update of this.#updates) this.#tell(update);
    this.#updates = [];
    this.#heard = message.status === "waiting" ? -1 : message.version;
    if (message.earlier !== null) {
      this.#missing = { before: message.earlier, after: this.steps.at(-1)?.version ?? -1 };
    }
    this.#show(message);
    this.#askEarlier();
  }

  #show(scene: TableMessage | UpdateMessage): void {
    this.#tell(scene);
    this.fair = scene.fair;
    this.status = scene.status;
    this.version = scene.version;
    this.views = scene.views;
    this.decision = scene.decision;
    this.choices = scene.choices;
    this.undo = scene.undo;
    this.scores = scene.scores;
    this.winners = scene.winners;
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
      await this.perform(update, this.#updates.length);
      // A fresh `table` message in between has already shown a later state.
      if (update.version > this.version) this.#show(update);
    }
    this.#performing = false;
  }
}
