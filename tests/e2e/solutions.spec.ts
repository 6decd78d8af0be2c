/** The number of solutions of the puzzle on the board, and each of the solutions. */
import { readFileSync } from "node:fs";
import { button, cell, EASY, open, openPuzzle, paste, violations } from "./lab";
import { expect, type Locator, type Page, onePage as test } from "./test";

const line = (page: Page): Locator => page.locator(".solutions-line");
const counted = (page: Page): Locator => page.locator(".solutions-count");
const position = (page: Page): Locator => page.locator(".solutions-stepper [role=status]");
const choose = (page: Page, label: string) =>
  page.getByLabel("Choose a puzzle").selectOption({ label });

/** A grid in which four cells are blank where two digits can be exchanged. */
const TWO = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
/** A puzzle without conflicts in which the last cell of the first row has no possible digit. */
const NONE = `12345678.${".".repeat(8)}9${".".repeat(63)}`;
/** A puzzle that takes every search of this test a long time. */
const LONG =
  readFileSync(new URL("../puzzles/25x25-gecode.txt", import.meta.url), "utf8")
    .split("\n")
    .find((text) => /^[^#\s]{625}/.test(text)) ?? "";

/** Returns the digits on the board of a solution. */
async function digits(page: Page): Promise<string> {
  const cells = page.locator(".solution-board td");
  return (await cells.evaluateAll((all) => all.map((one) => one.firstChild?.textContent))).join("");
}

/** Whether digits fill a 9×9 grid. */
function full(text: string): boolean {
  const houses = Array.from({ length: 27 }, () => new Set<string>());
  for (const [at, digit] of [...text].entries()) {
    const [row, column] = [Math.floor(at / 9), at % 9];
    const block = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    for (const house of [row, 9 + column, 18 + block]) houses[house]?.add(digit);
  }
  return text.length === 81 && houses.every(({ size }) => size === 9);
}

test("says that there is one solution, and shows it when asked", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await openPuzzle(page);
  await expect(line(page)).toContainText("One solution");
  await expect(page.locator(".solution-board")).toHaveCount(0);
  await button(page, "Show the solution…").click();
  await expect(page.locator(".solution-board td.solution-board-is-given")).toHaveCount(
    EASY.replaceAll(".", "").length,
  );
  const solution = await digits(page);
  expect(full(solution)).toBe(true);
  for (const [at, given] of [...EASY].entries()) {
    if (given !== ".") expect(solution[at]).toBe(given);
  }
  await page.keyboard.press("Escape");
  await expect(button(page, "Show the solution…")).toBeFocused();
});

test("says that there are two, and which, and where they differ", async ({ page }) => {
  await open(page, `#a=general&p=${TWO}`);
  await openPuzzle(page);
  await expect(line(page)).toContainText("At least 2 solutions");
  await button(page, "Count the solutions…").click();
  await expect(counted(page)).toHaveText("Exactly 2 solutions");
  await expect(position(page)).toHaveText("Solution 1 of 2");
  await expect(page.locator(".solution-board td.solution-board-varies")).toHaveCount(4);
  await expect(page.locator(".solution-board td.solution-board-unlike")).toHaveCount(0);
  const one = await digits(page);
  await button(page, "Next").click();
  await expect(position(page)).toContainText("Solution 2 of 2; 4 cells differ from solution 1");
  await expect(page.locator(".solution-board td.solution-board-unlike")).toHaveCount(4);
  const other = await digits(page);
  expect(other).not.toBe(one);
  expect([full(one), full(other)]).toEqual([true, true]);
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(line(page)).toContainText("2 solutions");
});

test("says that there is none, and why", async ({ page }) => {
  await open(page, `#a=general&p=${NONE}`);
  await openPuzzle(page);
  await expect(line(page)).toContainText("No solution");
  await expect(line(page)).toContainText("No digit can be placed in r1c9.");
  await expect(line(page).getByRole("button")).toHaveCount(0);
  await cell(page, 2, 9).focus();
  await page.keyboard.press("Delete");
  await expect(line(page)).toContainText("At least 2 solutions");
  await page.keyboard.press("9");
  await expect(line(page)).toContainText("No digit can be placed in r1c9.");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("1");
  await expect(line(page)).toHaveText("No solution: givens conflict");
});

test("does not know at once, is asked to go on, and is called off by typing", async ({ page }) => {
  await open(page, "#a=general");
  await openPuzzle(page);
  await paste(page, LONG);
  await expect(line(page)).toContainText("Not known yet: no solution found so far");
  await button(page, "Keep checking").click();
  await expect(line(page)).toContainText(/Checking… [\d,]{6,} steps/);
  await expect(button(page, "Stop checking")).toBeVisible();
  // The page responds meanwhile.
  await cell(page, 1, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 1, 2)).toBeFocused();
  await expect(button(page, "Stop checking")).toBeVisible();
  await button(page, "Stop checking").click();
  await expect(line(page)).toContainText("Not known yet");
  await button(page, "Keep checking").click();
  await expect(button(page, "Stop checking")).toBeVisible();
  await paste(page, EASY);
  await expect(line(page)).toContainText("One solution");
  await cell(page, 1, 1).focus();
  await page.keyboard.press("5");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 5");
  await expect(line(page)).toContainText("No solution");
});

test("counts to a limit, estimates, and goes on from there", async ({ page }) => {
  await open(page, "#a=general");
  await openPuzzle(page);
  await choose(page, "Empty 6 × 6");
  await button(page, "Count the solutions…").click();
  await expect(counted(page)).toHaveText("More than 100,000 solutions", { timeout: 60_000 });
  // The exact number is 28,200,960.
  const estimate = page.locator("[data-estimate]");
  await expect(estimate).toContainText("95 % interval", { timeout: 60_000 });
  const log10 = Number(await estimate.getAttribute("data-estimate"));
  expect(Math.abs(log10 - Math.log10(28_200_960))).toBeLessThan(0.1);
  await expect(button(page, "Refine")).toBeEnabled();
  await button(page, "Continue to 1,000,000").click();
  await expect(counted(page)).toHaveText("More than 1,000,000 solutions");
  // A large number, so that counting is still in progress at the next check.
  await button(page, "Continue to 10,000,000").click();
  await expect
    .poll(async () => Number(await counted(page).getAttribute("data-found")), { intervals: [50] })
    .toBeGreaterThan(1_000_001);
  // The page responds meanwhile, and counting continues afterwards.
  await button(page, "Next").click();
  await expect(position(page)).toContainText("Solution 2 of");
  const found = Number(await counted(page).getAttribute("data-found"));
  await expect
    .poll(async () => Number(await counted(page).getAttribute("data-found")))
    .toBeGreaterThan(found);
  await button(page, "Pause").click();
  await expect(counted(page)).toHaveText(/^At least [\d,]+ solutions$/);
  await page.getByLabel("Go to").fill("100000");
  await page.keyboard.press("Enter");
  await expect(position(page)).toContainText("Solution 100,000 of");
  await page.getByLabel("Go to").fill("99999999");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("whole number, 1–");
});

for (const side of [4, 12, 25]) {
  test(`steps through the solutions of the empty ${side} × ${side} by keyboard`, async ({
    page,
  }) => {
    await open(page, "#a=general");
    await openPuzzle(page);
    await choose(page, `Empty ${side} × ${side}`);
    await button(page, "Count the solutions…").focus();
    await page.keyboard.press("Enter");
    await expect(position(page)).toContainText("Solution 1 of");
    await expect(page.locator(".solution-board td")).toHaveCount(side * side);
    const first = await digits(page);
    await button(page, "Next").focus();
    const seen = new Set([first]);
    for (const number of [2, 3, 4]) {
      await page.keyboard.press(number === 2 ? "Enter" : "ArrowRight");
      await expect(position(page)).toContainText(`Solution ${number} of`);
      seen.add(await digits(page));
    }
    expect(seen.size).toBe(4);
    await page.keyboard.press("ArrowLeft");
    await expect(position(page)).toContainText("Solution 3 of");
    await page.keyboard.press("Home");
    await expect(position(page)).toContainText("Solution 1 of");
    expect(await digits(page)).toBe(first);
    await expect(button(page, "Next")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, /Count the solutions…|Show the solutions…/)).toBeFocused();
  });
}

test("axe finds nothing, and nothing is cut off on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `#a=general&p=${TWO}`);
  await openPuzzle(page);
  await button(page, "Count the solutions…").click();
  await expect(position(page)).toContainText("Solution 1 of 2");
  await button(page, "Next").click();
  await expect(position(page)).toContainText("Solution 2 of 2");
  const wide = () => {
    const dialog = document.querySelector("dialog[open]");
    return [document.documentElement.scrollWidth, (dialog?.scrollWidth ?? 999) <= 320];
  };
  expect(await page.evaluate(wide)).toEqual([320, true]);
  expect(await violations(page)).toEqual([]);
});
