/** Custom solvers: written, run and raced; opened from a link; assignments of a teacher. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import binaryen from "binaryen";
import { lane, pressInLane, race, violations } from "./lab";
import { expect, type Page, test } from "./test";

const template = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../www/src/views/own/templates/${name}.js`), "utf8");

/** Returns a text in the form in which a link contains it. */
const packed = (text: string) => `z${deflateRawSync(text).toString("base64url")}`;

const editor = (page: Page) => page.getByRole("textbox", { name: /^The code of your solver/ });
const run = (page: Page) =>
  page.locator(".own-code").getByRole("button", { name: "Run", exact: true });
const verdict = (page: Page) => page.locator(".own-verdict");

/** Replaces the text in the editor, like a user. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`Run is in sight without scrolling at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#view=learn&of=own");
    await expect(run(page)).toBeInViewport({ ratio: 1 });
  });

test("from a blank editor to a race whose result is checked", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  await page.getByLabel("Begin with…").selectOption("blank");
  await expect(editor(page)).toContainText("The name of the solver");
  await run(page).click();
  await expect(verdict(page)).toHaveText("The solver gave up after 1 step.");
  const idle = page.locator(".own-idle");
  await expect(idle).toHaveText("");
  await write(page, template("blank").replace(`return "stalled";`, ""));
  await run(page).click();
  await expect(idle).toContainText("Neither the board nor the counts change");
  // An invalid solution stays on the board, with the counters.
  await write(page, template("blank").replace(`return "stalled"`, `return "found"`));
  await run(page).click();
  await expect(verdict(page)).toHaveText(/^It says that it found a solution, but r\dc\d is blank/);
  await expect(page.locator(".own-run .figures dd").first()).toHaveText("1");
  await expect(idle).toHaveText("");
  await write(page, template("backtracking"));
  await expect(page.getByText("You have changed the code since this run.")).toBeVisible();
  await editor(page).press("ControlOrMeta+Enter");
  await expect(verdict(page)).toHaveText(/^Solved in 1\d nodes\. Checked/);
  await page.getByRole("button", { name: "Race it" }).click();
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
  await expect(lane(page, 1)).toContainText("My backtracking");
  expect(page.url()).toContain("own=z");
  await pressInLane(page, 1, "How lane 1 works");
  await page.getByRole("link", { name: "Show and edit the code" }).click();
  await expect(editor(page)).toContainText("My backtracking");
  await write(page, template("climbing"));
  await run(page).click();
  await expect(verdict(page)).toHaveText(/^Solved in \d+ swaps/);
  // Back to the race of the unchanged code: visitors are not asked about their own code.
  await page.goBack();
  await expect(lane(page, 1)).toContainText("My backtracking");
});

test("it is compared over a set, by its own name", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  await page.getByRole("button", { name: "Compare over a set" }).click();
  await page.getByRole("button", { name: "Run it here" }).click();
  await expect(page.locator(".experiment-answer")).toContainText("My backtracking");
  expect(page.url()).toContain("own=z");
});

test("an experiment that names the file of a solver asks for it, and runs it", async ({ page }) => {
  const buffer = readFileSync(join(import.meta.dirname, "../../src/guest/tests/solver.wasm"));
  await page.goto("./#view=experiment");
  await page.getByText("Definition as text").click();
  await page.getByLabel("Definition, TOML or JSON").fill(`
    budget.steps = 300
    [[set]]
    file = "../../../tests/puzzles/easy50.txt"
    take = 2
    [[contestant]]
    algorithm = "own"
    file = "solver.wasm"
    name = "mine"
    [[contestant]]
    algorithm = "backtracking"
  `);
  await page.getByRole("button", { name: "Use this text" }).click();
  const wrong = page.locator(".experiment-files [role=alert]");
  await expect(wrong).toContainText("needs the solver in “solver.wasm”");
  const files = page.locator('.experiment-files input[accept*="wasm"]');
  await files.setInputFiles({ name: "a.wasm", mimeType: "", buffer: buffer.subarray(0, 60) });
  await expect(page.locator(".experiment-files")).toContainText("The solver was not opened: ");
  await files.setInputFiles({ name: "solver.wasm", mimeType: "", buffer });
  await expect(page.locator(".experiment-files")).toContainText("The solver “Text” is open.");
  await page.getByRole("button", { name: "Run it here" }).click();
  await expect(page.locator(".experiment-table")).toContainText("mine (own@");
});

test("a module of WebAssembly is opened from a file, and does not run from a link unasked", async ({
  page,
}) => {
  const about = "{\\22name\\22:\\22Compiled\\22}\\00";
  const module = binaryen.parseText(`(module
    (memory (export "memory") 1)
    (data (i32.const 1024) "${about}")
    (func (export "about") (result i32) (i32.const 1024))
    (func (export "givens") (result i32) (i32.const 16))
    (func (export "digits") (result i32) (i32.const 16))
    (func (export "start") (param i32 i32))
    (func (export "step") (result i32) (i32.const 3)))`);
  const buffer = Buffer.from(module.emitBinary());
  await page.goto("./#view=learn&of=own");
  const files = page.locator('.own-code input[type="file"]');
  await files.setInputFiles({ name: "solver.wasm", mimeType: "application/wasm", buffer });
  await expect(page.getByText("solver.wasm, 1 kB of WebAssembly")).toBeVisible();
  await run(page).click();
  await expect(verdict(page)).toHaveText("The solver gave up after 1 step.");
  await expect(page).toHaveURL(/own=wz/);
  await page.reload();
  await expect(page.getByText("This code came from a link.")).toBeVisible();
  await expect(run(page)).toBeDisabled();
  await files.setInputFiles({ name: "a.wasm", mimeType: "", buffer: buffer.subarray(0, 60) });
  await run(page).click();
  await expect(page.locator(".own-wrong")).toContainText("WebAssembly");
});

test("what is wrong is said at its line, and nothing typed is lost over a reload", async ({
  page,
}) => {
  await page.goto("./#view=learn&of=own");
  await expect(editor(page)).toContainText("My backtracking");
  const broken = template("backtracking").replace('return "found"', "return nowhere");
  const line = broken.slice(0, broken.indexOf("nowhere")).split("\n").length;
  await write(page, broken);
  await run(page).click();
  await expect(page.locator(".own-wrong")).toContainText(`Line ${line}, column`);
  await expect(page.locator(".cm-lintRange-error")).toHaveText(/return|nowhere/);
  await expect(page.locator(".own-wrong")).toContainText("nowhere is not defined");
  const unbalanced = `${template("backtracking")}}`;
  await write(page, unbalanced);
  await run(page).click();
  await expect(page.locator(".own-wrong")).toContainText(
    `Line ${unbalanced.split("\n").length}, column 1: SyntaxError`,
  );
  await expect(page).toHaveURL(/own=z/);
  const before = await page.evaluate(() => location.hash);
  await page.reload();
  await expect(page.locator(".cm-content")).toContainText("export const view");
  expect(await page.evaluate(() => location.hash)).toBe(before);
  await expect(run(page)).toBeEnabled(); // the code was written here
  expect(await violations(page)).toEqual([]);
});

test("what is typed while the editor is fetched stays, and the editor goes on where the plain field was left", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route(/codemirror-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#view=learn&of=own");
  await expect(page.locator("textarea.own-code-editor")).toHaveValue(template("backtracking"));
  await editor(page).press("ControlOrMeta+Home");
  await page.keyboard.type("// re");
  release();
  await expect(page.locator(".cm-content")).toBeFocused();
  await page.keyboard.type("ad\n");
  await expect(page.locator(".cm-line").first()).toHaveText("// read");
  await run(page).click();
  await expect(verdict(page)).toHaveText(/^Solved in/);
});

test("a run ends when others take its place, also where those are refused", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  await expect(editor(page)).toContainText("My backtracking"); // the editor is loaded
  const endless = template("blank").replace('return "stalled"', "return undefined");
  expect(endless).not.toBe(template("blank"));
  await write(page, endless);
  await run(page).click();
  const watched = page.locator(".own-watched");
  await expect(watched).toHaveAttribute("data-state", "running");
  await write(page, "export const start = 1;");
  await expect(watched).toHaveAttribute("data-state", "running"); // typing does not end the run
  await run(page).click();
  await expect(page.locator(".own-wrong")).toContainText("There is no “export function start”.");
  await expect(watched).toHaveAttribute("data-outcome", "stopped");
});

test("code is typed, what it logs is in the console, and what a run did wrong beside it", async ({
  page,
}) => {
  const barred: string[] = [];
  page.on("console", (said) => {
    if (said.type() === "error") barred.push(said.text());
  });
  await page.goto("./#view=learn&of=own");
  await expect(editor(page)).toContainText("My backtracking"); // the editor is loaded

  await test.step("typing over a selection replaces it, and does nothing that the page’s policy bars", async () => {
    await editor(page).press("ControlOrMeta+a");
    await page.keyboard.type("const a = 1;");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.type("("); // encloses the selection
    await expect(editor(page)).toHaveText("const a = (1;)");
    await editor(page).press("ControlOrMeta+a");
    await page.keyboard.type("x");
    await expect(editor(page)).toHaveText("x");
    await editor(page).press("ControlOrMeta+z");
    await expect(editor(page)).toHaveText("const a = (1;)");
    expect(barred).toEqual([]);
  });
  await test.step("what a solver logs is in the browser’s console", async () => {
    const logged = page.waitForEvent("console", (said) => said.text() === "row 1 of 4");
    await write(page, `${template("blank")}\nconsole.log("row", 1, "of", 4);\n`);
    await run(page).click();
    expect((await logged).location().url).toBe("own-solver.js");
  });
  await test.step("what a run did wrong is said beside the code, until that is changed", async () => {
    const wrong = page.locator(".own-wrong");
    const solver = (step: string, view: string) =>
      `export const start = ({ givens }) => givens;\nexport function step(state) { ${step} }\nexport const view = (state) => ${view};\n`;
    const cases = [
      ['return "found";', "state", "It says that it found a solution, but r1c1 is blank."],
      ["return 1;", "state", "“step” returns nothing"],
      ["state.fill(1);", "[1, 2]", "“view” must give a digit for each of 16 cells, not 2."],
    ] as const;
    for (const [step, view, why] of cases) {
      await write(page, solver(step, view));
      await expect(wrong).toHaveCount(0);
      await run(page).click();
      await expect(wrong).toContainText(why);
      await expect(verdict(page)).toContainText(why);
    }
  });
});

test("code of a link is shown, and nothing of it runs before it is allowed", async ({ page }) => {
  const code = template("backtracking").replace("My backtracking", "Somebody’s");
  await page.goto(`./#view=race&a=own,backtracking&own=${packed(code)}`);
  await expect(page.getByText("This code came from a link.")).toBeVisible();
  await expect(editor(page)).toContainText("Somebody’s");
  await expect(run(page)).toBeDisabled();
  await editor(page).press("ControlOrMeta+Enter");
  expect(page.frames()).toHaveLength(1);
  await page.reload(); // code that was not allowed is still not allowed
  await expect(run(page)).toBeDisabled();
  expect(page.frames()).toHaveLength(1);
  await editor(page).press("ControlOrMeta+Home");
  await page.keyboard.type("// read\n"); // code may be edited before it is allowed
  await expect.poll(() => page.url()).not.toContain(packed(code));
  await page.getByRole("button", { name: "Allow it and continue" }).click();
  await expect(lane(page, 1)).toContainText("Somebody’s");
  await page.reload(); // code that was allowed is remembered
  await expect(lane(page, 1)).toContainText("Somebody’s");
});

test("an assignment is set, done, handed in and checked again", async ({ page }, info) => {
  await page.goto("./#view=learn&of=own");
  await page.getByText("For teachers").click();
  await page.getByLabel("Title").fill("Backtrack");
  await page.getByLabel("Number of puzzles, from the first").fill("5");
  await page.getByLabel("Minimum number of solved puzzles").fill("4");
  await page.getByRole("button", { name: "Open as a student" }).click();
  // The form is at the foot of the page: the page scrolls to the student's view.
  await expect(page.locator("#own-task")).toBeFocused();
  await expect(page.locator("#own-task")).toBeInViewport();
  await expect(page.locator(".own-goal")).toHaveText(
    /^Solve at least 4 of 5 puzzles of easy50, each in at most 10,000 nodes\./,
  );
  await page.getByRole("button", { name: "Check solution" }).click();
  await expect(page.locator(".own-standing")).toHaveText(
    /^The goal is reached: 4 of 5 puzzles solved, at most [\d,]+ nodes per puzzle/,
  );
  await page.getByRole("button", { name: /^Run the solver on puzzle/ }).click();
  await expect(verdict(page)).toHaveText(/^(Solved in|The solver found no answer)/);
  await page.getByLabel("Your name").fill("Ada");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the result" }).click(),
  ]);
  const path = info.outputPath("Ada.json");
  await file.saveAs(path);
  await page.locator('.own-teacher input[type="file"]').setInputFiles(path);
  await expect(page.getByText("The result of Ada")).toBeVisible();
  await expect(page.getByText("The file has not been changed since it was saved.")).toBeVisible();
  await expect(
    page.getByText("The result belongs to the assignment that is open here."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Check solution" }).click();
  await expect(page.getByText("The code was run again: every puzzle")).toBeVisible();
});
