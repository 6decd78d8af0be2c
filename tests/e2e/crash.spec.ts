import { button, EASY, lane, open, openSpeed, race, waitForEnd } from "./lab";
import { expect, test } from "./test";

/** Each lane takes more than twenty seconds. */
const start = `#a=backtracking:rows,dancing-links&pace=2&p=${EASY}`;

test("a worker that throws costs its lane, which says so and links to itself", async ({ page }) => {
  await open(page, start);
  await button(page, "Race").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).not.toHaveText("0");
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error("a cosmic ray");
    });
  });
  const dead = page.locator('[data-outcome="crashed"]');
  await expect(dead).toHaveCount(1);
  await expect(dead).toContainText("a cosmic ray");
  const link = await dead.getByRole("link").getAttribute("href");
  expect(link).toContain(`a=${(await dead.getAttribute("data-algorithm")) ?? ""}`);
  await expect(page.locator('[data-state="running"]')).toHaveCount(1);
  await openSpeed(page);
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await waitForEnd(page);
  await expect(page.locator(".verdict")).toContainText("crashed");

  await button(page, "Race again").click();
  await waitForEnd(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
  await expect(lane(page, 2)).toHaveAttribute("data-outcome", "solved");
});

test("a worker that is gone without a word is noticed, and ended when a person says so", async ({
  page,
}) => {
  await open(page, start);
  await button(page, "Race").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).not.toHaveText("0");
  await page.workers()[0]?.evaluate(() => self.close());
  const silent = page.locator("[data-lane]", { has: page.locator("[data-silent]") });
  await expect(silent).toHaveCount(1);
  await expect(silent).toHaveAttribute("data-state", "running");
  await expect(page.locator(".visually-hidden[role=status]")).toContainText("does not answer");
  const other = page.locator("[data-lane]", { hasNot: page.locator("[data-silent]") });
  const steps = other.locator('[data-field="steps"]');
  await expect(steps).not.toHaveText(await steps.innerText());
  await button(page, "End this lane").click();
  await expect(page.locator('[data-outcome="crashed"]')).toHaveCount(1);
  await expect(page.locator("[data-silent]")).toHaveCount(0);
  await expect(other.first()).toHaveAttribute("data-state", /running|ended/);
  await openSpeed(page);
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await waitForEnd(page);
  await button(page, "Race again").click();
  await waitForEnd(page);
  await expect(page.locator('[data-outcome="solved"]')).toHaveCount(2);
});

test("without the compiled solvers the page says so; without the ready-made races it still races", async ({
  page,
}) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("could not be");

  await page.unroute("**/*.wasm");
  await page.route("**/races.json", (route) => route.abort());
  await page.goto("about:blank");
  await open(page, "#pace=max");
  await race(page);
});
