/** Texts of the chosen language, from the same Fluent catalogues that Python uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const LANGUAGE_NAMES: Record<string, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

class Texts {
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: string): Promise<void> {
    const answer = await fetch(`/api/text/${language}`);
    if (!answer.ok) throw new Error(`no texts for ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
