/** The coach at a table: hints for my decision, and lines tried out on a copy of the table. */
import { api, tell } from "./api";
import type { LiveTable } from "./live.svelte";
import type { HintMessage, WhatIfMessage } from "./protocol";

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
  #before: number[][] = [];

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get steps(): number {
    return this.#before.length;
  }

  /** Another decision: what was said about the last one is forgotten. */
  forget(): void {
    this.hint = null;
    this.tried = null;
    this.problem = "";
    this.#before = [];
  }

  async ask(seat: number): Promise<void> {
    const { id, version, tokens } = this.#live;
    const found = await this.#wait(() => api.hint(id, { seat, version }, tokens));
    if (found?.version === this.#live.version) this.hint = found;
  }

  /** Begin to try something out, or begin anew in another world. */
  async begin(seat: number): Promise<void> {
    const world = this.tried ? (this.tried.world + 1) % WORLDS : 0;
    this.#before = [];
    await this.#try(seat, world, []);
  }

  async choose(code: number): Promise<void> {
    const { tried } = this;
    if (!tried || this.thinking) return;
    this.#before.push(tried.line);
    await this.#try(tried.seat, tried.world, [...tried.line, code]);
  }

  /** Take my last choice of the line back. */
  async back(): Promise<void> {
    const line = this.#before.pop();
    if (line && this.tried) await this.#try(this.tried.seat, this.tried.world, line);
  }

  leave(): void {
    this.tried = null;
    this.#before = [];
    this.problem = "";
  }

  async #try(seat: number, world: number, line: number[]): Promise<void> {
    const { id, version, tokens } = this.#live;
    const found = await this.#wait(() => api.whatIf(id, { seat, version, world, line }, tokens));
    if (found?.version === this.#live.version) this.tried = found;
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
