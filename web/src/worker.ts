/**
 * The service worker: opens the pages without a network, and shows what is pushed.
 *
 * Pages come from the network whenever there is one, so nobody is ever shown those of an older version. All files of a
 * build are kept together under its name; those of another build are thrown away. Of the server's answers only those
 * are kept that are the same for everybody: games, texts and rules. Nothing about a table is.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Clicked) => void): void;
}

/** What the server pushes: ready to be shown. */
interface Message {
  title: string;
  body: string;
  table: string;
}

/** The build tells them: its name, and the addresses of its files. */
declare const __BUILD__: string;
declare const __SHELL__: string[];

const worker = self as unknown as Scope;
const SHELL = `beringia-shell-${__BUILD__}`;
const DATA = "beringia-data";
const FILES = new Set<string>(__SHELL__);
/** So many answers are kept; the oldest goes first. */
const MOST_DATA = 60;
/** Answers that are the same for everybody, and change only with the version of the server. */
const PUBLIC = /^\/api\/(games|text|learn)(\/|$)/;
/** What a proxy says for a server that is not there. */
const AWAY = [502, 503, 504];

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (FILES.has(url.pathname)) event.respondWith(file(request, url.pathname));
  else if (PUBLIC.test(url.pathname) && !request.headers.has("authorization")) event.respondWith(data(request));
});

worker.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() as Message | undefined));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(visit(`/t/${table}`));
});

/** All files of this build, or none: a page must never lack one of its own. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll([...FILES].map((name) => new Request(name, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("beringia-shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
    return (await caches.match("/", { cacheName: SHELL })) ?? answer;
  } catch (error) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

/** Files with a hash in their name never change; the few others come from the network if it can be reached. */
async function file(request: Request, name: string): Promise<Response> {
  if (name.startsWith("/assets/")) return (await caches.match(name, { cacheName: SHELL })) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(name, { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

async function data(request: Request): Promise<Response> {
  const cache = await caches.open(DATA);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.delete(request); // the newest is the last
      await cache.put(request, answer.clone());
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_DATA)).map((each) => cache.delete(each)));
    }
    if (!AWAY.includes(answer.status)) return answer;
    return (await cache.match(request)) ?? answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Who looks at the table already need not be told. */
async function show(message: Message | undefined): Promise<void> {
  if (!message) return;
  const path = `/t/${message.table}`;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible" && new URL(tab.url).pathname === path)) return;
  await worker.registration.showNotification(message.title, {
    body: message.body,
    tag: path,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: { table: message.table },
  });
}

async function visit(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
