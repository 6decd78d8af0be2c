/**
 * Workers that disappear silently, or fail, in every view: one message appears, the rest of the page continues, and a
 * retry works.
 */
import { readFileSync } from "node:fs";
import {
  button,
  EASY,
  lane,
  openPuzzle,
  openSpeed,
  startSeeds,
  waitForEnd,
  waitForSolutionCount,
} from "./lab";
import { expect, type Page, test, type Worker } from "./test";

/** A puzzle that takes every search of this test a long time. */
const LONG =
  readFileSync(new URL("../puzzles/25x25-gecode.txt", import.meta.url), "utf8")
    .split("\n")
    .find((text) => /^[^#\s]{625}/.test(text)) ?? "";

/** A puzzle with hundreds of steps on its path: each is found quickly, and all of them take seconds. */
const MANY_STEPS =
  readFileSync(new URL("../puzzles/16x16-minimal-100.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((text) => /^[^#\s]{256}/.test(text))[5] ?? "";

/**
 * The interval at which the page checks whether a worker still answers, in ms: `LOOK_MS` of `pkg/src/page/client.ts`.
 */
const LOOK_MS = 500;
/** The interval after a worker was killed: one that has never answered is then silent after 4 s instead of 20 s. */
const HURRIED_LOOK_MS = 100;

declare global {
  interface Window {
    /** Whether a test has killed a worker of this page. */
    hasKilled?: boolean;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(
    ([usual, hurried]) => {
      const wait = window.setTimeout.bind(window);
      const hurry = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
        wait(run, window.hasKilled && ms === usual ? hurried : ms, ...given);
      window.setTimeout = hurry as typeof window.setTimeout;
    },
    [LOOK_MS, HURRIED_LOOK_MS] as const,
  ),
);

/** Ends a worker silently, as a browser that is short of memory does. */
async function close(page: Page, worker: Worker | undefined): Promise<void> {
  await worker?.evaluate(() => self.close());
  await hurry(page);
}

/** Keeps a worker busy until it is terminated, as a visitor's code can, which cannot close its worker. */
async function occupy(page: Page, worker: Worker | undefined): Promise<void> {
  await hurry(page);
  worker
    ?.evaluate(() => {
      for (;;);
    })
    .catch(() => {}); // rejects when the worker is terminated
}

/** Makes the page check more often whether its workers answer. */
async function hurry(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      window.hasKilled = true;
    });
  }
}

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "A worker does not answer" });

/** Ends the worker that was started last. */
const kill = (page: Page) => close(page, page.workers().at(-1));

/** Ends the workers that were started after some others, or all of them. */
async function killSince(page: Page, before: readonly Worker[] = []): Promise<void> {
  const since = () => page.workers().filter((worker) => !before.includes(worker));
  // The current content of the page may look like the result of the worker.
  await expect.poll(() => since().length).toBeGreaterThan(0);
  for (const worker of since()) await close(page, worker);
}

/**
 * Waits until the page reports the missing worker, and ends it; also several workers that are reported later than the
 * first.
 */
async function end(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  const ends = notice(page).getByRole("button", { name: "End worker" });
  await expect(async () => {
    if (await ends.isVisible()) await ends.click({ timeout: 1000 });
    await expect(notice(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Waits until a number increases. */
async function grows(page: Page, selector: string): Promise<void> {
  const figure = page.locator(selector);
  await expect(figure).not.toHaveText(await figure.innerText());
}

test("the count of solutions", async ({ page }) => {
  await page.goto(`./#a=general&p=${LONG}`);
  const line = page.locator(".solutions-line");
  await openPuzzle(page);
  await button(page, "Keep checking").click();
  await expect(line).toContainText(/Checking… [\d,]+ steps/);
  await kill(page);
  await end(page); // inside the sheet, because the page behind it is inert
  await expect(line).toContainText(
    "The number of solutions is unknown: The worker was terminated.",
  );
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
  await waitForSolutionCount(page);
  const before = page.workers();
  const count = Number(await page.getByRole("slider", { name: /^Cores/ }).getAttribute("max"));
  await button(page, "Solve together").click();
  await expect(page.locator('.cores-strip i[data-state="running"]').first()).toBeVisible();
  const team = () => page.workers().filter((worker) => !before.includes(worker));
  await expect.poll(() => team().length).toBe(count);
  await close(page, team()[0]);
  await end(page);
  await expect.poll(() => team().length).toBe(count);
  await expect(page.locator('.cores-strip i[data-state="running"]').first()).toBeVisible();
  await button(page, "Cancel").click();
  await expect(button(page, "Solve together")).toBeEnabled();
});

test("a generator that is watched", async ({ page }) => {
  await page.goto("./#view=generate&pace=5");
  await button(page, "Generate").click();
  // The worker has answered, and works for ten seconds or more.
  await expect(page.locator('[data-making="running"] [data-field="givens"]')).toHaveText(/^7\d$/);
  await killSince(page);
  await expect(notice(page).first()).toBeVisible();
  // A worker that rates was ended too, and is reported sooner or later.
  const ends = notice(page).getByRole("button", { name: "End worker" });
  const crashed = page.locator(".view-generate").getByText("crashed");
  await expect(async () => {
    if (await ends.first().isVisible()) await ends.first().click({ timeout: 1000 });
    await expect(crashed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator(".view-generate")).toContainText("crashed");
  await page.locator("[data-start]:visible").click();
  await expect(crashed).toHaveCount(0);
  await openSpeed(page);
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
});

test("a lane that is looked at closely", async ({ page }) => {
  await page.goto(`./#a=backtracking:rows&look=1&pace=5&p=${EASY}`);
  const heading = page.getByRole("heading", { name: /^A closer look/ });
  await expect(heading).toBeVisible();
  await button(page, "Race").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).not.toHaveText("0");
  await killSince(page);
  await button(page, "End this lane").click();
  await expect(page.locator('[data-outcome="crashed"]')).toBeVisible();
  await expect(heading).toBeVisible();
  await openSpeed(page);
  await page.getByRole("slider", { name: "Speed" }).focus();
  await page.keyboard.press("End");
  await button(page, "Race again").click();
  await waitForEnd(page);
  await expect(page.locator('[data-outcome="solved"]')).toBeVisible();
  await expect(page.locator(".closer")).toContainText("guess");
});

/** Makes a busy worker fail: the one that was started last, or the given one. */
const fail = (page: Page, worker = page.workers().at(-1)) =>
  worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error("a cosmic ray");
    });
    return true;
  });

test("generators compared, and a sheet", async ({ page }) => {
  await page.goto("./#view=generate&seeds=20");
  await page.getByLabel("Puzzles per generator").fill("120");
  await button(page, "Compare").click();
  const compare = page.locator(".compare");
  await expect(compare.locator("tbody")).toContainText(/[1-9]\d* of [1-9]/);
  expect(await fail(page)).toBe(true);
  await expect(compare).toHaveAttribute("data-running", "false", { timeout: 120_000 });
  // Another worker has taken over its work.
  await expect(compare.getByText("a cosmic ray")).toHaveCount(0);
  const rows = compare.locator("tbody tr");
  await expect(rows.filter({ hasText: "120 of 120" })).toHaveCount(await rows.count());

  // A worker that is neither one of the ended ones that compared, nor one that has generated all its puzzles.
  const begun = page.waitForEvent("worker");
  await button(page, "Make a sheet").click();
  expect(await fail(page, await begun)).toBe(true);
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
  // A worker that fails is replaced, and others do its work. This step comes last: a worker that has failed is still
  // listed for a moment, and killing it would have no effect.
  expect(await fail(page)).toBe(true);
  await grows(page, ".experiment-run");
  await expect(page.locator(".view-experiment [role=alert]")).toHaveCount(0);
  await button(page, "Pause").click();
  await expect(state).toContainText("Paused.");
});

test("a race over seeds", async ({ page }) => {
  await page.goto(`./#a=ga,general&seeds=8&steps=300&p=${EASY}`);
  await waitForSolutionCount(page);
  await startSeeds(page);
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

test("a run that is stepped through in Learn", async ({ page }) => {
  await page.goto("./#view=learn&a=backtracking");
  const stepper = page.locator("[aria-labelledby=topic-watch]");
  const forward = stepper.getByRole("button", { name: "Step forward" });
  await forward.click();
  await expect(stepper).toContainText("Step 1 ");
  await killSince(page);
  await forward.click();
  await stepper.getByRole("alert").getByRole("button", { name: "End worker" }).click();
  const ended = stepper.getByRole("alert").filter({ hasText: "The worker did not answer" });
  await ended.getByRole("button", { name: "Try again" }).click();
  await expect(stepper.getByRole("alert")).toHaveCount(0);
  await forward.click();
  await expect(stepper).toContainText("Step 1 ");
});

test("a race in a figure of a lesson", async ({ page }) => {
  await page.goto("./learn/backtracking.html");
  const element = page.locator("sudoku-lab").first();
  await element.scrollIntoViewIfNeeded();
  const frame = element.frameLocator("iframe");
  const first = frame.locator('[data-lane="1"]');
  await expect(first).toHaveAttribute("data-state", "paused");
  await killSince(page);
  await frame.getByRole("button", { name: "Step forward" }).click();
  const end = frame.getByRole("button", { name: "End this lane" });
  await expect(end.first()).toBeVisible();
  await expect(async () => {
    if (await end.first().isVisible()) await end.first().click({ timeout: 1000 });
    await expect(first).toHaveAttribute("data-outcome", "crashed", { timeout: 1000 });
  }).toPass();
  await expect(first).toContainText("The worker did not answer, and was ended.");
  await frame.locator("#race [data-start]").click();
  await expect(first).not.toHaveAttribute("data-outcome", "crashed");
});

const write = async (page: Page, text: string) => {
  const editor = page.getByRole("textbox", { name: /^The code of your solver/ });
  await expect(page.locator(".cm-content")).toBeVisible();
  await editor.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
};

test("the visitor's own solver", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  await write(
    page,
    "export const start = ({ givens }) => givens;\nexport function step() {}\nexport const view = (state) => state;\n",
  );
  const before = page.workers();
  const panel = page.locator(".own-run");
  await page.locator(".own-code").getByRole("button", { name: "Run", exact: true }).click();
  await expect(panel.locator(".own-watched")).toHaveAttribute("data-state", "running");
  const own = page.workers().filter((worker) => !before.includes(worker));
  expect(own).toHaveLength(1);
  await occupy(page, own[0]);
  await panel.getByRole("alert").getByRole("button", { name: "End worker" }).click();
  const ended = panel.getByRole("alert").filter({ hasText: "The worker did not answer" });
  await ended.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(panel.locator(".own-watched")).toHaveAttribute("data-state", "running");
  await panel.getByRole("button", { name: /^Speed:/ }).click();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.locator(".own-watched")).toHaveAttribute("data-outcome", "stopped");
});

test("an assignment does a puzzle again whose worker was killed", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  // Each step takes a while, so that the check still runs when the worker is lost.
  const wait = "for (let left = 3e7; left > 0; left -= 1) state[0] = left & 1;";
  await write(
    page,
    `export const start = ({ givens }) => givens;\nexport function step(state) { ${wait} }\nexport const view = (state) => state;\n`,
  );
  const before = page.workers();
  await page.getByText("For teachers").click();
  await page.getByLabel("Number of puzzles, from the first").fill("2");
  await page.getByLabel("Minimum number of solved puzzles").fill("1");
  await page.getByLabel("Step limit").fill("40");
  await page.getByRole("button", { name: "Open as a student" }).click();
  const own = () => page.workers().filter((worker) => !before.includes(worker));
  await page.getByRole("button", { name: "Check solution" }).click();
  await expect(page.getByText("1 of 2 puzzles tried, 0 solved")).toBeVisible();
  await occupy(page, own().at(-1));
  await end(page);
  await expect(page.locator(".own-standing")).toContainText("0 of 2 puzzles solved");
  // Both puzzles reached the step limit, and neither counts as crashed.
  const missed = page.getByRole("button", { name: /^Run the solver on puzzle/ });
  await expect(missed).toHaveCount(2);
  const outcomes = await missed.evaluateAll((all) => all.map((one) => one.getAttribute("title")));
  expect(outcomes[1]).toBe(outcomes[0]);
});

test("a table of a paper", async ({ page }) => {
  await page.goto("./#v=1&view=experiment&of=papers&paper=c");
  const table = page.locator("[data-table='crowd']");
  const source = table.locator("[data-field='source']");
  await table.getByRole("button", { name: "Run here" }).click();
  await expect(source).toHaveText(/^Our data: [1-9]\d* of 3,000 runs made here/);
  await killSince(page);
  await end(page);
  await grows(page, "[data-table='crowd'] [data-field='source']");
  await table.getByRole("button", { name: "Stop" }).click();
  await expect(table.getByRole("button", { name: "Resume" })).toBeVisible();
});

/** Opens a part of the Solve view for a puzzle. */
async function solvePart(page: Page, puzzle: string, id: string) {
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  const part = page.locator(`[data-slot="${id}"]`);
  await part.locator("> summary").click();
  return part;
}

test("the path of a puzzle", async ({ page }) => {
  const path = await solvePart(page, MANY_STEPS, "path");
  await path.getByRole("button", { name: "Find the path" }).click();
  const found = path.getByText(/[1-9]\d* steps? so far/);
  await expect(found).toBeVisible();
  // The path is restarted in a second worker, which is missing as well or is killed here.
  const killed = new Set<Worker>();
  const failed = path.getByRole("alert").filter({ hasText: "The worker was terminated." });
  const ends = notice(page).getByRole("button", { name: "End worker" });
  await expect(async () => {
    for (const worker of page.workers()) {
      if (killed.has(worker)) continue;
      killed.add(worker);
      await close(page, worker);
    }
    if (await ends.isVisible()) await ends.click({ timeout: 1000 });
    await expect(failed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toHaveCount(0);
  // The part may get a worker that was killed above, which the page only detects after a silence.
  await expect(found.or(ends)).toBeVisible();
  if (await ends.isVisible()) await ends.click();
  await expect(found).toBeVisible();
  await grows(page, '[data-slot="path"] [aria-live]');
});

/** A puzzle whose rating on the slowest scale takes seconds, a third of the time of the hardest puzzles. */
const SLOW_TO_RATE =
  ".3.85......13...98...9.14...............17.5...5...71.96.4....35.8..9....13....4.";

test("the ratings of a puzzle", async ({ page }) => {
  const ratings = await solvePart(page, SLOW_TO_RATE, "ratings");
  const rated = page.locator("[data-rated]");
  await expect(rated).toHaveAttribute("data-rated", "true");
  const row = page.locator('[data-scale="eta"]'); // the slowest scale
  await expect(row).toHaveAttribute("data-state", "slow");
  const rate = row.getByRole("button", { name: /^Rate: / });
  const before = page.workers();
  await rate.click();
  await expect(row).toContainText(/[1-9]\d*\ss/);
  await killSince(page, before);
  await end(page);
  // Another worker computes the rating.
  await expect(row).toHaveAttribute("data-state", "known", { timeout: 120_000 });

  // The workers that rate automatically.
  await page.reload();
  await ratings.locator("> summary").click();
  await expect(page.locator('[data-state="running"], [data-state="slow"]').first()).toBeVisible();
  await killSince(page);
  const ends = notice(page).getByRole("button", { name: "End worker" });
  const again = ratings.getByRole("alert").getByRole("button", { name: "Try again" });
  await expect(ends).toBeVisible();
  await expect(async () => {
    for (const one of [ends, again]) if (await one.isVisible()) await one.click({ timeout: 1000 });
    await expect(rated).toHaveAttribute("data-rated", "true", { timeout: 1000 });
  }).toPass();
});
