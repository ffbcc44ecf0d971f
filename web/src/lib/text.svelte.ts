/** Texts of the chosen language, from the same Fluent catalogues that Python uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const LANGUAGE_NAMES: Record<string, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

class Texts {
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Where the texts of an older content are; empty if none is used. */
  #edition = "";

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const paths = [`/api/text/${language}`];
    if (this.#edition) paths.push(this.#edition.replace("{language}", language));
    for (const path of paths) {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`no texts for ${language}`);
      bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The message in the reader's language; an unknown key is shown as it is, so that the gap is seen. */
  say(key: string, args: Args = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle || !message?.value) return key;
    // Errors are collected instead of thrown: a message with a missing argument still tells most of its story.
    const errors: Error[] = [];
    return this.#bundle.formatPattern(message.value, args, errors);
  }

  languageName(language: string): string {
    return LANGUAGE_NAMES[language] ?? language;
  }
}

export const texts = new Texts();

export function t(key: string, args: Args = {}): string {
  return texts.say(key, args);
}
