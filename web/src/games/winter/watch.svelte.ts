/** How far somebody has come in watching the nomads, and at which pace. */
import type { Scene } from "../../lib/game";
import type { Step } from "./chapters";
import type { WinterView } from "./view";

type Pace = "steps" | "once";

const KEY = "beringia.winter.nomads";

class Watch {
  /** Shown over the table. */
  open = $state(false);
  /** The step that is being looked at. */
  at = $state(0);
  pace = $state<Pace>(localStorage.getItem(KEY) === "once" ? "once" : "steps");
  #table: unknown = null;
  #told = 0;
  #known = 0;

  /** Something may have been told; says whether there is something new to watch. */
  hear(scene: Scene<WinterView>, steps: readonly Step[]): boolean {
    const told = scene.story.length;
    // Whoever opens a table is not kept with what was before.
    const fresh = this.#table === scene.picker && steps.length > this.#known;
    const first = this.#known;
    if (this.#table !== scene.picker || (told !== this.#told && !fresh)) this.open = false;
    if (this.#table !== scene.picker || steps.length < this.#known) this.at = Math.max(0, steps.length - 1);
    this.#table = scene.picker;
    this.#told = told;
    this.#known = steps.length;
    if (!fresh || scene.me === null || scene.view.phase === "over") return false;
    this.open = true;
    this.at = this.pace === "steps" ? first : steps.length - 1;
    return true;
  }

  set(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEY, pace);
  }
}

export const watch = new Watch();
