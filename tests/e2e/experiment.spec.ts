/** Comparisons of algorithms: the results that are shown at once, the visitor's own runs, settings, files and links. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { button, violations } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

const answer = (page: Page) => page.locator(".experiment-answer-short");
const status = (page: Page) => page.locator(".experiment-run");
const rows = (page: Page) => page.locator(".experiment-table tbody tr[data-contestant]");

/** Six short runs of two similar searches. */
const SMALL = `
seeds = 1
[[set]]
file = "../../../tests/puzzles/easy50.txt"
take = 3
[[contestant]]
algorithm = "backtracking"
name = "One"
[[contestant]]
algorithm = "dancing-links"
name = "Other"
`;

/** The element that states where the times were measured. */
const measured = (page: Page) => page.locator('[data-field="measured"]');

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

async function useText(page: Page, text: string): Promise<void> {
  await page.getByText("Definition as text").click();
  await page.getByLabel("Definition, TOML or JSON").fill(text);
  await button(page, "Use this text").click();
}

/** Clicks a button, and returns the text of the downloaded file. */
async function saved(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return readFile(await file.path(), "utf8");
}

test(
  sampled(
    "experiments that come with the page: the answer, figures, what is hard, definitions, the width of a phone",
  ),
  async ({ page }) => {
    await test.step("it opens on an answer, and nobody has to run anything for it", async () => {
      await page.goto("./#view=experiment");
      await expect(answer(page)).toContainText(
        /times as fast as.*95.% confidence.*solve every puzzle/,
      );
      await expect(rows(page)).toHaveCount(5);
      await expect(status(page)).toContainText("250 of 250 runs");
      await expect(status(page)).toContainText("recorded earlier");
      await expect(button(page, "Run again here")).toBeEnabled();
      await page.getByText("All pairs", { exact: true }).click();
      await expect(page.locator(".experiment-pairs-said li")).toHaveCount(10);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    await test.step("figures are chosen by keys, drawn again and saved; a mark names its puzzle and links to its race", async () => {
      await page.goto("./#view=experiment");
      const drawing = page.locator(".experiment-marks svg");
      await expect(drawing.locator("title").first()).toBeAttached();
      const first = await drawing.innerHTML();
      const show = page.getByLabel("Show", { exact: true });
      await show.focus();
      for (const name of ["strip", "shares", "scatter"]) {
        await page.keyboard.press("ArrowDown");
        await expect(show).toHaveValue(name);
      }
      await expect(page).toHaveURL(/figure=scatter/);
      const scatter = await drawing.innerHTML();
      expect(scatter).not.toBe(first);
      await page.getByLabel("by", { exact: true }).selectOption("time, linear");
      await expect.poll(() => drawing.innerHTML()).not.toBe(scatter);
      await button(page, "Save the figure").click();
      const exported = await saved(page, "SVG");
      expect(exported).toMatch(/^<svg xmlns=/);
      expect(exported).toMatch(/<a href="http[^"#]+#[^"]*view=race&amp;p=[^"]*"><circle /);
      for (const [format, has] of [
        ["TikZ (LaTeX)", /\\begin\{tikzpicture\}[\s\S]*\\href\{http/],
        ["Vega-Lite", /vega-lite\/v5\.json[\s\S]*"href":"http/],
      ] as const) {
        await button(page, "Save the figure").click();
        expect(await saved(page, format)).toMatch(has);
      }
      await button(page, "Save the figure").click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        button(page, "PNG").click(),
      ]);
      expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PNG");

      await page.locator(".experiment-marks").focus();
      await page.keyboard.press("ArrowRight");
      const said = page.locator(".experiment-marks-said");
      await expect(said).toContainText(/top95, line \d+, \d+ givens/);
      const link = await said.getByRole("link", { name: "Race it" }).getAttribute("href");
      // The mark itself is a link, too; there is one link, however often another mark is selected.
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      const marked = drawing.locator("a");
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute("href", link ?? "");
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toHaveAttribute("data-view", "race");
      await expect(page.locator("[data-lane]")).toHaveCount(5);
      expect(page.url()).toContain(/[#&]p=([^&]+)/.exec(link ?? "")?.[0]);
    });

    await test.step("ready-made experiments open on the built site, with the sets that they name, and one starts", async () => {
      const file = join(
        import.meta.dirname,
        "..",
        "..",
        "www",
        "dist",
        "experiments",
        "index.json",
      );
      const all: { title: string; definition?: string }[] = JSON.parse(
        await readFile(file, "utf8"),
      );
      const names = all.filter(({ definition }) => definition).map(({ title }) => title);
      const started = "How much does pheromone help?";
      expect(names).toContain(started);
      const others = names.filter((one) => one !== started);
      await page.goto("./#view=experiment");
      for (const name of [...sample("ready-made experiments", others, 3), started]) {
        const link = page.locator(".choices").getByRole("link", { name, exact: true });
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "true", { timeout: 10_000 });
        await expect(status(page)).toContainText(/\d of [\d,]+ runs/);
        await expect(page.locator(".view-experiment [role=alert]")).toHaveCount(0);
      }
      await button(page, "Run it here").click();
      await expect(status(page)).toContainText(/[1-9]\d* of 315 runs/);
      await button(page, "Pause").click();
    });

    await test.step("what is hard for whom is there at once, in a figure and in numbers, and its puzzles stay rated", async () => {
      await page.goto("about:blank"); // no ratings are known at this point
      await page.goto("./#view=experiment&e=givens");
      const drawing = page.locator(".experiment-marks svg");
      await expect(drawing.locator("title")).toContainText(
        /solve all puzzles: .* solves at least half of the puzzles only at \d+ givens and above$/,
      );
      await expect(answer(page)).toContainText(
        /at least half of the puzzles with \d+ or more givens/,
      );
      await expect(
        page.getByText("Which puzzles are hard for which solver (rank correlations)"),
      ).toHaveCount(0);

      await page.goto("./#view=experiment&e=people");
      await expect(drawing.locator("title")).toContainText(
        "“Sudoku Explainer” agrees best with the costs of ",
      );
      await expect(page.getByLabel("by", { exact: true })).toHaveValue(/^steps/);
      await expect(answer(page)).toContainText(
        "Which puzzles are hardest depends on the algorithm: ",
      );
      await page.getByText("Which puzzles are hard for which solver (rank correlations)").click();
      const table = page.getByRole("region", {
        name: "Which puzzles are hard for which solver (rank correlations)",
      });
      const cell = table
        .getByRole("row", { name: /^Rules/ })
        .getByRole("cell")
        .nth(1);
      await expect(cell).toHaveText(/^0\.\d\d \(0\.\d\d – 0\.\d\d\)$/);
      expect(await violations(page)).toEqual([]);

      // A definition of the visitor with the same puzzles keeps the known ratings.
      const own = SMALL.replace("easy50.txt", "easy-2000.txt").replace("take = 3", "take = 20");
      await useText(page, own);
      await expect(page.getByRole("heading", { name: "Your experiment" })).toBeVisible();
      await button(page, "Run it here").click();
      await expect(status(page)).toContainText("40 of 40 runs");
      await page.getByText("Which puzzles are hard for which solver (rank correlations)").click();
      await expect(table.getByRole("columnheader", { name: "HoDoKu" })).toBeVisible();

      // Ratings are imported in the same way as runs.
      const importing = (text: string) =>
        page
          .locator('.experiment-files input[accept*="csv"]')
          .setInputFiles({ name: "ratings.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await importing("puzzle,se_er\n1,2.3\n");
      await expect(page.locator(".experiment-files")).toContainText("None of the rated puzzles");
      await importing("puzzle,se_er\n1,hard\n");
      await expect(page.locator(".experiment-files")).toContainText("line 2: se_er: “hard”");
    });

    await test.step("nothing is wider than a phone, light and dark", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("./#view=experiment");
      await expect(rows(page)).toHaveCount(5);
      await page.getByText("Settings", { exact: true }).click();
      await expect(page.locator(".experiment-settings .experiment-contestant")).toHaveCount(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page)).toEqual([]);
    });
  },
);

test("experiments of one's own: settings, runs, files, links, and what is kept over a reload", async ({
  page,
  browser,
}) => {
  await test.step("one's own experiment is run, saved, kept over a reload, and told by its link", async () => {
    await page.goto("./#view=experiment");
    await expect(rows(page)).toHaveCount(5);
    await useText(page, SMALL.replace("= 1", "= [[set"));
    await expect(page.getByRole("alert")).toContainText("cannot be used: line 2, column");
    await page
      .getByLabel("Definition, TOML or JSON")
      .fill(SMALL.replace("dancing-links", "nobody"));
    await button(page, "Use this text").click();
    await expect(page.locator(".experiment-files [role=alert]")).toContainText("nobody");
    await expect(rows(page)).toHaveCount(5); // the open experiment stays open
    await page.getByLabel("Definition, TOML or JSON").fill(SMALL);
    await button(page, "Use this text").click();
    await expect(status(page)).toContainText("0 of 6 runs");
    await button(page, "Run it here").click();
    await expect(status(page)).toContainText("6 of 6 runs");
    await expect(answer(page)).toContainText("Both solve all 3 puzzles");
    const csv = await saved(page, "Runs as CSV");
    expect(csv.split("\n")).toHaveLength(8);
    expect(csv).toContain(",One,1,solved,");
    const study = JSON.parse(await saved(page, "Study (JSON)"));
    const textOf = (name: string): string =>
      study.files.find((file: { name: string }) => file.name === name).text;
    expect(textOf("records-1-of-1.csv")).toBe(csv);
    expect(JSON.parse(textOf("summary.json")).runs).toBe(6);
    expect(JSON.parse(textOf("environment-1-of-1.jsonl")).platform).toMatch(/^browser /);
    await expect(measured(page)).toContainText("Times were measured in this browser");

    await expect(page).toHaveURL(/[&]d=z[\w-]+/);
    await page.reload();
    await expect(status(page)).toContainText("6 of 6 runs");
    await page.goto("./#view=experiment&e=orders");
    await expect(status(page)).toContainText("0 of 800 runs");
    await page.getByText("Kept in this browser (1)").click();
    await page.getByRole("link", { name: "One and Other: 6 of 6 runs" }).click();
    await expect(status(page)).toContainText("6 of 6 runs");

    // In another browser, the link opens the same experiment, which accepts the runs.
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(status(other)).toContainText("0 of 6 runs");
    const importing = (text: string) =>
      other
        .locator('.experiment-files input[accept*="csv"]')
        .setInputFiles({ name: "runs.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await importing(csv.replace(",One,", ",Nobody,"));
    await expect(other.locator(".experiment-files")).toContainText(/not imported: .*line 2/);
    await importing(csv);
    await expect(other.locator(".experiment-files")).toContainText("6 runs imported.");
    await expect(answer(other)).toContainText("Both solve all 3 puzzles");
    await expect(measured(other)).toContainText("made outside this browser");

    // A study without one of the runs does not replace stored results.
    const incomplete = study.files.map((file: { name: string; text: string }) => {
      if (file.name !== "records-1-of-1.csv") return file;
      const text = file.text.replace(/[^\n]*\n$/, "");
      return { ...file, text, sha256: sha256(text) };
    });
    const listOf = (files: { name: string; sha256: string }[]): string =>
      files.map((file) => `${file.sha256}  ${file.name}\n`).join("");
    await importing(
      JSON.stringify({ ...study, files: incomplete, sha256: sha256(listOf(incomplete)) }),
    );
    await expect(other.locator(".experiment-files")).toContainText(
      "only 5 of the 6 runs of the study",
    );
    await expect(status(other)).toContainText("6 of 6 runs");
    await other.reload();
    await expect(status(other)).toContainText("6 of 6 runs");

    // A study contains its puzzles, so it can be opened without the file of its set.
    const set = '"file": "../../../tests/puzzles/easy50.txt"';
    const definition = textOf("definition.json").replace(
      set,
      '"file": "mine.txt", "name": "easy50"',
    );
    const files = study.files.map((file: { name: string }) =>
      file.name === "definition.json" ? { ...file, text: definition } : file,
    );
    await other.goto("./#view=experiment");
    await expect(rows(other)).toHaveCount(5);
    await importing(JSON.stringify({ ...study, files }));
    await expect(other.locator(".experiment-files")).toContainText("differs from its digest");
    await expect(rows(other)).toHaveCount(5);
    for (const file of files) file.sha256 = sha256(file.text);
    await importing(JSON.stringify({ ...study, files, sha256: sha256(listOf(files)) }));
    await expect(other.locator(".experiment-files")).toContainText(
      /is open with 6 runs.*digests are correct/,
    );
    await expect(status(other)).toContainText("6 of 6 runs");
    await expect(answer(other)).toContainText("Both solve all 3 puzzles");
    await other.reload();
    await expect(status(other)).toContainText("6 of 6 runs");
    await expect(measured(other)).toContainText("made outside this browser");
    await other.close();
  });

  await test.step("settings are changed, thrown away, and used", async () => {
    await page.goto("./#view=experiment&e=orders");
    await page.getByText("Settings", { exact: true }).click();
    await button(page, "Add an algorithm").click();
    await expect(page.locator(".experiment-settings .experiment-contestant")).toHaveCount(5);
    await button(page, "Discard changes").click();
    await expect(page.locator(".experiment-settings .experiment-contestant")).toHaveCount(4);
    await page.getByLabel("Add puzzles…").selectOption("easy50.txt");
    await button(page, "Remove 17-clue").click();
    await page.getByLabel("First").fill("2");
    await page.getByLabel("First").press("Tab");
    await page.getByLabel("Seeds").fill("x");
    await page.getByLabel("Seeds").press("Tab");
    await expect(page.getByRole("alert")).toContainText("a number of seeds (5 means seeds 1 to 5)");
    await page.getByLabel("Seeds").fill("2");
    await page.getByLabel("Seeds").press("Tab");
    await button(page, "Use these settings").click();
    await expect(status(page)).toContainText("0 of 8 runs");
    await expect(page.getByRole("heading", { name: "Your experiment" })).toBeVisible();
    await button(page, "Run it here").click();
    await expect(status(page)).toContainText("8 of 8 runs");
  });

  await test.step("a random sample is drawn by its size and seed", async () => {
    const [size, seed] = [page.getByLabel("Random sample"), page.getByLabel("Seed of the sample")];
    const type = async (field: typeof size, text: string) => {
      await field.fill(text);
      await field.press("Tab");
    };
    await expect(seed).toHaveCount(0);
    await type(size, "0");
    await expect(page.getByRole("alert")).toHaveText("a whole number from 1; empty for no sample");
    await type(size, "3");
    await type(page.getByLabel("First"), "");
    await type(seed, "-1");
    await expect(page.getByRole("alert")).toContainText("a whole number, 0–4,294,967,295");
    await type(seed, "7");
    await button(page, "Use these settings").click();
    await expect(status(page)).toContainText("0 of 12 runs");
    await page.getByText("Definition as text").click();
    const text = page.getByLabel("Definition, TOML or JSON");
    await expect(text).toHaveValue(/sample = 3\nseed = 7\n/);
    await type(size, "");
    await expect(seed).toHaveCount(0);
    await button(page, "Use these settings").click();
    await expect(status(page)).toContainText("0 of 200 runs");
  });

  await test.step("runs are paused, resumed after a reload, and started over", async () => {
    await page.goto("./#view=experiment&e=all-17");
    // Until its definition has been read, the button belongs to the previous experiment.
    await expect(status(page)).toContainText("0 of 147,453 runs");
    await button(page, "Run it here").click();
    await expect(answer(page)).toContainText("So far");
    await button(page, "Pause").click();
    await expect(status(page)).toContainText("Paused.");
    const done = Number(
      (await status(page).innerText()).match(/([\d,]+) of/)?.[1]?.replace(/,/g, ""),
    );
    expect(done).toBeGreaterThan(0);
    await page.reload();
    await expect(status(page)).toContainText(`${done.toLocaleString("en-US")} of 147,453 runs`);
    await expect(button(page, "Resume experiment")).toBeEnabled();
    await button(page, "Start over").click();
    // Before the first run has ended, there is nothing to resume.
    await expect(status(page)).toContainText(/[1-9][\d,]* of 147,453 runs/);
    await button(page, "Pause").click();
    await expect(button(page, "Resume experiment")).toBeVisible();
  });
});

test("the question and all questions are there before the runs are, and nothing moves when they come", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route("**/experiments/answers/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#view=experiment");
  const question = page.locator("#experiment-title");
  await expect(question).toHaveText("Which solver is best on hard puzzles?");
  await expect(page.locator(".choices [aria-current]")).toHaveText(
    "Which solver is best on hard puzzles?",
  );
  await expect(page.locator(".choices > ul > li")).toHaveCount(11);
  const drawing = page.locator(".drawn-figure");
  const [before, side] = [await drawing.boundingBox(), await question.boundingBox()];
  release();
  await expect(page.locator(".experiment-marks svg")).toBeVisible();
  expect(await question.boundingBox()).toEqual(side);
  const after = await drawing.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(24);
});

test("an algorithm has the color of its lane in the race", async ({ page }) => {
  await page.goto("./#view=race");
  const lanes = page.locator("[data-lane]");
  await expect(lanes).toHaveCount(4);
  const ofLanes = await lanes.evaluateAll((all) =>
    all.map((one) => [
      one.querySelector(".lane-title")?.firstChild?.textContent?.trim(),
      getComputedStyle(one).getPropertyValue("--lane"),
    ]),
  );
  await page.goto("./#view=experiment");
  await expect(rows(page)).toHaveCount(5);
  await expect(page.locator(".experiment-marks svg")).toBeVisible();
  const ofRows = await rows(page).evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("th")?.textContent?.trim(),
      getComputedStyle(item.querySelector(".marker") ?? item).getPropertyValue("--lane"),
      getComputedStyle(item.querySelector(".marker") ?? item).color,
    ]),
  );
  for (const [name, lane] of ofLanes) {
    expect(ofRows.find(([row]) => row === name)?.[1], name).toBe(lane);
  }
  expect(new Set(ofRows.map(([, , color]) => color)).size).toBe(5);
  const drawn = await page
    .locator(".experiment-marks g[data-contestant]")
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-contestant"), getComputedStyle(one).color]),
    );
  // The chart numbers the algorithms in the order of the experiment; the rows are sorted by result.
  const asked = await rows(page).evaluateAll((all) =>
    all.map((one) => Number(one.getAttribute("data-place"))),
  );
  for (const [contestant, color] of drawn) {
    expect(color).toBe(ofRows[asked.indexOf(Number(contestant))]?.[2]);
  }
});

test("the best row stands first, the order is said, and on a phone no row is wider than the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./#view=experiment");
  await expect(rows(page)).toHaveCount(5);
  const solved = await rows(page).locator("td:first-of-type strong").allTextContents();
  const counts = solved.map((text) => Number.parseInt(text, 10));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await expect(rows(page).first()).toHaveAttribute("data-contestant", "Dancing links");
  await expect(page.locator(".table-terms")).toContainText(/Sorted by.*same symbol/);
  const table = page.getByRole("region", { name: "Table" });
  expect(await table.evaluate((at) => at.scrollWidth - at.clientWidth)).toBeLessThanOrEqual(1);
  // The questions of the selected topic are shown below it.
  const questions = page.locator(".choices");
  await expect(questions.getByRole("link").first()).toBeHidden();
  await questions.getByRole("button").click();
  await questions
    .getByRole("link", { name: "Which solvers still succeed with few givens?" })
    .click();
  await expect(questions.getByRole("link").first()).toBeHidden();
});

test("“Ask your own” opens the form, puts the focus in its first field, and announces it", async ({
  page,
}) => {
  await page.goto("./#view=experiment");
  await expect(rows(page)).toHaveCount(5);
  const form = page.locator(".experiment-settings");
  const first = form.locator("select, input:not([type=file])").first();
  for (const time of ["first", "second"]) {
    await button(page, "Ask your own").click();
    await expect(form, time).toHaveAttribute("open", "");
    await expect(first, time).toBeFocused();
    await expect(first, time).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("The form for your own experiment is open")).toBeAttached();
    await form.locator(":scope > summary").click();
    await expect(form, time).not.toHaveAttribute("open", "");
  }
});

test("the headline, the figure and the table of an experiment name their measures and do not contradict each other", async ({
  page,
}) => {
  await page.goto("./#view=experiment");
  await expect(rows(page)).toHaveCount(5);
  const list = page.getByRole("navigation", { name: "Choose an experiment" });
  const links = await list.locator("ul").first().getByRole("link").all();
  const hashes = await Promise.all(links.map((link) => link.getAttribute("href")));
  let figures = 0;
  for (const hash of hashes.slice(0, 3)) {
    await page.goto("about:blank");
    await page.goto(`./${hash}`);
    const title = page.locator(".experiment-marks svg > title");
    await expect(title).toHaveCount(1);
    const text = (await title.textContent()) ?? "";
    expect(text).not.toMatch(/\b(ahead|better|wins)\b/);
    if (/lowest|lower/.test(text)) expect(text).toMatch(/time|steps|digits/);
    const said = await answer(page).innerText();
    for (const [sentence] of said.matchAll(/[^.;]*not (?:differ )?significant[^.;]*/g))
      expect(sentence).toMatch(/times|steps|nodes|more than/);
    figures += 1;
  }
  expect(figures).toBe(3);
});
