/** The lane that a visitor expects to win. */
import { button, EASY, lane, open, race, waitForEnd } from "./lab";
import { expect, type Page, test } from "./test";

const pick = (page: Page, name: string) =>
  page.getByRole("button", { name: `Pick as winner: ${name}`, exact: true });

test("a lane is picked before the race, and the verdict says whether it won", async ({ page }) => {
  await open(page, `#a=rules,relaxation-labeling&pace=max&p=${EASY}`);
  await test.step("one lane at a time, and none again", async () => {
    await pick(page, "Rules").click();
    await pick(page, "Relaxation labeling").click();
    const chosen = page.getByRole("button", { name: "Your pick: Relaxation labeling" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(pick(page, "Rules")).toHaveAttribute("aria-pressed", "false");
    await chosen.click();
    await expect(page.getByRole("button", { name: /^Your pick/ })).toHaveCount(0);
  });
  await pick(page, "Relaxation labeling").click();
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
  await expect(page.locator(".verdict-text")).toContainText(
    "Your pick, Relaxation labeling, did not win.",
  );
  await expect(page.locator(".standing-bet")).toHaveCount(0);
});

test("a pick that won is said to have won, also where Space starts the race from it", async ({
  page,
}) => {
  await open(page, `#a=rules,relaxation-labeling&pace=max&p=${EASY}`);
  await pick(page, "Rules").click();
  await expect(page.getByRole("button", { name: "Your pick: Rules" })).toBeFocused();
  await page.keyboard.press("Space");
  await waitForEnd(page);
  await expect(page.locator(".verdict-text")).toContainText("Your pick won.");
  await expect(button(page, "Race again")).toBeFocused();
});

test("nothing is said without a pick, and frames and assignments have none", async ({ page }) => {
  const setup = `a=rules,relaxation-labeling&pace=max&p=${EASY}`;
  await open(page, `#${setup}`);
  await expect(page.locator(".standing-bet")).toHaveCount(2);
  await race(page);
  await expect(page.locator(".verdict-text")).not.toContainText(/pick/i);
  for (const framed of ["compact=1", "lock=setup"]) {
    await page.goto("about:blank");
    await open(page, `#${setup}&${framed}`);
    await expect(page.locator("[data-lane]")).toHaveCount(2);
    await expect(page.locator(".standing-bet")).toHaveCount(0);
  }
});
