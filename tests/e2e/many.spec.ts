/** A file of puzzles: read, solved, stopped, inspected and saved. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { button, EASY, lane, race, speedUpClock, violations } from "./lab";
import { expect, type Page, test } from "./test";

const sets = join(import.meta.dirname, "..", "puzzles");
const easy = readFileSync(join(sets, "easy-2000.txt"), "utf8").trim().split("\n").slice(0, 300);
const blank = ".".repeat(81);
const wrong = easy[0]?.replace(/\d/, "x") ?? "";

/** 300 valid lines, and invalid ones among them. */
const file = [
  "# a test",
  "puzzle,label",
  ...easy.slice(0, 100).map((puzzle, index) => `${puzzle},n ${index}`),
  wrong,
  "12",
  ...easy.slice(100),
  `55${blank.slice(2)}`,
  blank,
  "1234341221434321 small",
  `${EASY.replace(/[1-4]/g, ".")} open`,
].join("\n");

async function open(page: Page, hash = "#view=many"): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole("heading", { name: "Solve a set of puzzles" })).toBeVisible();
  // Without a set in the address, the view shows an example.
  if (hash === "#view=many") await expect(summary(page)).toHaveText("one solution: 95");
}

/** Unfolds the settings of a page that has just been opened. */
const unfold = (page: Page) => page.locator(".many-settings > summary").click();

async function drop(page: Page, text: string, name = "test.csv"): Promise<void> {
  await page.locator(".many").evaluate(
    (view, [content, called]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content ?? ""], called ?? ""));
      for (const type of ["dragover", "drop"]) {
        view.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    [text, name],
  );
}

const read = (page: Page) => page.locator('[data-field="read"]');
const summary = (page: Page) => page.locator('[data-field="summary"]');
const over = (page: Page) =>
  expect(page.locator(".many-state")).toHaveAttribute("data-running", "false", { timeout: 60_000 });

async function solve(page: Page): Promise<void> {
  await button(page, /^Solve all/).click();
  await over(page);
}

async function saved(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await button(page, "Save CSV").click();
  return readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\n");
}

test("a file is dropped, solved and saved; wrong lines are named", async ({ page }) => {
  await open(page);
  await drop(page, file);
  await expect(read(page)).toContainText("test.csv: 304 puzzles read, 3 lines have errors");
  await page.getByText("3 lines with errors").click();
  const wrongs = page.locator(".many-wrong li");
  await expect(wrongs).toHaveText([
    new RegExp(`^Line 103, column ${wrong.indexOf("x") + 1}: .*'x'`),
    /^Line 104, column \d+: 81 cells expected, 2 found/,
    /^Line 305, column 2: r1c1 and r1c2 in row 1 both contain 5/,
  ]);
  // The solver for all sizes is used, because one puzzle is 4×4.
  await solve(page);
  await expect(summary(page)).toContainText("one solution: 301");
  await expect(summary(page)).toContainText("several solutions: 2");
  await expect(summary(page)).toContainText("givens conflict: 1");
  await expect(page.locator(".many-state")).toContainText("puzzles/s");

  const lines = await saved(page);
  await expect(button(page, "Save CSV")).toBeFocused();
  expect(lines[0]).toBe("puzzle,algorithm,outcome,solutions,steps,solution,label,line");
  expect(lines.length).toBe(305);
  const first = lines[1]?.split(",") ?? [];
  expect([first[0], first[2], first[3], first[6], first[7]]).toEqual([
    easy[0],
    "solved",
    "1",
    "n 0",
    "3",
  ]);
  const unsolved = lines.slice(1, 301).filter((line) => {
    const [puzzle = "", , , , , solution = ""] = line.split(",");
    const kept = [...puzzle].every((digit, cell) => digit === "." || digit === solution[cell]);
    const rows = Array.from({ length: 9 }, (_, row) => solution.slice(9 * row, 9 * row + 9));
    return !kept || !rows.every((row) => [...row].sort().join("") === "123456789");
  });
  expect(unsolved).toEqual([]);
  expect(lines[301]).toMatch(/^55\.+,[\w-]+,invalid,,,,,305$/);
  expect(lines[302]).toMatch(/^\.+,[\w-]+,solved,2,\d+,[1-9]{81},,306$/);
  expect(lines[303]).toMatch(/^1234341221434321,[\w-]+,solved,1,\d+,1234341221434321,small,307$/);

  await test.step("answers are filtered, paged, and raced", async () => {
    const rows = page.locator(".many-results tbody tr");
    await expect(rows).toHaveCount(25);
    await button(page, "Next").click();
    await expect(page.locator('[data-field="page"]')).toHaveText("26–50 of 304");
    await page.getByLabel("Show").selectOption({ label: "several solutions: 2" });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("2 or more");
    await expect(rows.last()).toContainText("open");
    await page.getByRole("link", { name: "Race line 308" }).click();
    await expect(page.locator("main")).toHaveAttribute("data-view", "race");
    expect(new URL(page.url()).hash).toContain(`p=${EASY.replace(/[1-4]/g, ".")}`);
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await expect(summary(page)).toContainText("several solutions: 2");
  });
});

test("the answer stands first, then its figures and its table, and the settings are folded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const headline = page.locator(".many .headline");
  await expect(headline).toHaveText("95 of 95 puzzles have exactly one solution");
  await expect(page.locator(".many progress")).toHaveCount(0);
  await expect(page.getByLabel("Solver")).toBeHidden();
  const parts = [headline, page.locator(".many-state"), page.locator(".many-results table")];
  const tops = await Promise.all(
    parts.map(async (one) => (await one.boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThan(800);
  // All parts beside the kinds of experiments begin at one edge.
  const edges = await page
    .locator(".many > :is(header, .many-choice, .many-solving, .many-results)")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(edges).toHaveLength(4);
  expect(new Set(edges).size).toBe(1);
});

test("what runs is stopped, and what was answered is kept", async ({ page }) => {
  await open(page, "#view=many&a=general&solutions=1000000");
  await drop(page, [...easy.slice(0, 50), blank, blank, blank, blank].join("\n"));
  await button(page, "Solve all").click();
  await expect
    .poll(async () => Number(await page.locator(".many-state").getAttribute("data-done")))
    .toBeGreaterThanOrEqual(8);
  await button(page, "Stop").click();
  await over(page);
  await expect(page.locator(".many-state")).toContainText("Stopped. The results so far are kept.");
  await expect(summary(page)).toContainText(/one solution: \d+not answered|not answered: [1-9]/);
  const lines = await saved(page);
  expect(lines.filter((line) => line.includes(",solved,1,")).length).toBeGreaterThanOrEqual(8);
  expect(lines.filter((line) => line.includes(",stopped,,,")).length).toBeGreaterThan(0);
});

test("a set is fetched, and the address keeps it, the solver and the question", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("combobox", { name: "Set", exact: true }).selectOption("top95");
  await expect(read(page)).toContainText("top95: 95 puzzles read");
  await expect(page.getByText("Source: Peter Norvig")).toBeVisible();
  await unfold(page);
  await page.getByLabel("Solver").selectOption("general");
  await page.getByLabel("Check").selectOption("1");
  await expect.poll(() => page.url()).toMatch(/a=general&solutions=1&set=top95/);
  await page.reload();
  await expect(read(page)).toContainText("top95: 95 puzzles read");
  await expect(page.getByLabel("Solver")).toHaveValue("general");
  await solve(page);
  await expect(summary(page)).toHaveText("solved: 95");
});

test("figures of one solver are not taken for those of another", async ({ page }) => {
  await open(page);
  await page.getByRole("combobox", { name: "Set", exact: true }).selectOption("top95");
  await unfold(page);
  await page.getByLabel("Solver").selectOption("general");
  await page.getByLabel("Check").selectOption("1");
  await solve(page);
  const told = page.getByText("These results are for Propagation and search");
  await expect(told).toHaveCount(0);
  await page.getByLabel("Solver").selectOption("dancing-links");
  await expect(told).toHaveCount(1);
  await solve(page);
  await expect(told).toHaveCount(0);
});

test("the preset of a link is what the puzzles are solved with, as in a race", async ({ page }) => {
  const hash = `a=backtracking:rows&p=${EASY}`;
  await page.goto(`./#pace=max&${hash}`);
  await race(page);
  const raced = await lane(page, 1).locator('[data-field="steps"]').innerText();
  await page.goto("about:blank");
  await open(page, `#view=many&solutions=1&${hash}`);
  await drop(page, EASY);
  const preset = page.getByLabel("Preset");
  await expect(preset).toHaveValue("rows");
  await solve(page);
  const answer = async () => (await saved(page))[1]?.split(",") ?? [];
  const [, algorithm, , , steps] = await answer();
  expect([algorithm, Number(steps).toLocaleString("en-US")]).toEqual(["backtracking:rows", raced]);
  await expect(page).toHaveURL(/a=backtracking:rows/);

  // Another preset is another question, told beside the first.
  await unfold(page);
  await preset.selectOption({ index: 0 });
  await expect(page).toHaveURL(/a=backtracking&/);
  await solve(page);
  const [, usual, , , fewer] = await answer();
  expect(usual).toBe("backtracking");
  expect(Number(fewer)).toBeLessThan(Number(steps));
  const rows = page.getByRole("region", { name: "Steps per puzzle" }).locator("tbody th");
  await expect(rows).toHaveText([/^ ?Backtracking \(.+\)/, /^ ?Backtracking(?! \()/]);
});

test("any set-up of a link answers, with its parameters and its seed, as it does in a race", async ({
  page,
}) => {
  const hash = `a=ga&1.population=100&seed=7&p=${EASY}`;
  await page.goto(`./#pace=max&${hash}`);
  await race(page);
  const raced = await lane(page, 1).locator('[data-field="steps"]').innerText();
  await page.goto("about:blank");
  await open(page, `#view=many&${hash}`);
  await drop(page, EASY);
  await expect(page.getByLabel("Check").locator("option")).toHaveText(["first solution"]);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");
  await solve(page);
  const [, algorithm, outcome, , steps] = (await saved(page))[1]?.split(",") ?? [];
  expect(algorithm).toBe("ga population=100 seed=7");
  expect(["solved", "stalled"]).toContain(outcome);
  expect(Number(steps).toLocaleString("en-US")).toBe(raced);

  // Changed here, it is another question, and the address keeps it.
  await unfold(page);
  await page.locator(".many-settings details > summary").click();
  await page.getByRole("textbox", { name: "population" }).fill("50");
  await expect(page).toHaveURL(/1\.population=50/);
  await expect(page.getByText("These results are for Genetic algorithm")).toBeVisible();
});

/** Returns the line, the outcome and the steps of every answered puzzle. */
async function savedSteps(page: Page) {
  const lines = (await saved(page)).slice(1);
  return lines.map((text) => {
    const [puzzle = "", , outcome = "", , steps = "", , , line = ""] = text.split(",");
    return { puzzle, outcome, steps: Number(steps), line: Number(line) };
  });
}

test("a puzzle that has no steps left is counted apart, and listed", async ({ page }) => {
  await open(page, "#view=many&set=top95&a=dancing-links");
  await expect(read(page)).toBeVisible();
  const limit = page.getByLabel("Step limit");
  await expect(limit).toHaveValue("");
  await unfold(page);
  await limit.fill("500");
  await limit.press("Tab");
  await expect.poll(() => page.url()).toMatch(/steps=500(&|$)/);
  await page.reload();
  await expect(read(page)).toBeVisible();
  await expect(limit).toHaveValue("500");
  await solve(page);
  const ended = await savedSteps(page);
  const spent = ended.filter(({ outcome }) => outcome === "steps");
  const others = ended.filter(({ outcome }) => outcome !== "steps");
  expect([ended.length, spent.length > 0, others.length > 0]).toEqual([95, true, true]);
  expect(spent.filter(({ steps }) => steps !== 500)).toEqual([]);
  expect(others.filter(({ steps }) => steps === 0 || steps > 500)).toEqual([]);
  await expect(summary(page)).toHaveText(
    `one solution: ${others.length}out of steps: ${spent.length}`,
  );
  await page.getByLabel("Show").selectOption({ label: `out of steps: ${spent.length}` });
  const row = page.locator('.many-results tbody tr[data-fate="steps"]').first();
  await expect(row).toContainText("500");
  await expect(row.getByRole("link")).toHaveAccessibleName(`Race line ${spent[0]?.line}`);
});

test("the steps of every solver are told by their spread, with the hardest line", async ({
  page,
}) => {
  await open(page, "#view=many&set=top95");
  await expect(read(page)).toBeVisible();
  await unfold(page);
  const spread = page.getByRole("region", { name: "Steps per puzzle" });
  const rows = spread.locator("tbody tr");
  const share = (steps: readonly number[], part: number) =>
    steps.toSorted((a, b) => a - b)[Math.ceil(part * steps.length) - 1] ?? Number.NaN;
  const said = (number: number) => number.toLocaleString("en-US");
  for (const [tried, solver] of ["fast", "general"].entries()) {
    await page.getByLabel("Solver").selectOption(solver);
    await solve(page);
    await expect(rows).toHaveCount(tried + 1);
    const all = await savedSteps(page);
    const steps = all.map((one) => one.steps);
    const most = Math.max(...steps);
    const hardest = all.find((one) => one.steps === most);
    const row = spread.locator(`tr[data-solver="${solver}"]`);
    await expect(row.locator("td")).toHaveText([
      "95",
      ...[0.25, 0.5, 0.75, 0.9].map((part) => said(share(steps, part))),
      said(most),
      `Race line ${hardest?.line}`,
    ]);
    await expect(row.getByRole("link")).toHaveAttribute("href", new RegExp(`p=${hardest?.puzzle}`));
  }
  await expect(spread.getByRole("img").locator(".steps-plot-line")).toHaveCount(2);

  // A request with a limit is a separate result, and puzzles without an answer in time have none.
  await page.getByLabel("Step limit").fill("10");
  await page.getByLabel("Step limit").press("Tab");
  await solve(page);
  await expect(rows).toHaveCount(3);
  const ended = await savedSteps(page);
  const spent = ended.filter(({ outcome }) => outcome === "steps").length;
  expect(spent).toBeGreaterThan(10);
  await expect(rows.last().locator("td").nth(4)).toHaveText("10 or more");
  await expect(rows.last().locator("td").nth(5)).toHaveText(`10 or more (${spent} out of steps)`);
  await solve(page); // the same request replaces its result
  await expect(rows).toHaveCount(3);
  const link = rows.last().getByRole("link");
  const line = /\d+$/.exec(await link.innerText())?.[0];
  await link.click();
  await expect(page.locator("main")).toHaveAttribute("data-view", "race");
  const raced = ended.find((one) => one.line === Number(line))?.puzzle;
  expect(new URL(page.url()).hash).toContain(`p=${raced}`);
  await page.goBack();
  await drop(page, easy.slice(0, 3).join("\n"));
  await expect(read(page)).toContainText("3 puzzles read");
  await expect(rows).toHaveCount(0);
});

test("the speed-up is measured on every number of cores", async ({ page }) => {
  await speedUpClock(page); // each number for a second
  await open(page, "#view=many&set=top95");
  await expect(read(page)).toBeVisible();
  await button(page, "Measure the speed-up").click();
  const most = await page.getByLabel("Cores").locator("option").count();
  await expect(page.locator(".many-speed")).toHaveAttribute("data-running", "false");
  await expect(page.locator(".many-speed tbody tr")).toHaveCount(most);
  await expect(page.locator('.many-speed tr[data-workers="1"]')).toContainText("1.00 ×");
});

test("rubbish costs nothing but a sentence", async ({ page }) => {
  await open(page);
  await drop(page, file);
  await expect(read(page)).toContainText("304 puzzles");
  await drop(page, "\n# nothing\n", "empty.txt");
  await expect(page.getByRole("alert")).toContainText("empty.txt holds no puzzle");
  await expect(read(page)).toContainText("304 puzzles");
  await drop(page, "\u0000\u0001\n<html>\n🦀", "page.html");
  await expect(read(page)).toContainText("page.html: 0 puzzles read, 3 lines have errors");
  await open(page, "#view=many&set=none-such");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("There is no set called none-such");
});

test("pasted lines are a file here, and the board keeps its puzzle", async ({ page }) => {
  await open(page, `#view=many&p=${EASY}`);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
    document.body.dispatchEvent(paste);
  }, easy.slice(0, 3).join("\n"));
  await expect(read(page)).toContainText("pasted lines: 3 puzzles read");
  expect(new URL(page.url()).hash).toContain(EASY);
});

test("the keyboard alone opens a set and solves it", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Solve all again")).toBeFocused();
  const choice = page.getByRole("combobox", { name: "Set", exact: true });
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press("Tab");
    if (await choice.evaluate((it) => it === document.activeElement)) break;
  }
  await expect(choice).toBeFocused();
  await expect(choice.locator('option[value="easy50"]')).toBeAttached();
  const options = await choice.locator("option").count();
  for (let at = 1; at < options && (await choice.inputValue()) !== "easy50"; at++) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(read(page)).toContainText("easy50: 50 puzzles");
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press("Shift+Tab");
    if (await button(page, "Solve all").evaluate((it) => it === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await over(page);
  await expect(summary(page)).toHaveText("one solution: 50");
});

test("a file that is being read is not lost when Solve is pressed before it is there", async ({
  page,
}) => {
  await open(page);
  await page.locator(".many").evaluate((view, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "test.csv"));
    view.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    view.querySelector<HTMLButtonElement>("button[data-start]")?.click();
  }, file);
  await expect(page.getByText("3 lines with errors")).toBeVisible();
  await solve(page);
});

test("axe finds nothing, light and dark, and nothing is cut at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  expect(await violations(page)).toEqual([]);
  await drop(page, file);
  await solve(page);
  await page.getByText("3 lines with errors").click();
  expect(await violations(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("at 360 pixels every row is read whole, with nothing beside the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#view=many&steps=1000000");
  const large = readFileSync("tests/puzzles/16x16-kr.txt", "utf8").match(/^[A-P.]{256}/m)?.[0];
  const label = "a label, as long as labels are in files that people have collected for years";
  await drop(page, `${EASY} ${label}\n${large}\n${EASY.replace(/[1-4]/g, ".")}`);
  await solve(page);
  const rows = page.locator(".many-results tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(label);
  await expect(rows.first()).toContainText("one solution");
  for (const part of await page.locator(".many-table :is(td, tbody th, td > *)").all()) {
    const text = await part.innerText();
    const lost = await part.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      const cut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
      return left < 0 || right > innerWidth || (cut && getComputedStyle(one).display !== "inline");
    });
    expect(lost, text).toBe(false);
  }
  await expect(rows.first().getByRole("link", { name: "Race line 1" })).toBeVisible();
});
