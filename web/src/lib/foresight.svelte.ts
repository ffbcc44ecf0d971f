/** What would follow from the choices of my decision, as the engine foresees it. Asked for when the decision is shown. */
import type { LiveTable } from "./live.svelte";
import { begins, type Offer } from "./macros";
import type { Picker } from "./picker.svelte";
import type { Preview } from "./protocol";

export class Foresight {
  #live: LiveTable;
  #lines = $state.raw<Preview[]>([]);
  readonly #byChoice = $derived.by(() => {
    const found = new Map<number | null, Preview[]>();
    for (const line of this.#lines) found.set(line.choice, [...(found.get(line.choice) ?? []), line]);
    return found;
  });

  constructor(live: LiveTable) {
    this.#live = live;
  }

  async look(seat: number): Promise<void> {
    this.forget();
    const answer = await this.#live.previews(seat);
    if (answer?.version === this.#live.version) this.#lines = answer.previews;
  }

  forget(): void {
    this.#lines = [];
  }

  /** What is to be known for the whole decision. */
  get whole(): Preview[] {
    return this.#byChoice.get(null) ?? [];
  }

  of(choice: number): Preview[] {
    return this.#byChoice.get(choice) ?? [];
  }

  /** The same for what can be picked: a macro that is called like its first choice promises what that does. */
  for({ code, key, macro }: Offer): Preview[] {
    return macro && macro.steps[0]?.key !== key ? [] : this.of(begins({ code, macro }));
  }

  /** What a click on an element of the board would lead to, if that is clear. */
  at(picker: Picker, element: string): Preview[] {
    const meant = picker.meant(element).map(({ choice }) => choice);
    const first = new Set(meant.map(begins));
    return first.size === 1 ? (meant.map((choice) => this.for(choice)).find((lines) => lines.length > 0) ?? []) : [];
  }
}

/** The elements that some lines are about. */
export const pointedAt = (lines: readonly Preview[]): string[] => lines.flatMap(({ targets }) => targets);
