/** My tables: the secrets of the seats I hold live in this browser only. */

export interface Held {
  table: string;
  game: string;
  tokens: string[];
  /** Links for friends who have not come yet, by seat; kept so that the waiting room can show them again. */
  invitations: Record<number, string>;
  /** Tokens sent with invitations that were not answered yet: the seat may be mine already. */
  joining?: Record<string, string>;
  touched: number;
}

const KEY = "beringia.tables";

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
    ...before,
    table,
    game: game || (before?.game ?? ""),
    tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
    invitations: { ...before?.invitations, ...invitations },
    touched: Date.now(),
  };
  put(entry);
  return entry;
}

/** The token for a seat that an invitation is for: made once and kept before anybody is asked for the seat. */
export function joinWith(table: string, invitation: string): string {
  const entry = hold(table, "", []);
  const token = entry.joining?.[invitation] ?? secret();
  put({ ...entry, joining: { ...entry.joining, [invitation]: token } });
  return token;
}

/** The seat is taken with its token, or (without one) will never be. */
export function joined(table: string, invitation: string, game: string, token: string | null): void {
  const { joining, ...entry } = hold(table, game, token ? [token] : []);
  const left = Object.fromEntries(Object.entries(joining ?? {}).filter(([other]) => other !== invitation));
  if (token === null && entry.tokens.length === 0) forget(table);
  else put(Object.keys(left).length ? { ...entry, joining: left } : entry);
}

/** All secrets that may hold a seat at a table. */
export function tokensAt(table: string): string[] {
  const entry = heldAt(table);
  return [...(entry?.tokens ?? []), ...Object.values(entry?.joining ?? {})];
}

export function forget(table: string): void {
  save(held().filter((entry) => entry.table !== table));
}

function put(entry: Held): void {
  save([entry, ...held().filter((other) => other.table !== entry.table)]);
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
