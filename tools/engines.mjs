/** Finds Firefox and WebKit, or installs them, for the tests that compare browsers. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { needBrowser } from "./browser.mjs";
import { installFromDebian, isDebian } from "./debian.mjs";
import { attempt, Failure, inRoot, say, which } from "./run.mjs";

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
const starts = (path) =>
  !!path && existsSync(path) && !!attempt(path, ["--version"], { timeout: 20_000 });

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
  const path = [process.env.FIREFOX, ...firefoxes.map(which), firefoxOfMac].find(starts);
  return path ? { name, by: "marionette", path } : playwrights("firefox", name);
}

/** @returns {Promise<Engine | undefined>} */
async function findWebKit() {
  const name = "WebKit";
  const driver = which("WebKitWebDriver");
  const screen = which("Xvfb");
  const path = miniBrowser();
  if (driver && screen && path) return { name, by: "webdriver", path, driver, screen };
  return playwrights("webkit", name);
}

/**
 * Returns the path of MiniBrowser, which comes with WebKitGTK, or `undefined`. The name of its folder contains the
 * platform and the version.
 */
function miniBrowser() {
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
async function need(name, find) {
  const here = await find();
  if (here) return here;
  say(`· installing ${name} with Playwright`);
  const playwright = inRoot("node_modules", "playwright", "cli.js");
  attempt(process.execPath, [playwright, "install", name.toLowerCase()], { timeout: 600_000 });
  const fetched = await find();
  if (fetched) return fetched;
  if (isDebian()) await installFromDebian(debianPackages[name], `${name} for the tests`);
  const debians = await find();
  if (debians) return debians;
  const [program] = name === "Firefox" ? ["Firefox"] : ["WebKitGTK's WebDriver and Xvfb"];
  throw new Failure(`${name} does not start on this machine: install ${program}, then repeat.`);
}

/** Returns the three engines and installs those that are missing. @returns {Promise<readonly Engine[]>} */
export async function needEngines() {
  return [
    { name: "Chromium", by: "playwright", path: await needBrowser() },
    await need("Firefox", findFirefox),
    await need("WebKit", findWebKit),
  ];
}
