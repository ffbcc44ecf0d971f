/*
 * What cannot wait for the page's own programs: the first paint in the reader's colours, and what is read in his language,
 * which is asked for while those programs are still on their way. Language and theme are found as in `settings.svelte.ts`,
 * the game of a table as the server names it or as it is remembered here.
 */
(() => {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null; // without a memory, or with a spoilt one, everything begins anew
    }
  };
  const root = document.documentElement;
  const saved = stored("beringia.settings") ?? {};
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = saved.theme === "snow" || saved.theme === "fire" ? saved.theme : dark ? "fire" : "snow";
  root.dataset.theme = theme;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = saved.language ?? wanted.find((tag) => ["en", "de", "nl"].includes(tag)) ?? "en";

  const ask = (path) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: path });
    document.head.append(link);
  };
  const [page, name] = location.pathname.split("/").slice(1);
  ask(`/api/text/${language}/shell`);
  if (page === "" || page === "t") ask("/api/games");
  if (page === "rules" && name) ask(`/api/games/${name}/rulebook/${language}`);
  if (page !== "t") return;
  const game = root.dataset.game ?? stored("beringia.tables")?.find?.(({ table }) => table === name)?.game;
  if (!game) return;
  ask(`/api/text/${language}/game-${game}`);
  ask(`/api/games/${game}/content`);
})();
