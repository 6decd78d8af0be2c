/** A study with the visitor's own solver: it contains the solver, and another browser asks before it runs the solver. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { button, violations } from "./lab";
import { expect, type Page, test } from "./test";

const status = (page: Page) => page.locator(".experiment-run");
const foreign = (page: Page) => page.locator('[data-part="foreign-solver"]');
const files = (page: Page) => page.locator(".experiment-files");
const workers = (page: Page) => page.locator("iframe[src*=guest]");

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** Opens a file of text as a study. */
const importing = (page: Page, text: string) =>
  page
    .locator('.experiment-files input[accept*="csv"]')
    .setInputFiles({ name: "study.json", mimeType: "", buffer: Buffer.from(text) });

/** The study that the page saves. */
async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Study (JSON)").click(),
  ]);
  return readFile(await file.path(), "utf8");
}

/** The results in a study, without the times. */
function resultsIn(text: string): string {
  const { files } = JSON.parse(text);
  const { text: csv } = files.find(({ name }: { name: string }) => name.startsWith("records-"));
  return csv
    .trim()
    .split("\n")
    .map((row: string) => row.split(",").with(13, "").join(","))
    .join("\n");
}

test("a study with a user-supplied solver in JavaScript is repeated in another browser, after the visitor allows it", async ({
  page,
  browser,
}) => {
  await page.goto("./#view=learn&of=own");
  await page.getByRole("button", { name: "Compare over a set" }).click();
  await page.getByText("Definition as text").click();
  const definition = page.getByLabel("Definition, TOML or JSON");
  await definition.fill(`
    seeds = 2
    budget.steps = 2000
    [[set]]
    file = "../../../tests/puzzles/easy50.txt"
    take = 2
    [[contestant]]
    algorithm = "own"
    [[contestant]]
    algorithm = "backtracking"
  `);
  await button(page, "Use this text").click();
  await expect(status(page)).toContainText("0 of 4 runs");
  await button(page, "Run it here").click();
  await expect(status(page)).toContainText("4 of 4 runs");
  const study = await saved(page);
  const source = readFileSync(
    join(import.meta.dirname, "../../www/src/views/own/templates/backtracking.js"),
    "utf8",
  );
  const digest = sha256(source);
  expect(JSON.parse(study).files).toContainEqual({
    name: `own-${digest}.js`,
    sha256: digest,
    text: source,
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto("./#view=experiment");
  await expect(status(other)).toContainText("250 of 250 runs");

  await test.step("a solver that differs from its digest is refused, and nothing changes", async () => {
    await importing(other, study.replace("My backtracking", "My backtrackinG"));
    await expect(files(other)).toContainText(
      `the file own-${digest}.js in the study differs from its digest: the study states sha256:${digest.slice(0, 16)}…, but`,
    );
    await expect(status(other)).toContainText("250 of 250 runs");
  });

  await test.step("the records are checked without running the solver", async () => {
    await importing(other, study);
    await expect(files(other)).toContainText(/is open with 4 runs.*digests are correct/);
    await expect(status(other)).toContainText("4 of 4 runs");
    await expect(foreign(other)).toContainText("“My backtracking”");
    await expect(foreign(other)).toContainText(
      `${Buffer.byteLength(source).toLocaleString("en")} bytes of JavaScript`,
    );
    await expect(foreign(other)).toContainText(digest);
    await expect(foreign(other)).toContainText("sandboxed worker");
    await expect(other.locator(".experiment-table")).toContainText(`own@${digest.slice(0, 16)}`);
    await other.getByText("Code of the solver", { exact: true }).click();
    await expect(foreign(other).locator("pre")).toContainText("My backtracking");
    expect(await violations(other)).toEqual([]);
    expect(other.url()).not.toContain("own=");
    await expect(workers(other)).toHaveCount(0);
  });

  await test.step("a reload keeps the study, and still nothing runs", async () => {
    await other.reload();
    await expect(status(other)).toContainText("4 of 4 runs");
    await expect(foreign(other)).toContainText(digest);
    await expect(workers(other)).toHaveCount(0);
    // What was saved is saved again.
    expect(resultsIn(await saved(other))).toBe(resultsIn(study));
  });

  await test.step("the page asks before it repeats runs, and runs nothing if the visitor declines", async () => {
    await button(other, "Run again here").click();
    await expect(foreign(other)).toContainText("Do you want to execute the code");
    await expect(button(other, "Do not execute it")).toBeFocused();
    await button(other, "Do not execute it").click();
    await expect(button(other, "Do not execute it")).toHaveCount(0);
    await expect(status(other)).toContainText("4 of 4 runs");
    await expect(workers(other)).toHaveCount(0);
  });

  await test.step("once it is allowed, all runs are repeated, with the same results", async () => {
    await button(other, "Run again here").click();
    await button(other, "Execute the code").click();
    await expect(other.getByText("4 of 4 runs done")).toBeAttached();
    await expect(foreign(other)).toHaveCount(0);
    const again = await saved(other);
    expect(resultsIn(again)).toBe(resultsIn(study));
    // The runs are this browser's own.
    const names = JSON.parse(again).files.map(({ name }: { name: string }) => name);
    expect(names).toContain("environment-1-of-1.jsonl");
  });
  await context.close();
});

test("a study of the command line with a solver in WebAssembly is opened and repeated", async ({
  page,
}) => {
  const study = readFileSync(join(import.meta.dirname, "../../src/guest/tests/study.json"), "utf8");
  const solver = readFileSync(join(import.meta.dirname, "../../src/guest/tests/solver.wasm"));
  await page.goto("./#view=experiment");
  await expect(status(page)).toContainText("250 of 250 runs");
  await importing(page, study);
  await expect(status(page)).toContainText("36 of 36 runs");
  await expect(foreign(page)).toContainText(
    `“Text”: ${solver.length.toLocaleString("en")} bytes of WebAssembly`,
  );
  await expect(foreign(page)).toContainText(sha256(solver));
  await expect(workers(page)).toHaveCount(0);
  await button(page, "Run again here").click();
  await button(page, "Execute the code").click();
  await expect(page.getByText("36 of 36 runs done")).toBeAttached();
  await expect(foreign(page)).toHaveCount(0);
  expect(resultsIn(await saved(page))).toBe(resultsIn(study));
});
