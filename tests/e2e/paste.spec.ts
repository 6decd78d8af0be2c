/** Pasted puzzles: from spreadsheets, programs and other sites, and links of this page. */

import { closeSheet, EASY, givens, lanes, open, openPuzzle, openSetup, paste } from "./lab";
import { expect, onePage, test } from "./test";

onePage(
  "the page's own link gives its puzzle, says what else it sets, and opens whole",
  async ({ page }) => {
    await open(page, "#a=general&pace=max");
    const link = `https://example.org/lab/#v=1&view=race&p=${EASY}&a=ga:paper,general&1.population=40&seed=7`;
    await paste(page, link);
    await expect.poll(() => givens(page)).toBe(EASY);
    await expect(lanes(page)).toHaveCount(1);
    const notice = page.locator(".notice", { hasText: "Only the puzzle was taken from the link." });
    await expect(notice).toContainText(
      "The link also sets the view (Race), the algorithms (Genetic algorithm: paper, Propagation and search), seed 7, and their parameters.",
    );
    await notice.getByRole("button", { name: "Open the whole link" }).click();
    await expect(lanes(page)).toHaveCount(2);
    await openSetup(page);
    await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");
    await closeSheet(page);

    await paste(page, "https://example.org/lab/#v=1&view=race&a=ga");
    await expect(page.locator(".puzzle-refusal")).toContainText(
      "This is a link to Sudoku Lab, but it contains no puzzle.",
    );
    expect(await givens(page)).toBe(EASY);
  },
);

test("where what finds puzzles cannot be fetched, a plain grid is still read, and others are told", async ({
  page,
}) => {
  await open(page, "#a=general&pace=max");
  let asked = 0;
  await page.route(/\/finder-[^/]*\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await paste(page, EASY.slice(1));
  await expect(page.locator(".puzzle-refusal")).toContainText("81 cells expected, 80 found");
  expect(asked).toBeGreaterThan(0);
  await paste(page, EASY);
  await expect.poll(() => givens(page)).toBe(EASY);
  await expect(page.locator(".puzzle-refusal")).toHaveCount(0);
});

test("a puzzle pasted while the open sheet's content is being fetched is taken", async ({
  page,
}) => {
  await open(page, "#a=general&pace=max");
  let release = () => {};
  const released = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route(/\/PuzzlePanel-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/PuzzlePanel-[^/]*\.js$/);
  await openPuzzle(page);
  await asked;
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await paste(page, EASY);
  release();
  await expect(page.locator("dialog.sheet[open]")).toHaveCount(0); // a puzzle was selected
  await expect.poll(() => givens(page)).toBe(EASY);
});
