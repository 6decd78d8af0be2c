import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "./tools/browser.mjs";

const port = process.env.PORT ?? "8090";
const baseURL = `http://127.0.0.1:${port}/`;
const executablePath = await findBrowser();

/** The seed of the samples in `tests/e2e/sample.ts`. The processes of the workers inherit the variable. */
process.env.SAMPLE_SEED ??=
  spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).stdout?.trim() || "0";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/e2e/.results",
  fullyParallel: true,
  // A page with its workers keeps a core busy: with two pages a core, all take a fifth longer.
  workers: Math.max(2, availableParallelism()),
  // Tests that need another try are listed as flaky at the end: each has a cause to be mended.
  retries: 1,
  // The limits only end what hangs; how long anything takes depends on what else the machine does. Alone, no test of
  // `npm test` takes a tenth of its limit. The limit of an action, below, is shorter: a click on a locator that matches
  // nothing costs two minutes with the second try.
  timeout: process.env.SUDOKU_LONG ? 360_000 : 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env.CI,
  reporter: "list",
  use: {
    baseURL,
    actionTimeout: 60_000,
    // An animated race costs ten times the processor time of one at full speed, and a test waits for its end. Tests of
    // what moves call `moving`; long runs test everything as most visitors see it.
    contextOptions: { reducedMotion: process.env.SUDOKU_LONG ? "no-preference" : "reduce" },
    trace: "off",
    // It keeps all files of the page, in each test anew: for the tests that ask for it.
    serviceWorkers: "block",
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node tools/serve.mjs",
    env: { PORT: port },
    url: baseURL,
    reuseExistingServer: false, // it might be another clone's
  },
});
