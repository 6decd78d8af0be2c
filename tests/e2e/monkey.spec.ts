/**
 * A monkey test of the page: see ../monkey. `MONKEY_SEED` and `MONKEY_COUNT` select other actions; `MONKEY_AGAIN` names
 * a file with the actions of a failure, which are then repeated.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Hands } from "../monkey/actions.mjs";
import { runMonkey } from "../monkey/monkey.mjs";
import { lanes, useMotion } from "./lab";
import { everyCase, sampled, seedNumber } from "./sample";
import { leaveFullScreen } from "./shared";
import { expect, type Page, test } from "./test";
import { views } from "./views";

// Storing all files of the page takes longer than the test.
test.use({ serviceWorkers: everyCase ? "allow" : "block" });
test.beforeEach(({ page }) => useMotion(page));

const { MONKEY_SEED, MONKEY_COUNT, MONKEY_AGAIN, SUDOKU_LONG } = process.env;
const seed = Number(MONKEY_SEED ?? seedNumber());
/** The number of actions: about ten per second. */
const count = Number(MONKEY_COUNT ?? (SUDOKU_LONG ? 600 : 100));
const actions = MONKEY_AGAIN ? JSON.parse(readFileSync(MONKEY_AGAIN, "utf8")) : null;
/** In long runs the test returns to one view regularly; otherwise it goes wherever the actions lead. */
const homes = SUDOKU_LONG ? views.map(({ id }) => id) : [null];

/**
 * The maximum number of workers: lanes, the one that counts solutions, the one that generates puzzles, and one per core
 * for each view that uses all cores.
 */
const mostWorkers = (cores: number) => 16 + 1 + 1 + 8 * cores;

function hands(page: Page): Hands {
  return {
    back: () => page.goBack({ waitUntil: "commit" }),
    forward: () => page.goForward({ waitUntil: "commit" }),
    reload: () => page.reload(),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    async size(width, height) {
      await leaveFullScreen(page);
      await page.setViewportSize({ width, height });
    },
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

for (const [number, home] of homes.entries()) {
  const where = home ? `above all in the view ${home}` : "anywhere";
  test(
    sampled(`random clicks, keys and rubbish ${where} break nothing`),
    async ({ page }, info) => {
      test.setTimeout(count * 2000 + 240_000);
      const wrong: string[] = [];
      page.on("pageerror", (error) => wrong.push(`page error: ${error.stack ?? error.message}`));
      page.on("console", (message) => {
        const { url } = message.location();
        if (message.type() === "error") wrong.push(`console: ${message.text()} (${url})`);
      });
      page.on("crash", () => wrong.push("the page crashed"));
      await page.goto("./");
      await expect(lanes(page).first()).toHaveAttribute("data-state", "paused");
      const own = seed + number;
      const said = async () => wrong;
      try {
        await runMonkey(hands(page), { seed: own, count, home, said, actions });
      } catch (error) {
        const file = info.outputPath("actions.json");
        writeFileSync(file, JSON.stringify((error as { done?: unknown }).done ?? []));
        throw new Error(`${(error as Error).message}\nall of them: ${file}`);
      }
      const cores = await page.evaluate(() => navigator.hardwareConcurrency);
      await expect.poll(() => page.workers().length).toBeLessThanOrEqual(mostWorkers(cores));
    },
  );
}
