import { expect, test } from "@playwright/test";
import { button, cell, EASY, givens, lane, open, paste, race } from "./lab";

const start = `#a=general,dancing-links&pace=max&p=${EASY}`;

test("says which character at which place is wrong, and keeps the puzzle", async ({ page }) => {
  await open(page, start);
  const rows = EASY.match(/.{9}/g) ?? [];
  rows[2] = `${rows[2]?.slice(0, 4)}?${rows[2]?.slice(5)}`;
  await paste(page, rows.join("\n"));
  const alert = page.getByRole("alert", { name: "Paste a puzzle" });
  await expect(alert).toContainText("line 3, column 5");
  await expect(alert).toContainText("'?'");
  await expect(alert).toContainText("was kept");
  expect((await alert.innerText()).match(/blanks may be/gi)).toHaveLength(1);
  await expect(alert.locator("mark")).toHaveText("?");
  expect(await givens(page)).toBe(EASY);
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
});

test("keeps the text that was typed into the field", async ({ page }) => {
  await open(page, start);
  await button(page, "Paste…").click();
  const field = page.getByLabel("Text of the puzzle");
  await field.fill("hello, world");
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("alert")).toContainText(/line 1, column \d+/);
  await expect(field).toHaveValue("hello, world");
  expect(await givens(page)).toBe(EASY);
  await field.fill("hello");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await button(page, "Paste…").click();
  await expect(field).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("says which two givens clash, marks the cells, and keeps the puzzle", async ({ page }) => {
  await open(page, start);
  await paste(page, `33${EASY.slice(2)}`);
  const alert = page.getByRole("alert", { name: "Paste a puzzle" });
  await expect(alert).toContainText("r1c1 and r1c2 are both 3 in row 1");
  await expect(alert.locator("td.clash")).toHaveCount(3); // r1c3 is a 3 too
  expect(await givens(page)).toBe(EASY);
  await alert.getByRole("button", { name: "Put it on the board" }).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 3, clashes");
  await expect(button(page, "Race")).toBeDisabled();
  await button(page, "Undo").click();
  expect(await givens(page)).toBe(EASY);
  await race(page);
});

test("marks givens that clash while they are typed", async ({ page }) => {
  await open(page, start);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("3");
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-invalid", "true");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert")).toContainText("r1c1 and r1c3 are both 3");
  await page.keyboard.press("0");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-invalid", "false");
  await expect(button(page, "Race")).toBeEnabled();
});

test("says how many cells are amiss", async ({ page }) => {
  await open(page, start);
  await paste(page, `${EASY}.`);
  const alert = page.getByRole("alert", { name: "Paste a puzzle" });
  await expect(alert).toContainText("81 cells expected, 82 found");
  await expect(alert).toContainText("column 82");
});
