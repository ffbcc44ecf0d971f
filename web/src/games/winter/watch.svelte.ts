/** How far somebody has come in watching the nomads, and at which pace. */
import { untrack } from "svelte";
import type { Scene } from "../../lib/game";
import type { Told } from "../../lib/protocol";
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
  /** The last event that was heard, and how many steps there were then. */
  #newest: Told | undefined;
  #known = 0;
  #over = false;

  /** Something may have been told; says whether there is something new to watch. */
  hear({ story, picker, me, decision }: Scene<WinterView>, steps: readonly Step[]): boolean {
    const newest = story.at(-1);
    const opened = this.#table !== picker;
    const silent = newest === this.#newest;
    const heard = this.#newest ? story.lastIndexOf(this.#newest) : -1;
    const undone = this.#newest !== undefined && heard < 0;
    // Whoever opens a table is not kept with what was before, and what was before comes page by page, in front.
    const first = opened || silent || undone ? -1 : steps.findIndex(({ from }) => from > heard);
    if (opened || undone) this.at = Math.max(0, steps.length - 1);
    else if (silent && steps.length > this.#known) this.at = untrack(() => this.at) + steps.length - this.#known;
    // When nothing is left to decide, everybody looks at the result.
    const over = decision === null;
    if (opened || (over && !this.#over) || (!silent && first < 0)) this.open = false;
    this.#over = over;
    this.#table = picker;
    this.#newest = newest;
    this.#known = steps.length;
    if (first < 0 || me === null || over) return false;
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
