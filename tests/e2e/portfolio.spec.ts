import { button, EASY, lane, race, violations } from "./lab";
import { expect, test as ownPage, type Page, onePage as test } from "./test";

/** With this step limit, some seeds solve the puzzle that follows and some do not. */
const SOME = "a=ga&steps=50";
const SINGLES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const seeds = (page: Page) => page.locator(".cores-seed-list li");
const winner = (page: Page) => page.locator('.cores-seeds[data-ended="true"]');

async function open(page: Page, rest: string): Promise<void> {
  await page.goto(`./#v=1&view=cores&${rest}`);
  await expect(button(page, "Race the seeds")).toBeEnabled();
}

async function done(page: Page): Promise<void> {
  await expect(winner(page)).toBeVisible({ timeout: 60_000 });
}

/** Returns the winning seed and its steps. */
async function won(page: Page): Promise<readonly [string | null, string]> {
  await done(page);
  const steps = page.locator("[data-wins] .cores-steps");
  return [await winner(page).getAttribute("data-winner"), await steps.innerText()];
}

test("many seeds have the same winner on any number of cores, and the race shows the same run", async ({
  page,
}) => {
  await open(page, `p=${EASY}&a=cultural-ga&seeds=5&seed=3`);
  const cores = page.getByRole("slider", { name: /^Cores/ });
  const most = await cores.getAttribute("max");
  const found: (readonly [string | null, string])[] = [];
  for (const number of new Set(["1", most ?? "1"])) {
    await cores.fill(number);
    await button(page, "Race the seeds").click();
    found.push(await won(page));
  }
  for (const one of found) expect(one).toEqual(found[0]);
  await expect(seeds(page)).toHaveCount(5);
  await expect(page.locator('[data-state="running"], [data-state="waiting"]')).toHaveCount(0);
  await expect(page.locator("[data-wins] polyline")).toHaveAttribute("points", /,.* /);

  const [seed = "", steps = ""] = found[0] ?? [];
  await page.getByRole("link", { name: `Watch seed ${seed} in the race` }).click();
  await expect(page).toHaveURL(new RegExp(`view=race.*a=cultural-ga&seed=${seed}`));
  await race(page);
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText(
    steps.replace(/ steps?/, ""),
  );
});

test("the expected gain is that of how long each seed took", async ({ page }) => {
  await open(page, `p=${SINGLES}&${SOME}&seeds=8`);
  await button(page, "Measure the expected gain").click();
  await done(page);
  const lengths = await seeds(page).evaluateAll((all) =>
    all.map((one) => ({
      steps: Number(one.querySelector(".cores-steps")?.textContent?.replace(/\D/g, "")),
      solved: /solved|wins/.test(one.querySelector(".said")?.textContent ?? ""),
    })),
  );
  expect(lengths).toHaveLength(8);
  const answered = lengths.filter(({ solved }) => solved).length;
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(8);
  await expect(page.locator(".cores-gain")).toHaveAttribute("data-answered", String(answered));
  // Every subset of this many seeds: its steps until the first answer, or all of its steps.
  for (const at of [1, 2, 3, 4]) {
    let steps = 0;
    let answers = 0;
    for (let set = 0; set < 1 << 8; set++) {
      const members = lengths.filter((_, index) => (set >> index) & 1);
      if (members.length !== at) continue;
      const solved = members.filter((one) => one.solved).map((one) => one.steps);
      steps +=
        solved.length > 0 ? Math.min(...solved) : Math.max(...members.map((one) => one.steps));
      if (solved.length > 0) answers += 1;
    }
    const told = page.locator(`.cores-gain tr[data-at="${at}"] td`).first();
    await expect(told).toHaveText(Math.round(steps / answers).toLocaleString("en-US"));
  }
  await expect(page.locator('.cores-gain tr[data-at="1"] td').nth(2)).toHaveText("1.00 ×");
  await expect(page.getByRole("img", { name: /^Expected speed-up/ })).toBeVisible();
});

test("where luck makes no difference, that is said", async ({ page }) => {
  await open(page, `p=${SINGLES}&a=general&seeds=4`);
  await button(page, "Measure the expected gain").click();
  await done(page);
  await expect(page.getByText(/luck makes no difference/)).toBeVisible();
});

test("seeds under way can be seen, cancelled and begun again", async ({ page }) => {
  await open(
    page,
    `p=${".".repeat(60)}${"12345678."}${".".repeat(12)}&a=boltzmann&1.sweeps=500000&seeds=100`,
  );
  await button(page, "Race the seeds").click();
  await expect(
    page.locator('.cores-seed-list [data-state="running"] polyline').first(),
  ).toHaveAttribute("points", /,.* /);
  const told = page.locator("[role=status].visually-hidden");
  // The page announces its progress every ten seconds; here its clock is advanced at once.
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, 10_000);
  await expect(told).toHaveText(/^\d+ of 100 seeds done$/, { timeout: 60_000 });
  await page.evaluate(() => Reflect.deleteProperty(performance, "now"));
  await button(page, "Cancel").click();
  await expect(told).toHaveText("Cancelled.");
  await expect(page.locator(".view-cores").getByText("Cancelled.", { exact: true })).toBeVisible();
  await expect(seeds(page)).toHaveCount(0);
  await open(page, `p=${SINGLES}&a=general&seeds=4`);
  await button(page, "Race the seeds").click();
  await done(page);
});

ownPage("the address keeps the way, the algorithm, the seeds and the steps", async ({ page }) => {
  await page.goto(`./#v=1&view=cores&p=${SINGLES}`);
  await expect(button(page, "Solve together")).toBeEnabled();
  await page.getByRole("radio", { name: "many seeds, side by side" }).check();
  await page.getByLabel("Algorithm").selectOption({ label: "Backtracking" });
  await page.getByLabel("Seeds", { exact: true }).fill("7");
  await page.getByLabel("First seed").fill("9");
  await page.getByLabel("Step limit").fill("5000");
  await page.getByLabel("Step limit").press("Tab");
  await expect(page).toHaveURL(
    /view=experiment&of=cores.*a=backtracking:random&seed=9&steps=5000&seeds=7/,
  );
  await page.reload();
  await expect(page.getByRole("radio", { name: "many seeds, side by side" })).toBeChecked();
  await expect(page.getByLabel("Seeds", { exact: true })).toHaveValue("7");
  await expect(page.getByLabel("First seed")).toHaveValue("9");
  await button(page, "Race the seeds").click();
  await done(page);
  const first = await won(page);
  await page.getByRole("radio", { name: "one run, shared by all" }).check();
  await expect(button(page, "Solve together")).toBeEnabled();
  await page.getByRole("radio", { name: "many seeds, side by side" }).check();
  expect(first[0]).not.toBeNull();
});

test("axe finds nothing in seeds and gain, light and dark, and nothing is wider than a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `p=${SINGLES}&${SOME}&seeds=6`);
  await button(page, "Measure the expected gain").click();
  await done(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
