import {
  button,
  copyLink,
  curveData,
  EASY,
  figures,
  givens,
  lane,
  lanes,
  open,
  openRaces,
  openSetup,
  pressInLane,
  race,
} from "./lab";
import { expect, onePage, test } from "./test";

test("a copied address opens the same race elsewhere, and the runs are the same", async ({
  browser,
}) => {
  const here = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await here.newPage();
  await open(page, `#a=ga,backtracking:random,relaxation-labeling&pace=max&p=${EASY}`);
  await openSetup(page);
  await page.getByLabel("Seed", { exact: true }).fill("77");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await pressInLane(page, 1, "Settings of lane 1");
  await page.getByRole("textbox", { name: "population" }).fill("400");
  await page.keyboard.press("Escape");
  await race(page);
  await copyLink(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("seed=77");
  expect(link).toContain("1.population=400");
  expect(link.length).toBeLessThan(2000);

  const elsewhere = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(lanes(other)).toHaveCount(3);
  await expect(lane(other, 1)).toHaveAttribute("data-state", "paused");
  await race(other);
  expect(await givens(other)).toBe(await givens(page));
  for (const number of [1, 2, 3]) {
    expect(await figures(other, number)).toBe(await figures(page, number));
  }
  expect(await curveData(other)).toBe(await curveData(page));
  await here.close();
  await elsewhere.close();
});

onePage("a wrong value costs that value alone, and is named", async ({ page }) => {
  const wrong = "stray&1.mutation=9&2.nothing=1&7.mutation=1&seed=-1&steps=x&v=2&mine=kept";
  await open(page, `#a=ga:nobody,general,nonsense&p=${EASY}&${wrong}`);
  await expect(lanes(page)).toHaveCount(2);
  expect(await givens(page)).toBe(EASY);
  const notices = page.locator(".notice");
  for (const part of ["nonsense", "nobody", "1.mutation", "2.nothing", "7.mutation", "seed=-1"]) {
    await expect(notices.filter({ hasText: part })).toHaveCount(1);
  }
  await expect(page).toHaveURL(/mine=kept/);
  await expect(page).not.toHaveURL(/nobody|nonsense|seed=|stray/);
});

onePage("an unreadable puzzle in the address leaves the rest", async ({ page }) => {
  await open(page, "#a=general&seed=5&p=12?4");
  await expect(page.locator(".notice")).toContainText("column 3");
  await expect(lanes(page)).toHaveCount(1);
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("5");
});

onePage("the address follows what is done, and the page follows the address", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await page.evaluate(() => {
    location.hash = "#a=general,dancing-links&seed=9";
  });
  await expect(lanes(page)).toHaveCount(2);
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("9");
  await page.goBack();
  await expect(lanes(page)).toHaveCount(1);
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("1");
});

test("a plain address opens the first race, and what was set up last is one press away", async ({
  page,
}) => {
  await open(page, `#a=dancing-links&p=${EASY}`);
  await openSetup(page);
  await page.getByLabel("Seed", { exact: true }).fill("3");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await page.goto("about:blank");
  await open(page);
  await expect(lanes(page)).toHaveCount(4);
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("1");
  await openRaces(page);
  await button(page, "Where you left off").click();
  await expect(lanes(page)).toHaveCount(1);
  await expect(lane(page, 1)).toHaveAttribute("data-algorithm", "dancing-links");
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("3");
});

test("storage that throws is said once, and the race goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("barred", "SecurityError");
      },
    });
  });
  await open(page, `#a=general&pace=max&p=${EASY}`);
  await expect(page.locator(".notice")).toHaveCount(1);
  await expect(page.locator(".notice")).toContainText("does not store anything");
  await race(page);
});
