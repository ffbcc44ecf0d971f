/** What this browser remembers about its user: language, look, sound, names, and the tips already read. */

export type Theme = "auto" | "snow" | "fire";
export type Colours = "cave" | "clear";
export type Motion = "auto" | "reduced";

interface Saved {
  language: string;
  theme: Theme;
  colours: Colours;
  motion: Motion;
  sound: boolean;
  name: string;
  tips: boolean;
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
    sound: false,
    name: "",
    tips: true,
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

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.saved[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.saved));
  }
}

export const settings = new Settings();
