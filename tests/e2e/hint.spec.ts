/**
 * Hints in the whole page: the stages of a hint, the page of its technique, and axe in every state of the panel.
 * `tests/components/hint.test.tsx` tests the behaviour of each state.
 */
import { board, button, cell, EASY, openAllSteps, violations } from "./lab";
import { expect, type Locator, type Page, test } from "./test";

/** A puzzle whose first step is a hidden single: 4 in r6c2. */
const HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const hint = (page: Page): Locator => page.locator(".hint");
const stages = (page: Page): Locator => page.locator(".hint .coach-stages > li");
const spoken = (page: Page): Locator => page.locator("p.visually-hidden[role=status]");
const drawn = (page: Page): Locator => page.locator(".play-board .overlay :is(path, rect)");

async function solve(page: Page, puzzle: string): Promise<void> {
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  await cell(page, 9, 9).click();
}

test("a hint says where, then what, then why, by key and to screen readers, and axe finds nothing in any state", async ({
  page,
}) => {
  await solve(page, HARD);
  await page.keyboard.press("Shift+H");
  await expect(hint(page).getByRole("heading")).toHaveText("Hidden single");
  // The heading names the technique, so the sentence does not repeat the name.
  await expect(stages(page)).toHaveText([/^Look at box 4\. A digit with one place left/]);
  await expect(spoken(page)).toHaveText("Hint 1 of 3: Hidden single. Look at box 4.");
  await expect(drawn(page)).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(1)).toHaveText(
    /^r6c2 is 4: box 4 has no other place for 4\. +Why no other cell can be 4:/,
  );
  await expect(spoken(page)).toHaveText(
    /^Hint 2 of 3: r6c2 is 4: box 4 has no other place for 4\. Why no other cell can be 4: The 4 in r1c1/,
  );
  // The house, the cell and the digit; the three cells whose 4 rules out others, and the houses of these cells.
  await expect(drawn(page)).toHaveCount(9);
  await expect(page.locator(".coach-said .help-legend li")).toHaveText([
    "row, column or box that the step uses",
    "another row, column or box named in the text",
    "digit to place",
    "the reason",
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Shift+H");
  await expect(stages(page).nth(2)).toHaveText(
    /^Why it works ?Every row, column and box contains every digit once\..* Learn this technique$/,
  );
  await expect(spoken(page)).toHaveText(
    /^Hint 3 of 3: Every row, column and box contains every digit once\./,
  );
  expect(await violations(page)).toEqual([]);
  await expect(board(page)).toBeVisible();
  // The page of the technique explains it, and its link back leads to the game.
  await page.getByRole("link", { name: "Learn this technique" }).click();
  await expect(page).toHaveURL(/technique=hidden-single/);
  await expect(page.locator(".view-technique [data-start]").first()).toHaveText("Hidden single");
  await page.goBack();
  await expect(page.locator(".play-board")).toBeVisible();

  await openAllSteps(page);
  await page.getByText("All steps available now").click();
  await page.locator(".help-step-groups .step-list-step").first().focus();
  await expect(drawn(page)).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByText("Why not this digit?").click();
  await cell(page, 1, 2).click();
  const why = page.locator(".why-not");
  await why.getByRole("button", { name: "9", exact: true }).click();
  await expect(why).toContainText("If r1c2 were 9:");
  expect(await violations(page)).toEqual([]);

  await solve(page, EASY);
  await cell(page, 1, 1).click();
  await page.keyboard.press("5");
  await page.keyboard.press("Shift+H");
  await expect(hint(page)).toHaveAttribute("data-kind", "wrong");
  expect(await violations(page)).toEqual([]);
});

test("a double click on Hint shows the hint, and its second press does not do the step", async ({
  page,
}) => {
  await solve(page, EASY);
  const digits = () => page.locator(".play-board .board-cell").allInnerTexts();
  const before = await digits();
  await button(page, "Hint").dblclick();
  await expect(stages(page)).not.toHaveCount(0);
  expect(await digits()).toEqual(before);
  // A separate button carries out the step.
  await button(page, "Do this step").click();
  await expect.poll(digits).not.toEqual(before);
});

test("no stage of a hint moves what is below it", async ({ page }) => {
  const places = () =>
    page
      .locator(".coach .row, .segmented, .pad-digits, .fold")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  for (const puzzle of [EASY, HARD]) {
    await solve(page, puzzle);
    const idle = await places();
    expect(idle.length).toBeGreaterThan(3);
    for (const stage of ["1", "2", "3"]) {
      await page.keyboard.press("Shift+H");
      await expect(hint(page)).toHaveAttribute("data-stage", stage);
      await expect(stages(page)).toHaveCount(Number(stage));
      expect(await places(), `stage ${stage}`).toEqual(idle);
    }
  }
});
