/** A puzzle is solved with touch alone, on a phone. */

import { axe, button, clickMenuItem, EASY, stableBox } from "./lab";
import { expect, type Locator, type Page, test } from "./test";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const at = (page: Page, row: number, column: number, side = 9) =>
  page.locator(`.play-board [data-cell="${(row - 1) * side + column - 1}"]`);
const label = (one: Locator, what: RegExp) => expect(one).toHaveAttribute("aria-label", what);
const key = (page: Page, name: RegExp) => page.getByRole("button", { name });

async function play(page: Page, puzzle = EASY): Promise<void> {
  await page.goto(`./#view=solve&p=${puzzle}`);
  await expect(page.locator(".solutions-line")).toHaveAttribute("data-state", "resting");
}

/** Dispatches the events of a finger that moves over cells. */
async function swipe(page: Page, ...cells: readonly Locator[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (cells[0]) await stableBox(cells[0]);
  for (const [index, item] of cells.entries()) {
    const box = await item.boundingBox();
    if (!box) throw new Error("no such cell");
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const type = index === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a tap selects, the pad writes, and what is pressed is large enough", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).tap();
  await key(page, /^Digit 4,/).tap();
  await label(at(page, 1, 1), /digit 4$/);
  await label(key(page, /^Digit 4,/), /7 to go$/);
  for (const entry of await page
    .locator(".play-keys button, .play-modes button, .play-acts button")
    .all()) {
    // Nine keys and four modes are in one row each.
    const [dense, box] = await Promise.all([
      entry.evaluate((element) => element.closest(".play-keys, .play-modes") !== null),
      entry.boundingBox(),
    ]);
    const least = dense ? 32 : 44;
    expect(box?.height, (await entry.textContent()) ?? "").toBeGreaterThanOrEqual(dense ? 38 : 44);
    expect(box?.width).toBeGreaterThanOrEqual(least);
  }
  await key(page, /^Erase$/).tap();
  await label(at(page, 1, 1), /empty$/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  // The keypad is visible together with the board.
  const board = await page.locator(".play-board").boundingBox();
  const pad = await page.locator(".play-keys").boundingBox();
  expect((pad?.y ?? 0) + (pad?.height ?? 0) - (board?.y ?? 0)).toBeLessThan(740);
  // The hint button is visible too, on a phone with a low screen.
  const help = await button(page, "Hint").boundingBox();
  expect((help?.y ?? 0) + (help?.height ?? 0) - (board?.y ?? 0)).toBeLessThan(640);
  expect((await axe(page).analyze()).violations).toEqual([]);
});

test("a finger that goes over cells takes them all, and so do taps one by one", async ({
  page,
}) => {
  await play(page);
  const selected = page.locator('.play-board [aria-selected="true"]');
  await swipe(page, at(page, 1, 1), at(page, 2, 1), at(page, 3, 1), at(page, 3, 2));
  await expect(selected).toHaveCount(4);
  await clickMenuItem(page, "Select several cells");
  await at(page, 5, 5).tap();
  await expect(selected).toHaveCount(5);
  await at(page, 5, 5).tap();
  await expect(selected).toHaveCount(4);
  await button(page, "Centre").tap();
  await key(page, /^Candidate 5$/).tap();
  await label(at(page, 3, 2), /candidates 5$/);
});

test("a double tap writes the digit itself while marks are written", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).tap();
  await button(page, "Corner").tap();
  await key(page, /^Corner mark 4$/).tap();
  await label(at(page, 1, 1), /corner 4$/);
  await at(page, 1, 2).tap();
  await key(page, /^Corner mark 8$/).dblclick();
  await label(at(page, 1, 2), /digit 8$/);
  await button(page, "Undo").tap();
  await label(at(page, 1, 2), /empty$/);
  await button(page, "Undo").tap();
  await label(at(page, 1, 1), /empty$/);
});

test("a double tap that notes nothing takes no other move back", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).tap();
  await key(page, /^Digit 4,/).tap();
  await at(page, 1, 3).tap(); // a given
  await button(page, "Centre").tap();
  await key(page, /^Candidate 8$/).dblclick();
  await label(at(page, 1, 1), /digit 4$/);
});

test("a large board is larger than its frame, and a finger moves it", async ({ page }) => {
  await play(page, ".".repeat(256));
  const cell = await at(page, 1, 1, 16).boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(24);
  await clickMenuItem(page, "Edit givens");
  await swipe(page, at(page, 5, 5, 16), at(page, 3, 3, 16));
  await expect(page.locator('.play-board [aria-selected="true"]')).not.toHaveCount(9);
  await at(page, 2, 2, 16).tap();
  await key(page, /^Digit P,/).tap();
  await expect(at(page, 2, 2, 16)).toHaveText("P");
  await page.getByRole("button", { name: "Enlarge the board" }).tap();
  const small = await page.locator(".play-board").boundingBox();
  expect(small?.width).toBeLessThanOrEqual(360);
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1000, 700],
] as const) {
  test(`a hint leaves the board in sight, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await play(page);
    const hint = page.locator(".hint");
    await button(page, "Hint").tap();
    for (const stage of ["1", "2", "3"]) {
      await expect(hint).toHaveAttribute("data-stage", stage);
      await expect(hint.locator(".coach-stages")).toBeVisible();
      const board = await page.locator(".play-board").boundingBox();
      const sheet = await hint.boundingBox();
      if (!board || !sheet) throw new Error("nothing is shown");
      expect(board.y).toBeGreaterThanOrEqual(-1);
      expect(board.y + board.height).toBeLessThanOrEqual(height);
      const below = sheet.y >= board.y + board.height;
      const beside = sheet.x >= board.x + board.width;
      expect(below || beside, `stage ${stage}`).toBe(true);
      if (stage !== "3") await button(page, "Tell me more").tap();
    }
    // A repeated click repeats the announcement, and keeps the position and the button.
    await expect(button(page, "Tell me more")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "Tell me more")).toBeFocused();
    await button(page, "Do this step").tap();
    await expect(hint).toHaveAttribute("data-stage", "0");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("what a check finds is seen along with the board", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page);
  await at(page, 1, 1).tap();
  await key(page, /^Digit 5,/).tap();
  await button(page, "Check").tap();
  const found = page.locator(".verdict-line");
  await expect(found).toHaveText(/^1 wrong digit/);
  await expect(at(page, 1, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(found).toBeInViewport({ ratio: 0.9 });
  // The hint is in the coach, which covers neither the board nor the keypad.
  const acts = await page.locator(".play-acts").boundingBox();
  expect((await found.boundingBox())?.y).toBeGreaterThan((acts?.y ?? 640) + (acts?.height ?? 0));
});

test("of all steps there are, the first tap shows one on the board, the second does it", async ({
  page,
}) => {
  await play(page);
  // The menu is opened with a finger: a mouse pointer that stays over a step would show and hide the step.
  await button(page, /^More: select/).tap();
  await button(page, "All steps, why not a digit").tap();
  await page.getByText("All steps available now").tap();
  await expect(page.locator(".all-steps")).toContainText(/\d+ steps/);
  // Until all steps are found the list changes, which removes the overlay of a step.
  await expect(page.locator(".all-steps").getByRole("button", { name: "Stop" })).toHaveCount(0);
  const filled = page.locator(".play-board .board-cell").filter({ hasText: /^\d$/ });
  const givens = await filled.count();
  const step = page.locator(".help-step-groups .step-list-step").first();
  await step.tap();
  await expect(page.locator(".play-board .overlay :is(path, rect)")).not.toHaveCount(0);
  await expect(page.locator(".play-board")).toBeInViewport({ ratio: 0.9 });
  await expect(filled).toHaveCount(givens);
  await step.tap();
  await expect(filled).toHaveCount(givens + 1);
});

test("what an algorithm believes is shown with the board in sight", async ({ page }) => {
  await play(page);
  await page.getByText("Ask an algorithm").tap();
  await page.getByLabel("Algorithm").selectOption("relaxation-labeling");
  await button(page, "Watch it from here").tap();
  await button(page, "Show on the board").tap();
  await expect(page.locator(".play-board .overlay .heat")).not.toHaveCount(0);
  await expect(page.locator(".play-board")).toBeInViewport({ ratio: 0.9 });
});

test("that it is solved is in sight when the last digit is written", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const solved =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
  await play(page, `${solved.slice(0, 80)}.`);
  await page.locator(".play-keys").evaluate((keys) => keys.scrollIntoView({ block: "end" }));
  await at(page, 9, 9).tap();
  await page.locator(".play-modes").evaluate((modes) => modes.scrollIntoView({ block: "center" }));
  await key(page, /^Digit 2,/).tap();
  await expect(page.locator(".coach-solved-line")).toHaveText(/^Solved in /);
  await expect(page.locator(".coach-solved-line")).toBeInViewport({ ratio: 0.9 });
});
