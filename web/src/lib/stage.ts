/** Moves of pieces, drawn over the page while an update is on its way. */
import type { Motion } from "./game";

/** How long one move takes, and how long all that wait may take together, at the usual pace. */
const MOVE = 250;
const NOTE = 700;
const MOST = 1500;

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

  /** Shows the motions one after the other, or as close together as the time allows; a factor of 2 is half as fast. */
  async play(motions: readonly Motion[], factor: number, within: (element: string) => string | null): Promise<void> {
    const seen = this.#layer ? motions.filter((motion) => this.#drawable(motion, within)) : [];
    if (seen.length === 0 || document.hidden) return;
    this.#skip = false;
    const time = MOVE * factor;
    const gap = Math.min(time * 0.8, Math.max(0, MOST * factor - time) / Math.max(seen.length - 1, 1));
    const ends: Promise<unknown>[] = [];
    for (const [number, motion] of seen.entries()) {
      if (number > 0 && gap > 0 && !this.#skip) await new Promise((go) => setTimeout(go, gap));
      ends.push(this.#show(motion, within, time));
    }
    await Promise.all(ends);
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

/** What may cut off an element: nothing is drawn beside it, and nothing flies over a decision. */
const FRAMES = ".people, .scroll, .board, .dock, .side";

/** The middle of an element on the screen; of the larger one around it, if it is not there itself. */
function find(element: string, within: (element: string) => string | null): { x: number; y: number } | null {
  for (let name: string | null = element; name !== null; name = within(name)) {
    for (const found of document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width <= 0 || box.height <= 0 || found.closest(".decide, .sheet")) continue;
      const frame = found.closest(FRAMES)?.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!frame) return { x, y };
      const into = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);
      return { x: into(x, frame.left + 8, frame.right - 8), y: into(y, frame.top + 8, frame.bottom - 8) };
    }
  }
  return null;
}
