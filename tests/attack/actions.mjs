/**
 * Performs random actions in one browser for a given time, one seed after another. If the driver has access to the
 * workers, some of them are killed while the page is in use. A seed that breaks the page is reported, and the next seed
 * begins.
 */
import { open } from "../browsers/page.mjs";
import { openTab } from "../browsers/tab.mjs";
import { randomOf } from "../monkey/actions.mjs";
import { runMonkey } from "../monkey/monkey.mjs";

/** The number of actions with one seed, after which the page is opened again. */
const ACTIONS_PER_SEED = 300;
/** The number of failures after which a browser is abandoned, because further failures would add no information. */
const MAX_FAILURES = 20;
/** The probability that a worker is killed before an action. */
const KILL_SHARE = 0.03;

/** @typedef {{ seeds: number, actions: number, kills: number, wrong: string[] }} Counts */

/**
 * @param {import("../../tools/engines.mjs").Engine} engine @param {string} address
 * @param {{ millis: number, seed: number, kill: boolean, onProgress?: (counts: Counts) => void }} how `onProgress` is
 *   called after each seed
 * @returns {Promise<Counts>}
 */
export async function attackActions(engine, address, { millis, seed, kill, onProgress }) {
  const counts = { seeds: 0, actions: 0, kills: 0, wrong: /** @type {string[]} */ ([]) };
  const end = Date.now() + millis;
  let tab = await openTab(engine);
  try {
    while (Date.now() < end && counts.wrong.length < MAX_FAILURES) {
      const one = seed + counts.seeds;
      counts.seeds += 1;
      try {
        await open(tab, address);
        await tab.run(() => window.witnessed?.());
        const hands = kill ? killing(tab, one, counts) : tab;
        const said = () => tab.run(() => window.witnessed?.() ?? ["there is no witness"]);
        await runMonkey(hands, { seed: one, count: ACTIONS_PER_SEED, said, mortal: kill });
        counts.actions += ACTIONS_PER_SEED;
      } catch (error) {
        const { message, done } = /** @type {Error & { done?: readonly unknown[] }} */ (error);
        counts.actions += done?.length ?? 0;
        counts.wrong.push(
          `${engine.name}, ${kill ? "workers killed, " : ""}seed ${one}: ${message}`,
        );
        await tab.close().catch(() => {});
        tab = await openTab(engine);
      }
      onProgress?.(counts);
    }
  } finally {
    await tab.close();
  }
  return counts;
}

/**
 * Returns a tab whose workers die: before some of the actions, a random worker ends itself, as if the browser had run
 * out of memory.
 * @template {{ page?: import("playwright-core").Page }} T @param {T} tab @param {number} seed @param {Counts} counts
 * @returns {T}
 */
function killing(tab, seed, counts) {
  const { page } = tab;
  if (!page) throw new Error("workers can be killed through Playwright alone");
  const random = randomOf(seed ^ 0x5eed);
  const before =
    (/** @type {(...args: any[]) => Promise<unknown>} */ act) =>
    async (/** @type {unknown[]} */ ...args) => {
      const workers = page.workers();
      const worker = random() < KILL_SHARE ? workers[Math.floor(random() * workers.length)] : null;
      if (worker) {
        counts.kills += 1;
        // The worker may already have ended.
        await worker.evaluate(() => self.close()).catch(() => {});
      }
      return act(...args);
    };
  const { click, press, size } = /** @type {any} */ (tab);
  return { ...tab, click: before(click), press: before(press), size: before(size) };
}
