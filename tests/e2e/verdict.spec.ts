import {
  button,
  cell,
  EASY,
  ENDLESS,
  lane,
  open,
  openLane,
  openPuzzle,
  openSpeed,
  waitForEnd,
} from "./lab";
import { expect, onePage as test } from "./test";

test("an earlier moment changes neither the verdict nor the finish", async ({ page }) => {
  await open(page, `#a=backtracking:rows,relaxation-labeling,rules:singles&pace=max&p=${EASY}`);
  await button(page, "Race").click();
  await waitForEnd(page);
  const verdictText = page.locator(".verdict");
  await expect(verdictText).not.toContainText("repeated to measure");
  const finish = page.locator(".finish");
  const before = [await verdictText.innerText(), await finish.innerText()];
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText("10");
  // The time of the whole run is not shown beside the values of an earlier step.
  await expect(lane(page, 1).locator('[data-field="time"]')).toBeHidden();
  await expect(lane(page, 1).locator('[data-field="conflicts"]')).toBeVisible();
  await expect(lane(page, 1).locator('[data-field="timed"]')).toHaveText("whole run");
  await page.waitForTimeout(400); // longer than the interval in which the page updates its tables
  expect([await verdictText.innerText(), await finish.innerText()]).toEqual(before);
});

test("a button of the verdict turns the boards to the step that decided the race", async ({
  page,
}) => {
  const lanes = "backtracking:rows,backtracking:most-constrained";
  await open(page, `#a=${lanes}&pace=max&rank=steps&p=${EASY}`);
  await button(page, "Race").click();
  await waitForEnd(page);
  const stepsOf = (number: number) => lane(page, number).locator('[data-field="steps"]');
  const fewest = await stepsOf(2).innerText();
  await expect(stepsOf(1)).not.toHaveText(fewest);
  const decided = button(page, `Show step ${fewest}, at which the first answer was found`);
  // The button is beside the sentence that it belongs to, however short the sentence is.
  await expect(decided).toBeVisible();
  const gap = await page.locator(".verdict-more").evaluate((more) => {
    const text = more.querySelector(".verdict-text");
    if (!text) return Number.NaN;
    const before = [...text.childNodes];
    text.replaceChildren("It was faster.");
    const range = document.createRange();
    range.selectNodeContents(text);
    const button = more.querySelector(":scope > button[data-part=transport]");
    const found = (button?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right;
    text.replaceChildren(...before);
    return found;
  });
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
  await decided.click();
  // The winner has its answer at this step, and the other lane shows its state at this step.
  await expect(stepsOf(1)).toHaveText(fewest);
  await expect(stepsOf(2)).toHaveText(fewest);
  await expect(lane(page, 1).locator('[data-field="left"]')).toHaveText("blank");
  await expect(lane(page, 2).locator('[data-field="left"]')).toHaveText("conflicts");
});

test("a board with blanks shows how many", async ({ page }) => {
  await open(page, `#a=backtracking:rows&pace=max&p=${EASY}`);
  const one = lane(page, 1);
  await expect(one.locator('[data-field="left"]')).toHaveText("blank");
  await expect(one.locator('[data-field="conflicts"]')).toHaveText("49");
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(one.locator('[data-field="left"]')).toHaveText("conflicts");
  await expect(one.locator('[data-field="explanation"]')).toHaveText(
    /^Solved in \d+ nodes: all cells are filled and verified\.$/,
  );
  await expect(one.locator('[data-field="conflicts"]')).toHaveText("0");
});

test("with clashing givens the lanes wait, and the reason stands by the button", async ({
  page,
}) => {
  await open(page, `#a=backtracking:rows&pace=max&p=${EASY}`);
  await button(page, "Race").click();
  await waitForEnd(page);
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("3");
  await expect(lane(page, 1)).toContainText("givens conflict");
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText("–");
  await expect(page.locator(".verdict")).toHaveText(
    "Correct the marked givens first. r1c1 and r1c3 in row 1 both contain 3.",
  );
  await page.keyboard.press("0");
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText("0");
});

test("who stopped the race is said", async ({ page }) => {
  await open(page, `#a=backtracking:rows&pace=20&p=${ENDLESS}`);
  await button(page, "Race").click();
  await openSpeed(page);
  await button(page, "Stop").click();
  await expect(page.locator(".verdict")).toContainText("You stopped the race: no lane solved it.");
});

test("a lane removed by key leaves the focus on its neighbour", async ({ page }) => {
  await open(page, `#a=general,fast,dancing-links&p=${EASY}`);
  const menu = await openLane(page, 2);
  await button(menu, /^Remove/).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-lane]")).toHaveCount(2);
  await expect(lane(page, 2).locator(".lane-name")).toBeFocused();
  await expect(lane(page, 2)).toHaveAttribute("data-algorithm", "dancing-links");
});

for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`Pause stays in sight where the race was started, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `#a=backtracking:rows,general&pace=20&p=${ENDLESS}`);
    await button(page, "Race").click();
    await page.waitForTimeout(700); // the duration of a smooth scroll
    await expect(button(page, "Pause")).toBeInViewport();
  });
}

test("a paused race says why the step counts of its lanes differ, and nothing of it where they are equal", async ({
  page,
}) => {
  const verdict = page.locator(".verdict");
  await open(page, `#a=backtracking:rows,backtracking:random&pace=max&p=${ENDLESS}`);
  await button(page, "Step forward").click();
  await expect(verdict).toContainText("You can step, or drag the timeline");
  await expect(verdict).not.toContainText("Step counts differ");
  await page.locator("#race [data-start]").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText(/\d{3}/);
  await button(page, "Pause").click();
  await expect(verdict).toContainText("Step counts differ because each lane runs");
});
