/** Workers that are gone without a word, or fail, in every view: one sentence, the rest goes on, a retry works. */
import { readFileSync } from "node:fs";
import {
  button,
  EASY,
  ended,
  lane,
  openPuzzle,
  openSpeed,
  solutionsKnown,
  startSeeds,
} from "./lab";
import { expect, type Page, test, type Worker } from "./test";

/** One that no search here is done with soon. */
const LONG =
  readFileSync(new URL("../puzzles/25x25-gecode.txt", import.meta.url), "utf8")
    .split("\n")
    .find((text) => /^[^#\s]{625}/.test(text)) ?? "";

/** One whose path has hundreds of steps: each is found soon, and all of them take seconds. */
const MANY_STEPS =
  readFileSync(new URL("../puzzles/16x16-minimal-100.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((text) => /^[^#\s]{256}/.test(text))[5] ?? "";

/** How often the page checks whether a worker still answers, in ms: `LOOK_MS` of `pkg/src/page/client.ts`. */
const LOOK_MS = 500;
/** The same once a worker was killed: one that has never answered is then silent after 4 s in place of 20 s. */
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

/** Ends a worker without a word, as a browser short of memory does. */
async function close(page: Page, worker: Worker | undefined): Promise<void> {
  await worker?.evaluate(() => self.close());
  await hurry(page);
}

/** Keeps a worker busy until it is ended, as code of a visitor can, which cannot close its worker. */
async function occupy(page: Page, worker: Worker | undefined): Promise<void> {
  await hurry(page);
  worker
    ?.evaluate(() => {
      for (;;);
    })
    .catch(() => {}); // it is ended
}

/** Has the page check more often, from now on, whether its workers answer. */
async function hurry(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      window.hasKilled = true;
    });
  }
}

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "A worker does not answer" });

/** Ends the worker that was begun last. */
const kill = (page: Page) => close(page, page.workers().at(-1));

/** Ends the workers that were begun after some others, or all of them. */
async function killSince(page: Page, before: readonly Worker[] = []): Promise<void> {
  const since = () => page.workers().filter((worker) => !before.includes(worker));
  // What is on the page already may look like what the worker will report.
  await expect.poll(() => since().length).toBeGreaterThan(0);
  for (const worker of since()) await close(page, worker);
}

/** Waits until it is missed, and has it ended; also those of several workers that are missed later than the first. */
async function end(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  const ends = notice(page).getByRole("button", { name: "End it" });
  await expect(async () => {
    if (await ends.isVisible()) await ends.click({ timeout: 1000 });
    await expect(notice(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** A figure that goes on. */
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
  await end(page); // in the sheet, as the page behind it cannot be pressed
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
  await solutionsKnown(page);
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
  // Its worker has answered, and is at work for ten seconds and more.
  await expect(page.locator('[data-making="running"] [data-field="givens"]')).toHaveText(/^7\d$/);
  await killSince(page);
  await expect(notice(page).first()).toBeVisible();
  // One that rates was ended too, and is missed sooner or later.
  const ends = notice(page).getByRole("button", { name: "End it" });
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
  await ended(page);
  await expect(page.locator('[data-outcome="solved"]')).toBeVisible();
  await expect(page.locator(".closer")).toContainText("guess");
});

/** Has a worker fail, at work: the one that was begun last, unless another one is given. */
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
  // Another worker has taken up what it had in hand.
  await expect(compare.getByText("a cosmic ray")).toHaveCount(0);
  const rows = compare.locator("tbody tr");
  await expect(rows.filter({ hasText: "120 of 120" })).toHaveCount(await rows.count());

  // Not one of those that compared, which are ended, nor one that has made all its puzzles.
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
  await stepper.getByRole("alert").getByRole("button", { name: "End it" }).click();
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
  await panel.getByRole("alert").getByRole("button", { name: "End it" }).click();
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
  // Each step takes a while, so that the check is still under way when the worker is lost.
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
  // Both puzzles came to the limit of steps: none counts as crashed.
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

/** A part of the Solve view, opened for a puzzle. */
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
  // The path is begun again in a second worker: it is gone as well, or is killed here.
  const killed = new Set<Worker>();
  const failed = path.getByRole("alert").filter({ hasText: "The worker was terminated." });
  const ends = notice(page).getByRole("button", { name: "End it" });
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
  // It may be given a worker that was killed above, of which the page cannot know until it has been silent for a while.
  await expect(found.or(ends)).toBeVisible();
  if (await ends.isVisible()) await ends.click();
  await expect(found).toBeVisible();
  await grows(page, '[data-slot="path"] [aria-live]');
});

/** Rating it takes seconds on the slowest scale, a third of what the hardest puzzles take. */
const SLOW_TO_RATE =
  ".3.85......13...98...9.14...............17.5...5...71.96.4....35.8..9....13....4.";

test("the ratings of a puzzle", async ({ page }) => {
  const ratings = await solvePart(page, SLOW_TO_RATE, "ratings");
  const rated = page.locator("[data-rated]");
  await expect(rated).toHaveAttribute("data-rated", "true");
  const row = page.locator('[data-scale="eta"]'); // the slowest
  await expect(row).toHaveAttribute("data-state", "slow");
  const rate = row.getByRole("button", { name: /^Rate: / });
  const before = page.workers();
  await rate.click();
  await expect(row).toContainText(/[1-9]\d*\ss/);
  await killSince(page, before);
  await end(page);
  await expect(row).toHaveAttribute("data-state", "known", { timeout: 120_000 }); // in another worker

  // The workers that rate without being asked.
  await page.reload();
  await ratings.locator("> summary").click();
  await expect(page.locator('[data-state="running"], [data-state="slow"]').first()).toBeVisible();
  await killSince(page);
  const ends = notice(page).getByRole("button", { name: "End it" });
  const again = ratings.getByRole("alert").getByRole("button", { name: "Try again" });
  await expect(ends).toBeVisible();
  await expect(async () => {
    for (const one of [ends, again]) if (await one.isVisible()) await one.click({ timeout: 1000 });
    await expect(rated).toHaveAttribute("data-rated", "true", { timeout: 1000 });
  }).toPass();
});
