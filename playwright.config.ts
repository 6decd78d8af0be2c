import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "./tools/browser.mjs";

const port = process.env.PORT ?? "8090";
const baseURL = `http://127.0.0.1:${port}/`;
const executablePath = await findBrowser();

/** The seed of the samples in `tests/e2e/sample.ts`. The worker processes inherit the variable. */
process.env.SAMPLE_SEED ??=
  spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).stdout?.trim() || "0";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/e2e/.results",
  fullyParallel: true,
  // A page with its workers uses about one core. With two pages per core, the tests take a fifth longer in total.
  workers: Math.max(2, availableParallelism()),
  // Tests that pass only on the second attempt are listed as flaky at the end; each has a cause that must be fixed.
  retries: 1,
  // The time limits only end tests that hang; durations depend on the load of the machine. On an idle machine, no test
  // of `npm test` takes a tenth of its limit. The limit of an action, below, is shorter: a click on a locator that
  // matches nothing costs two minutes including the second attempt.
  timeout: process.env.SUDOKU_LONG ? 360_000 : 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env.CI,
  reporter: "list",
  use: {
    baseURL,
    actionTimeout: 60_000,
    // An animated race costs ten times the processor time of a race at full speed, and a test waits for its end. Tests
    // of animations call `moving`; long runs test everything without reduced motion, as most visitors see it.
    contextOptions: { reducedMotion: process.env.SUDOKU_LONG ? "no-preference" : "reduce" },
    trace: "off",
    // The service worker stores all files of the page in every test, so it is blocked except in tests that enable it.
    serviceWorkers: "block",
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node tools/serve.mjs",
    env: { PORT: port },
    url: baseURL,
    reuseExistingServer: false, // a running server may serve another clone
  },
});
