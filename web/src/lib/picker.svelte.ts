/**
 * Choosing: the choices of a decision, narrowed click by click. Board, hand and panel all look at the same picker, so
 * that pointing at one lights up the others.
 */
import { merged, type Offer } from "./macros";
import type { Choice, Macro } from "./protocol";

/** What a click led to: the choice itself, a menu of several, or a smaller list. */
export type Outcome =
  { kind: "choice"; choice: Offer } | { kind: "menu"; choices: Offer[] } | { kind: "narrowed" } | { kind: "none" };

export interface PickerHost {
  choose: (choice: Offer) => void;
  /** Several choices share the element at this place. */
  menu: (element: string, choices: Offer[], at: Element) => void;
  /** An element was clicked that offers nothing now. */
  ask: (element: string, at: Element) => void;
  within: (element: string) => string | null;
  unordered: ReadonlySet<string>;
  label: (element: string) => string;
}

const NOBODY: PickerHost = {
  choose: () => undefined,
  menu: () => undefined,
  ask: () => undefined,
  within: () => null,
  unordered: new Set(),
  label: (element) => element,
};

export class Picker {
  /** All choices of the decision, one by one. */
  choices = $state.raw<Choice[]>([]);
  /** What can be chosen in one go. */
  macros = $state.raw<Macro[]>([]);
  /** The choices are made one by one. */
  stepwise = $state(false);
  /** The elements clicked so far. */
  picked = $state.raw<string[]>([]);
  /** Elements somebody points at, in the panel, the log or a menu. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The element under the pointer or the focus. */
  hovered = $state<string | null>(null);
  /** Every element answers "why not?" instead of choosing. */
  asking = $state(false);
  host: PickerHost = NOBODY;

  /** What can be picked. */
  readonly shown: Offer[] = $derived(this.stepwise ? this.choices : merged(this.choices, this.macros));

  /** What fits the clicks so far, and for each the elements still to be clicked. */
  readonly left: { choice: Offer; rest: string[] }[] = $derived(
    this.shown.flatMap((choice) => {
      const rest = this.#rest(choice, this.picked);
      return rest === null ? [] : [{ choice, rest }];
    }),
  );

  /** What may be clicked next. */
  readonly offered: ReadonlySet<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const { choice, rest } of this.left) for (const element of this.#next(choice, rest)) found.add(element);
    return found;
  });

  /** Larger elements that hold something offered: a click on an area reaches the pieces in it. */
  readonly holders: ReadonlySet<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const element of this.offered) {
      const holder = this.host.within(element);
      if (holder !== null && !this.offered.has(holder)) found.add(holder);
    }
    return found;
  });

  offer(choices: Choice[], macros: Macro[] = []): void {
    this.choices = choices;
    this.macros = macros;
    this.pointed = new Set();
    this.asking = false;
    this.#skipShared();
  }

  /** One by one, or in one go. */
  step(by: boolean): void {
    this.stepwise = by;
    this.#skipShared();
  }

  /** Steps that can be taken back before a choice is made. */
  get depth(): number {
    return this.picked.length - this.#shared().length;
  }

  back(): boolean {
    if (this.asking) {
      this.asking = false;
      return true;
    }
    if (this.depth <= 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** Everything that the next click on this element could mean. */
  meant(element: string): { choice: Offer; rest: string[] }[] {
    return this.left.filter(({ choice, rest }) => this.#next(choice, rest).includes(element));
  }

  take(element: string): Outcome {
    const meant = this.meant(element);
    if (meant.length === 0) return { kind: "none" };
    const longer = meant.filter(({ rest }) => rest.length > 1);
    const ready = meant.filter(({ rest }) => rest.length === 1).map(({ choice }) => choice);
    if (longer.length === 0) {
      return ready.length === 1 ? { kind: "choice", choice: ready[0]! } : { kind: "menu", choices: ready };
    }
    // Where macros lead on from here, what is complete is a button of the panel.
    const leads = longer.some(({ choice }) => choice.macro);
    if (ready.length > 0 && !leads) return { kind: "menu", choices: meant.map(({ choice }) => choice) };
    this.picked = [...this.picked, element];
    return { kind: "narrowed" };
  }

  click(element: string, at: Element): void {
    if (this.asking) return this.host.ask(element, at);
    if (this.picked.at(-1) === element && this.depth > 0) {
      this.back();
      return;
    }
    let outcome = this.take(element);
    if (outcome.kind === "none" && this.holders.has(element)) {
      const held = [...this.offered].filter((other) => this.host.within(other) === element);
      if (held.length === 1) outcome = this.take(held[0]!);
      else {
        const choices = held.flatMap((other) => this.meant(other)).map(({ choice }) => choice);
        return this.host.menu(element, choices, at);
      }
    }
    if (outcome.kind === "choice") this.host.choose(outcome.choice);
    else if (outcome.kind === "menu") this.host.menu(element, outcome.choices, at);
    else if (outcome.kind === "none") {
      if (this.depth > 0 && this.#startsAnew(element)) {
        this.picked = this.#shared();
        this.click(element, at);
      } else this.host.ask(element, at);
    }
  }

  point(elements: Iterable<string>): void {
    this.pointed = new Set(elements);
  }

  /**
   * Attributes that make an element of the board clickable, focusable and lit. `always`: it can be clicked at any time,
   * to ask about it. `named`: its own text says what it is, so it needs no label.
   */
  props(element: string, extra: { always?: boolean; named?: boolean } = {}): Record<string, unknown> {
    const offered = this.offered.has(element);
    const holder = this.holders.has(element);
    const picked = this.picked.includes(element);
    const live = offered || holder || picked || this.asking;
    return {
      "data-target": element,
      "data-offered": offered || undefined,
      "data-holder": holder || undefined,
      "data-picked": picked || undefined,
      "data-lit": this.pointed.has(element) || (live && this.hovered === element) || undefined,
      "data-ask": this.asking || undefined,
      role: live || extra.always ? "button" : undefined,
      tabindex: offered || picked || this.asking || extra.always ? 0 : undefined,
      "aria-label": live && !extra.named ? this.host.label(element) : undefined,
      "aria-disabled": extra.always && !live && this.choices.length > 0 ? true : undefined,
      "aria-pressed": picked || undefined,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.click(element, event.currentTarget as Element);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.click(element, event.currentTarget as Element);
      },
      onpointerenter: () => (this.hovered = element),
      onpointerleave: () => this.#leave(element),
      onfocus: () => (this.hovered = element),
      onblur: () => this.#leave(element),
    };
  }

  #leave(element: string): void {
    if (this.hovered === element) this.hovered = null;
  }

  #startsAnew(element: string): boolean {
    return this.shown.some((choice) => this.#next(choice, this.#rest(choice, this.#shared()) ?? []).includes(element));
  }

  #next(choice: Choice, rest: string[]): string[] {
    if (rest.length === 0) return [];
    return this.host.unordered.has(choice.verb) ? rest : [rest[0]!];
  }

  /** The elements still to be clicked after these; null if the choice does not begin with them. */
  #rest(choice: Choice, picked: readonly string[]): string[] | null {
    if (picked.length === 0) return choice.targets;
    // Choices without elements ("stop") stand beside the first click, even if that needs no clicking.
    if (choice.targets.length === 0) return picked.length === this.#shared().length ? [] : null;
    if (picked.length > choice.targets.length) return null;
    if (this.host.unordered.has(choice.verb)) {
      const rest = choice.targets.filter((target) => !picked.includes(target));
      return rest.length === choice.targets.length - picked.length ? rest : null;
    }
    return picked.every((element, i) => choice.targets[i] === element) ? choice.targets.slice(picked.length) : null;
  }

  /** Elements with which all choices begin need no click. */
  #shared(): string[] {
    const long = this.shown.filter(({ targets }) => targets.length > 0);
    const first = long[0]?.targets;
    if (!first || long.length < 2) return [];
    const shared: string[] = [];
    for (const [i, element] of first.entries()) {
      if (
        !long.every(
          ({ targets, verb }) => targets.length > i + 1 && targets[i] === element && !this.host.unordered.has(verb),
        )
      )
        break;
      shared.push(element);
    }
    return shared;
  }

  #skipShared(): void {
    this.picked = this.#shared();
  }
}
