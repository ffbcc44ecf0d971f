/** Whether there is a network, and the service worker that makes do without one. */
import { held } from "./mine";
import { textPath } from "./text.svelte";

class Network {
  /** The browser knows of no network, or the server did not answer last. */
  lost = $state(!navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.lost = false));
    addEventListener("offline", () => (this.lost = true));
  }
}

export const network = new Network();

/** Service workers are for secure pages: https, and this machine itself. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

/** Keeps the pages for the time without a network. When the page has what it needs, not before. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !hasWorker()) return;
  const begin = (): void => {
    navigator.serviceWorker
      .register("/worker.js", { updateViaCache: "none" })
      .then(() => navigator.serviceWorker.ready)
      .then(warm)
      .catch(() => undefined); // the game goes on without it
  };
  if (document.readyState === "complete") setTimeout(begin);
  else addEventListener("load", () => setTimeout(begin));
}

/** What was fetched before the worker came, and what my tables need: asked for again, so that it is kept. */
async function warm(): Promise<void> {
  const key = "beringia.warmed";
  const language = document.documentElement.lang;
  const games = [...new Set(held().map(({ game }) => game))].filter(Boolean);
  const wanted = [textPath(language, "shell"), "/api/games"];
  for (const game of games)
    wanted.push(
      textPath(language, `game-${game}`),
      `/api/games/${game}/content`,
      `/api/games/${game}/rulebook/${language}`,
    );
  const done = sessionStorage.getItem(key);
  if (done === wanted.join()) return;
  if (!navigator.serviceWorker.controller)
    await new Promise((heard) => {
      navigator.serviceWorker.addEventListener("controllerchange", heard, { once: true });
    });
  for (const address of wanted) await fetch(address).catch(() => undefined);
  sessionStorage.setItem(key, wanted.join());
}
