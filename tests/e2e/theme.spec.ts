import { expect, type Page, test } from "@playwright/test";
import { EASY, open, picture } from "./lab";

const LIGHT = "rgb(246, 245, 241)";
const DARK = "rgb(18, 18, 22)";
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
  const theme = page.getByLabel("Theme");
  await theme.selectOption("light");
  expect(await ground(page)).toBe(LIGHT);
  await expect.poll(() => picture(page, 1)).toBe(light);
  await theme.selectOption("contrast");
  expect(await ground(page)).toBe(HIGH);
  await page.emulateMedia({ colorScheme: "light" });
  await theme.selectOption("dark");
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => picture(page, 1)).toBe(dark);
  await theme.selectOption("auto");
  expect(await ground(page)).toBe(LIGHT);
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });
  test("the page is as dark as the system", async ({ page }) => {
    await page.goto("./");
    expect(await ground(page)).toBe(DARK);
  });
});
