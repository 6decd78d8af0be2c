/** The tour: four suggestions, offered when a first race has ended, and never again after it was dismissed. */

import { axeViolations, button, EASY, open, openHelp, openInPage, race, useFullSpeed } from "./lab";
import { expect, type Page, test } from "./test";

/** Waits until the deferred part of the page is loaded, which offers the tour if it is due. */
const settled = (page: Page) =>
  expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /^Race algorithms on one Sudoku.*backwards\.$/,
  );

test("the tour is offered after a first race, shows four parts of the page, and never comes again", async ({
  page,
}) => {
  await open(page);
  const tour = page.getByRole("region", { name: "Tour" });
  await settled(page);
  await expect(tour).toHaveCount(0);
  await race(page);
  await expect(tour).toContainText("Four things to try");
  expect(await page.evaluate(() => document.activeElement?.closest(".tour"))).toBe(null);
  await button(page, "Show me").click();
  const marked = page.locator("[data-toured]");
  for (const part of ["lanes", "transport", "curves", "pickers"]) {
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveClass(new RegExp(`\\b${part}\\b`));
    await expect(tour.getByRole("heading")).toBeFocused();
    // The card is above the lanes, or below the curves that it explains.
    await expect(page.locator("[data-tour]").nth(part === "curves" ? 1 : 0)).toContainText(
      /\d of 4/,
    );
    if (part === "lanes") expect(await axeViolations(page, "all", ".tour")).toEqual([]);
    if (part !== "pickers") await button(page, "Next").click();
  }
  await button(page, "Back").click();
  await expect(marked).toHaveClass(/\bcurves\b/);
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);
  await expect(marked).toHaveCount(0);

  await page.goto("about:blank");
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await settled(page);
  await race(page);
  expect(asked.filter((url) => /\/Tour-/.test(url))).toEqual([]);

  // The tour can be started from the help of any view.
  await page.getByRole("link", { name: "Learn" }).click();
  await openHelp(page);
  await button(page, "Take the tour").click();
  await expect(tour).toContainText("1 of 4");
  await expect(marked).toHaveClass(/\blanes\b/);
});

test("who came by a link is offered no tour", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await useFullSpeed(page);
  await open(page, `#a=general&pace=max&p=${EASY}`);
  await race(page);
  await settled(page);
  expect(asked.some((url) => /\/later-/.test(url))).toBe(true);
  expect(asked.filter((url) => /\/Tour-/.test(url))).toEqual([]);
});

/** The text of the help about each view. */
const ABOUT = {
  Solve: "A hint first shows where to look",
  Race: "Each lane runs one algorithm",
  Generate: "checked for a unique solution",
  Experiment: "confidence interval",
  Learn: "Each algorithm and each technique",
} as const;

test("the help is about the open view, and leads to the documentation", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  for (const [view, text] of Object.entries(ABOUT)) {
    await page.getByRole("navigation").getByRole("link", { name: view, exact: true }).click();
    await openHelp(page);
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole("heading", { name: "Signs on the boards" })).toHaveCount(
      view === "Race" ? 1 : 0,
    );
    await button(page, "Close").click();
  }
  await openHelp(page);
  await page.getByRole("link", { name: "Documentation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await page.getByRole("link", { name: "Command line" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Command line");
});

/** Opens and closes the help with its key, which works after the deferred part of the page has been loaded. */
async function helpByKey(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(dialog).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

test("a question mark opens the help of the open view, and in Solve the keys of its board", async ({
  page,
}) => {
  await open(page, `#a=general&p=${EASY}`);
  const dialog = page.locator("dialog[open]");
  const { keyboard } = page;
  await helpByKey(page);
  for (const [view, text] of Object.entries(ABOUT)) {
    await page.getByRole("navigation").getByRole("link", { name: view, exact: true }).click();
    const open = page.locator(`main .view-${view.toLowerCase()}:not([hidden])`);
    await expect(open).toBeVisible();
    if (view === "Solve") await expect(open.getByRole("grid")).toBeVisible();
    await keyboard.press("?");
    await expect(dialog, view).toHaveCount(1);
    if (view === "Solve") await expect(dialog).not.toContainText(text);
    else {
      await expect(dialog).toContainText(text);
      await expect(dialog.locator("kbd").filter({ hasText: /^\?$/ })).toHaveCount(1);
    }
    await keyboard.press("?"); // an open dialog handles its own keys
    await expect(dialog, view).toHaveCount(1);
    await keyboard.press("Escape");
    await expect(dialog, view).toHaveCount(0);
  }
});

test("the menu names the question mark beside the help, where it opens the help", async ({
  page,
}) => {
  await open(page, `#a=general&p=${EASY}`);
  const help = page.getByRole("button", { name: "Help", exact: true });
  const menu = page.getByRole("button", { name: /^Menu:/ });
  await menu.click();
  await expect(help.locator("kbd")).toHaveText("?");
  await expect(help).toHaveAttribute("aria-keyshortcuts", "?");
  await page.getByLabel("Single-key shortcuts").uncheck();
  await expect(help.locator("kbd")).toHaveCount(0);
  await page.getByLabel("Single-key shortcuts").check();
  await page.keyboard.press("Escape");
  await openInPage(page, "solve", "#view=solve");
  await menu.click();
  await expect(help).toBeVisible();
  // In Solve, the keys of the board are listed instead.
  await expect(help.locator("kbd")).toHaveCount(0);
});

test("a question mark is a letter in fields, and nothing where single keys are turned off", async ({
  page,
}) => {
  await open(page, `#a=general&p=${EASY}`);
  const dialog = page.locator("dialog[open]");
  const { keyboard } = page;
  await helpByKey(page);
  // A text field that is not in a sheet, because sheets are dialogs.
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main .view:not([hidden])")?.append(field);
    field.focus();
  });
  await keyboard.press("?");
  await expect(page.locator("main input:focus")).toHaveValue("?");
  await expect(dialog).toHaveCount(0);
  await page.locator("main input:focus").evaluate((field) => field.remove());
  await page.getByRole("button", { name: /^Menu:/ }).click();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await keyboard.press("Escape");
  await keyboard.press("?");
  await expect(dialog).toHaveCount(0);
});
