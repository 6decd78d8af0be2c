import { button, cell, EASY, givens, open, openPuzzle, paste, race } from "./lab";
import { expect, test } from "./test";

const start = `#a=general,dancing-links&pace=max&p=${EASY}`;

test("says which two givens clash, marks the cells, and keeps the puzzle", async ({ page }) => {
  await open(page, start);
  await paste(page, `33${EASY.slice(2)}`);
  const alert = page.getByRole("alert", { name: "Paste a puzzle" });
  await expect(alert).toContainText("r1c1 and r1c2 in row 1 both contain 3");
  await expect(alert.locator("td.preview-clash")).toHaveCount(3); // r1c3 also contains 3
  expect(await givens(page)).toBe(EASY);
  await alert.getByRole("button", { name: "Put these givens on the board" }).click();
  await openPuzzle(page);
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 3, in conflict");
  await expect(button(page, "Race")).toBeDisabled();
  await button(page, "Undo").click();
  expect(await givens(page)).toBe(EASY);
  await race(page);
});
