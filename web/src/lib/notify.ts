/**
 * "Your turn" outside the page: notifications by this page while it is hidden, and by Web Push when it is closed. Off
 * until somebody asks for it.
 */
import { api } from "./api";
import { held, heldAt } from "./mine";
import { hasWorker } from "./network.svelte";
import type { PushRequest } from "./protocol";
import { settings } from "./settings.svelte";

/** What stands in the way, if anything does: no such thing here, or the user has forbidden it. */
export type Hindrance = "insecure" | "unknown" | "denied" | null;

export function hindrance(): Hindrance {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis) || !hasWorker()) return "unknown";
  return Notification.permission === "denied" ? "denied" : null;
}

const canPush = (): boolean => "PushManager" in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const same = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

/** The subscription of this browser; a new one if there is none, or one with the key of another server. */
async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytes((await api.pushKey()).key);
  const found = await pushManager.getSubscription();
  if (found && same(found.options.applicationServerKey, key)) return found;
  await found?.unsubscribe();
  // Some browsers have no service to push with: then an open page is all there is.
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

function asked(found: PushSubscription): PushRequest | null {
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"], language: settings.saved.language };
}

/** Ask for permission; says whether it was given. */
export async function switchOn(): Promise<boolean> {
  if (hindrance() !== null) return false;
  const given = (await Notification.requestPermission()) === "granted";
  settings.set("notify", given);
  // Tables that are going on are told of, too, without being opened first.
  if (given) void Promise.all(held().map(({ table }) => tellOf(table))).catch(() => undefined);
  return given;
}

export async function switchOff(): Promise<void> {
  settings.set("notify", false);
  if (!canPush() || !hasWorker()) return;
  const registered = await navigator.serviceWorker.getRegistration();
  const found = await registered?.pushManager.getSubscription();
  if (!found) return;
  const { endpoint } = found;
  await found.unsubscribe();
  for (const { table, tokens } of held())
    if (tokens.length) await api.stopPush(table, { endpoint }, tokens).catch(() => undefined);
}

/** Let the server tell this browser of the turns of my seats at a table. */
export async function tellOf(table: string): Promise<void> {
  const tokens = heldAt(table)?.tokens ?? [];
  if (!settings.saved.notify || hindrance() !== null || Notification.permission !== "granted" || !tokens.length) return;
  const found = await subscription();
  const body = found && asked(found);
  if (body) await api.push(table, body, tokens);
}

/** While the page is open and nobody looks at it. A push of the same turn takes its place: both have the same tag. */
export async function notifyTurn(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !settings.saved.notify || hindrance() !== null || Notification.permission !== "granted")
    return;
  const registered = await navigator.serviceWorker.getRegistration();
  await registered?.showNotification(title, {
    body,
    tag: `/t/${table}`,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: { table },
  });
}
