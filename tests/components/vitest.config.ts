/**
 * Component tests: one browser page stays open, Vite serves the modules of the page to it, and each test mounts the
 * component under test. The engine is the real one and is loaded once per file.
 */
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { browserArgs, findBrowser } from "../../tools/browser.mjs";
import { catalogs } from "../../www/catalogs.mjs";
import { cssModules } from "../../www/css-modules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const executablePath = await findBrowser();

/** Presses keys one after another. Keys have Playwright's names, such as `Control+4` or `Shift+Digit7`. */
const press: BrowserCommand<string[]> = async ({ page }, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

export default defineConfig({
  root,
  resolve: {
    alias: {
      "sudoku-lab/workshop": `${root}pkg/src/workshop.ts`,
      "sudoku-lab/board": `${root}pkg/src/board.ts`,
      "sudoku-lab/hints": `${root}pkg/src/hints.ts`,
      "sudoku-lab/plot": `${root}pkg/src/plot.ts`,
      "sudoku-lab/elements": `${root}pkg/src/elements.ts`,
      "sudoku-lab/guest": `${root}pkg/src/guest.ts`,
      "sudoku-lab": `${root}pkg/src/index.ts`,
    },
  },
  plugins: [catalogs],
  css: { modules: cssModules },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // A list of the dependencies is faster than scanning for them. Vite reloads the page when it discovers a dependency
  // that is not listed.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "preact",
      "preact/hooks",
      "preact/jsx-dev-runtime",
      "preact/test-utils",
      "@preact/signals",
      "idb-keyval",
      "lz-string",
    ],
  },
  worker: { format: "es" },
  test: {
    setupFiles: ["tests/components/styles.ts"],
    include: ["tests/components/**/*.test.{ts,tsx}"],
    fileParallelism: false,
    // The time limits only end tests that hang; durations depend on the load of the machine.
    testTimeout: 60_000,
    expect: { poll: { interval: 10, timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      commands: { press },
      provider: playwright({
        launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
