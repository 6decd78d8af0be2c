/** Help for who solves: hints in stages, all steps there are, why a digit cannot be. */

import { board, button, cell, EASY, violations } from "./lab";
import { expect, type Locator, type Page, test } from "./test";

/** Its first step is a hidden single: 4 in r6c2. */
const HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const hint = (page: Page): Locator => page.locator(".hint");
const stages = (page: Page): Locator => page.locator(".hint .stages li");
const spoken = (page: Page): Locator => page.locator("p.visually-hidden[role=status]");
const drawn = (page: Page): Locator => page.locator(".play-board .overlay path");

async function solve(page: Page, puzzle: string): Promise<void> {
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  await cell(page, 9, 9).click();
}

/** Takes a hint to its end by the key alone. */
async function takeHint(page: Page): Promise<void> {
  for (const stage of [1, 2, 3]) {
    await page.keyboard.press("Shift+H");
    await expect(stages(page)).toHaveCount(stage);
  }
}

test("a hint says where, then how, then what, by the key alone, and is told to a screen reader", async ({
  page,
}) => {
  await solve(page, HARD);
  await page.keyboard.press("Shift+H");
  await expect(stages(page)).toHaveText(["Where to lookLook at box 4."]);
  await expect(spoken(page)).toHaveText("Hint 1 of 3: Look at box 4.");
  await expect(drawn(page)).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(1)).toContainText("Hidden single: A digit with one place left");
  await expect(spoken(page)).toHaveText(/^Hint 2 of 3: Hidden single/);
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(2)).toHaveText(
    "The stepr6c2 is 4: box 4 has no other place for it.",
  );
  await expect(spoken(page)).toHaveText("Hint 3 of 3: r6c2 is 4: box 4 has no other place for it.");
  // The house, the cell, the digit.
  await expect(drawn(page)).toHaveCount(3);
  await expect(page.locator(".teacher .legend li")).toHaveText([
    "house the step looks at",
    "digit that goes here",
  ]);
  expect(await violations(page)).toEqual([]);
  await expect(board(page)).toBeVisible();
  // Its page teaches the technique; the way back leads to the game.
  await page.getByRole("link", { name: "Learn it: Hidden single" }).click();
  await expect(page).toHaveURL(/technique=hidden-single/);
  await expect(page.locator(".view-technique [data-start]").first()).toHaveText("Hidden single");
  await page.goBack();
  await expect(page.locator(".play-board")).toBeVisible();
});

test("a step is done as one move, and undone as one", async ({ page }) => {
  await solve(page, HARD);
  await takeHint(page);
  await button(page, "Do this step").press("Enter");
  await expect(page.locator('[data-cell="46"]')).toHaveText("4");
  await expect(stages(page)).toHaveCount(0);
  // What was done is told, and who goes by keys is where the next hint is.
  await expect(spoken(page)).toHaveText("Done: r6c2 is 4.");
  await expect(hint(page)).toContainText("Done: r6c2 is 4.");
  await expect(hint(page).locator("button.primary")).toBeFocused();
  await expect(drawn(page)).toHaveCount(0);
  await page.locator('[data-cell="46"]').click();
  await page.keyboard.press("Control+z");
  await expect(page.locator('[data-cell="46"]')).toHaveText("");
});

test("what a hint rules out goes from the player's own marks", async ({ page }) => {
  // Nothing but locked candidates and harder is there, once its singles are done.
  await solve(page, HARD);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Shift+H");
    await expect(hint(page)).toHaveAttribute("data-kind", "step");
    await page.keyboard.press("Shift+H");
    await page.keyboard.press("Shift+H");
    const told = (await stages(page).nth(2).textContent()) ?? "";
    await button(page, "Do this step").click();
    await expect(hint(page)).toHaveAttribute("data-stage", "0");
    await cell(page, 1, 1).click();
    if (!/ is \d/.test(told)) break;
    expect(step).toBeLessThan(11);
  }
  // The next hint is another: what was ruled out is not found again.
  await page.keyboard.press("Control+z");
  await takeHint(page);
  const before = await stages(page).nth(2).textContent();
  await button(page, "Do this step").click();
  await cell(page, 1, 1).click();
  await expect(hint(page)).toHaveAttribute("data-stage", "0");
  await takeHint(page);
  expect(await stages(page).nth(2).textContent()).not.toBe(before);
});

test("what is wrong is said first, and where only to who asks", async ({ page }) => {
  await solve(page, EASY);
  const wrong = page.locator('[data-cell="0"]');
  await wrong.click();
  await page.keyboard.press("5");
  await expect(wrong).toHaveText("5");
  await page.keyboard.press("Shift+H");
  await expect(hint(page)).toHaveAttribute("data-kind", "wrong");
  await expect(stages(page)).toHaveText([
    "Something on the board is wrong. Ask once more to see where.",
  ]);
  await expect(drawn(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(1)).toHaveText("The digit in r1c1 is wrong.");
  await expect(spoken(page)).toHaveText("Hint 2 of 2: The digit in r1c1 is wrong.");
  await expect(drawn(page)).toHaveCount(1);
});

test("a needed mark that was ruled out counts as wrong", async ({ page }) => {
  await solve(page, EASY);
  // r1c1 is 4: 5 alone is noted.
  await cell(page, 1, 1).click();
  await page.keyboard.press("Control+5");
  await page.keyboard.press("Shift+H");
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(1)).toHaveText("In r1c1 a candidate was ruled out that is needed.");
});

test("all steps there are stand by technique, each drawn for who comes by key or pointer", async ({
  page,
}) => {
  await solve(page, HARD);
  await button(page, "Hint").first().click();
  await page.getByText("All steps available now").click();
  await expect(page.locator(".all-steps")).toContainText(/^All steps available now\d+ steps/);
  const groups = page.locator(".step-groups section");
  await expect(groups.first()).toContainText(/^Hidden single \(\d+\)/);
  const first = groups.first().locator(".step").first();
  await first.focus();
  await expect(drawn(page)).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator(".play-board .cell").filter({ hasText: /^\d$/ })).toHaveCount(18);
});

test("why a digit cannot be is told in steps, and that it can only to who asks", async ({
  page,
}) => {
  await solve(page, HARD);
  await button(page, "Hint").first().click();
  await page.getByText("Why not this digit?").click();
  const why = page.locator(".why-not");
  const digit = (name: string) => why.getByRole("button", { name, exact: true });
  // A digit of the row.
  await cell(page, 1, 2).click();
  await digit("8").click();
  await expect(why).toContainText("r1c2 is not 8: r1c7, in the same house, is 8 already.");
  // One that leads to a contradiction.
  await digit("9").click();
  await expect(why).toContainText("If r1c2 were 9:");
  await expect(why).toContainText(/So r1c2 is not 9\. A contradiction after \d+ steps?\./);
  await expect(spoken(page)).toHaveText(/^So r1c2 is not 9\. A contradiction after/);
  await expect(drawn(page)).not.toHaveCount(0);
  const lines = why.locator("ol .step");
  const all = await drawn(page).count();
  await lines.first().focus();
  await expect.poll(() => drawn(page).count()).toBeLessThan(all);
  expect(await violations(page)).toEqual([]);
  // The one of the solution; what another drew is gone.
  await digit("1").click();
  await expect(drawn(page)).toHaveCount(0);
  await expect(why).toContainText("lead to no contradiction from r1c2=1");
  await expect(why).not.toContainText("the solution has it");
  await button(page, "Tell me which").click();
  await expect(why).toContainText("r1c2=1 is right: the solution has it.");
  // A filled cell.
  await cell(page, 1, 1).click();
  await expect(why).toContainText("r1c1 has a digit already.");
  // The drawing goes with the question.
  await cell(page, 1, 2).click();
  await digit("9").click();
  await expect(drawn(page)).not.toHaveCount(0);
  await page.getByText("Why not this digit?").click();
  await expect(drawn(page)).toHaveCount(0);
});

test("three hints are taken by the keyboard alone", async ({ page }) => {
  await solve(page, EASY);
  const blank = page.locator(".play-board .cell").filter({ hasText: /^$/ });
  const all = await blank.count();
  for (let left = all; left > all - 3; left--) {
    await page.keyboard.press("Shift+H");
    await page.keyboard.press("Shift+H");
    await page.keyboard.press("Shift+H");
    const told = (await stages(page).nth(2).textContent()) ?? "";
    const [, row, column, digit] = /r(\d)c(\d) is (\d)/.exec(told) ?? [];
    expect(digit, told).toBeDefined();
    await page.keyboard.press("Control+Home");
    for (let down = 1; down < Number(row); down++) await page.keyboard.press("ArrowDown");
    for (let across = 1; across < Number(column); across++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(digit ?? "");
    await expect(blank).toHaveCount(left - 1);
    await expect(hint(page)).toHaveAttribute("data-stage", "0");
  }
});
