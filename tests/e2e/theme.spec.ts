import { cell, chooseTheme, EASY, open, openPuzzle, openSeries, picture, race } from "./lab";
import { expect, test as ownPage, type Page, onePage as test } from "./test";

const LIGHT = "rgb(250, 249, 246)";
const DARK = "rgb(18, 17, 22)";
const HIGH = "rgb(255, 255, 255)";
const HASH = `#a=general&p=${EASY}`;

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("the page is light or dark as the system is, boards too, unless the switch says otherwise", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, HASH);
  expect(await ground(page)).toBe(LIGHT);
  const light = await picture(page, 1);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => picture(page, 1)).not.toBe(light);
  const dark = await picture(page, 1);
  await chooseTheme(page, "light");
  expect(await ground(page)).toBe(LIGHT);
  await expect.poll(() => picture(page, 1)).toBe(light);
  await chooseTheme(page, "contrast");
  expect(await ground(page)).toBe(HIGH);
  await page.emulateMedia({ colorScheme: "light" });
  await chooseTheme(page, "dark");
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => picture(page, 1)).toBe(dark);
  await chooseTheme(page, "auto");
  expect(await ground(page)).toBe(LIGHT);
});

ownPage.describe("before any script", () => {
  ownPage.use({ javaScriptEnabled: false, colorScheme: "dark" });
  ownPage("the page is as dark as the system", async ({ page }) => {
    await page.goto("./");
    expect(await ground(page)).toBe(DARK);
  });
});

/** How many colours a canvas shows. */
const colours = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext("2d");
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    return new Set(pixels).size;
  });

test("where colours are forced, boards are seen, and what is on or open is told from the rest", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, `${HASH}&pace=max`);
  await race(page);
  for (const canvas of ["canvas.lane-board", ".plot canvas"]) {
    await expect.poll(() => colours(page, canvas)).toBeGreaterThan(2);
  }
  const style = (name: string, property: string, pseudo = "") =>
    page.evaluate(
      ([selector, key, part]) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element, part).getPropertyValue(key);
      },
      [name, property, pseudo] as const,
    );
  const ground = "background-color";
  const menu = await openSeries(page);
  await expect(menu.locator('.button-toggle[aria-pressed="false"]').first()).toBeVisible();
  expect(await style('.button-toggle[aria-pressed="true"]', ground)).not.toBe(
    await style('.button-toggle[aria-pressed="false"]', ground),
  );
  // A line below the view that is open: a border, which forced colours keep.
  const width = "border-bottom-width";
  expect(await style(".header-views a:not([aria-current])", width, "::after")).toBe("0px");
  expect(await style(".header-views a[aria-current]", width, "::after")).toBe("2px");
  await page.keyboard.press("Escape");
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  expect(await style(".board-cell:focus", "outline-style")).toBe("solid");
  // What is forced while the page is open is seen at once.
  const forced = await picture(page, 1);
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(() => picture(page, 1)).not.toBe(forced);
});
