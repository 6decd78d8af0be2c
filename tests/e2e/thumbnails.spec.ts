/** The pictures of the algorithms in the overview of the learn view. */
import { useMotion } from "./lab";
import { expect, test } from "./test";

test("a picture runs while the pointer is on its tile, and one at a time", async ({ page }) => {
  await useMotion(page);
  await page.goto("./#v=1&view=learn");
  const tile = (id: string) => page.locator(`.tiles [data-algorithm="${id}"]`);
  const picture = (id: string) => tile(id).locator("[data-running]");
  const moment = await picture("backtracking").getAttribute("data-step");
  await tile("backtracking").hover();
  await expect(picture("backtracking")).toHaveAttribute("data-running", "true");
  await expect(picture("backtracking")).not.toHaveAttribute("data-step", moment ?? "");
  await tile("rules").locator("a").focus();
  await expect(picture("rules")).toHaveAttribute("data-running", "true");
  await expect(picture("backtracking")).toHaveAttribute("data-running", "false");
  await expect(picture("backtracking")).toHaveAttribute("data-step", moment ?? "");
  await tile("rules").locator("a").blur();
  await expect(page.locator('.tiles [data-running="true"]')).toHaveCount(0);
});

test("where less motion is wished no picture runs", async ({ page }) => {
  await page.clock.install();
  await page.goto("./#v=1&view=learn");
  const tile = page.locator('.tiles [data-algorithm="backtracking"]');
  await tile.hover();
  await tile.locator("a").focus();
  await page.clock.fastForward(5000); // far more than the delay after which one would start
  await expect(page.locator('.tiles [data-running="true"]')).toHaveCount(0);
});
