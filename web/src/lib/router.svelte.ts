/** Addresses of the pages. Links are plain links; this takes over their clicks. */

export type Page =
  | { name: "start" }
  | { name: "table"; id: string }
  | { name: "screen"; id: string }
  | { name: "replay"; id: string }
  | { name: "analysis"; id: string }
  | { name: "rules"; game: string }
  | { name: "companion"; game: string }
  | { name: "learn" }
  | { name: "lesson"; lesson: string }
  | { name: "settings" }
  | { name: "lobby" }
  | { name: "history" }
  | { name: "take" }
  | { name: "missing" };

function parse(path: string): Page {
  const [head, rest, more] = path.replace(/\/+$/, "").split("/").slice(1);
  if (head === undefined) return { name: "start" };
  if (head === "t" && rest && more === "screen") return { name: "screen", id: rest };
  if (more === undefined) {
    if (head === "t" && rest) return { name: "table", id: rest };
    if (head === "replay" && rest) return { name: "replay", id: rest };
    if (head === "analysis" && rest) return { name: "analysis", id: rest };
    if (head === "rules" && rest) return { name: "rules", game: rest };
    if (head === "companion" && rest) return { name: "companion", game: rest };
    if (head === "learn") return rest ? { name: "lesson", lesson: rest } : { name: "learn" };
    if (head === "settings" && rest === undefined) return { name: "settings" };
    if (head === "lobby" && rest === undefined) return { name: "lobby" };
    if (head === "history" && rest === undefined) return { name: "history" };
    if (head === "take" && rest === undefined) return { name: "take" };
  }
  return { name: "missing" };
}

class Router {
  page = $state.raw<Page>(parse(location.pathname));
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href?.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download"))
        return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(href);
    });
  }

  go(href: string): void {
    history.pushState(null, "", href);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Change the address without a new entry in the browser's history. */
  replace(href: string): void {
    history.replaceState(null, "", href);
    this.#read();
  }

  #read(): void {
    const page = parse(location.pathname);
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const router = new Router();
