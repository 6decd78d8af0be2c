/** Readable curves: their size, the names at their ends, their axes, and the initial selection. */

import { button, changeLane, EASY, open, openAxes, openSeries, race, stableBox } from "./lab";
import { expect, type Locator, test as ownPage, type Page, onePage as test } from "./test";

const RACE = `#a=relaxation-labeling,ga&pace=max&steps=60&p=${EASY}`;

const curve = (page: Page, title: string): Locator =>
  page.locator("figure.curve").filter({
    has: page.locator("strong", { hasText: new RegExp(`^${title}$`, "i") }),
  });
/** Opens the menu of the series, which closes when another element is clicked. */
const chips = (page: Page) => openSeries(page);
const shown = async (page: Page) =>
  (await chips(page)).locator('[aria-pressed="true"]').allInnerTexts();

test("plots are whole below the boards where there is room, and fill their row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  await race(page);
  for (const plot of await page.locator(".plot").all()) {
    await expect(plot).toBeInViewport({ ratio: 1 });
  }
  const plots = await page
    .locator(".plot")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(plots.length).toBeGreaterThan(1);
  for (const { height, width } of plots) {
    expect(height).toBeGreaterThanOrEqual(160);
    expect(height).toBeLessThanOrEqual(320);
    expect(width).toBeGreaterThan(400);
  }
  const room = await page.locator(".curves-plots").boundingBox();
  expect(plots[0].left).toBeCloseTo(room?.x ?? 0, 0);
  expect(plots.at(-1).right).toBeCloseTo((room?.x ?? 0) + (room?.width ?? 0), 0);
});

test("curves are named where they end, clear of the plot and of one another, and a paper's figure too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, RACE);
  await race(page);
  // One curve per lane is shown beside the boards, with the name of the lane.
  const plot = curve(page, "conflicts");
  const names = plot.locator(".ends > span");
  await expect(names.filter({ hasText: /^Genetic algorithm$/ })).toHaveCount(1);
  await expect(names.filter({ hasText: /^Relaxation labeling$/ })).toHaveCount(1);
  await expect(names.filter({ hasText: /^paper: mean 3\.78$/ })).toHaveCount(1);
  await namesAreClear(plot, 3);
  // At the cursor, each curve has its value.
  await page.getByRole("slider", { name: "Cursor over conflicts" }).press("End");
  await expect(names.filter({ hasText: /^Genetic algorithm \d+$/ })).toHaveCount(1);
  // The enlarged plot shows all curves.
  await button(page, "Enlarge conflicts").click();
  const large = page.locator("dialog[open] .curve-whole");
  const all = large.locator(".ends > span");
  await expect(all.filter({ hasText: /^Genetic algorithm: best( \d+)?$/ })).toHaveCount(1);
  await expect(all.filter({ hasText: /^Relaxation labeling: conflicts( \d+)?$/ })).toHaveCount(1);
  await namesAreClear(large, 7);
});

/** Checks that the names beside a plot do not overlap, and that there is no tall legend. */
async function namesAreClear(plot: Locator, min: number): Promise<void> {
  const { faults, count } = await plot.evaluate((figure) => {
    const over = figure.querySelector(".u-over")?.getBoundingClientRect();
    const own = figure.getBoundingClientRect();
    const all = [...figure.querySelectorAll(".ends > span")].map((one) => ({
      text: one.textContent ?? "",
      box: one.getBoundingClientRect(),
    }));
    const found: string[] = [];
    for (const [index, { text, box }] of all.entries()) {
      if (box.left < (over?.right ?? 1e6)) found.push(`“${text}” lies over the plot`);
      if (box.right > own.right + 1) found.push(`“${text}” is cut`);
      for (const other of all.slice(index + 1)) {
        const apart = box.bottom <= other.box.top + 1 || other.box.bottom <= box.top + 1;
        if (!apart) found.push(`“${text}” lies over “${other.text}”`);
      }
    }
    return { faults: found, count: all.length };
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(min);
  expect((await plot.locator(".legend").boundingBox())?.height).toBeLessThan(44);
}

test("where a plot is narrow a paper's figure is still beside it, and the legend has the lane's name once and its strokes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, RACE);
  await race(page);
  const off = (await chips(page)).locator('[aria-pressed="false"]');
  while ((await off.count()) > 0) await off.first().click();
  await page.keyboard.press("Escape");
  const plot = curve(page, "conflicts");
  const over = await stableBox(plot.locator(".u-over"));
  const mark = await stableBox(plot.locator(".ends > span", { hasText: "paper: mean 3.78" }));
  expect(mark.x).toBeGreaterThanOrEqual(over.x + over.width);
  await button(page, "Enlarge conflicts").click();
  const legend = page.locator("dialog[open] .legend");
  await expect(legend.getByText("Genetic algorithm:", { exact: true })).toHaveCount(1);
  // The lines of one lane differ in their shades, so that they are distinguishable without their dashes.
  const strokes = await legend
    .locator("li:has(.legend-dash) .legend-dash path")
    .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
  expect(strokes.length).toBeGreaterThan(4);
  expect(new Set(strokes).size).toBe(strokes.length);
});

test("both axes have names, with units", async ({ page }) => {
  await open(page, `#a=general,rules&pace=max&p=${EASY}`);
  await race(page);
  const filled = curve(page, "filled");
  await expect(filled.locator("figcaption .curve-axis-name")).toHaveText("cells");
  const along = filled.locator(".curve-along");
  await expect(along).toHaveText("steps");
  const below = async () => {
    const [over, name] = [await stableBox(filled.locator(".u-over")), await stableBox(along)];
    return name.y - over.y - over.height;
  };
  await expect.poll(below).toBeGreaterThan(-2);
  await openAxes(page);
  await page.getByLabel("x-axis").selectOption("time");
  await expect(along).toContainText("ms");
});

test("a plot is enlarged to the window by its button, by keys and by a double click", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, RACE);
  await race(page);
  const large = page.locator("dialog[open] .plot");
  const key = button(page, "Enlarge conflicts");
  await key.press("Enter");
  const box = await large.boundingBox();
  expect(box?.height).toBeGreaterThan(500);
  expect(box?.width).toBeGreaterThan(1000);
  const drawn = large.locator("canvas");
  await expect.poll(async () => (await drawn.boundingBox())?.width).toBeGreaterThan(1000);
  await expect(page.getByRole("dialog", { name: "conflicts" })).toContainText(
    "Genetic algorithm: best",
  );
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(key).toBeFocused();
  const over = curve(page, "conflicts").locator(".u-over");
  await expect(over).toHaveCount(1); // the enlarged plot is removed shortly after it was closed
  await over.scrollIntoViewIfNeeded();
  await over.dblclick();
  await expect(large).toBeVisible();
});

ownPage("first are shown what algorithms declare as their main series", async ({ page }) => {
  // The first series that this algorithm declares is the number of candidates left.
  await open(page, `#a=rules&p=${EASY}`);
  await race(page);
  await expect.poll(() => shown(page)).toEqual(["filled"]);
  await changeLane(page, 1, "Algorithm", "ga");
  await expect.poll(() => shown(page)).toEqual(["conflicts"]);
});

test("the depth of a search is in one plot, whatever its algorithm branches on", async ({
  page,
}) => {
  await open(page, `#a=backtracking,general,dancing-links,cdcl,fast&pace=max&p=${EASY}`);
  await race(page);
  await (await chips(page)).getByRole("button", { name: "depth", exact: true }).click();
  await expect(curve(page, "depth")).toHaveCount(1);
  await expect(curve(page, "depth").locator(".legend > [title]")).toHaveCount(5);
});
