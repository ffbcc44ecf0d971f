/*
 * What cannot wait for the page's own programs: the first paint in the reader's colours, and the texts, which are asked for
 * while those programs are still on their way. Language and theme are found as in `settings.svelte.ts`.
 */
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("beringia.settings")) ?? {};
  } catch {
    // Without a memory, or with a spoilt one, the settings begin anew.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = saved.theme === "snow" || saved.theme === "fire" ? saved.theme : dark ? "fire" : "snow";
  document.documentElement.dataset.theme = theme;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = saved.language ?? wanted.find((tag) => ["en", "de", "nl"].includes(tag)) ?? "en";
  const texts = document.createElement("link");
  Object.assign(texts, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/api/text/${language}` });
  document.head.append(texts);
})();
