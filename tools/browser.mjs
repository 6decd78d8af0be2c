/** Finds a Chromium for the tests of the page, or installs one. */
import { existsSync } from "node:fs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { captureOrUndefined, ExplainedError, findProgram, inRoot, say } from "./run.mjs";

/** Command-line switches for a browser without a display, a sandbox and network access. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Names of programs, in order of preference: tests in the headless shell take little more than half the processor time.
 */
const programNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macs = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Returns the path of a browser that starts, or `undefined`. The variable `CHROMIUM` names the preferred one.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const installed = [...programNames.map(findProgram), ...macs];
  return [process.env.CHROMIUM, chromium.executablePath(), ...installed].find(canStart);
}

/** Like `findBrowser`, but installs a browser if none is found. Throws a `ExplainedError` if that fails too. */
export async function needBrowser() {
  const result = await findBrowser();
  if (result) return result;
  say("· installing a browser for the tests with Playwright");
  const playwright = inRoot("node_modules", "playwright", "cli.js");
  captureOrUndefined(process.execPath, [playwright, "install", "chromium"], { timeout: 600_000 });
  const fetched = await findBrowser();
  if (fetched) return fetched;
  if (isDebian()) await installFromDebian(["chromium-headless-shell"], "A browser for the tests");
  const debians = await findBrowser();
  if (debians) return debians;
  throw new ExplainedError(
    "No browser starts on this machine: install Chromium or Google Chrome, then repeat the command.",
  );
}

/**
 * Whether a program starts: an existing file may still be a stub or lack its libraries.
 * @param {string | undefined} path
 */
function canStart(path) {
  return (
    !!path && existsSync(path) && !!captureOrUndefined(path, ["--version"], { timeout: 20_000 })
  );
}
