/** The coach at a table: hints for my decision, and lines tried out on a copy of the table. */
import { api, tell } from "./api";
import type { LiveTable } from "./live.svelte";
import type { HintMessage, WhatIfMessage } from "./protocol";
import { t } from "./text.svelte";

/** Worlds that can be drawn: the server knows them by number. */
const WORLDS = 1000;

export class Coach {
  hint = $state.raw<HintMessage | null>(null);
  /** Where a line that is tried out has led to; null: nothing is tried out. */
  tried = $state.raw<WhatIfMessage | null>(null);
  thinking = $state(false);
  problem = $state("");

  readonly #live: LiveTable;
  /** The lines before each of my own choices. */
  #before = $state.raw<number[][]>([]);
  /** Grows when somebody goes back to the game: an answer that comes later is not wanted any more. */
  #left = 0;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get steps(): number {
    return this.#before.length;
  }

  /** Another decision: what was said about the last one is forgotten. Who is trying something out is told. */
  forget(): void {
    const gone = this.tried !== null;
    this.hint = null;
    this.leave();
    if (gone) this.problem = t("coach-what-if-gone");
  }

  async ask(seat: number): Promise<void> {
    const { id, version, tokens } = this.#live;
    const found = await this.#wait(() => api.hint(id, { seat, version }, tokens));
    if (found?.version === this.#live.version) this.hint = found;
  }

  /** Begin to try something out, or begin anew in another world. */
  async begin(seat: number): Promise<void> {
    const world = this.tried ? (this.tried.world + 1) % WORLDS : 0;
    if (await this.#try(seat, world, [])) this.#before = [];
  }

  async choose(code: number): Promise<void> {
    const { tried } = this;
    if (!tried || this.thinking) return;
    if (await this.#try(tried.seat, tried.world, [...tried.line, code])) this.#before = [...this.#before, tried.line];
  }

  /** Take my last choice of the line back. */
  async back(): Promise<void> {
    const line = this.#before.at(-1);
    if (!line || !this.tried || this.thinking) return;
    if (await this.#try(this.tried.seat, this.tried.world, line)) this.#before = this.#before.slice(0, -1);
  }

  leave(): void {
    this.#left++;
    this.tried = null;
    this.#before = [];
    this.problem = "";
  }

  /** False: it could not be tried, and all is as it was. */
  async #try(seat: number, world: number, line: number[]): Promise<boolean> {
    const { id, version, tokens } = this.#live;
    const left = this.#left;
    const found = await this.#wait(() => api.whatIf(id, { seat, version, world, line }, tokens));
    if (left !== this.#left || found?.version !== this.#live.version) return false;
    this.tried = found;
    return true;
  }

  async #wait<T>(ask: () => Promise<T>): Promise<T | null> {
    this.thinking = true;
    this.problem = "";
    try {
      return await ask();
    } catch (error) {
      this.problem = tell(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }
}
