import { button, cell, EASY, givens, open, openPuzzle, openView, paste, race } from "./lab";
import { expect, onePage as test } from "./test";

test.beforeEach(({ page }) => open(page, "#a=general,dancing-links&pace=max"));

test("reads nine lines with borders from the field, and races them", async ({ page }) => {
  const rows = EASY.match(/.{9}/g) ?? [];
  const line = (row: string) => `| ${row.slice(0, 3)} | ${row.slice(3, 6)} | ${row.slice(6)} |`;
  const text = rows.map((row, at) => (at % 3 === 0 ? `+-----+\n${line(row)}` : line(row)));
  await openPuzzle(page);
  await button(page, "Paste…").click();
  await page.getByLabel("Text of the puzzle").fill(text.join("\n"));
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("dialog", { name: "Paste a puzzle" })).toBeHidden();
  expect(await givens(page)).toBe(EASY);
  await race(page);
  await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-outcome", "solved");
});

test("takes every size, and races it", async ({ page }) => {
  for (const size of ["4 × 4", "6 × 6", "12 × 12", "16 × 16", "25 × 25"]) {
    await openPuzzle(page);
    await page.getByLabel("Choose a puzzle").selectOption({ label: size });
    await openPuzzle(page);
    const side = Number(size.split(" ")[0]);
    await expect(page.getByRole("gridcell")).toHaveCount(side * side);
    await race(page);
    await expect(page.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
  }
});

test("the browser's way back leads to the puzzle before", async ({ page }) => {
  await openPuzzle(page);
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Golden Nugget" });
  const nugget = await givens(page);
  await paste(page, EASY);
  await expect.poll(() => givens(page)).toBe(EASY);
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("5"); // an entered digit is not another setup
  await page.goBack();
  await expect.poll(() => givens(page)).toBe(nugget);
  await page.goForward();
  await expect.poll(() => givens(page)).toBe(`5${EASY.slice(1)}`);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a tap on a cell opens the pad, in sight", async ({ page }) => {
    await openPuzzle(page);
    await page.getByLabel("Choose a puzzle").selectOption({ label: "Empty 9 × 9" });
    await cell(page, 3, 4).tap();
    const key = page.getByRole("group", { name: "Digits" }).getByRole("button", { name: "9" });
    await expect(key).toBeVisible();
    await expect(key).toBeInViewport({ ratio: 1 });
    await key.tap();
    await openPuzzle(page);
    await expect(cell(page, 3, 4)).toHaveAccessibleName("row 3 column 4, given 9");
  });
});

test("a puzzle of the collection has the same name in Race and in Solve", async ({ page }) => {
  for (const [hash, name] of [
    [
      "#a=rules&p=......984...1.8..3....2.7....4.........3....51...5..9.4..5.2.1..9...4358..1.7....",
      "A first puzzle",
    ],
    [
      "#a=rules&p=.......39....1...5..3..58....8..9..6.7..2....1..4.......9..8.5..2....6..4..7.....",
      "Golden Nugget",
    ],
  ] as const) {
    await open(page, hash);
    await expect(page.getByRole("button", { name: `Puzzle: ${name}` })).toBeVisible();
    await openView(page, hash.replace("a=rules", "v=1&view=solve"));
    await expect(page.locator(".play-desk-head .button-picker")).toHaveText(name);
  }
});
