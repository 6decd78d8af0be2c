/** The page in German: selected by the browser, by the address and on the page. */
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { chooseLanguage } from "./lab";
import { expect, test } from "./test";

test.describe("of a browser that prefers German", () => {
  test.use({ locale: "de-AT" });

  test("the page speaks it, and English where that is chosen", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const start = page.getByRole("button", { name: "Start", exact: true });
    await start.click();
    // The documentation of an algorithm and of its steps comes as data.
    await expect(page.locator('[data-field="explanation"]').first()).toContainText(
      /Gelöst|versucht/,
    );
    await expect(page.getByText(/rechneten? am schnellsten/).first()).toBeVisible({
      timeout: 20_000,
    });

    await test.step("what an algorithm says at length is fetched in it", async () => {
      await page.goto("./#v=1&view=learn&a=divide-and-concur");
      await expect(page.getByRole("heading", { name: "So arbeitet es" })).toBeVisible();
      await expect(page.getByText("How it works")).toHaveCount(0);
      await page.goto("./");
    });

    await test.step("nothing is wider than a phone", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(360);
    });

    await test.step("the choice is kept, and the set-up stays", async () => {
      // On a phone, the menu is in the help.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("./#v=1&view=learn&of=technique&lang=de");
      await expect(page.getByRole("heading", { name: "Techniken" }).first()).toBeVisible();
      await expect(page.getByText("Nackter Single").first()).toBeVisible();
      await chooseLanguage(page, "Menü", "English");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByText("Naked single").first()).toBeVisible();
      expect(page.url()).not.toContain("lang=");
      await page.goto("./");
      await page.reload();
      await expect(page.getByRole("button", { name: "Race", exact: true })).toBeVisible();
    });

    await test.step("an address asks for a language, also of a page that is open", async () => {
      await page.evaluate(() => {
        location.hash = "v=1&view=race&lang=de";
      });
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(start).toBeVisible();
    });
  });
});

test("an address in another language that is left at once does not reload the page", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("./#v=1&view=race");
  await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-state", "paused");
  await page.evaluate(async () => {
    Object.assign(window, { isSamePage: true });
    for (const hash of ["v=1&view=race&lang=de", "v=1&view=learn"]) {
      const followed = new Promise((settle) => {
        addEventListener("hashchange", settle, { once: true });
      });
      location.hash = hash;
      await followed;
    }
  });
  await page.clock.runFor(2000);
  await expect(page.locator("main")).toHaveAttribute("data-view", "learn");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

/** Returns the compressed sizes in bytes of the scripts that a first visit fetches, by file name. */
async function firstVisit(browser: Browser, address: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) bodies.set(pathname.replace(/.*\//, ""), response.body());
  });
  // The script that a visit does not need at the start comes last.
  const last = page.waitForResponse(/\/later-[^/]*\.js$/);
  await page.goto(address);
  await last;
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    [...bodies].map(async ([name, body]) => [name, gzipSync(await body).length] as const),
  );
  await context.close();
  return new Map(sizes);
}

test("a first visit in another language fetches little more, and no long texts", async ({
  browser,
  page,
}) => {
  const english = await firstVisit(browser, "./#v=1&view=race&lang=en");
  const german = await firstVisit(browser, "./#v=1&view=race&lang=de");
  const total = (files: ReadonlyMap<string, number>) =>
    [...files.values()].reduce((sum, size) => sum + size, 0);
  expect(
    [...german.keys()].filter((name) => /^words-en-|^(engine|algorithms)-/.test(name)),
  ).toEqual([]);
  expect([...english.keys()].filter((name) => /^words-de-|^data-/.test(name))).toEqual([]);
  expect([...german.keys()].filter((name) => name.startsWith("words-de-")).length).toBeGreaterThan(
    1,
  );
  expect(total(german) - total(english)).toBeLessThan(10_500);

  await test.step("explanations are fetched when the page is first used", async () => {
    await page.goto("./#v=1&view=race&lang=de");
    const messages = page.waitForResponse(/\/engine-[^/]*\.js$/);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await messages;
    await expect(page.locator('[data-field="explanation"]').first()).toContainText(
      /Gelöst|versucht/,
    );
  });
});
