/** Finds or downloads a Chromium for the tests of the page. */
import { existsSync } from "node:fs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { attempt, Failure, inRoot, say, which } from "./run.mjs";

/** The arguments for a browser without a screen, a sandbox or a network. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** The headless shell is preferred, because tests take little more than half the processor time in it. */
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
 * Resolves to the path of a browser that starts; `CHROMIUM` names the preferred one.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const installed = [...names.map(which), ...macs];
  return [process.env.CHROMIUM, chromium.executablePath(), ...installed].find(starts);
}

/** As `findBrowser`, but downloads a browser if there is none. */
export async function needBrowser() {
  const found = await findBrowser();
  if (found) return found;
  say("· a browser for the tests, from Playwright");
  const playwright = inRoot("node_modules", "playwright", "cli.js");
  attempt(process.execPath, [playwright, "install", "chromium"], { timeout: 600_000 });
  const fetched = await findBrowser();
  if (fetched) return fetched;
  if (isDebian()) await installFromDebian(["chromium-headless-shell"], "A browser for the tests");
  const debians = await findBrowser();
  if (debians) return debians;
  throw new Failure("No browser starts here: install Chromium or Google Chrome, then repeat.");
}

/**
 * Returns whether a program starts. A file that exists may be a stub, or lack its libraries.
 * @param {string | undefined} path
 */
function starts(path) {
  return !!path && existsSync(path) && !!attempt(path, ["--version"], { timeout: 20_000 });
}
