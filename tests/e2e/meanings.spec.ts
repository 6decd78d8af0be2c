/** The meanings of counters and curves, for users who cannot hover with a pointer. */

import { axe, button, EASY, followLink, open, openHow, openLane, race } from "./lab";
import { expect, type Page, onePage as test } from "./test";

/** Returns the titles of values and curves on the page, whose text must also be available in another way. */
const titles = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? ""));

async function read(page: Page): Promise<string> {
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  return (await dialog.innerText()).replace(/\s+/g, " ");
}

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("a tap tells what every counter of a lane is", async ({ page }) => {
    await open(page, `#a=backtracking:rows,ga&p=${EASY}`);
    await race(page);
    let counted = 0;
    for (const number of [1, 2]) {
      await openLane(page, number);
      const wanted = await titles(
        page,
        `[data-lane="${number}"] .figures > [title]:not([data-figure="repeats"])`,
      );
      expect(wanted.length).toBeGreaterThan(0);
      counted += wanted.length;
      const what = button(page, `What the figures of lane ${number} mean`);
      const box = await what.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await what.tap();
      const said = await read(page);
      for (const one of wanted) expect(said).toContain(one.replace(/\s+/g, " "));
      await button(page, "Close").tap();
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await page.keyboard.press("Escape");
    }
    expect(counted).toBeGreaterThan(2); // counters that a run does not have are not shown
  });
});

test("by keys one learns what every curve of a plot is, and where a paper's line comes from", async ({
  page,
}) => {
  await open(page, `#a=ga,rules&pace=max&p=${EASY}`);
  await race(page);
  const plots = await page.locator(".curve").all();
  expect(plots.length).toBeGreaterThan(1);
  for (const plot of plots) {
    const wanted = await plot
      .locator(".legend > [title]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? ""));
    expect(wanted.length).toBeGreaterThan(0);
    const what = plot.getByRole("button", { name: /^What “.+” shows$/ });
    await what.focus();
    await page.keyboard.press("Enter");
    const said = await read(page);
    for (const one of wanted) {
      expect(said).toContain(one.slice(one.indexOf(": ") + 2).replace(/\s+/g, " "));
    }
    await page.keyboard.press("Escape");
    await expect(what).toBeFocused();
  }
  const menu = await openLane(page, 1);
  await button(menu, /^What the figures/).press("Enter");
  await expect(page.getByRole("dialog", { name: "What the figures of lane 1 mean" })).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
});

test("so with what is counted while a puzzle is made, and by several workers", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await page.getByRole("link", { name: "Generate" }).click();
  await button(page, "Make a puzzle").click();
  await openHow(page);
  const what = button(page, "What these figures mean").filter({ visible: true });
  await what.click();
  for (const one of await titles(page, ".making-figures > [title]")) {
    expect(await read(page)).toContain(one.replace(/\s+/g, " "));
  }
  await page.keyboard.press("Escape");
  await followLink(page, "Experiment", "on several cores");
  await button(page, "Solve together").click();
  await what.click();
  const wanted = await titles(page, ".cores-parts .figures > [title]");
  expect(wanted.length).toBeGreaterThan(1);
  for (const one of wanted) expect(await read(page)).toContain(one.replace(/\s+/g, " "));
});
