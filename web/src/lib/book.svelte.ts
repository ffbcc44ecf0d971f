/** A rulebook as the page has it: the book for people, and the numbered clauses behind it, fetched when they are wanted. */
import { api, Refused } from "./api";
import { open } from "./opening";
import type { Drawer } from "./pictures.svelte";
import type { Chapter, Clause, Handbook, Passage, Section } from "./protocol";

/** A chapter with the parts that belong to it. */
export interface Part {
  id: string;
  title: string;
  chapters: Chapter[];
  /** How many headings and passages come before it, and how many there are with its own. */
  from: number;
  to: number;
}

export class Book {
  readonly game: string;
  readonly language: string;
  book = $state.raw<Handbook | null>(null);
  sections = $state.raw<Section[]>([]);
  /** The game has no book, only clauses. */
  bare = $state(false);
  drawer = $state.raw<Drawer | null>(null);
  #asked: Promise<void> | null = null;
  #drawing: Promise<void> | null = null;

  constructor(game: string, language: string) {
    this.game = game;
    this.language = language;
  }

  async load(): Promise<void> {
    try {
      this.book = await api.rulebook(this.game, this.language);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "not-found") throw error;
      await this.loadClauses();
      this.bare = true;
    }
  }

  loadClauses(): Promise<void> {
    this.#asked ??= api.clauses(this.game, this.language).then((rules) => void (this.sections = rules.sections));
    return this.#asked;
  }

  /** Get ready to draw; a book without pictures is still a book. */
  draw(): Promise<void> {
    this.#drawing ??= import("./pictures.svelte")
      .then(({ drawer }) => drawer(this.game))
      .then(
        (found) => {
          open();
          this.drawer = found;
        },
        () => undefined,
      );
    return this.#drawing;
  }

  readonly parts: Part[] = $derived.by(() => {
    const found: Part[] = [];
    for (const chapter of this.book?.chapters ?? []) {
      if (chapter.level === 2)
        found.push({ id: chapter.id, title: chapter.title, chapters: [chapter], from: 0, to: 0 });
      else found.at(-1)?.chapters.push(chapter);
    }
    let before = 0;
    for (const part of found) {
      part.from = before;
      for (const { passages } of part.chapters) before += 1 + passages.length;
      part.to = before;
    }
    return found;
  });

  readonly #clauses: Map<string, { clause: Clause; section: Section }> = $derived(
    new Map(this.sections.flatMap((section) => section.clauses.map((clause) => [clause.id, { clause, section }]))),
  );

  clause(id: string): { clause: Clause; section: Section } | undefined {
    return this.#clauses.get(id);
  }

  /** Where the book speaks of each clause. */
  readonly places: Map<string, { chapter: Chapter; passage: Passage }[]> = $derived.by(() => {
    const found = new Map<string, { chapter: Chapter; passage: Passage }[]>();
    for (const chapter of this.book?.chapters ?? [])
      for (const passage of chapter.passages)
        for (const clause of passage.clauses) found.set(clause, [...(found.get(clause) ?? []), { chapter, passage }]);
    return found;
  });

  /** The part that an address lies in: of the book by a chapter or a passage. */
  partOf(target: string): number {
    return this.parts.findIndex(({ chapters }) =>
      chapters.some(({ id, passages }) => id === target || passages.some((passage) => passage.id === target)),
    );
  }
}

/** An address of the reference rather than of the book. */
export const isReference = (target: string): boolean =>
  target === "clauses" || target.startsWith("section-") || /^[A-Z]+-\d/.test(target);
