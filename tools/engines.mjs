/** Finds Firefox and WebKit, or installs them, for the tests that compare browsers. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { needBrowser } from "./browser.mjs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { captureOrUndefined, ExplainedError, findProgram, inRoot, say } from "./run.mjs";

/**
 * The way in which a browser is driven: by Playwright; by Firefox's own protocol, Marionette; or by a WebDriver that
 * starts the browser on a virtual screen.
 * @typedef {{ name: string, by: "playwright" | "marionette", path: string }
 *   | { name: string, by: "webdriver", path: string, driver: string, screen: string }} Engine
 */

const firefoxes = ["firefox", "firefox-esr"];
const firefoxOfMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
const debianPackages = { Firefox: ["firefox-esr"], WebKit: ["webkit2gtk-driver", "xvfb"] };

/** @param {string | undefined} path */
const canStart = (path) =>
  !!path && existsSync(path) && !!captureOrUndefined(path, ["--version"], { timeout: 20_000 });

/**
 * Returns Playwright's own build of a browser if it is installed and starts, else `undefined`.
 * @param {"firefox" | "webkit"} type @param {string} name @returns {Promise<Engine | undefined>}
 */
async function playwrights(type, name) {
  const playwright = await import("playwright-core");
  const path = playwright[type].executablePath();
  if (!existsSync(path)) return undefined;
  try {
    await (await playwright[type].launch()).close();
  } catch {
    return undefined;
  }
  return { name, by: "playwright", path };
}

/** @returns {Promise<Engine | undefined>} */
export async function findFirefox() {
  const name = "Firefox";
  const path = [process.env.FIREFOX, ...firefoxes.map(findProgram), firefoxOfMac].find(canStart);
  return path ? { name, by: "marionette", path } : playwrights("firefox", name);
}

/** @returns {Promise<Engine | undefined>} */
async function findWebKit() {
  const name = "WebKit";
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const path = findMiniBrowser();
  if (driver && screen && path) return { name, by: "webdriver", path, driver, screen };
  return playwrights("webkit", name);
}

/**
 * Returns the path of MiniBrowser, which comes with WebKitGTK, or `undefined`. The name of its folder contains the
 * platform and the version.
 */
function findMiniBrowser() {
  const folders = ["/usr/lib", "/usr/libexec"].filter(existsSync);
  const machines = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith("-linux-gnu"))
      .map((name) => join(folder, name)),
  ]);
  return machines
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"))
        .map((name) => join(folder, name, "MiniBrowser")),
    )
    .find((path) => existsSync(path));
}

/**
 * @param {"Firefox" | "WebKit"} name @param {() => Promise<Engine | undefined>} find
 * @returns {Promise<Engine>}
 */
async function requireEngine(name, find) {
  const installed = await find();
  if (installed) return installed;
  say(`· installing ${name} with Playwright`);
  const playwright = inRoot("node_modules", "playwright", "cli.js");
  captureOrUndefined(process.execPath, [playwright, "install", name.toLowerCase()], {
    timeout: 600_000,
  });
  const fetched = await find();
  if (fetched) return fetched;
  if (isDebian()) await installFromDebian(debianPackages[name], `${name} for the tests`);
  const debians = await find();
  if (debians) return debians;
  const [program] = name === "Firefox" ? ["Firefox"] : ["WebKitGTK's WebDriver and Xvfb"];
  throw new ExplainedError(
    `${name} does not start on this machine: install ${program}, then repeat.`,
  );
}

/** Returns the three engines and installs those that are missing. @returns {Promise<readonly Engine[]>} */
export async function needEngines() {
  return [
    { name: "Chromium", by: "playwright", path: await needBrowser() },
    await requireEngine("Firefox", findFirefox),
    await requireEngine("WebKit", findWebKit),
  ];
}
