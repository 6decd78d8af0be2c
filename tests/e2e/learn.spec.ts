import { axe, button, EASY, open, openSpeed, openView, waitForEnd } from "./lab";
import { expect, test as ownPage, type Page, onePage as test } from "./test";

/** Returns the text and the numbers of the highlighted lines. */
const lit = (within: ReturnType<Page["locator"]>) =>
  within
    .locator(".pseudo-code li")
    .evaluateAll((all) =>
      all.flatMap((one, index) => (one.hasAttribute("data-passed") ? [index + 1] : [])),
    );

test("a run is stepped through, line by line, forwards and back", async ({ page }) => {
  await openView(page, "#view=learn&a=backtracking");
  const stepper = page.locator("[aria-labelledby=topic-watch]");
  const current = stepper.locator(".pseudo-code [aria-current=step]");
  await expect(stepper.locator(".pseudo-code li")).not.toHaveCount(0);
  // Interactive parts come before text.
  await expect(page.locator("[aria-labelledby=topic-watch] ~ section").first()).toContainText(
    "How it works",
  );
  await expect(current).toHaveCount(0);
  const seen: string[] = [];
  for (const step of Array.from({ length: 16 }, (_, at) => at + 1)) {
    await stepper.getByRole("button", { name: "Step forward" }).click();
    await expect(stepper).toContainText(`Step ${step} `);
    await expect(current).toHaveCount(1);
    seen.push(String(await lit(stepper)));
  }
  expect(new Set(seen).size).toBeGreaterThan(1);
  await expect(stepper.locator(".pseudo-code")).toContainText("nodes 16");
  for (const step of [15, 14, 13]) {
    await stepper.getByRole("button", { name: "Step back" }).click();
    await expect(stepper).toContainText(`Step ${step} `);
    expect(String(await lit(stepper))).toBe(seen[step - 1]);
  }
  await expect(stepper.getByRole("img", { name: /^depth: \d+ levels$/ })).toBeVisible();
  await stepper.getByRole("button", { name: "9 × 9" }).click();
  await expect(current).toHaveCount(0);
  await button(page, "Play").click();
  await expect(current).toHaveCount(1);
});

ownPage("a run that has ended is played again", async ({ page }) => {
  await openView(page, "#view=learn&a=backtracking");
  const stepper = page.locator("[aria-labelledby=topic-watch]");
  const stepped = stepper.locator(".learn-stepped");
  await (await openSpeed(page)).getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await button(page, "Play").click();
  await expect(stepped).toHaveAttribute("data-outcome", "solved");
  await (await openSpeed(page)).getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("Home");
  await button(page, "Again").click();
  await expect(stepped).not.toHaveAttribute("data-outcome");
  await expect(stepped).toHaveAttribute("data-step", /^[1-3]$/);
});

test("an algorithm has the colour of its lane in its picture and on its page", async ({ page }) => {
  await open(page, `#a=ga,backtracking,rules&p=${EASY}`);
  for (const [id, colour] of [
    ["ga", 1],
    ["backtracking", 2],
    ["rules", 3],
  ] as const) {
    const own = new RegExp(`\\blane-colour-${colour}\\b`);
    await expect(page.locator(`[data-lane][data-algorithm=${id}]`)).toHaveClass(own);
    await openView(page, `#view=learn`);
    await expect(page.locator(`.tiles [data-algorithm=${id}] > a`)).toHaveClass(own);
    await openView(page, `#view=learn&a=${id}`);
    await expect(page.locator(`[data-topic=${id}]`)).toHaveClass(own);
    await open(page, `#a=ga,backtracking,rules&p=${EASY}`);
  }
});

test("a race shows the line that a lane is at, in a closer look and in a frame", async ({
  page,
}) => {
  await open(page, `#a=backtracking:rows&pace=max&look=1&p=${EASY}`);
  const code = page.getByRole("region", { name: "Pseudo-code" });
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(code.locator("[aria-current=step]")).toContainText("report the solution");
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  await expect(code.locator("[data-passed]")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(code.locator("[aria-current=step]")).toContainText("write it");
  await openView(page, `#a=backtracking&look=1&compact=1&p=${EASY}`);
  await expect(
    page.locator("[data-looked] .closer-look-part").filter({ visible: true }),
  ).toHaveCount(1);
  await expect(code).toBeVisible();
});

test("how cost grows is measured where one reads of it, and is open as an experiment", async ({
  page,
}) => {
  await openView(page, "#view=learn&a=fast");
  const growth = page.getByRole("region", { name: "Growth of the number of steps" });
  await growth.getByRole("button", { name: "Measure growth here" }).click();
  await expect(growth.locator("svg")).toBeVisible({ timeout: 30_000 });
  await expect(growth).toContainText(/32 of 32 runs solved/, { timeout: 30_000 });
  await growth.getByRole("link", { name: "Open as an experiment" }).click();
  await expect(page).toHaveURL(/view=experiment/);
});

test("generators have their pages too, fetched when one is wanted", async ({ page }) => {
  await openView(page, "#view=learn");
  await page.locator(".segmented").getByText("Generators", { exact: true }).click();
  await page.getByRole("link", { name: /^Digging/ }).click();
  const stepper = page.locator("[aria-labelledby=topic-watch]");
  for (const step of [1, 2]) {
    await stepper.getByRole("button", { name: "Step forward" }).click();
    await expect(stepper).toContainText(`Step ${step} `);
  }
  await expect(stepper.locator("[data-passed]")).toContainText([
    "search for a second solution without it",
    /remove it|keep it/,
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Digging", exact: true })).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
});
