/** What this browser remembers about its user: language, look, pace, sound, names, and the tips already read. */

export type Theme = "auto" | "snow" | "fire";
export type Colours = "cave" | "clear";
export type Motion = "auto" | "reduced";
export type Pace = "calm" | "normal" | "fast" | "instant";

interface Saved {
  language: string;
  theme: Theme;
  colours: Colours;
  motion: Motion;
  /** Null: the usual one, or none where nothing shall move by itself. */
  pace: Pace | null;
  sound: boolean;
  /** Tell me of my turn by notifications, and by pushes when no page is open. */
  notify: boolean;
  name: string;
  tips: boolean;
  /** Tips that have been read, `<game>/<kind of decision>`, and games whose tips were sent away. */
  tipsRead: string[];
}

const KEY = "beringia.settings";

const LANGUAGES = ["en", "de", "nl"];

function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

function load(): Saved {
  const fresh: Saved = {
    language: preferred(),
    theme: "auto",
    colours: "cave",
    motion: "auto",
    pace: null,
    sound: false,
    notify: false,
    name: "",
    tips: true,
    tipsRead: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return fresh; // a damaged entry is as good as none
  }
}

const darkScreen = matchMedia("(prefers-color-scheme: dark)");
const calmScreen = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  saved = $state<Saved>(load());
  #dark = $state(darkScreen.matches);
  #calm = $state(calmScreen.matches);

  constructor() {
    darkScreen.addEventListener("change", () => (this.#dark = darkScreen.matches));
    calmScreen.addEventListener("change", () => (this.#calm = calmScreen.matches));
  }

  get theme(): "snow" | "fire" {
    if (this.saved.theme !== "auto") return this.saved.theme;
    return this.#dark ? "fire" : "snow";
  }

  /** Pieces jump instead of travelling. */
  get still(): boolean {
    return this.saved.motion === "reduced" || this.#calm;
  }

  /** How fast the turns of others are told. */
  get pace(): Pace {
    return this.saved.pace ?? (this.still ? "instant" : "normal");
  }

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.saved[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.saved));
  }
}

export const settings = new Settings();
