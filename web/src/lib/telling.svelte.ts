/** Shows what an update tells part by part. It runs by itself, and can be held, taken step by step, or skipped. */

/** Stories of fewer parts need no buttons: they are over before a hand is there. */
const LONG = 4;

export class Telling {
  /** How many parts the story has; 0 while nothing is told. */
  count = $state(0);
  /** The part that is being shown, from 1 on. */
  at = $state(0);
  /** The story waits for the reader. */
  held = $state(false);
  #skipped = false;
  #wake: (() => void) | null = null;

  get long(): boolean {
    return this.count >= LONG;
  }

  /** Shows one part after the other, until the reader has seen enough. */
  async tell<T>(parts: readonly T[], show: (part: T) => Promise<void>): Promise<void> {
    this.#skipped = false;
    this.count = parts.length;
    for (const [i, part] of parts.entries()) {
      if (this.#skipped) break;
      this.at = i + 1;
      await show(part);
      if (this.held && !this.#skipped) await this.#call();
    }
    this.count = 0;
    this.at = 0;
    this.held = false;
  }

  /** Lets a part be looked at; over at once when the reader goes on. */
  async pause(time: number): Promise<void> {
    if (time <= 0 || this.#skipped || this.held) return;
    const timer = setTimeout(() => this.#go(), time);
    await this.#call();
    clearTimeout(timer);
  }

  hold(): void {
    this.held = !this.held;
    this.#go();
  }

  /** To the next part, and no further. */
  step(): void {
    this.held = true;
    this.#go();
  }

  skip(): void {
    if (this.count === 0) return;
    this.#skipped = true;
    this.#go();
  }

  #call(): Promise<void> {
    return new Promise((done) => (this.#wake = done));
  }

  #go(): void {
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }
}
