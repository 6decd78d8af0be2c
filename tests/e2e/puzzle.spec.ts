import { expect, test } from "@playwright/test";
import { board, button, cell, EASY, givens, open, paste, race, unfold } from "./lab";

test.beforeEach(({ page }) => open(page, "#a=general,dancing-links&pace=max"));

for (const blank of ["0", ".", "*", "_"]) {
  test(`reads a line whose blanks are ${blank}, pasted on the page`, async ({ page }) => {
    await paste(page, EASY.replaceAll(".", blank));
    await expect.poll(() => givens(page)).toBe(EASY);
    await expect.poll(() => page.url()).toContain(`p=${EASY}`);
  });
}

test("reads nine lines with borders from the field, and races them", async ({ page }) => {
  const rows = EASY.match(/.{9}/g) ?? [];
  const line = (row: string) => `| ${row.slice(0, 3)} | ${row.slice(3, 6)} | ${row.slice(6)} |`;
  const text = rows.map((row, at) => (at % 3 === 0 ? `+-----+\n${line(row)}` : line(row)));
  await button(page, "Paste…").click();
  await page.getByLabel("Text of the puzzle").fill(text.join("\n"));
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await givens(page)).toBe(EASY);
  await race(page);
  await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-outcome", "solved");
});

test("takes every size, and races it", async ({ page }) => {
  for (const size of ["4 × 4", "6 × 6", "12 × 12", "16 × 16", "25 × 25"]) {
    await page.getByLabel("Choose a puzzle").selectOption({ label: size });
    const side = Number(size.split(" ")[0]);
    await expect(page.getByRole("gridcell")).toHaveCount(side * side);
    await race(page);
    await expect(page.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
  }
});

test("is typed with the keyboard alone, undone and redone", async ({ page }) => {
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Empty 9 × 9" });
  await cell(page, 1, 1).focus();
  await page.keyboard.press("5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("7");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 5");
  await expect(cell(page, 2, 2)).toHaveAccessibleName("row 2 column 2, given 7");
  await page.keyboard.press("Backspace");
  await expect(cell(page, 2, 2)).toHaveAccessibleName("row 2 column 2, empty");
  await page.keyboard.press("Control+z");
  await expect(cell(page, 2, 2)).toHaveAccessibleName("row 2 column 2, given 7");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, empty");
  await page.keyboard.press("Control+y");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 5");
  await page.keyboard.press("End");
  await expect(cell(page, 2, 9)).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(cell(page, 9, 9)).toBeFocused();
});

test("takes two figures or a letter on a large board", async ({ page }) => {
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Empty 16 × 16" });
  await cell(page, 1, 1).focus();
  await page.keyboard.type("14");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 14");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("c");
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1 column 2, given 3");
});

test("is pressed on the pad", async ({ page }) => {
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Empty 9 × 9" });
  await cell(page, 3, 4).click();
  await page.getByText("Digits").click();
  const pad = page.getByRole("group", { name: "Digits" });
  await pad.getByRole("button", { name: "8" }).click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName("row 3 column 4, given 8");
  const size = await pad.getByRole("button", { name: "8" }).boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  await pad.getByRole("button", { name: "Erase" }).click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName("row 3 column 4, empty");
});

test("comes from the famous ones, or at random", async ({ page }) => {
  const before = await givens(page);
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Golden Nugget" });
  await expect.poll(() => givens(page)).not.toBe(before);
  const nugget = await givens(page);
  await button(page, "Random").click();
  await expect.poll(() => givens(page)).not.toBe(nugget);
  const random = await givens(page);
  await button(page, "Random").click();
  await expect.poll(() => givens(page)).not.toBe(random);
  await race(page);
  await expect(page.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
  await expect(board(page)).toBeVisible();
});

test("says that zeros were read as blanks, and reads them as digits on demand", async ({
  page,
}) => {
  await paste(page, `0F.1${".".repeat(252)}`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, empty");
  await expect(page.getByText("Each 0 was read as a blank.")).toBeVisible();
  await button(page, "Read 0 to F as the digits instead").click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1 column 1, given 1");
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1 column 2, given 16");
  await expect(cell(page, 1, 4)).toHaveAccessibleName("row 1 column 4, given 2");
  await expect(page.getByText("Each 0 was read as a blank.")).toHaveCount(0);
});

test("the browser's way back leads to the puzzle before", async ({ page }) => {
  await page.getByLabel("Choose a puzzle").selectOption({ label: "Golden Nugget" });
  const nugget = await givens(page);
  await paste(page, EASY);
  await expect.poll(() => givens(page)).toBe(EASY);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("5"); // what is typed is no other set-up
  await page.goBack();
  await expect.poll(() => givens(page)).toBe(nugget);
  await page.goForward();
  await expect.poll(() => givens(page)).toBe(`5${EASY.slice(1)}`);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a tap on a cell opens the pad, clear of the controls", async ({ page }) => {
    await unfold(page);
    await page.getByLabel("Choose a puzzle").selectOption({ label: "Empty 9 × 9" });
    await cell(page, 3, 4).tap();
    const key = page.getByRole("group", { name: "Digits" }).getByRole("button", { name: "9" });
    await expect(key).toBeVisible();
    const controls = await page.locator(".transport").boundingBox();
    await expect
      .poll(async () => {
        const box = await key.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThan(controls?.y ?? 0);
    await key.tap();
    await expect(cell(page, 3, 4)).toHaveAccessibleName("row 3 column 4, given 9");
  });
});

test("the houses where givens clash are framed on the board, until they do not", async ({
  page,
}) => {
  await page.goto(`./#p=55${".".repeat(79)}`);
  const frames = board(page).locator(".overlay path.bad");
  await expect(frames).toHaveCount(2); // the row and the box
  const size = (await board(page).boundingBox())?.width ?? 0;
  const row = await frames.first().boundingBox();
  expect(row?.width).toBeGreaterThan(size * 0.9);
  expect(row?.height).toBeLessThan(size / 7);
  await cell(page, 1, 2).focus();
  await page.keyboard.press("Delete");
  await expect(frames).toHaveCount(0);
  await expect(cell(page, 1, 2)).toBeFocused();
});
