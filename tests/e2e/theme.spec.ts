import {
  button,
  cell,
  chooseTheme,
  EASY,
  open,
  openHelp,
  openPuzzle,
  openSeries,
  openView,
  picture,
  race,
} from "./lab";
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

/** Returns the number of colours of a canvas. */
const colours = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext("2d");
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    return new Set(pixels).size;
  });

test("where colours are forced, the main link, levels, choices and menus are seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const style = (of: string, name: string) =>
    page
      .locator(of)
      .first()
      .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
  await test.step("the letters of the main link are not those of its ground, and get none from the system", async () => {
    await openView(page, "#view=learn");
    const link = ".view-learn a.button:not(.button-ghost)";
    await expect(page.locator(link).first()).toBeVisible();
    expect(await style(link, "forced-color-adjust")).toBe("none");
    expect(await style(link, "color")).not.toBe(await style(link, "background-color"));
  });
  await test.step("bars of levels are drawn, and a chosen pattern and level have a frame", async () => {
    await openView(page, "#view=generate");
    await expect(page.locator(".wish-pattern").first()).toBeVisible();
    const paper = await style("html", "background-color");
    expect(await style(".pips-on", "background-color")).not.toBe(paper);
    expect(await style(".wish-pattern[aria-pressed=true]", "outline-style")).toBe("solid");
    expect(await style(".wish-pattern[aria-pressed=false]", "outline-style")).toBe("none");
    await button(page, "Hard").click();
    expect(await style(".level-button[aria-pressed=true]", "outline-style")).toBe("solid");
  });
  await test.step("a menu and a sheet have an edge", async () => {
    await button(page, /^Menu:/).click();
    expect(await style(".menu:popover-open", "border-top-width")).toBe("1px");
    await page.keyboard.press("Escape");
    await openHelp(page);
    expect(await style("dialog[open]", "border-left-width")).toBe("1px");
    await page.keyboard.press("Escape");
  });
  await page.emulateMedia({ forcedColors: null });
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
  // A line below the current view: a border, which is kept with forced colours.
  const width = "border-bottom-width";
  expect(await style(".header-views a:not([aria-current])", width, "::after")).toBe("0px");
  expect(await style(".header-views a[aria-current]", width, "::after")).toBe("2px");
  await page.keyboard.press("Escape");
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  expect(await style(".board-cell:focus", "outline-style")).toBe("solid");
  // Colours that are forced while the page is open take effect at once.
  const forced = await picture(page, 1);
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(() => picture(page, 1)).not.toBe(forced);
});
