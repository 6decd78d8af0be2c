/**
 * One page of one browser, with the same interface for all drivers:
 *
 * - `goto(address)`, `back()`, `forward()`, `reload()`
 * - `run(work, ...args)`: calls a function in the page, which may be async, with plain data
 * - `size(width, height)`: sets the size of the page, as exactly as the window of the browser permits
 * - `click(x, y)`, `press(key)`, `type(text)`: real input at a position, or at the focus
 * - `close()`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { browserArgs } from "../../tools/browser.mjs";
import { startMarionette } from "./marionette.mjs";
import { startWebDriver } from "./webdriver.mjs";

/** @typedef {import("../../tools/engines.mjs").Engine} Engine @typedef {import("../monkey/actions.mjs").Hands} Hands */
/**
 * A page with its browser, as each driver provides it. `page` is for functions that only Playwright offers; other
 * drivers do not have it.
 * @typedef {Hands & {
 *   page?: import("playwright-core").Page,
 *   version: string,
 *   goto: (address: string) => Promise<unknown>,
 *   quit: () => Promise<void>,
 * }} DrivenPage
 */
/**
 * A page with the name of its browser. `close` also removes the profile.
 * @typedef {DrivenPage & { name: string, close: () => Promise<void> }} Tab
 */

/**
 * A command of WebDriver that the tests use; Marionette and WebDriver use different names for it.
 * @typedef {"navigate" | "back" | "forward" | "executeAsync" | "setRect" | "actions"} Command
 */
/**
 * A driver's answer to the command that starts a session.
 * @typedef {{ sessionId: string, capabilities: { browserVersion: string } }} NewSession
 */
/**
 * A browser that accepts commands of WebDriver. `send` resolves to the value of the driver's answer.
 * @typedef {object} Session
 * @property {(command: Command, params?: object) => Promise<unknown>} send
 * @property {() => Promise<void>} quit
 * @property {string} version
 */

/** WebDriver's codes of keys, by their names. @type {Readonly<Record<string, string>>} */
const keys = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

/** Opens a browser with an empty profile. @param {Engine} engine @returns {Promise<Tab>} */
export async function openTab(engine) {
  const profile = mkdtempSync(join(tmpdir(), "sudoku-lab-"));
  const forget = () =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  try {
    const tab = await start(engine, profile);
    return Object.assign(tab, {
      name: engine.name,
      async close() {
        await tab.quit();
        forget();
      },
    });
  } catch (error) {
    forget();
    throw error;
  }
}

/** @param {Engine} engine @param {string} profile an empty folder @returns {Promise<DrivenPage>} */
async function start(engine, profile) {
  switch (engine.by) {
    case "playwright": {
      const playwright = await import("playwright-core");
      const type = /** @type {"chromium" | "firefox" | "webkit"} */ (engine.name.toLowerCase());
      const args = type === "chromium" ? browserArgs : [];
      const browser = await playwright[type].launch({ executablePath: engine.path, args });
      return ofPlaywright(await browser.newPage(), browser);
    }
    case "marionette":
      return ofWebDriver(await startMarionette(engine.path, profile));
    case "webdriver":
      return ofWebDriver(await startWebDriver(engine, profile));
  }
}

/**
 * @param {import("playwright-core").Page} page @param {import("playwright-core").Browser} browser
 * @returns {DrivenPage}
 */
export function ofPlaywright(page, browser) {
  return {
    /** For functions that only Playwright offers. */
    page,
    version: browser.version(),
    goto: (address) => page.goto(address),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    reload: () => page.reload(),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    size: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    quit: () => browser.close(),
  };
}

/**
 * Returns the operations that both WebDriver implementations have in common.
 * @param {Session} session @returns {DrivenPage}
 */
function ofWebDriver({ send, quit, version }) {
  /**
   * Runs a function in the page. Every script is executed as an asynchronous script, so that it can wait and its errors
   * have a stack.
   * @template {unknown[]} A @template R
   * @param {(...args: A) => R} work @param {A} args @returns {Promise<Awaited<R>>}
   */
  async function run(work, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(...JSON.parse(arguments[0]))).then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: error + "\\n" + (error?.stack ?? "") })),
      );`;
    const text = await send("executeAsync", { script, args: [JSON.stringify(args)] });
    if (text === null) throw new Error("navigated away while a script ran");
    const said = JSON.parse(/** @type {string} */ (text));
    if (said.error !== undefined) throw new Error(said.error);
    return said.value;
  }
  const keysOf = (/** @type {readonly string[]} */ symbols) => ({
    type: "key",
    id: "keyboard",
    actions: symbols.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  });
  return {
    version,
    goto: (url) => send("navigate", { url }),
    back: () => send("back"),
    forward: () => send("forward"),
    // The reload is started by the page itself, because Firefox's own command skips the handlers with which the page
    // saves its state.
    async reload() {
      await run(() => {
        // An attribute, because a variable could belong to the script itself.
        document.documentElement.dataset.left = "";
        setTimeout(() => location.reload());
      });
      for (let left = 100; left > 0; left -= 1) {
        await pause(100);
        const there = () =>
          !("left" in document.documentElement.dataset) && document.readyState === "complete";
        // A page that is being left does not answer.
        if (await run(there).catch(() => false)) return;
      }
      throw new Error("the page was not loaded again");
    },
    run,
    async size(width, height) {
      // The window has a border and toolbars around the page, and changes its size some time after the command.
      await send("setRect", { x: 0, y: 0, width, height });
      const sizeOfPage = () =>
        run(() => /** @type {[number, number]} */ ([innerWidth, innerHeight]));
      let [wide, high] = await sizeOfPage();
      for (let left = 20; left > 0 && (wide > width || high > height); left -= 1) {
        await pause(100);
        [wide, high] = await sizeOfPage();
      }
      const larger = { width: 2 * width - wide, height: 2 * height - high };
      if (larger.width >= width && larger.height >= height) {
        await send("setRect", { x: 0, y: 0, ...larger });
      }
    },
    async click(x, y) {
      const button = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
      await send("actions", { actions: [{ ...mouse, actions: [move, ...button] }] });
    },
    press: (key) => send("actions", { actions: [keysOf([keys[key] ?? key])] }),
    type: async (text) => text && send("actions", { actions: [keysOf([...text])] }),
    quit,
  };
}
