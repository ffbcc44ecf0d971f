/** What this browser remembers of tutorials: chapters that are finished, and where somebody has stopped. */

interface Place {
  chapter: string;
  step: number;
  /** The choices since the last prepared position. */
  made: number[];
}

export interface Progress {
  done: string[];
  at: Place | null;
}

const KEY = "beringia.learn";
/** Tables of first games, at which the coach speaks in every turn. */
const GUIDED = "beringia.guided";

function load<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none; // a damaged entry is as good as none
  }
}

class Learning {
  #all = $state.raw(load<Record<string, Progress>>(KEY, {}));

  of(name: string): Progress {
    return this.#all[name] ?? { done: [], at: null };
  }

  remember(name: string, at: Place): void {
    this.#put(name, { ...this.of(name), at });
  }

  finish(name: string, chapter: string): void {
    const { done } = this.of(name);
    this.#put(name, { done: [...new Set([...done, chapter])], at: null });
  }

  guided(table: string): boolean {
    return load<string[]>(GUIDED, []).includes(table);
  }

  guide(table: string): void {
    localStorage.setItem(GUIDED, JSON.stringify([...load<string[]>(GUIDED, []), table]));
  }

  #put(name: string, progress: Progress): void {
    this.#all = { ...this.#all, [name]: progress };
    localStorage.setItem(KEY, JSON.stringify(this.#all));
  }
}

export const learning = new Learning();
