import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  base: "./", // the site works under any path
  resolve: {
    alias: {
      "sudoku-lab/workshop": at("../pkg/src/workshop.ts"), // the longer name first
      "sudoku-lab": at("../pkg/src/index.ts"),
    },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: at("dist"),
    emptyOutDir: true,
    // The policy of the page is `script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'`: nothing
    // may become a data URL or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
