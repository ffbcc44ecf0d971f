import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

// The server of the package serves what is built here; `npm run dev` passes its addresses on to a running one.
const server = process.env["BERINGIA_SERVER"] ?? "http://127.0.0.1:8000";
const outDir = "../src/beringia/server/static";

/**
 * The service worker is a file of its own with a name that never changes. It knows the names of all other files and a
 * hash of their contents: so it differs, and is fetched anew, whenever anything of a build does.
 */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !["worker.js", "built-from", "hints.json"].includes(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const build = createHash("sha256");
      for (const file of files) build.update(file).update(readFileSync(file));
      const names = files.map((file) => file.slice(outDir.length + 1).replaceAll("\\", "/"));
      const shell = names.map((name) => (name === "index.html" ? "/" : `/${name}`));
      const worker = join(outDir, "worker.js");
      if (!existsSync(worker)) return; // nothing was built, and the reason is told already
      const code = readFileSync(worker, "utf-8");
      const made = code
        .replace("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 16)))
        .replace("__SHELL__", JSON.stringify(shell));
      if (made.includes("__BUILD__") || made.includes("__SHELL__") || made.length === code.length)
        throw new Error("the service worker was not told its files");
      writeFileSync(worker, made);
    },
  };
}

/** The files that a program or a page needs besides those that are named in `known`. */
function needs(bundle: Rolldown.OutputBundle, name: string, known: ReadonlySet<string> = new Set()): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || known.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const other of chunk.imports) visit(other);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) found.add(style);
  };
  visit(name);
  return [...found];
}

/**
 * What the server tells a browser to fetch together with the page, so that nothing is asked for only when something else
 * has come: `pages` by the first word of their addresses, `games` by their keys.
 */
function hints(): Plugin {
  const pages: Record<string, string[]> = {
    Start: [""],
    Table: ["t"],
    Replay: ["replay"],
    Analysis: ["analysis"],
    Rules: ["rules"],
    Companion: ["companion"],
    Settings: ["settings"],
    Lobby: ["lobby"],
    History: ["history"],
    Take: ["take"],
  };
  return {
    name: "hints",
    apply: "build",
    /** A program that does nothing but call another one is one file too many. */
    transformIndexHtml: {
      order: "post",
      handler(html, { chunk }) {
        const called = /^import\s*"\.\/([^"]+)";?\s*$/.exec(chunk?.code ?? "")?.[1];
        if (!chunk || !called) throw new Error("the page's program is more than the shell");
        return html
          .replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${called}[^>]*>`), "")
          .replace(`/${chunk.fileName}`, `/assets/${called}`);
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shell = chunks.find(({ isEntry, name }) => isEntry && name === "index");
      if (!shell) throw new Error("there is no program of the shell");
      const known = new Set(needs(bundle, shell.fileName));
      const found = { pages: {} as Record<string, string[]>, games: {} as Record<string, string[]> };
      const files = (module: RegExp): [string, string[]][] =>
        chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds.flatMap((id) => {
            const name = module.exec(id)?.[1];
            return name ? [[name, needs(bundle, fileName, known).map((file) => `/${file}`)]] : [];
          }),
        );
      for (const [page, needed] of files(/\/pages\/(\w+)\.svelte$/))
        for (const word of pages[page] ?? []) found.pages[word] = needed;
      for (const [game, needed] of files(/\/games\/(\w+)\/index\.ts$/)) found.games[game] = needed;
      if (Object.keys(found.pages).length !== Object.values(pages).flat().length) throw new Error("a page is missing");
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(found) });
    },
  };
}

/**
 * Few files: a page waits for as many answers as it has files. One has what every page needs, or tables and others do; one
 * what tables need besides, whether they are played, watched or looked back at; and one each game.
 */
const files = new Map<string, string>();
function fileOf(id: string, modules: Pick<Rolldown.PluginContext, "getModuleInfo">): string | null {
  if (files.size === 0) {
    const from = (start: string): Set<string> => {
      const found = new Set<string>();
      const visit = (id: string): void => {
        if (found.has(id)) return;
        found.add(id);
        for (const other of modules.getModuleInfo(id)?.importedIds ?? []) visit(other);
      };
      visit(join(import.meta.dirname, "src", start));
      return found;
    };
    const table = from("pages/Table.svelte");
    for (const game of readdirSync(join(import.meta.dirname, "src", "games")))
      if (game !== "generic")
        for (const id of from(`games/${game}/index.ts`)) files.set(id, files.has(id) ? "table" : game);
    for (const id of from("pages/Start.svelte")) files.set(id, "start");
    for (const id of table) files.set(id, "table");
    for (const page of ["Start", "Rules", "Settings"])
      for (const id of from(`pages/${page}.svelte`)) if (table.has(id)) files.set(id, "shell");
    for (const id of from("main.ts")) files.set(id, "shell");
  }
  if (id.endsWith("rolldown/runtime.js")) return "shell";
  return files.get(id) ?? null;
}

type NameOf = typeof fileOf;
const only =
  (wanted: string): NameOf =>
  (id, modules) =>
    fileOf(id, modules) === wanted ? wanted : null;

export default defineConfig({
  plugins: [svelte(), hints(), serviceWorker()],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // What a file needs comes along with it, unless it is in another file already: the common ones are first.
            { name: only("shell"), debugName: "shell", priority: 3 },
            { name: only("table"), debugName: "table", priority: 2 },
            { name: fileOf, debugName: "games", priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
