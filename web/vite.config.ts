import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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
        .filter((entry) => entry.isFile() && !["worker.js", "built-from"].includes(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const build = createHash("sha256");
      for (const file of files) build.update(file).update(readFileSync(file));
      const names = files.map((file) => file.slice(outDir.length + 1).replaceAll("\\", "/"));
      const shell = names.map((name) => (name === "index.html" ? "/" : `/${name}`));
      const worker = join(outDir, "worker.js");
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

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
