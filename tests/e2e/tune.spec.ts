/**
 * Tuning of an algorithm: the race of configurations is shown and can be paused, and the result names the held-out
 * puzzles.
 */
import { button, lane, violations } from "./lab";
import { expect, type Page, test } from "./test";

/** A tuning that finds better settings within a second or two; `tests/golden/tuned.json` has its result. */
const BETTER = "a=backtracking:random&set=qqwing-easy&steps=300&runs=400&seed=3";

const headline = (page: Page) => page.locator(".view-tune h2").first();
const root = (page: Page) => page.locator(".tune");

async function open(page: Page, rest: string): Promise<void> {
  await page.goto(`./#view=experiment&of=tune&${rest}`);
  await expect(button(page, "Tune")).toBeVisible();
}

async function tuneAll(page: Page): Promise<void> {
  await button(page, "Tune").click();
  await expect(root(page)).toHaveAttribute("data-phase", "ended", { timeout: 60_000 });
}

test("a link has a tuning, whose answer is that of the command line and whose settings race", async ({
  page,
}) => {
  await open(page, BETTER);
  await expect(headline(page)).toHaveText(
    "Which settings make this algorithm need the fewest steps?",
  );
  await tuneAll(page);
  await expect(headline(page)).toHaveText(
    "100.0 % fewer steps on 200 puzzles that the race never used",
  );
  await expect(root(page)).toContainText("The race compared 32 settings in 408 runs.");
  const tables = page.locator(".view-tune table");
  await expect(tables).toHaveCount(3);
  await expect(tables.first().locator("tbody tr").first()).toContainText("0 of 200");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Race both" }).click();
  await expect(lane(page, 1)).toBeVisible();
  await expect(lane(page, 2)).toBeVisible();
  expect(page.url()).toContain("a=backtracking:random,backtracking:random");
  expect(page.url()).toContain("2.cell_order=rows");
  await page.goBack();
  await expect(headline(page)).toContainText("fewer steps");
});

test("a tuning is paused, resumed and cancelled, and other settings begin another one", async ({
  page,
}) => {
  await open(page, "a=annealing&runs=20000");
  await button(page, "Tune").click();
  await expect(page.locator(".tune-dots i").first()).toBeVisible();
  await expect(headline(page)).toHaveText(/^Settings still in the race: \d+ of \d+$/);
  await button(page, "Pause").click();
  await expect(root(page)).toHaveAttribute("data-phase", "paused");
  expect(await violations(page)).toEqual([]);
  const progress = page.locator('[data-part="transport"] .numbers');
  const runsOf = async () => Number((await progress.innerText()).replace(/\D.*$/, ""));
  const before = await runsOf();
  await button(page, "Resume").click();
  await expect.poll(runsOf).toBeGreaterThan(before);
  await button(page, "Cancel").click();
  await expect(root(page)).toHaveAttribute("data-phase", "idle");
  await button(page, "Tune").click();
  await expect(page.locator(".tune-dots i").first()).toBeVisible();
  await page.getByLabel("Puzzles").selectOption("easy50");
  await expect(root(page)).toHaveAttribute("data-phase", "idle");
  expect(page.url()).toContain("set=easy50");
});

test("algorithms whose steps cost more with some settings are not offered", async ({ page }) => {
  await open(page, "");
  const algorithms = root(page).locator("select").first();
  const offered = await algorithms
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offered).toContain("boltzmann");
  for (const id of ["ga", "cultural-ga", "memetic-ga", "ant-colony", "tempering"])
    expect(offered).not.toContain(id);
});

test("fewer than 50 held-out puzzles give no verdict", async ({ page }) => {
  await open(page, "a=backtracking:random&set=easy50&steps=300&runs=200");
  await tuneAll(page);
  await expect(headline(page)).toHaveText("No verdict: at least 50 puzzles must be held out");
});

test("a wrong link is reported and opens the default", async ({ page }) => {
  await page.goto("./#view=experiment&of=tune&set=nothing&a=fast&runs=0");
  const notices = page.locator('[role="alert"], [role="status"]');
  await expect(notices.filter({ hasText: "there is no such set of puzzles" })).toBeVisible();
  await expect(page.getByLabel("Puzzles")).toHaveValue("minimal-2000");
  await expect(page.getByRole("combobox", { name: "Algorithm" })).not.toHaveValue("fast");
  await expect(page.getByLabel("Runs for the race")).toHaveValue("1000");
});
