/** Links that were made to break the page: the page survives each of them and reports what is wrong with it. */

import { hostileHashes, isCheckedLater } from "../hostile";
import { EASY, lane, lanes, open, race, speedUpClock } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

test.use({ serviceWorkers: "allow" });

/** Records every error of a page. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  page.on("dialog", (dialog) => {
    said.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return said;
}

/** Checks that all expected notices are shown, as text and in a short form, and closes them. */
async function named(page: Page, says: readonly string[]): Promise<void> {
  // The address after the page has processed the hash.
  const address = () => page.evaluate(() => location.hash);
  await expect.poll(address, { intervals: [20, 50, 100] }).toMatch(/^#v=1&view=/);
  const notices = page.locator(".view:not([hidden]) .notice, .notices .notice");
  for (const part of says) await expect(notices.filter({ hasText: part }).first()).toBeVisible();
  const texts = await notices.allInnerTexts();
  if (says.length === 0) expect(texts).toEqual([]);
  for (const text of texts) expect(text.length).toBeLessThan(400);
  expect(texts.length).toBeLessThanOrEqual(10);
  await expect(notices.locator("img, script, svg[onload], b")).toHaveCount(0);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>(".notices button")) one.click();
  });
  await expect(page.locator(".notices")).toHaveCount(0);
}

/** Checks that the page still works. */
async function races(page: Page): Promise<void> {
  await page.evaluate((puzzle) => {
    location.hash = `#a=general&pace=max&p=${puzzle}`;
  }, EASY);
  await expect(lanes(page)).toHaveCount(1);
  await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
}

/**
 * The links to open. Faults of the other links are reported when they are parsed, which
 * `tests/components/address.test.ts` checks.
 */
const looked = [
  ...hostileHashes.filter(([hash]) => isCheckedLater(hash)),
  ...sample(
    "hostile links",
    hostileHashes.filter(([hash]) => !isCheckedLater(hash)),
    10,
  ),
];

test(
  sampled("hostile links, one after another in one page, break nothing and are named"),
  async ({ page }) => {
    const said = listen(page);
    // Twenty changes of the address are written at once, and then twenty in eight seconds.
    await speedUpClock(page);
    await open(page);
    for (const [hash, ...says] of looked) {
      await test.step(hash.slice(0, 80), async () => {
        // Removes the previous hash, so that this one is parsed by itself.
        await page.evaluate((text) => history.replaceState(null, "", text), "#elsewhere");
        await page.evaluate((text) => {
          location.hash = text;
        }, hash);
        await named(page, says);
        expect(await lanes(page).count()).toBeLessThanOrEqual(16);
        // There is at most one worker per lane, one that counts solutions, and one per core that reads a set.
        const cores = await page.evaluate(() => navigator.hardwareConcurrency);
        await expect.poll(() => page.workers().length).toBeLessThanOrEqual(17 + cores);
        expect(said).toEqual([]);
      });
    }
    await races(page);
    expect(said).toEqual([]);
  },
);

const cold = [
  /^#%E0/,
  /^#__proto__=1/,
  /^#z=1/,
  /^#view=__proto__/,
  /^#a=(general,){500}/,
  /^#a=__proto__/,
  /^#1\.k0=1/,
  /^#p=1111/,
  /^#view=generate&box=-5x-5/,
  /^#view=cores&a=dancing/,
  /^#view=many&a=minimal/,
];

const poisons = ["#mine=\ud800", "#a=__proto__&p=\udc00", "x".repeat(100_000), "#a=,&p="];

test(
  sampled(
    "hostile links with which the page is opened, and what poisons the storage, break nothing",
  ),
  async ({ page }) => {
    const said = listen(page);
    for (const start of sample("hostile links at the start", cold, 3)) {
      const [hash = "", ...says] = hostileHashes.find(([text]) => start.test(text)) ?? [];
      expect(hash, String(start)).not.toBe("");
      await test.step(hash.slice(0, 80), async () => {
        await page.goto("about:blank");
        await page.goto(`./${hash}`);
        await expect(page.locator("main .view")).toBeVisible();
        await named(page, says);
        expect(said).toEqual([]);
      });
    }
    await races(page);
    expect(said).toEqual([]);
    for (const text of sample("poisons of the storage", poisons, 2)) {
      await test.step(`storage: ${text.slice(0, 20)}`, async () => {
        await page.evaluate((poison) => {
          for (const key of [
            "left",
            "race",
            "cores",
            "many",
            "set",
            "generate",
            "recent",
            "theme",
          ]) {
            localStorage.setItem(`sudoku-lab.${key}`, poison);
          }
        }, text);
        await page.goto("about:blank");
        await open(page);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll<HTMLElement>(".notices button")) one.click();
        });
      });
    }
    await races(page);
    expect(said).toEqual([]);
  },
);
