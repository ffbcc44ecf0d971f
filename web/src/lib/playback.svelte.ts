/** Shows what happened event by event: what moves, then the table as it was at that moment. */
import type { GameModule } from "./game";
import { patched } from "./patch";
import type { Patch, Told } from "./protocol";
import { Stage } from "./stage";
import { Telling } from "./telling.svelte";

interface Moment {
  event: Told;
  /** How the table looked before and after it. */
  before: unknown;
  after: unknown;
}

export class Playback {
  readonly stage = new Stage();
  readonly telling = new Telling();
  /** While something is shown: how far it has come. */
  passing = $state.raw<{ view: unknown; events: Told[] } | null>(null);
  busy = false;

  /** `view` is the table before the first event; `waiting` is how much more there is to be shown. */
  async play(game: GameModule, view: unknown, events: Told[], patches: Patch[], waiting: number): Promise<void> {
    this.busy = true;
    let now = view;
    const moments = events.map((event, i): Moment => {
      const before = now;
      now = patched(now, patches[i] ?? []);
      return { event, before, after: now };
    });
    if (game.telling) await this.#tell(game, game.telling, moments, waiting);
    else {
      const parts = moments.map(({ event, before, after }) => ({
        motions: game.motions(event, before),
        done: () => (this.passing = { view: after, events: [] }),
      }));
      await this.stage.play(parts, waiting, (element) => game.within(element));
    }
    this.passing = null;
    this.busy = false;
  }

  /** Whatever is shown comes to its end at once. */
  skip(): void {
    this.telling.skip();
    this.stage.skip();
  }

  /** Part by part: what moves, then how the table looks, then time to look at it. */
  async #tell(
    game: GameModule,
    { pause, joins }: NonNullable<GameModule["telling"]>,
    moments: Moment[],
    waiting: number,
  ): Promise<void> {
    const parts: Moment[][] = [];
    for (const moment of moments) {
      const last = parts.at(-1);
      const silent = pause(moment.event) === 0 && game.motions(moment.event, moment.before).length === 0;
      if (last && (silent || joins(moment.event, last.at(-1)!.event))) last.push(moment);
      else parts.push([moment]);
    }
    let told: Told[] = [];
    await this.telling.tell(parts, async (part) => {
      const { before } = part[0]!;
      told = [...told, ...part.map(({ event }) => event)];
      this.passing = { view: before, events: told };
      const motions = part.flatMap(({ event }) => game.motions(event, before));
      await this.stage.play([{ motions, done: () => undefined }], waiting, (element) => game.within(element));
      this.passing = { view: part.at(-1)!.after, events: told };
      await this.telling.pause(Math.max(...part.map(({ event }) => pause(event))) / (waiting + 1));
    });
  }
}
