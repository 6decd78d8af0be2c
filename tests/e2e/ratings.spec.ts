/** The difficulty of a puzzle: the required techniques, the scales side by side, and a similar puzzle. */

import { load } from "../../pkg/dist/node/workshop.js";
import { violations } from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { expect, type Locator, type Page, test } from "./test";

const lab = await load();

const medium = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/** A puzzle whose rating on Sudoku Explainer's scale takes some time. */
const extreme = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

const panel = (page: Page) => page.locator('[data-slot="ratings"]');
const scale = (page: Page, id: string) => page.locator(`[data-scale="${id}"]`);

async function open(page: Page, puzzle: string): Promise<void> {
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  await panel(page).locator("> summary").click();
}

/** Requests the rating on a scale, which a busy machine may have postponed. */
async function known(row: Locator): Promise<void> {
  await expect(row).toHaveAttribute("data-state", /known|slow/);
  if ((await row.getAttribute("data-state")) === "slow") {
    await row.getByRole("button", { name: /^Rate: / }).click();
  }
  await expect(row).toHaveAttribute("data-state", "known", { timeout: 120_000 });
}

/**
 * Rating on this scale takes ten seconds, in the page and again in the test: its value is compared in long runs only.
 */
const SLOW = "eta";
const compared = everyCase
  ? lab.scales
  : sample(
      "values of scales",
      lab.scales.filter(({ id }) => id !== SLOW),
      3,
    );

test(
  sampled("each scale says its value, its unit, what it means and where it was checked"),
  async ({ page }) => {
    await open(page, medium);
    await expect(page.locator("[data-rated]")).toHaveAttribute("data-rated", "true");
    await expect(page.locator("[data-scale]")).toHaveCount(lab.scales.length);
    for (const currentScale of lab.scales) {
      const { id, name, measures, unit, checked, source, columns } = currentScale;
      const row = scale(page, id);
      await expect(row.getByRole("heading")).toHaveText(name);
      await expect(row).toContainText(measures);
      await expect(row).toContainText(`in ${unit}`);
      await row.locator("summary").click();
      await expect(row).toContainText(source);
      await expect(row).toContainText(checked);
      if (!compared.includes(currentScale)) continue;
      await known(row);
      const [rating] = lab.rate(medium, { scales: [id] });
      const values = rating?.values.map(({ text }) => text.replace(">=", "≥ ")) ?? [];
      expect(values.length).toBe(columns.length);
      await expect(row.locator("strong")).toHaveText(values);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test("what is slow waits until it is asked for, and is cancelled", async ({ page }) => {
  await open(page, extreme);
  const slow = page.locator('[data-state="slow"]').first();
  await expect(slow).toContainText("takes longer");
  await expect(page.locator("[data-rated]")).toHaveAttribute("data-rated", "true");
  const row = scale(page, (await slow.getAttribute("data-scale")) ?? "");
  await row.getByRole("button", { name: /^Rate/ }).click();
  await expect(row.getByRole("progressbar")).toBeVisible();
  await row.getByRole("button", { name: /^Cancel/ }).click();
  await expect(row).toHaveAttribute("data-state", "slow");
  await row.getByRole("button", { name: /^Rate/ }).click();
  await expect(row).toHaveAttribute("data-state", "known", { timeout: 120_000 });
  // The hardest techniques have the most saturated colour, on which text is readable.
  await expect(page.locator(".needs-sentence")).toContainText("easier techniques beyond singles");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

test("a bar and a sentence say what the puzzle needs, and a technique is chosen by its piece", async ({
  page,
}) => {
  await open(page, medium);
  const counts = new Map<string, number>();
  for (const { technique } of lab.path(medium).steps) {
    counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  const expected = lab.techniques.flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count ? [`${name}: ${count} ${count === 1 ? "step" : "steps"}`] : [];
  });
  await expect(page.locator(".needs-sentence")).toHaveText(/^[A-Z][^.]* and [^.]*\.$/);
  const pieces = page
    .getByRole("list", { name: /^Steps of the solution path/ })
    .getByRole("button");
  await expect(pieces).toHaveCount(expected.length);
  for (const [at, name] of expected.entries())
    await expect(pieces.nth(at)).toHaveAccessibleName(name);
  const last = pieces.last();
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-pressed", "true");
  // The path is the only list of steps, and a selection there is shown here.
  const [id = ""] = [...counts.keys()].filter(
    (one) => lab.techniques.findLast(({ id: other }) => counts.has(other))?.id === one,
  );
  const path = page.locator('[data-slot="path"]');
  await path.locator("> summary").click();
  await path.getByRole("button", { name: "Find the path" }).click();
  await expect(path.locator(".path-list li")).toHaveCount(counts.get(id) ?? 0);
  await path.locator(".path-list select").selectOption("");
  await expect(last).toHaveAttribute("aria-pressed", "false");
  await expect(path.locator(".path-list li")).toHaveCount(lab.path(medium).steps.length);
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-pressed", "false");
});

test("what has not one solution has no rating", async ({ page }) => {
  await open(page, `12${".".repeat(79)}`);
  await expect(panel(page)).toContainText("Only a puzzle with exactly one solution");
});

test("another of this kind opens as a new puzzle, and what was played is there when one comes back", async ({
  page,
}) => {
  await open(page, medium);
  const cell = page.getByRole("gridcell", { name: /^row 1 column 2/ });
  await cell.click();
  await page.keyboard.press("6");
  await expect(cell).toHaveAccessibleName(/6/);
  await known(scale(page, "qqwing"));
  await page.getByLabel("Similar in").selectOption("qqwing=intermediate");
  await page.getByRole("button", { name: "Make another puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(medium.replaceAll(".", "\\.")));
  const other = new URL(page.url()).hash.match(/[&#]p=([^&]+)/)?.[1] ?? "";
  const [rating] = lab.rate(other, { scales: ["qqwing"] });
  expect(rating?.values[0]?.text).toBe("intermediate");
  await expect(cell).not.toHaveAccessibleName(/, 6/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(medium.replaceAll(".", "\\.")));
  await expect(cell).toHaveAccessibleName(/6/);
});

test("who has solved a puzzle is offered another of its kind, at the board", async ({ page }) => {
  const nearly =
    "48392165796734582125187649354813297672956413813679824537268951481425376969541738.";
  await page.goto(`./#v=1&view=solve&p=${nearly}`);
  const another = page.getByRole("button", { name: "Another puzzle at this level" });
  await expect(another).toHaveCount(0);
  await page.locator('.play-board [data-cell="80"]').click();
  await page.keyboard.press("2");
  await expect(page.locator(".coach-solved-line")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await another.click();
  await expect(page).not.toHaveURL(new RegExp(nearly.slice(0, 80)));
  await expect(page.locator(".coach-solved-line")).toHaveCount(0);
  // Only one puzzle is requested: the next puzzle is rated and kept.
  await expect(page.locator(".play-desk-head .play-chip[data-level]")).toBeVisible();
  await expect(page.locator('.making-level, .ratings-another[data-making="true"]')).toHaveCount(0);
});
