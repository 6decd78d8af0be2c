import { board, button, cell, EASY, open, openPuzzle } from "./lab";
import { expect, test } from "./test";

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the cells of large boards are large enough, and digits go where they are meant", async ({
    page,
  }) => {
    for (const side of [16, 25]) {
      await open(page, `#a=general&p=${".".repeat(side * side)}`);
      await openPuzzle(page);
      const box = await cell(page, 1, 2).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await openPuzzle(page);
      await cell(page, side, side).tap();
      await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: "B" }).tap();
      await expect(cell(page, side, side)).toHaveAccessibleName(
        `row ${side} column ${side}, given 2`,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await button(page, "Enlarge the board").tap();
      await openPuzzle(page);
      const whole = await board(page).boundingBox();
      expect(whole?.width, `${side}`).toBeLessThanOrEqual(360);
      await button(page, "Enlarge the board").tap(); // back to the large cells
    }
  });
});

test("with a mouse the lens is a press away, follows the focus, and is not there at 9 × 9", async ({
  page,
}) => {
  await open(page, `#a=general&p=${".".repeat(256)}`);
  await openPuzzle(page);
  await button(page, "Enlarge the board").click();
  expect((await cell(page, 1, 1).boundingBox())?.width).toBeGreaterThanOrEqual(24);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("Control+End");
  await expect(cell(page, 16, 16)).toBeFocused();
  await openPuzzle(page);
  await expect(cell(page, 16, 16)).toBeInViewport();
  await page.evaluate((text) => {
    location.hash = `#p=${text}`;
  }, EASY);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(button(page, "Enlarge the board")).toHaveCount(0);
});
