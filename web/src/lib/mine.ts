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
  /** Taken off the list. The seat is kept: it may be wanted back. */
  hidden?: boolean;
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
    hidden: false,
  };
  put(entry);
  return entry;
}

/** The invitations that are out now, all of them: those before may be void, or for other seats. */
export function invite(table: string, invitations: Record<number, string>): void {
  put({ ...hold(table, "", []), invitations });
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

/** Off the list of tables, or back on it. */
export function hide(table: string, hidden: boolean): void {
  save(held().map((entry) => (entry.table === table ? { ...entry, hidden } : entry)));
}

function forget(table: string): void {
  save(held().filter((entry) => entry.table !== table));
}

function put(entry: Held): void {
  save([entry, ...held().filter((other) => other.table !== entry.table)]);
}

export function save(entries: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(entries));
}

/** A fresh secret of 32 url-safe characters. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The board of this table is on a big screen in the room: this browser shows what I hold. */
const HANDS = "beringia.hands";

const hands = (): string[] => JSON.parse(localStorage.getItem(HANDS) ?? "[]") as string[];

export function keepHand(table: string): void {
  localStorage.setItem(HANDS, JSON.stringify([table, ...hands().filter((other) => other !== table)].slice(0, 50)));
}

export const isHand = (table: string): boolean => hands().includes(table);
