/**
 * What this browser keeps for the time without a network: my tables as they were last seen, with my own cards. It stays
 * in the browser, like the secrets of my seats, and no service worker hands it to anybody.
 */
import { held } from "./mine";
import type { Summary } from "./protocol";

const CACHE = "beringia-kept";
const TABLES = "/kept/tables";
/** So many tables can be looked at without a network: those seen last. */
const MOST = 20;

export interface KeptTables {
  at: number;
  tables: Summary[];
}

/** Browsers have it on secure pages only; elsewhere no page opens without a network anyway. */
const usable = (): boolean => "caches" in globalThis;

async function put(address: string, value: unknown): Promise<void> {
  const cache = await caches.open(CACHE);
  const body = JSON.stringify(value);
  await cache.delete(address); // the newest is the last
  await cache.put(address, new Response(body, { headers: { "Content-Type": "application/json" } }));
  const scenes = (await cache.keys()).filter(({ url }) => !url.endsWith(TABLES));
  await Promise.all(scenes.slice(0, Math.max(0, scenes.length - MOST)).map((old) => cache.delete(old)));
}

async function get<T>(address: string): Promise<T | null> {
  if (!usable()) return null;
  const found = await (await caches.open(CACHE)).match(address).catch(() => undefined);
  return found ? ((await found.json()) as T) : null;
}

export function keepTables(tables: Summary[]): void {
  // Whatever the browser refuses to keep is missed only when there is no network.
  if (usable()) put(TABLES, { at: Date.now(), tables } satisfies KeptTables).catch(() => undefined);
}

/** The tables as they were last seen, of those that are still mine. */
export async function keptTables(): Promise<KeptTables | null> {
  const found = await get<KeptTables>(TABLES);
  if (!found) return null;
  const mine = new Set(held().map(({ table }) => table));
  return { ...found, tables: found.tables.filter(({ table }) => mine.has(table)) };
}

export function keepScene(table: string, scene: unknown): void {
  if (usable()) put(`/kept/table/${table}`, scene).catch(() => undefined);
}

export const keptScene = <T>(table: string): Promise<T | null> => get<T>(`/kept/table/${table}`);

// -- what was chosen while nobody could be told

const pendingKey = (table: string): string => `beringia.pending.${table}`;

/** A choice that was made and not answered yet: it is sent again, even by another page. */
export function keepPending(table: string, message: Record<string, unknown> | null): void {
  if (message === null) localStorage.removeItem(pendingKey(table));
  else localStorage.setItem(pendingKey(table), JSON.stringify(message));
}

export function keptPending(table: string): Record<string, unknown> | null {
  try {
    return JSON.parse(localStorage.getItem(pendingKey(table)) ?? "null") as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
