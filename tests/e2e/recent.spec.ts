import {
  button,
  closeSheet,
  EASY,
  givens,
  lane,
  lanes,
  open,
  openPuzzle,
  openRaces,
  openSetup,
  race,
} from "./lab";
import { expect, type Page, test } from "./test";

/** The recent races in the sheet of races. */
const recentRaces = (page: Page) => page.locator(".races ul").last().getByRole("button");

const other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

test("puzzles and races are kept over a reload, the last first, and come again", async ({
  page,
}) => {
  await open(page, `#a=general,dancing-links&seed=3&pace=max&p=${EASY}`);
  await race(page);
  await page.goto("about:blank");
  await open(page, `#a=general&pace=max&p=${other}`);
  await race(page);
  await page.reload();
  await expect(lanes(page)).toHaveCount(1);
  await openPuzzle(page);
  const puzzles = page
    .getByLabel("Choose a puzzle")
    .locator('optgroup[label="Raced recently"] option');
  await expect(puzzles).toHaveCount(2);
  await expect(puzzles.first()).toContainText("9 × 9, 17 givens");
  await page.getByLabel("Choose a puzzle").selectOption("recent 1");
  await expect.poll(() => givens(page)).toBe(EASY);
  await openPuzzle(page);
  await button(page, "Undo").click();
  await expect.poll(() => givens(page)).toBe(other);
  await openRaces(page);
  await recentRaces(page).nth(1).click();
  await expect(lanes(page)).toHaveCount(2);
  await expect(lane(page, 2)).toHaveAttribute("data-algorithm", "dancing-links");
  await openSetup(page);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("3");
  await closeSheet(page);
  expect(await givens(page)).toBe(EASY);
});

test("twelve are kept, each once, and what was broken meanwhile is left out", async ({ page }) => {
  const kept = Array.from({ length: 13 }, (_, n) => ({ hash: `#seed=${n}`, label: `race ${n}` }));
  await page.addInitScript((races) => {
    if (localStorage.getItem("sudoku-lab.recent")) return;
    localStorage.setItem("sudoku-lab.recent", JSON.stringify({ puzzles: 5, races: [7, ...races] }));
  }, kept);
  await open(page, `#a=general&pace=max&p=${EASY}`);
  const races = recentRaces(page);
  await openRaces(page);
  await expect(races).toHaveCount(12);
  await race(page);
  await openRaces(page);
  await expect(races).toHaveCount(12);
  await expect(races.nth(1)).toHaveText("race 0");
  await closeSheet(page);
  await button(page, "Race again").click();
  await openRaces(page);
  await expect(races.nth(1)).toHaveText("race 0");
});
