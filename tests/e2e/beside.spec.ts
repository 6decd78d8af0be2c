/** How an algorithm works, and its settings, beside the lane they are of. */

import { button, EASY, lane, lanes, open, race } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

const RACE = `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`;

/** Whether something of a lane can be seen: in the window, and nothing over its middle. */
const free = (page: Page, number: number, of: string) =>
  lane(page, number)
    .locator(of)
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (one.contains(found) || found.contains(one));
    });

const PLACES = [
  [1, 1280, 800],
  [4, 1280, 800],
  [1, 390, 844],
  [4, 390, 844],
] as const;

for (const [number, width, height] of sample("lanes on screens", PLACES, 1)) {
  test(
    sampled(`what is beside lane ${number} leaves it in sight, ${width} pixels wide`),
    async ({ page }) => {
      await page.setViewportSize({ width, height });

      await test.step("how it works is one press from its head, beside its board", async () => {
        await open(page, RACE);
        const key = button(page, `How lane ${number} works`);
        await key.click();
        const beside = page.getByRole("dialog", { name: /^How it works: / });
        await expect(
          beside.getByRole("heading", { name: "How it works", exact: true }),
        ).toBeVisible();
        await expect.poll(() => free(page, number, "canvas.lane-board")).toBe(true);
        await page.keyboard.press("Escape");
        await expect(beside).toHaveCount(0);
        await expect(key).toBeFocused();
      });

      await test.step("settings leave it in sight with its curve, and the race answers a change at once", async () => {
        await open(
          page,
          RACE.replace("general,backtracking,rules,ga", "backtracking,general,rules,backtracking"),
        );
        await race(page);
        const steps = lane(page, number).locator('[data-field="steps"]');
        const before = await steps.innerText();
        await button(page, `Settings of lane ${number}`).click();
        await page.getByLabel("Run on change").check();
        await page.getByLabel("cell order").selectOption("rows");
        await expect(page).toHaveURL(new RegExp(`${number}\\.cell_order=rows`));
        await expect(lane(page, number)).toHaveAttribute("data-outcome", "solved");
        await expect(steps).not.toHaveText(before);
        await expect(steps).not.toHaveText("0");
        for (const of of ["canvas.lane-board", ".sparkline"]) {
          expect(await free(page, number, of), of).toBe(true);
        }
      });
    },
  );
}

test("what is beside a lane goes with it, and a change of its settings does not start a race by itself", async ({
  page,
}) => {
  await test.step("without the wish for it a change prepares the race, and does not start it", async () => {
    await open(page, RACE);
    await race(page);
    await button(page, "Settings of lane 2").click();
    await page.getByLabel("cell order").selectOption("rows");
    await expect(lanes(page).nth(1)).toHaveAttribute("data-state", "paused");
    await expect(button(page, "Race")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("another lane's takes its place, and it goes with its lane", async () => {
    await button(page, "Settings of lane 1").click();
    await expect(page.getByRole("dialog", { name: /^Settings: Propagation/ })).toBeVisible();
    await button(page, "How lane 3 works").click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: "How it works: Rules" })).toBeVisible();
    await lane(page, 3)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
