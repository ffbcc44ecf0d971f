/** What somebody wants to know more of: it is under the mouse, has the focus, or a finger is held down on it. */
import { on } from "svelte/events";

/** How long a finger has to be held down, in milliseconds. */
const HOLD = 450;

interface Teller {
  /** Selects the elements of which there is something to tell. */
  what: string;
  /** How long somebody points at one before it is told, in milliseconds. */
  delay: (at: Element) => number;
  /** Tell of one; whether there was something to tell. */
  show: (at: Element) => boolean;
  hide: () => void;
  /** It was touched, and not held down. */
  tapped?: (touched: Element) => void;
}

export class Pointing {
  readonly #teller: Teller;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger that was held down to read must not choose when it is lifted. */
  #held = false;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Follow mouse, focus and fingers, until what is returned is called. */
  listen(): () => void {
    const capture = { capture: true };
    const ends = [
      on(document, "pointerover", ({ pointerType, target }) => {
        if (pointerType === "mouse") this.#later(target);
      }),
      on(document, "focusin", ({ target }) => {
        if ((target as Element).matches(":focus-visible")) this.#later(target);
      }),
      on(document, "focusout", () => this.hide()),
      on(document, "pointerdown", (event) => this.#down(event), capture),
      on(document, "pointercancel", () => {
        if (!this.#held) this.hide();
      }),
      on(document, "pointerup", (event) => this.#up(event)),
      on(document, "click", (event) => this.#click(event), capture),
      on(document, "contextmenu", (event) => {
        if (this.#held) event.preventDefault();
      }),
      on(document, "keydown", ({ key }) => {
        if (key === "Escape") this.hide();
      }),
    ];
    return () => {
      clearTimeout(this.#timer);
      for (const end of ends) end();
    };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#teller.hide();
  }

  #later(target: EventTarget | null): void {
    clearTimeout(this.#timer);
    const at = target instanceof Element ? target.closest(this.#teller.what) : null;
    if (at) this.#timer = setTimeout(() => this.#teller.show(at), this.#teller.delay(at));
    else this.hide();
  }

  #down(event: PointerEvent): void {
    this.hide();
    this.#held = false;
    if (event.pointerType === "mouse") return;
    const at = (event.target as Element).closest(this.#teller.what);
    if (at) this.#timer = setTimeout(() => (this.#held = this.#teller.show(at)), HOLD);
  }

  #up(event: PointerEvent): void {
    if (this.#held) return;
    this.hide();
    if (event.pointerType !== "mouse") this.#teller.tapped?.(event.target as Element);
  }

  #click(event: MouseEvent): void {
    if (!this.#held) return;
    this.#held = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
