/** My tables: the secrets of the seats I hold live in this browser only. */

export interface Held {
  table: string;
  game: string;
  tokens: string[];
  /** Links for friends who have not come yet, by seat; kept so that the waiting room can show them again. */
  invitations: Record<number, string>;
  touched: number;
}

const KEY = "beringia.tables";
const MOST = 50;

export function held(): Held[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
    return Array.isArray(found) ? found.sort((a, b) => b.touched - a.touched) : [];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return held().find((entry) => entry.table === table);
}

export function hold(table: string, game: string, tokens: string[], invitations: Record<number, string> = {}): Held {
  const before = heldAt(table);
  const entry: Held = {
    table,
    game: game || (before?.game ?? ""),
    tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
    invitations: { ...before?.invitations, ...invitations },
    touched: Date.now(),
  };
  save([entry, ...held().filter((other) => other.table !== table)].slice(0, MOST));
  return entry;
}

export function forget(table: string): void {
  save(held().filter((entry) => entry.table !== table));
}

function save(entries: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(entries));
}

/** A fresh secret of 32 url-safe characters. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
