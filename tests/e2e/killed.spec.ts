/** Workers that are gone without a word, or fail, in every view: one sentence, the rest goes on, a retry works. */
import { readFileSync } from "node:fs";
import { button, EASY, ended, lane, solutionsKnown } from "./lab";
import { expect, type Page, test } from "./test";

/** One that no search here is done with soon. */
const LONG =
  readFileSync(new URL("../puzzles/25x25-gecode.txt", import.meta.url), "utf8")
    .split("\n")
    .find((text) => /^[^#\s]{625}/.test(text)) ?? "";

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "A worker does not answer" });

/** Ends the worker that was begun last, as a browser short of memory does. */
const kill = (page: Page) =>
  page
    .workers()
    .at(-1)
    ?.evaluate(() => self.close());

/** Waits until it is missed, and has it ended. */
async function end(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole("button", { name: "End it" }).click();
  await expect(notice(page)).toHaveCount(0);
}

/** A figure that goes on. */
async function grows(page: Page, selector: string): Promise<void> {
  const figure = page.locator(selector);
  await expect(figure).not.toHaveText(await figure.innerText());
}

test("the count of solutions", async ({ page }) => {
  await page.goto(`./#a=general&p=${LONG}`);
  const line = page.locator(".solutions-line");
  await button(page, "Keep checking").click();
  await expect(line).toContainText(/Checking… [\d,]+ steps/);
  await kill(page);
  await end(page);
  await expect(line).toContainText("The number of solutions is unknown: The worker was ended.");
  await button(page, "Keep checking").click();
  await expect(line).toContainText(/Checking… [\d,]+ steps/);
  await grows(page, ".solutions-line p");
});

test("a file of puzzles", async ({ page }) => {
  await page.goto("./#view=many&set=hardest-11plus-2000&a=dancing-links&n=0");
  await button(page, "Solve all").click();
  await expect(page.locator(".many-state")).toContainText(/[1-9][\d,]* of/);
  await kill(page);
  await end(page);
  await expect(page.getByRole("listitem").getByText("one solution: 2,000")).toBeVisible({
    timeout: 120_000,
  });
});

test("one puzzle on several cores", async ({ page }) => {
  await page.goto(`./#view=cores&a=dancing-links&p=${LONG}`);
  await solutionsKnown(page);
  const before = page.workers();
  const count = Number(await page.getByRole("slider", { name: /^Cores/ }).getAttribute("max"));
  await button(page, "Solve together").click();
  await expect(page.locator('.strip i[data-state="running"]').first()).toBeVisible();
  const team = () => page.workers().filter((worker) => !before.includes(worker));
  await expect.poll(() => team().length).toBe(count);
  await team()[0]?.evaluate(() => self.close());
  await end(page);
  await expect.poll(() => team().length).toBe(count);
  await expect(page.locator('.strip i[data-state="running"]').first()).toBeVisible();
  await button(page, "Cancel").click();
  await expect(button(page, "Solve together")).toBeEnabled();
});

test("a generator that is watched", async ({ page }) => {
  await page.goto("./#view=generate&pace=5");
  await button(page, "Generate").click();
  // Its worker has answered, and is at work for ten seconds and more.
  await expect(page.locator('[data-making="running"] [data-field="givens"]')).toHaveText(/^7\d$/);
  for (const worker of page.workers()) await worker.evaluate(() => self.close());
  await expect(notice(page).first()).toBeVisible();
  // One that rates was ended too, and is missed sooner or later.
  const ends = notice(page).getByRole("button", { name: "End it" });
  const crashed = page.locator(".view-generate").getByText("crashed");
  await expect(async () => {
    if (await ends.first().isVisible()) await ends.first().click({ timeout: 1000 });
    await expect(crashed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator(".view-generate")).toContainText("crashed");
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await page.locator("[data-start]:visible").click();
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
});

test("a lane that is looked at closely", async ({ page }) => {
  await page.goto(`./#a=backtracking:rows&look=1&pace=5&p=${EASY}`);
  const heading = page.getByRole("heading", { name: /^A closer look/ });
  await expect(heading).toBeVisible();
  await button(page, "Race").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).not.toHaveText("0");
  for (const worker of page.workers()) await worker.evaluate(() => self.close());
  await button(page, "End this lane").click();
  await expect(page.locator('[data-outcome="crashed"]')).toBeVisible();
  await expect(heading).toBeVisible();
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await button(page, "Race again").click();
  await ended(page);
  await expect(page.locator('[data-outcome="solved"]')).toBeVisible();
  await expect(page.locator(".closer")).toContainText("on trial");
});

/** Has the worker that was begun last fail, at work. */
const fail = (page: Page) =>
  page
    .workers()
    .at(-1)
    ?.evaluate(() => {
      setTimeout(() => {
        throw new Error("a cosmic ray");
      });
      return true;
    });

test("generators compared, and a sheet", async ({ page }) => {
  await page.goto("./#view=generate&seeds=40");
  await page.getByLabel("Puzzles per generator").fill("400");
  await button(page, "Compare").click();
  const compare = page.locator(".compare");
  await expect(compare.locator("tbody")).toContainText(/[1-9]\d* of [1-9]/);
  expect(await fail(page)).toBe(true);
  await expect(compare).toHaveAttribute("data-running", "false", { timeout: 120_000 });
  // Another worker has taken up what it had in hand.
  await expect(compare.getByText("a cosmic ray")).toHaveCount(0);
  const rows = compare.locator("tbody tr");
  await expect(rows.filter({ hasText: "400 of 400" })).toHaveCount(await rows.count());

  await button(page, "Make a sheet").click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await fail(page);
  await expect(button(page, "Print")).toBeEnabled();
  await expect(page.getByText("a cosmic ray")).toHaveCount(0);
});

test("an experiment", async ({ page }) => {
  await page.goto("./#view=experiment&e=all-17");
  await button(page, "Run it here").click();
  const state = page.locator(".experiment-run");
  await expect(state).toContainText(/[1-9][\d,]* of 147,453 runs/);
  await kill(page);
  await end(page);
  await grows(page, ".experiment-run");
  // One that fails is replaced, and what it had in hand is done by others. This comes last: a worker that has failed
  // is still listed for a moment, and to kill it would be missed by nobody.
  expect(await fail(page)).toBe(true);
  await grows(page, ".experiment-run");
  await expect(page.locator(".view-experiment [role=alert]")).toHaveCount(0);
  await button(page, "Pause").click();
  await expect(state).toContainText("Paused.");
});

test("a race over seeds", async ({ page }) => {
  await page.goto(`./#a=ga,general&seeds=8&steps=300&p=${EASY}`);
  await solutionsKnown(page);
  await button(page, "Race over seeds").click();
  const panel = page.locator(".series");
  await expect(panel).toHaveAttribute("data-done", /[1-9]/);
  expect(await fail(page)).toBe(true);
  await expect(panel).toContainText("8 of 8 done", { timeout: 60_000 });
  await expect(panel.getByRole("alert")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await button(page, "Save CSV").click();
  const text = readFileSync(await (await saving).path(), "utf8");
  const lines = text.trim().split("\n");
  expect(lines.filter((line) => !line.startsWith("#"))).toHaveLength(1 + 2 * 8);
  expect(text).not.toContain("crashed");
});
