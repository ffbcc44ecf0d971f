/**
 * My tables and my games, locked by a passphrase, so that they can be taken to another browser: AES-GCM under a key that
 * PBKDF2 makes of the passphrase. Without the passphrase nobody can read or change anything in it.
 */
import { held, save, type Held } from "./mine";
import { mergeGames, pastGames, type PastGame } from "./past";

/** What is written down in the clear: how to open it. */
interface Locked {
  beringia: "tables";
  version: 1;
  iterations: number;
  salt: string;
  iv: string;
  data: string;
}

interface Content {
  tables: Held[];
  games: PastGame[];
}

export const LEAST = 8;
const ITERATIONS = 600_000;
/** A file that asks for more work than this is not ours. */
const MOST_ITERATIONS = 5_000_000;
/** Longer links are cut by some programs. */
export const LONGEST_LINK = 1900;

/** Browsers encrypt on https pages and on the own machine only. */
export const possible = (): boolean => "subtle" in crypto;

const encode = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

function decode(text: string): Uint8Array<ArrayBuffer> {
  const found = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(found, (letter) => letter.charCodeAt(0));
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const words = new TextEncoder().encode(passphrase.normalize("NFKC"));
  const base = await crypto.subtle.importKey("raw", words, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** All that this browser keeps of tables and games, as a text to be saved. */
export async function pack(passphrase: string): Promise<string> {
  const content: Content = { tables: held(), games: pastGames() };
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, ITERATIONS);
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  const locked: Locked = {
    beringia: "tables",
    version: 1,
    iterations: ITERATIONS,
    salt: encode(salt),
    iv: encode(iv),
    data: encode(data),
  };
  return JSON.stringify(locked);
}

/** The same as part of a link. */
export function asFragment(text: string): string {
  const { iterations, salt, iv, data } = JSON.parse(text) as Locked;
  return `tables=${[iterations, salt, iv, data].join(".")}`;
}

export function fromFragment(fragment: string): string | null {
  const parts = new URLSearchParams(fragment).get("tables")?.split(".");
  if (parts?.length !== 4) return null;
  const [iterations, salt, iv, data] = parts as [string, string, string, string];
  return JSON.stringify({ beringia: "tables", version: 1, iterations: Number(iterations), salt, iv, data });
}

/** Whether a text may be what `pack` has made. */
export function isParcel(text: string): boolean {
  try {
    const found = JSON.parse(text) as Partial<Locked> | null;
    return (
      found?.beringia === "tables" &&
      found.version === 1 &&
      Number.isInteger(found.iterations) &&
      found.iterations! > 0 &&
      found.iterations! <= MOST_ITERATIONS &&
      [found.salt, found.iv, found.data].every((part) => typeof part === "string")
    );
  } catch {
    return false;
  }
}

const TABLE = /^[A-Za-z0-9_-]{1,32}$/;
const GAME = /^[a-z][a-z0-9_-]{0,31}$/;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

const like = (form: RegExp, value: unknown): value is string => typeof value === "string" && form.test(value);
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];
const only = (value: unknown, keep: (key: string, value: unknown) => boolean): Record<string, string> =>
  Object.fromEntries(entriesOf(value).filter(([key, one]) => keep(key, one))) as Record<string, string>;

/**
 * What of an entry of a parcel can be what this program has written; null if it is no table. A parcel may be anybody's,
 * and what it names becomes part of addresses: links lead to this table here, and nowhere else.
 */
function checked(found: unknown): Held | null {
  const entry = Object.fromEntries(entriesOf(found)) as Partial<Record<keyof Held, unknown>>;
  if (!like(TABLE, entry.table) || !Array.isArray(entry.tokens)) return null;
  const start = `/t/${entry.table}#invite=`;
  const leadsHere = (link: unknown): boolean =>
    typeof link === "string" && link.startsWith(start) && SECRET.test(link.slice(start.length));
  return {
    table: entry.table,
    game: like(GAME, entry.game) ? entry.game : "",
    tokens: entry.tokens.filter((token) => like(SECRET, token)),
    invitations: only(entry.invitations, (seat, link) => /^\d{1,2}$/.test(seat) && leadsHere(link)),
    ...(entry.joining ? { joining: only(entry.joining, (one, token) => SECRET.test(one) && like(SECRET, token)) } : {}),
    touched: Number.isFinite(entry.touched) ? (entry.touched as number) : 0,
    hidden: entry.hidden === true,
  };
}

/** Tables from another browser, beside those that are here: no seat is lost on either side. */
function merge(entries: readonly unknown[]): void {
  const known = new Map(held().map((entry) => [entry.table, entry]));
  for (const found of entries) {
    const entry = checked(found);
    if (entry === null) continue;
    const here = known.get(entry.table);
    known.set(entry.table, {
      ...entry,
      ...here,
      game: [here?.game, entry.game].find((name) => name) ?? "",
      tokens: [...new Set([...(here?.tokens ?? []), ...entry.tokens])],
      invitations: { ...entry.invitations, ...here?.invitations },
      ...(entry.joining || here?.joining ? { joining: { ...entry.joining, ...here?.joining } } : {}),
      touched: Math.max(entry.touched, here?.touched ?? 0),
      hidden: (here?.hidden ?? true) && (entry.hidden ?? false),
    });
  }
  save([...known.values()]);
}

/** Bring tables and games here, beside those that are here already. Says how many tables there were; throws if it cannot. */
export async function unpack(text: string, passphrase: string): Promise<number> {
  const { iterations, salt, iv, data } = JSON.parse(text) as Locked;
  const key = await keyOf(passphrase, decode(salt), iterations);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: decode(iv) }, key, decode(data));
  const content = JSON.parse(new TextDecoder().decode(plain)) as Content;
  merge(content.tables);
  const games = Array.isArray(content.games) ? content.games : [];
  mergeGames(games.filter((game: PastGame | null) => like(TABLE, game?.table) && like(GAME, game.game)));
  return content.tables.length;
}
