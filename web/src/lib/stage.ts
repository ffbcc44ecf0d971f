/** Moves of pieces, drawn over the page while an update is on its way. */
import type { Motion } from "./game";

/** How long one move takes, and how long all that wait may take together. */
const MOVE = 250;
const NOTE = 700;
const MOST = 1500;

/** What is seen together, and what is to be done when it has been seen. */
export interface Part {
  motions: readonly Motion[];
  done: () => void;
}

export class Stage {
  #layer: HTMLElement | null = null;
  #running = new Set<Animation>();
  #skip = false;

  attach(layer: HTMLElement): () => void {
    this.#layer = layer;
    const skip = (): void => this.skip();
    addEventListener("pointerdown", skip, { capture: true });
    return () => {
      removeEventListener("pointerdown", skip, { capture: true });
      this.#layer = null;
    };
  }

  /** Everything that still moves arrives at once. */
  skip(): void {
    if (this.#running.size === 0) return;
    this.#skip = true;
    for (const animation of this.#running) animation.finish();
  }

  /** Shows the motions one after the other, or as close together as the time allows. */
  async play(parts: readonly Part[], waiting: number, within: (element: string) => string | null): Promise<void> {
    const all = parts.flatMap(({ motions }) => motions);
    const count = this.#layer ? all.filter((motion) => this.#drawable(motion, within)).length : 0;
    if (count === 0 || document.hidden) return;
    this.#skip = false;
    const budget = MOST / (waiting + 1);
    const gap = Math.min(MOVE * 0.8, Math.max(0, budget - MOVE) / Math.max(count - 1, 1));
    let end: Promise<unknown> = Promise.resolve();
    let first = true;
    for (const { motions, done } of parts) {
      const ends = [end];
      for (const motion of motions.filter((one) => this.#drawable(one, within))) {
        if (!first && gap > 0 && !this.#skip) await new Promise((go) => setTimeout(go, gap));
        first = false;
        ends.push(this.#show(motion, within, Math.min(MOVE, budget)));
      }
      end = Promise.all(ends).then(done);
    }
    await end;
  }

  #drawable(motion: Motion, within: (element: string) => string | null): boolean {
    if (motion.kind === "note") return find(motion.at, within) !== null;
    return find(motion.from, within) !== null && find(motion.to, within) !== null;
  }

  async #show(motion: Motion, within: (element: string) => string | null, time: number): Promise<void> {
    const layer = this.#layer;
    const from = find(motion.kind === "fly" ? motion.from : motion.at, within);
    if (!layer || !from) return;
    if (motion.kind === "note") {
      const note = document.createElement("span");
      note.className = `stage-note ${motion.tone}`;
      if (motion.piece) note.append(picture(motion.piece));
      note.append(motion.text);
      note.style.left = `${from.x}px`;
      note.style.top = `${from.y}px`;
      layer.append(note);
      const rise = note.animate(
        [
          { transform: "translate(-50%, -30%) scale(.6)", opacity: 0 },
          { transform: "translate(-50%, -60%) scale(1.15)", opacity: 1, offset: 0.25 },
          { transform: "translate(-50%, -80%) scale(1)", opacity: 1, offset: 0.75 },
          { transform: "translate(-50%, -120%) scale(1)", opacity: 0 },
        ],
        { duration: NOTE, easing: "ease-out" },
      );
      // Notes fade by themselves; nothing waits for them longer than for a move.
      void this.#run(rise).then(() => note.remove());
      return new Promise((done) => setTimeout(done, this.#skip ? 0 : time));
    }
    const to = find(motion.to, within);
    if (!to) return;
    const piece = document.createElement("span");
    piece.className = `stage-piece seat-${motion.colour ?? "none"}`;
    piece.append(picture(motion.piece));
    layer.append(piece);
    const start = `translate(${from.x}px, ${from.y}px) translate(-50%, -50%)`;
    const end = `translate(${to.x}px, ${to.y}px) translate(-50%, -50%)`;
    await this.#run(
      piece.animate([{ transform: start }, { transform: `${end} scale(1.1)`, offset: 0.9 }, { transform: end }], {
        duration: time,
        easing: "cubic-bezier(.3,.1,.3,1)",
      }),
    );
    piece.remove();
  }

  async #run(animation: Animation): Promise<void> {
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

function picture(symbol: string): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/** The middle of an element on the screen; of the larger one around it, if it is not there itself. */
function find(element: string, within: (element: string) => string | null): { x: number; y: number } | null {
  for (let name: string | null = element; name !== null; name = within(name)) {
    for (const found of document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }
  return null;
}
