import { readFileSync } from "node:fs";
import { fisher, holm, mannWhitney, quantile, wilson } from "../../www/src/lab/stats";
import {
  axe,
  button,
  closeSheet,
  EASY,
  figures,
  followLink,
  lane,
  open,
  openPuzzle,
  openSetup,
  openSpeed,
  race,
  size,
  startSeeds,
  waitForEnd,
  waitForSolutionCount,
  waitForTimes,
} from "./lab";
import { expect, test as ownPage, onePage as test } from "./test";

test("the statistics are those of the books", () => {
  // Newcombe 1998, table I: 81 of 263, and 15 of 148.
  const [low, high] = wilson(81, 263);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.2553", "0.3662"]);
  const [lower, upper] = wilson(15, 148);
  expect([lower.toFixed(4), upper.toFixed(4)]).toEqual(["0.0624", "0.1605"]);
  expect(wilson(0, 20)[0]).toBe(0);
  // Fisher's tea experiment: three of four correct; and a table in SciPy's documentation.
  expect(fisher(3, 4, 1, 4)).toBeCloseTo(34 / 70, 10);
  expect(fisher(8, 10, 1, 6)).toBeCloseTo(0.03497, 5);
  expect(fisher(20, 20, 20, 20)).toBe(1);
  // The example of mannwhitneyu in SciPy's documentation, with the asymptotic method.
  expect(mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo(0.1113469, 6);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
});

const start = `#a=ga,backtracking:random,general&seeds=6&steps=40&seed=5&p=${EASY}`;

test("races over seeds, sums up, compares, and saves every run", async ({ page }) => {
  await open(page, start);
  await openSetup(page);
  await expect(page.getByLabel("Seeds", { exact: true })).toHaveValue("6");
  await startSeeds(page);
  const panel = page.getByRole("region", { name: "Race over 6 seeds" });
  await expect(panel).toContainText("6 of 6 done");
  await expect(page.locator('[data-lane][data-state="paused"]')).toHaveCount(3);
  const general = panel.locator('[data-row="3"]');
  await expect(general).toContainText("6 of 6");
  await expect(general).toContainText("61 % – 100 %");
  await expect(panel).toContainText(
    /Propagation and search reached the same result with every seed/,
  );
  await expect(panel).toContainText(/Fisher’s exact test|equally often/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save CSV").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\n");
  // The data that the rows do not contain: the version, and the link.
  const said = new Map(
    text.filter((line) => line.startsWith("# ")).map((line) => line.slice(2).split(": ", 2)) as [
      string,
      string,
    ][],
  );
  expect(said.get("program")).toMatch(/^sudoku-lab \d/);
  expect(said.get("puzzle")).toBe(EASY);
  expect(said.get("step limit")).toBe("40");
  const lines = text.filter((line) => !line.startsWith("# "));
  expect(lines[0]).toBe(
    "puzzle,algorithm,preset,seed,outcome,steps,micros,blanks,conflicts,params",
  );
  expect(lines).toHaveLength(1 + 3 * 6);
  const rows = lines.slice(1).map((line) => line.split(","));
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(["5", "6", "7", "8", "9", "10"]));
  for (const row of rows) expect(row[0]).toBe(EASY);
  const { violations } = await axe(page).include(".series").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // The link reproduces the series: every run ends in the same way.
  const again = await page.context().newPage();
  await again.goto(said.get("link") ?? "");
  await expect(again.locator('[data-lane][data-state="paused"]')).toHaveCount(3);
  await startSeeds(again);
  await expect(again.locator(".series")).toContainText("6 of 6 done", { timeout: 60_000 });
  const [second] = await Promise.all([
    again.waitForEvent("download"),
    button(again, "Save CSV").click(),
  ]);
  const counted = (line: string) => line.split(",").filter((_, at) => at !== 6);
  const others = readFileSync(await second.path(), "utf8")
    .trim()
    .split("\n");
  expect(others.filter((line) => !line.startsWith("# ")).map(counted)).toEqual(lines.map(counted));
  await again.close();

  // A row equals the run of the page itself with that seed.
  const seventh = rows.find((row) => row[1] === "backtracking" && row[3] === "7");
  await openSetup(page);
  await page.getByLabel("Seed", { exact: true }).fill("7");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await closeSheet(page);
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(lane(page, 2).locator('[data-field="steps"]')).toHaveText(seventh?.[5] ?? "");
  await expect(lane(page, 2)).toHaveAttribute("data-outcome", seventh?.[4] ?? "");
});

test("Race is not lost when a link is followed while a race over seeds runs", async ({ page }) => {
  await open(page, `#a=ga,backtracking:random&seeds=100&p=${EASY}`);
  await startSeeds(page);
  await expect(page.locator("section.series")).not.toHaveAttribute("data-done", "0");
  // As soon as the page has received the link, before it has processed it.
  await page.evaluate((hash) => {
    addEventListener(
      "hashchange",
      () => setTimeout(() => document.querySelector<HTMLElement>("#race [data-start]")?.click()),
      { once: true },
    );
    location.hash = hash;
  }, `#v=1&view=race&a=general,dancing-links&pace=max&p=${EASY}`);
  await expect(lane(page, 1)).toHaveAttribute("data-algorithm", "general");
  await waitForEnd(page);
  await expect(page.locator('[data-lane][data-outcome="solved"]')).toHaveCount(2);
});

ownPage(
  "a race over seeds whose code arrives late does not end the race begun meanwhile",
  async ({ page }) => {
    await open(page, `#a=general,dancing-links&pace=max&p=${EASY}`);
    await openSetup(page);
    await expect(button(page, "Race over seeds")).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((settle) => {
      release = settle;
    });
    const held: string[] = [];
    await page.route(/\/run-[^/]*\.js$/, async (route) => {
      held.push(route.request().url());
      await released;
      await route.continue();
    });
    await button(page, "Race over seeds").click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await button(page, "Stop the seeds").click();
    await button(page, "Race").click();
    await waitForEnd(page);
    release();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("section.series")).toHaveCount(0);
    await expect(page.locator('[data-lane][data-outcome="solved"]')).toHaveCount(2);
  },
);

test("a race over seeds is cancelled, keeps what it has, and the lanes race again", async ({
  page,
}) => {
  await open(page, `#a=ga,general&seeds=100&pace=max&p=${EASY}`);
  await waitForSolutionCount(page);
  await startSeeds(page);
  const panel = page.locator("section.series");
  await expect(panel).not.toHaveAttribute("data-done", "0");
  await expect(page.locator(".verdict")).toContainText("All seeds run at full speed");
  const workers = page.workers().length;
  await expect(button(page, "Pause")).toHaveCount(0); // the series cannot be resumed
  await expect(button(page, "Cancel")).toHaveCount(0);
  await expect(button(await openSpeed(page), "Stop")).toBeDisabled();
  await page.keyboard.press("Escape");
  await button(page, "Stop the seeds").click();
  await expect(button(page, "Save CSV")).toBeEnabled();
  const done = await panel.getAttribute("data-done");
  await expect(panel.getByRole("heading")).toHaveText(
    `Race over seeds, stopped after ${done} of 100`,
  );
  await expect(panel).toContainText(`${done} of 100 done`);
  await page.emulateMedia({ media: "print" });
  await expect(panel.getByRole("heading")).toBeVisible();
  await page.emulateMedia({ media: null });
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(lane(page, 2)).toHaveAttribute("data-outcome", "solved");
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(workers);
  await button(page, "Close the race over seeds").click();
  await expect(panel).toHaveCount(0);
});

test("the race that was shown stays while others run over seeds, and after them", async ({
  page,
}) => {
  await open(page, `#a=ga,backtracking:random&seeds=2&pace=max&p=${EASY}`);
  await waitForSolutionCount(page);
  await race(page);
  const shown = () => Promise.all([1, 2].map((number) => figures(page, number)));
  const finish = page.locator(".finish table");
  const verdict = page.locator(".verdict");
  // Short runs are repeated after the race; how short they are depends on the machine.
  await waitForTimes(page);
  const [figuresBefore, tableBefore, said] = [
    await shown(),
    await finish.innerText(),
    await verdict.innerText(),
  ];
  const workers = page.workers().length;
  await startSeeds(page);
  await expect(verdict).toContainText("All seeds run at full speed");
  expect(await finish.innerText()).toBe(tableBefore);
  await expect(page.locator("section.series")).toContainText("2 of 2 done", { timeout: 60_000 });
  expect(await shown()).toEqual(figuresBefore);
  expect(await finish.innerText()).toBe(tableBefore);
  // The headline has what happened last; without the seeds, that is the race.
  await expect(verdict).toContainText(/seeds against|cannot be told yet/);
  await button(page, "Close the race over seeds").click();
  await expect(verdict).toHaveText(said, { useInnerText: true });
  // The race can still be rewound, and the runs over seeds left no worker behind.
  await button(page, "Step back").click();
  await expect(button(page, "Replay")).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(workers);
});

test("a race that was paused is gone on with after a race over seeds", async ({ page }) => {
  await open(page, `#a=backtracking:brute-force&seeds=2&pace=50&p=${EASY}`);
  await button(page, "Race").click();
  const steps = lane(page, 1).locator('[data-field="steps"]');
  await expect(steps).toHaveText(/^[1-9]/);
  await startSeeds(page);
  await expect(page.locator("section.series")).toContainText("1 of 1 done", { timeout: 60_000 });
  await expect(button(page, "Resume")).toBeVisible();
  await expect(steps).toHaveText(/^[1-9]/);
});

test("a race over seeds goes on while another view is open, and only its own view pauses it", async ({
  page,
}) => {
  await open(page, `#a=ga,general&seeds=100&pace=max&p=${EASY}`);
  await startSeeds(page);
  const panel = page.locator("section.series");
  const done = async () => Number(await panel.getAttribute("data-done"));
  await expect(panel).toBeVisible();
  const view = page.locator("nav.header-views").getByRole("link", { name: /^Race/ });
  await followLink(page, "Experiment", "on several cores");
  await expect(panel).toBeHidden();
  await expect(view.getByRole("img", { name: "at work" })).toBeVisible();
  const then = await done();
  await expect.poll(done).toBeGreaterThan(then + 1);
  await view.click();
  await expect(page.locator(".verdict")).toContainText("All seeds run at full speed");
  const back = await done();
  await expect.poll(done).toBeGreaterThan(back);
  await button(page, "Stop the seeds").click();
  await expect(button(page, "Save CSV")).toBeEnabled();
  await followLink(page, "Experiment", "on several cores");
  await expect(view.getByRole("img")).toHaveCount(0);
});

test("a race that was paused stands where it stood when its view is opened again", async ({
  page,
}) => {
  await open(page, `#a=backtracking:brute-force,backtracking&pace=20&p=${EASY}`);
  await button(page, "Race").click();
  const steps = lane(page, 1).locator('[data-field="steps"]');
  await expect(steps).toHaveText(/^[1-9]/);
  await followLink(page, "Experiment", "on several cores");
  await page.getByRole("link", { name: "Race", exact: true }).click();
  await expect(button(page, "Resume")).toBeVisible();
  await expect(steps).toHaveText(/^[1-9]/);
});

test("blank cells are counted as such, never as conflicts", async ({ page }) => {
  await open(page, `#a=backtracking:random,ga,ga:paper&seeds=3&steps=20&pace=max&p=${EASY}`);
  await startSeeds(page);
  const panel = page.getByRole("region", { name: "Race over 3 seeds" });
  await expect(panel).toContainText("3 of 3 done");
  const figure = (lane: number, of: string) =>
    panel.locator(`[data-row="${lane}"] [data-of="${of}"]`);
  await expect(figure(1, "blanks")).toHaveText(/^[1-9][\d.]*mean [\d.]+/);
  await expect(figure(1, "conflicts")).toHaveText("0mean 0");
  await expect(figure(2, "blanks")).toHaveText("0mean 0");
  await expect(figure(2, "conflicts")).toHaveText(/^[1-9][\d.]*mean [\d.]+/);
  await expect(
    panel.getByText("cannot be compared: one leaves blank cells, and the other leaves conflicts"),
  ).toHaveCount(2);
  const tested = panel.getByText("Mann–Whitney test");
  await expect(tested).toHaveCount(1);
  await expect(tested).toContainText("conflicts left by Genetic algorithm");
  await expect(tested).not.toContainText("Backtracking");

  // The same values as those of the lane itself at the end of such a run.
  await open(page, `#a=backtracking:random,ga&seed=3&steps=20&pace=max&p=${EASY}`);
  await race(page);
  await expect(lane(page, 1).locator('[data-field="left"]')).toHaveText("blank");
  await expect(lane(page, 2).locator('[data-field="left"]')).toHaveText("conflicts");
});

ownPage("the number of seeds is in the address, and within bounds", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await openSetup(page);
  const field = page.locator("dialog[open]").getByLabel("Seeds", { exact: true });
  await expect(field).toHaveValue("20");
  for (const wrong of ["101", "0", "many", ""]) {
    await field.fill(wrong);
    await field.press("Enter");
    await expect(field).toHaveValue(wrong);
    await expect(field).toHaveAccessibleDescription("whole number, 1–100");
    await expect(page).not.toHaveURL(/seeds=/);
  }
  await field.fill("100");
  await field.press("Enter");
  await expect(page).toHaveURL(/seeds=100/);
  await expect(field).toHaveAttribute("aria-invalid", "false");
});

test("what is not random runs once; the table and the papers' figures can be read whole", async ({
  page,
}) => {
  await open(
    page,
    `#a=backtracking,rules:singles,ga,backtracking,backtracking&4.cell_order=random&5.digit_order=descending&seeds=3&steps=20&p=${EASY}`,
  );
  await startSeeds(page);
  const panel = page.getByRole("region", { name: "Race over 3 seeds" });
  await expect(panel).toContainText("3 of 3 done");
  for (const width of [1280, 1024]) {
    await size(page, width, 800);
    const solved = (lane: number) => panel.locator(`[data-row="${lane}"] [data-of="solved"]`);
    for (const lane of [1, 2, 5])
      await expect(solved(lane)).toHaveText(/of 1one run: deterministic$/);
    // The changed parameter has made the fourth lane random, but not the fifth.
    for (const lane of [3, 4]) await expect(solved(lane)).toHaveText(/of 395\s%/);
    const table = panel.getByRole("region", { name: "Each lane over all seeds" });
    const cut = await table.evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(cut, `${width}`).toBe(false);
    await expect(table.getByRole("columnheader")).toHaveText([
      "Lane",
      "Solved",
      "Steps",
      "Time",
      "Blank cells",
      "Conflicts",
    ]);
    // The thesis prints more values than there is space for.
    const strip = panel.locator('[data-strip="1"]');
    await expect(strip).toContainText(
      /the paper has \d+ values for other puzzles; lines mark the smallest, [\d,]+, and the largest, [\d,]+ \(Zannini/,
    );
    await expect(strip.locator(".series-printed[y1='1']")).toHaveCount(2);
    const [lane, dot] = await Promise.all(
      [strip.locator("svg").first(), strip.getByRole("img")].map((one) =>
        one.evaluate((drawn) => getComputedStyle(drawn).color),
      ),
    );
    expect(dot).toBe(lane);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save JSON").click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(saved.puzzle).toBe(EASY);
  expect(saved.runs.map((runs: unknown[]) => runs.length)).toEqual([1, 1, 3, 3, 1]);
  expect(saved.lanes[3].params).toEqual({ cell_order: "random" });

  // For deterministic lanes there is only one run.
  await open(page, `#a=backtracking,rules&seeds=5&p=${EASY}`);
  await startSeeds(page);
  await expect(page.locator("section.series")).toContainText("1 of 1 done");
});

test("each seed is a dot of its lane, with median, mean and the paper's figure", async ({
  page,
}) => {
  await open(page, `#a=ga:paper,backtracking:random&seeds=5&steps=30&pace=max&p=${EASY}`);
  await startSeeds(page);
  const panel = page.getByRole("region", { name: "Race over 5 seeds" });
  await expect(panel).toContainText("5 of 5 done", { timeout: 60_000 });
  const strip = (lane: number) => panel.locator(`[data-strip="${lane}"]`);
  await expect(strip(1).locator("circle")).toHaveCount(5);
  await expect(strip(2).locator("circle")).toHaveCount(5);
  // The genetic algorithm of the paper took 264 generations on average; backtracking has no printed value here.
  await expect(strip(1).getByRole("img")).toHaveAccessibleName(
    /: median .*, mean .*; paper: mean 264 \(all boards\)$/,
  );
  await expect(strip(1).locator(".series-printed")).toHaveCount(1);
  await expect(strip(2).locator(".series-printed")).toHaveCount(0);
  await panel.getByRole("combobox", { name: "Each seed" }).selectOption("conflicts at the end");
  await expect(strip(1).getByRole("img")).toHaveAccessibleName(/; paper: mean 3\.82 \(/);
  // The mean in the table is that of the rows.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save CSV").click(),
  ]);
  const rows = readFileSync(await download.path(), "utf8").split("\n");
  const left = rows
    .filter((row) => row.includes(",ga,paper,"))
    .map((row) => Number(row.split(",")[8]));
  const mean = left.reduce((sum, one) => sum + one, 0) / 5;
  const shown = panel.locator('[data-row="1"] [data-of="conflicts"]');
  await expect(shown).toContainText(`mean ${Number(mean.toPrecision(3))}`);
});

test("of a lane that is not random, seeds, lane, finish and file have one time", async ({
  page,
}) => {
  await open(page, `#a=backtracking,backtracking:random&seeds=3&pace=max&p=${EASY}`);
  await startSeeds(page);
  const panel = page.locator("section.series");
  await expect(panel).toContainText("3 of 3 done");
  const cell = panel.locator('[data-row="1"] [data-of="micros"]');
  // The average of many runs, after a warm-up, although the race on the page has not been run.
  await expect(cell).toContainText(/average of [\d,]+ runs/);
  await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  // After the race was run, its value is shown.
  await race(page);
  await expect(lane(page, 1).locator(".standing-place")).toBeVisible();
  await waitForTimes(page);
  await expect(lane(page, 1).locator('[data-field="time"]')).toHaveText(/\d/);
  const time = await lane(page, 1).locator('[data-field="time"]').innerText();
  await expect(cell.locator("strong")).toHaveText(time);
  await expect(page.locator('.finish tr[data-row="1"] td').last()).toContainText(time);
  await panel.getByLabel("Each seed").selectOption("micros");
  await expect(panel.locator('[data-strip="1"] circle title')).toContainText(time);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save CSV").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  const row = text.split("\n").find((line) => line.startsWith(`${EASY},backtracking,most-`));
  const micros = Number(row?.split(",")[6]);
  // Both are rounded from the same value: to three digits, and to the precision of the file.
  expect(time).toMatch(/\sµs$/);
  expect(Math.abs(micros / Number.parseFloat(time) - 1)).toBeLessThan(0.006);
  // The result keeps this time when the race is replaced.
  await openPuzzle(page);
  await page.getByRole("dialog").getByRole("button", { name: "Easy", exact: true }).click();
  await expect(panel).toContainText("belong to another puzzle");
  await expect(page.locator("[data-part=puzzle]")).toHaveAttribute(
    "data-name",
    /^Easy · \d+ givens$/,
  );
  await expect(cell.locator("strong")).toHaveText(time);
});

test("the answer of a race over seeds is the headline of the race and the first line of its results", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await open(page, start);
  await startSeeds(page);
  const panel = page.getByRole("region", { name: "Race over 6 seeds" });
  await expect(panel).toContainText("6 of 6 done");
  const answer = panel.locator("[data-field='answer']");
  await expect(answer).toBeVisible();
  const text = (await answer.innerText()).trim();
  expect(text).toMatch(/cannot be told yet|more often than|is faster than/);
  expect(text).toMatch(/seeds/);
  expect(await panel.evaluate((one) => one.firstElementChild?.getAttribute("data-field"))).toBe(
    "answer",
  );
  // The headline of the view is on the first screen, whether or not the results are scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  const headline = page.locator("[data-part=verdict] .headline");
  // Without the test that it rests on, for which a headline has no room.
  const short = text.replace(/ \([^()]*: [^()]*\)\.$/, ".");
  await expect(headline).toHaveText(short);
  await expect(headline).toBeInViewport({ ratio: 1 });
  expect(await headline.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
  // Another race takes the headline.
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(headline).not.toHaveText(short);
});
