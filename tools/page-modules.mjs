/** Compiles the modules of the page to plain JavaScript that Node can import, for the tests of `tests/page`. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, runIfStale } from "./fresh.mjs";
import { inRoot, runOrThrow } from "./run.mjs";

const cache = inRoot("node_modules", ".cache", "sudoku-lab", "page-modules");
const www = inRoot("www");
const compiler = inRoot("tools", "compile-page-modules.mjs");

/**
 * Compiles every module of `www/src` once for all test files.
 * @returns {Promise<string>} the folder that contains the compiled `www/src` and `pkg/src`
 */
export async function buildPageModules() {
  const sources = [
    "www/src",
    "www/lessons",
    "www/vite.config.ts",
    "www/catalogs.mjs",
    "www/css-modules.mjs",
    "www/data.mjs",
    "www/tables.mjs",
    "pkg/src",
    "pkg/wasm",
  ];
  const settings = [
    "package-lock.json",
    "tools/page-modules.mjs",
    "tools/compile-page-modules.mjs",
  ];
  const key = fingerprint([...sources, ...settings].map((path) => inRoot(path)));
  // Each key has a folder of its own, so that a test that still reads an older one is not disturbed.
  const out = join(cache, key.slice(0, 16));
  const ready = join(out, "package.json");
  await runIfStale("page modules", key, [ready], async () => {
    removeAllButNewest();
    // Vite runs in a process of its own, because it sets NODE_ENV, on which the keys of all tests depend.
    await runOrThrow(process.execPath, [compiler, www, out]);
    writeFileSync(ready, '{ "type": "module" }\n');
  });
  return out;
}

function removeAllButNewest() {
  mkdirSync(cache, { recursive: true });
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const byAge = folders.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  for (const folder of byAge.slice(0, -1)) rmSync(folder, { recursive: true });
}
