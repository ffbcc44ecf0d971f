/** Texts of the chosen language, from the same Fluent catalogues that Python uses. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { anotherTask } from "./opening";

export type Args = Record<string, FluentVariable>;

/** What the server calls the parts of the texts; the shell's are there before anything is shown. */
export type Part = "shell" | "learn" | "companion" | `game-${string}`;

const LANGUAGE_NAMES: Record<string, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

/** Where a part is; `early.js` asks for some of them before this program has come. */
export const textPath = (language: string, part: Part): string => `/api/text/${language}/${part}`;

/** A number that looks the same in every language: making the browser's formatter for it would be a slow page's longest task. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const plain = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000 ? new Small(value) : value;

async function read(path: string): Promise<FluentResource> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no texts at ${path}`);
  return new FluentResource(await answer.text());
}

class Texts {
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Grows with every part: what was missing before may be there now. */
  #grown = $state(0);
  /** The parts that are wanted, and those of them that are in the bundle or on their way to it. */
  readonly #parts = new Set<Part>(["shell"]);
  readonly #coming = new Map<Part, Promise<void>>();
  /** Where the texts of an older content are; empty if none is used. */
  #edition = "";
  #whole = false;
  #loads = 0;
  #loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  load(language: string): Promise<void> {
    this.#loading = this.#load(language, ++this.#loads);
    return this.#loading;
  }

  async #load(language: string, turn: number): Promise<void> {
    const parts = [...this.#parts];
    const paths = this.#whole ? [`/api/text/${language}`] : parts.map((part) => textPath(language, part));
    if (this.#edition) paths.push(this.#edition.replace("{language}", language));
    const found = await Promise.all(paths.map(read));
    if (turn !== this.#loads) return; // another language, or another content, was wanted meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of found) bundle.addResource(resource, { allowOverrides: true });
    // The page that waited for its texts is long enough a task on a slow phone.
    await anotherTask();
    if (turn !== this.#loads) return;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    this.#coming.clear();
    for (const part of parts) this.#coming.set(part, Promise.resolve());
    // What was asked for while these were on their way.
    await Promise.all([...this.#parts].map((part) => this.#come(part)));
  }

  /** The texts that a page needs besides those of the shell; they stay, also in another language. */
  async add(part: Part): Promise<void> {
    this.#parts.add(part);
    if (!this.#bundle) await this.#loading;
    if (this.#bundle) await this.#come(part);
  }

  #come(part: Part): Promise<void> {
    const bundle = this.#bundle!;
    const known = this.#coming.get(part);
    if (known || this.#whole) return known ?? Promise.resolve();
    const coming = read(textPath(this.language, part)).then(
      (resource) => {
        if (bundle !== this.#bundle) return;
        bundle.addResource(resource);
        this.#grown += 1;
      },
      (error: unknown) => {
        this.#coming.delete(part); // ask again next time
        throw error;
      },
    );
    this.#coming.set(part, coming);
    return coming;
  }

  /** Texts of cards as an older content has them, or, without a version, as they are today. */
  async useEdition(game: string, version: string): Promise<void> {
    const edition = version && `/api/games/${game}/text/{language}?version=${version}`;
    if (edition === this.#edition) return;
    this.#edition = edition;
    await this.load(this.language);
  }

  /** The language with the reader's own habits: who reads English in Dublin wants the dates of Dublin. */
  get locale(): string {
    return navigator.languages.find((locale) => locale.split("-")[0] === this.language) ?? this.language;
  }

  when(time: Date | number): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  #find(key: string): ReturnType<FluentBundle["getMessage"]> {
    const found = this.#bundle?.getMessage(key);
    // Who has found a message need not look again when others come.
    if (found === undefined) void this.#grown;
    return found;
  }

  /** The message in the reader's language; an unknown key is shown as it is, so that the gap is seen. */
  say(key: string, args: Args = {}): string {
    const message = this.#find(key);
    if (!this.#bundle || !message?.value) {
      if (this.#bundle) this.#lacking(key);
      return key;
    }
    // Errors are collected instead of thrown: a message with a missing argument still tells most of its story.
    const errors: Error[] = [];
    const known: Args = {};
    for (const name in args) known[name] = plain(args[name]!);
    return this.#bundle.formatPattern(message.value, known, errors);
  }

  /** A page has not said which part it needs: all of them, once, rather than a gap. */
  #lacking(key: string): void {
    if (this.#whole) return;
    this.#whole = true;
    console.warn(`no text ${key} yet`);
    void this.load(this.language).catch(() => (this.#whole = false));
  }

  languageName(language: string): string {
    return LANGUAGE_NAMES[language] ?? language;
  }
}

export const texts = new Texts();

export function t(key: string, args: Args = {}): string {
  return texts.say(key, args);
}
