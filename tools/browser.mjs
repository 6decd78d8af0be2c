/** Finds, or gets, a Chromium for the tests of the page. */
import { existsSync } from "node:fs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { attempt, Failure, inRoot, say, which } from "./run.mjs";

/** What a browser without a screen, a sandbox or a network needs. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** First the one without what surrounds a page: tests take little more than half the processor time. */
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

/** The path of a browser that starts; `CHROMIUM` names one to prefer. @returns {Promise<string | undefined>} */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const installed = [...names.map(which), ...macs];
  return [process.env.CHROMIUM, chromium.executablePath(), ...installed].find(starts);
}

/** As `findBrowser`, but gets one when there is none. */
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

/** A file alone may be a stub, or lack its libraries. @param {string | undefined} path */
function starts(path) {
  return !!path && existsSync(path) && !!attempt(path, ["--version"], { timeout: 20_000 });
}
