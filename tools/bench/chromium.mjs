/** Runs the benchmark in headless Chromium, with the same code as in Node. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { browserArgs, needBrowser } from "../browser.mjs";
import { inRoot } from "../run.mjs";

const root = inRoot("tools", "bench");
const out = inRoot("node_modules", ".cache", "sudoku-lab", "bench-page");
/** An origin that does not exist: every request is answered from the folder. */
const origin = "https://bench.invalid";

/** @type {Record<string, string>} */
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

async function bundle() {
  const { build } = await import("vite");
  await build({
    root,
    base: "./",
    configFile: false,
    logLevel: "error",
    publicDir: false,
    worker: { format: "es" },
    build: { target: "esnext", outDir: out, emptyOutDir: true, assetsInlineLimit: 0 },
  });
}

/**
 * @typedef {object} There the functions that the page offers
 * @property {(puzzles: readonly Uint8Array[], rounds: number) => Promise<import("./rounds.mjs").Timed[]>} compete
 * @property {(rounds: number) => Promise<import("./generators.mjs").Made[]>} produce
 * @property {(puzzles: readonly string[], seconds: number) => Promise<import("./large.mjs").Times[]>} large
 */

/**
 * Opens the page and passes its functions and the version of Chromium to `use`.
 * @template T
 * @param {(there: There, version: string) => Promise<T>} use
 */
export async function inChromium(use) {
  await bundle();
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath: await needBrowser(),
    args: browserArgs,
  });
  try {
    const page = await browser.newPage();
    await page.route(`${origin}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = path === "/" ? "/index.html" : path;
      await route.fulfill({
        body: readFileSync(join(out, file)),
        contentType: types[extname(file)] ?? "application/octet-stream",
        // Clocks have a finer resolution in cross-origin isolated pages.
        headers: {
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Embedder-Policy": "require-corp",
        },
      });
    });
    await page.goto(`${origin}/`);
    await page.waitForFunction("globalThis.bench && crossOriginIsolated");
    const there = {
      compete: (/** @type {readonly Uint8Array[]} */ puzzles, /** @type {number} */ rounds) =>
        page.evaluate(`bench("${puzzles.map((puzzle) => puzzle.join("")).join("")}", ${rounds})`),
      produce: (/** @type {number} */ rounds) => page.evaluate(`make(${rounds})`),
      large: (/** @type {readonly string[]} */ puzzles, /** @type {number} */ seconds) =>
        page.evaluate(`grids(${JSON.stringify(puzzles)}, ${seconds})`),
    };
    return await use(there, browser.version());
  } finally {
    await browser.close();
  }
}
