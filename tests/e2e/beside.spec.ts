/** The explanation of an algorithm and its settings, beside the lane of the algorithm. */

import { button, EASY, lane, lanes, open, pressInLane, race } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

const RACE = `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`;

/** Whether an element of a lane is visible: inside the window, and with its centre not covered. */
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

      await test.step("how it works is two presses from its head, beside its board", async () => {
        await open(page, RACE);
        await pressInLane(page, number, `How lane ${number} works`);
        const beside = page.getByRole("dialog", { name: /^How it works: / });
        await expect(
          beside.getByRole("heading", { name: "How it works", exact: true }),
        ).toBeVisible();
        await expect.poll(() => free(page, number, "canvas.lane-board")).toBe(true);
        await page.keyboard.press("Escape");
        await expect(beside).toHaveCount(0);
        await expect(lane(page, number).locator(".lane-name")).toBeFocused();
      });

      await test.step("settings leave it in sight, and the race answers a change at once", async () => {
        await open(
          page,
          RACE.replace("general,backtracking,rules,ga", "backtracking,general,rules,backtracking"),
        );
        await race(page);
        const steps = lane(page, number).locator('[data-field="steps"]');
        const before = await steps.innerText();
        await pressInLane(page, number, `Settings of lane ${number}`);
        await page.getByLabel("Run on change").check();
        await page.getByLabel("cell order").selectOption("rows");
        await expect(page).toHaveURL(new RegExp(`${number}\\.cell_order=rows`));
        await expect(lane(page, number)).toHaveAttribute("data-outcome", "solved");
        await expect(steps).not.toHaveText(before);
        await expect(steps).not.toHaveText("0");
        await expect.poll(() => free(page, number, "canvas.lane-board")).toBe(true);
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
    await pressInLane(page, 2, "Settings of lane 2");
    await page.getByLabel("cell order").selectOption("rows");
    await expect(lanes(page).nth(1)).toHaveAttribute("data-state", "paused");
    await expect(button(page, "Race")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("another lane's takes its place, and it goes with its lane", async () => {
    await pressInLane(page, 1, "Settings of lane 1");
    await expect(page.getByRole("dialog", { name: /^Settings: Propagation/ })).toBeVisible();
    await pressInLane(page, 3, "How lane 3 works");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: "How it works: Rules" })).toBeVisible();
    await pressInLane(page, 3, "Remove Rules");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
