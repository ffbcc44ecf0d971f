/** What is said at a table: heard, counted, muted. */
import type { LiveTable } from "./live.svelte";
import { secret } from "./mine";
import type { Line, Problem, Reaction, Room } from "./protocol";

export const REACTIONS: readonly Reaction[] = [
  "hello",
  "thanks",
  "well_played",
  "wow",
  "laugh",
  "oops",
  "thinking",
  "hurry",
  "sorry",
  "bye",
];

const MUTED = "beringia.muted";
const GUEST = "beringia.guest";
/** Tables whose muted people are remembered. */
const MOST = 50;

/** Who said something, as far as one can be told from another. */
export const speaker = ({ seat, guest }: Line): string => (seat === null ? `guest:${guest}` : `seat:${seat}`);

type Muted = Record<string, string[]>;

function allMuted(): Muted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MUTED) ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Muted) : {};
  } catch {
    return {};
  }
}

/** Tells this spectator from others at a table; nobody but the server ever sees it. */
function guest(): string {
  let found = localStorage.getItem(GUEST);
  if (!found) localStorage.setItem(GUEST, (found = secret()));
  return found;
}

export class Talk {
  lines = $state.raw<Line[]>([]);
  room = $state<Room>("players");
  rooms = $state.raw<Room[]>([]);
  unread = $state(0);
  /** The last line of somebody else while nobody looks: for those who listen instead. */
  heard = $state.raw<Line | null>(null);
  muted = $state.raw<string[]>([]);
  readonly #live: LiveTable;
  #open = false;

  constructor(live: LiveTable) {
    this.#live = live;
    this.muted = allMuted()[live.id] ?? [];
    live.said = (line) => this.#hear(line);
    live.greeted = () => void this.#listen();
    if (live.connected) void this.#listen();
  }

  /** What is shown: nothing of those who are muted. */
  get shown(): Line[] {
    return this.lines.filter((line) => !this.muted.includes(speaker(line)));
  }

  /** The panel is open: all is read. */
  set open(open: boolean) {
    this.#open = open;
    if (open) this.unread = 0;
  }

  async say(seat: number | null, said: { text: string } | { reaction: Reaction }, name = ""): Promise<Problem | null> {
    const who = seat === null ? { guest: guest(), name } : { seat };
    const answer = await this.#live.request({ type: "say", ...who, ...said });
    return answer.type === "refused" ? answer : null;
  }

  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((other) => other !== who);
    const { [this.#live.id]: _, ...others } = allMuted();
    const kept = Object.entries(others).slice(-MOST + 1);
    const mine: [string, string[]][] = this.muted.length ? [[this.#live.id, this.muted]] : [];
    localStorage.setItem(MUTED, JSON.stringify(Object.fromEntries([...kept, ...mine])));
  }

  async #listen(): Promise<void> {
    const answer = await this.#live.request({ type: "talk" });
    if (answer.type !== "talk") return;
    this.room = answer.room;
    this.rooms = answer.rooms;
    const before = this.lines;
    this.lines = answer.lines.toSorted((a, b) => a.at.localeCompare(b.at));
    const known = new Set(before.map((line) => `${line.room} ${line.number}`));
    const fresh = this.shown.filter((line) => !known.has(`${line.room} ${line.number}`));
    if (before.length && !this.#open) this.unread += fresh.filter((line) => !this.#mine(line)).length;
  }

  #hear(line: Line): void {
    if (this.lines.some(({ room, number }) => room === line.room && number === line.number)) return;
    this.lines = [...this.lines, line];
    if (this.#mine(line) || this.muted.includes(speaker(line))) return;
    if (this.#open) return;
    this.unread++;
    this.heard = line;
  }

  #mine({ seat }: Line): boolean {
    return seat !== null && this.#live.viewers.includes(String(seat));
  }
}
