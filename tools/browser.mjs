/** Finds a Chromium for the tests of the page, or installs one. */
import { existsSync } from "node:fs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { attempt, Failure, inRoot, say, which } from "./run.mjs";

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
const names = [
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
  const installed = [...names.map(which), ...macs];
  return [process.env.CHROMIUM, chromium.executablePath(), ...installed].find(starts);
}

/** Like `findBrowser`, but installs a browser if none is found. Throws a `Failure` if that fails too. */
export async function needBrowser() {
  const found = await findBrowser();
  if (found) return found;
  say("· installing a browser for the tests with Playwright");
  const playwright = inRoot("node_modules", "playwright", "cli.js");
  attempt(process.execPath, [playwright, "install", "chromium"], { timeout: 600_000 });
  const fetched = await findBrowser();
  if (fetched) return fetched;
  if (isDebian()) await installFromDebian(["chromium-headless-shell"], "A browser for the tests");
  const debians = await findBrowser();
  if (debians) return debians;
  throw new Failure(
    "No browser starts on this machine: install Chromium or Google Chrome, then repeat the command.",
  );
}

/**
 * Whether a program starts: an existing file may still be a stub or lack its libraries.
 * @param {string | undefined} path
 */
function starts(path) {
  return !!path && existsSync(path) && !!attempt(path, ["--version"], { timeout: 20_000 });
}
