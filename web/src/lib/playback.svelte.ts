/**
 * Shows what happened beat by beat, at the reader's pace: what moves, then the table as it was at that moment, then time
 * to look at it. It can be held, taken step by step, gone back through and skipped; when all is told it can be seen again.
 */
import type { GameModule, Message } from "./game";
import { patched } from "./patch";
import type { Patch, Told } from "./protocol";
import { settings, type Pace } from "./settings.svelte";
import { Stage } from "./stage";

/** What is looked at together. */
export interface Beat {
  /** The step it belongs to, and who made that. */
  version: number;
  seat: number | null;
  events: Told[];
  /** Everything of the step up to here. */
  told: Told[];
  before: unknown;
  after: unknown;
}

/** A moment of the table, while it is not the present one that is shown. */
export interface Passing {
  view: unknown;
  version: number;
  seat: number | null;
  told: Told[];
}

export interface Happened {
  version: number;
  seat: number | null;
  events: Told[];
  patches: Patch[];
}

type Command = "next" | "back" | "skip";

/** How long things take compared with the usual pace. */
const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.9, normal: 1, fast: 0.4, instant: 0 };
/** What one has done oneself is known already. */
const OWN = 0.35;
/** Where nothing moves, a change has to be noticed without that. */
const STILL = 700;
/** Beats that can be seen again. */
const KEPT = 250;

export class Playback {
  readonly stage = new Stage();
  /** Everything since the viewer's last choice. */
  beats = $state.raw<readonly Beat[]>([]);
  /** The beat that is shown; -1 while the table shows the present. */
  at = $state(-1);
  passing = $state.raw<Passing | null>(null);
  /** The story waits for the reader. */
  held = $state(false);
  /** It is told again. */
  again = $state(false);
  /** Something is being told. */
  busy = $state(false);
  /** What is being told is what the viewer has just done: that needs no words. */
  own = $state(false);
  /** Called before the first beat of a new round, with what comes then; the story waits for it. */
  interlude: (until: Passing, onward: Message) => Promise<void> = () => Promise.resolve();
  /** Called for each beat as it is shown. */
  seen: (beat: Beat) => void = () => undefined;

  /** Somebody asked to see it: it is told even to those who want the turns of others at once. */
  readonly #asked: boolean;
  #looked: Told | null = null;
  #moments = new Map<Told, Passing>();
  #skipped = false;
  #wake: ((command: Command | null) => void) | null = null;

  constructor(asked = false) {
    this.#asked = asked;
  }

  get #pace(): Pace {
    return settings.pace === "instant" && (this.#asked || this.again) ? "fast" : settings.pace;
  }

  /** `view` is the table before the first event, `me` the viewer. */
  async play(game: GameModule, view: unknown, happened: Happened, me: number | null): Promise<void> {
    const beats = this.#cut(game, view, happened);
    // Who only watches has no decision to skip to.
    if (me === null && happened.events.some((event) => game.opens?.(event))) this.#skipped = false;
    if (this.#asked || (happened.seat !== null && happened.seat === me)) {
      this.beats = [];
      this.#skipped = false;
    }
    this.beats = [...this.beats, ...beats].slice(-KEPT);
    if (this.again || beats.length === 0 || document.hidden) return;
    if (this.#pace === "instant") return this.#report(game, beats);
    await this.#tell(game, Math.max(0, this.beats.length - beats.length), me);
  }

  /** All that was told since the last choice, from this beat on. */
  async review(game: GameModule, from: number, me: number | null): Promise<void> {
    if (this.busy || this.beats.length === 0) return;
    this.again = true;
    this.held = true;
    this.#skipped = false;
    await this.#tell(game, Math.max(0, Math.min(from, this.beats.length - 1)), me);
    this.again = false;
    this.held = false;
  }

  /** The table as it was right after an event; null: as it is. */
  look(event: Told | null): void {
    this.#looked = event;
    if (!this.busy) this.#present();
  }

  hold(): void {
    this.held = !this.held;
    if (!this.held) this.#go("next");
    else this.#go(null);
  }

  /** To the next beat, and no further. */
  next(): void {
    this.held = true;
    this.stage.skip();
    this.#go("next");
  }

  back(): void {
    this.held = true;
    this.stage.skip();
    this.#go("back");
  }

  /** The rest is shown at once, up to the viewer's next decision. */
  skip(): void {
    if (!this.busy) return;
    this.#skipped = true;
    this.held = false;
    this.stage.skip();
    this.#go("skip");
  }

  /** The viewer decides: nothing that was wanted for the story of the others holds any more. */
  arrive(): void {
    if (this.busy) return;
    this.#skipped = false;
    this.held = false;
  }

  async #tell(game: GameModule, first: number, me: number | null): Promise<void> {
    this.busy = true;
    for (let at = first; at >= 0 && at < this.beats.length;) {
      const beat = this.beats[at]!;
      if (!this.again) await this.#close(game, beat);
      if (this.#skipped || this.#elsewhere(game, beat, me)) {
        if (this.again) break;
        at += 1;
        continue;
      }
      this.own = !this.again && beat.seat === me && beat.events.every(({ seat }) => seat === me);
      await this.#show(game, at);
      at = await this.#wait(game, at);
    }
    this.at = -1;
    this.busy = false;
    this.#present();
  }

  /** It waits for the player in another place; who looks on, or back, is told here. */
  #elsewhere(game: GameModule, { events }: Beat, me: number | null): boolean {
    return me !== null && !this.#asked && !this.again && (game.telling.elsewhere?.(events[0]!) ?? false);
  }

  /** Who wants nothing to move, and has not asked for all at once, still reads what a round has brought. */
  async #report(game: GameModule, beats: readonly Beat[]): Promise<void> {
    if (settings.saved.pace !== null) return;
    for (const beat of beats) await this.#close(game, beat);
    this.#present();
  }

  /** Before a beat with which something new begins: the table as the round left it, until its report is read. */
  async #close(game: GameModule, { before: view, version, seat, told, events }: Beat): Promise<void> {
    const [onward] = events.flatMap((event) => game.onward?.(event, view) ?? []);
    if (onward) await this.interlude({ view, version, seat, told: told.slice(0, -events.length) }, onward);
  }

  /** Nothing is told: the table is as it is, or as it is looked at. */
  #present(): void {
    this.passing = this.#looked === null ? null : (this.#moments.get(this.#looked) ?? null);
  }

  async #show(game: GameModule, at: number): Promise<void> {
    const beat = this.beats[at]!;
    const { version, seat, told, before, after, events } = beat;
    this.at = at;
    this.seen(beat);
    if (!settings.still) {
      this.passing = { view: before, version, seat, told };
      const motions = events.flatMap((event) => game.motions(event, before));
      await this.stage.play(motions, FACTORS[this.#pace], (element) => game.within(element));
    }
    this.passing = { view: after, version, seat, told };
  }

  /** Time to look at a beat; says which one comes then. */
  async #wait(game: GameModule, at: number): Promise<number> {
    let time = Math.max(0, ...this.beats[at]!.events.map((event) => game.telling.pause(event)));
    if (settings.still) time = Math.max(time, STILL);
    if (this.own) time *= OWN;
    if (!this.held && !this.#skipped && time > 0) {
      const timer = setTimeout(() => this.#go("next"), time * FACTORS[this.#pace]);
      const command = await this.#call();
      clearTimeout(timer);
      if (command === "back") at = this.#back(at);
      else if (command === "next" || !this.held) return at + 1;
    }
    while (this.held && !this.#skipped) {
      const command = await this.#call();
      if (command === "next") return at + 1;
      if (command === "back") at = this.#back(at);
    }
    return at + 1;
  }

  /** One beat back, as it ended; nothing moves backwards. */
  #back(at: number): number {
    const to = Math.max(0, at - 1);
    const { version, seat, told, after } = this.beats[to]!;
    this.at = to;
    this.passing = { view: after, version, seat, told };
    return to;
  }

  #cut(game: GameModule, view: unknown, { version, seat, events, patches }: Happened): Beat[] {
    let now = view;
    let told: Told[] = [];
    const beats: Beat[] = [];
    const order = game.telling.arrange?.(events) ?? events.map((_, at) => at);
    for (const at of order) {
      const event = events[at]!;
      const before = now;
      now = patched(now, patches[at] ?? []);
      told = [...told, event];
      this.#remember(event, { view: now, version, seat, told });
      const last = beats.at(-1);
      const silent = game.telling.pause(event) === 0 && game.motions(event, before).length === 0;
      const opens = Boolean(game.opens?.(event)) || Boolean(game.onward?.(event, before));
      // What is watched elsewhere does not slip in with what is told here.
      const leaves = last && game.telling.elsewhere?.(event) && !game.telling.elsewhere(last.events[0]!);
      if (last && !opens && !leaves && (silent || game.telling.joins(event, last.events.at(-1)!))) {
        Object.assign(last, { events: [...last.events, event], told, after: now });
      } else beats.push({ version, seat, events: [event], told, before, after: now });
    }
    return beats;
  }

  #remember(event: Told, moment: Passing): void {
    this.#moments.set(event, moment);
    if (this.#moments.size > 2 * KEPT) this.#moments.delete(this.#moments.keys().next().value!);
  }

  #call(): Promise<Command | null> {
    return new Promise((done) => (this.#wake = done));
  }

  #go(command: Command | null): void {
    const wake = this.#wake;
    this.#wake = null;
    wake?.(command);
  }
}
