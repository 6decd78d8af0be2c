/** Solving a puzzle: digits, marks, undo, storage and announcements. */

import {
  axe,
  button,
  cell,
  changeSetting,
  clickMenuItem,
  EASY,
  openPicker,
  stableBox,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Locator, type Page, test } from "./test";

const SOLUTION =
  "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
/** A puzzle with all cells given except the last two. */
const NEARLY = `${SOLUTION.slice(0, 79)}..`;

async function play(page: Page, puzzle = EASY): Promise<void> {
  await page.goto(`./#view=solve&p=${puzzle}`);
  await expect(page.locator(".solutions-line")).toHaveAttribute("data-state", "resting");
}

const at = (page: Page, row: number, column: number) =>
  page.locator(`.play-board [data-cell="${(row - 1) * 9 + column - 1}"]`);
const says = (page: Page, row: number, column: number, what: string | RegExp) =>
  expect(cell(page, row, column)).toHaveAttribute(
    "aria-label",
    typeof what === "string" ? `row ${row} column ${column}, ${what}` : what,
  );
const status = (page: Page) => page.locator('p[role="status"].visually-hidden');
const selected = (page: Page) => page.locator('.play-board [aria-selected="true"]');

async function drag(page: Page, ...cells: readonly Locator[]): Promise<void> {
  if (cells[0]) await stableBox(cells[0]);
  for (const [index, item] of cells.entries()) {
    const box = await item.boundingBox();
    if (!box) throw new Error("no such cell");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test("everything is undone and done again, without end and over a reload", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  for (let turn = 0; turn < 30; turn++) await page.keyboard.press(`${1 + (turn % 9)}`);
  await page.keyboard.press("Control+4");
  await at(page, 1, 2).click();
  await page.keyboard.press("Control+Shift+Digit2");
  await page.keyboard.press("Shift+Digit6");
  await page.reload();
  await says(page, 1, 1, "digit 3, in conflict");
  await says(page, 1, 2, "corner 6, coloured orange");
  await at(page, 5, 5).click();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("[");
  await says(page, 1, 2, "empty");
  for (let turn = 0; turn < 30; turn++) await page.keyboard.press("Control+z");
  await says(page, 1, 1, "empty");
  await expect(button(page, "Undo")).toBeDisabled();
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("Nothing to undo");
  await page.reload();
  await says(page, 1, 1, "empty");
  await at(page, 5, 5).click();
  await page.keyboard.press("Control+y");
  await says(page, 1, 1, /digit 1/);
  await page.keyboard.press("Control+Shift+Z");
  await page.keyboard.press("]");
  await says(page, 1, 1, "digit 3, in conflict");
  await expect(status(page)).toHaveText("Redone: row 1 column 1");
  // A setting is kept too, and so is a removed candidate while all candidates are shown.
  await changeSetting(page, /Show all candidates/);
  await at(page, 5, 2).click();
  const shown = (await at(page, 5, 2).getAttribute("aria-label")) ?? "";
  const [digit = ""] = /\d+$/.exec(shown) ?? [];
  await page.keyboard.press(`Control+${digit}`);
  await says(page, 5, 2, shown.replace(/^row 5 column 2, /, "").replace(` ${digit}`, ""));
  await page.reload();
  await says(page, 5, 2, shown.replace(/^row 5 column 2, /, "").replace(` ${digit}`, ""));
});

/** The states during a game; each is reached from the previous one. */
const STATES = ["conflict", "verdict", "givens", "keys", "end"] as const;

test(
  sampled("axe finds nothing in conflicts, verdicts, dialogs and at the end"),
  async ({ page }) => {
    const looked = sample("states of the Solve view", STATES, 1);
    const look = async (state: (typeof STATES)[number]) => {
      if (!looked.includes(state)) return;
      expect((await axe(page).analyze()).violations, state).toEqual([]);
    };
    await play(page);
    await at(page, 1, 1).click();
    await page.keyboard.press("2");
    await says(page, 1, 1, "digit 2, in conflict");
    await look("conflict");
    await button(page, "Check").click();
    await expect(page.locator(".verdict-line")).toContainText("1 wrong digit");
    await look("verdict");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await look("keys");
    await page.keyboard.press("Escape");
    await play(page, ".".repeat(81));
    await at(page, 1, 1).click();
    for (const key of ["5", "ArrowRight", "5"]) await page.keyboard.press(key);
    await expect(page.locator(".puzzle-refusal")).toContainText("5");
    // Edited givens are in the address.
    await expect(page).toHaveURL(/p=55\.{79}/);
    await look("givens");
    await play(page, NEARLY);
    await at(page, 9, 8).click();
    for (const key of ["8", "ArrowRight"]) await page.keyboard.press(key);
    const before = await at(page, 1, 1).boundingBox();
    await page.keyboard.press("2");
    await expect(page.locator(".coach-solved-line")).toHaveText(/^Solved in 0:\d\d\.$/);
    expect(await at(page, 1, 1).boundingBox()).toEqual(before); // the board does not move
    await look("end");
  },
);

test("cells are selected by dragging, and a drag with Ctrl goes on as it began", async ({
  page,
}) => {
  await play(page);
  await drag(page, at(page, 1, 1), at(page, 1, 3), at(page, 3, 3));
  await expect(selected(page)).toHaveCount(5);
  await drag(page, at(page, 1, 1), at(page, 4, 4)); // along a diagonal, without the cells beside it
  await expect(selected(page)).toHaveCount(4);
  const [first, second] = [at(page, 1, 1), at(page, 1, 2)];
  await first.click();
  await drag(page, first, second);
  await expect(selected(page)).toHaveCount(2);
  await first.click();
  await first.click();
  await expect(selected(page)).toHaveCount(0);
  // A drag from a selected cell deselects cells.
  await drag(page, first, at(page, 1, 4));
  await page.keyboard.down("Control");
  await drag(page, second, at(page, 1, 3));
  await page.keyboard.up("Control");
  await expect(selected(page)).toHaveCount(2);
});

test("the time starts with the first input or hint", async ({ page }) => {
  await page.clock.install();
  for (const [key, puzzle] of [
    ["5", EASY],
    ["Shift+H", NEARLY],
  ] as const) {
    await play(page, puzzle);
    const time = page.getByRole("timer");
    await at(page, 1, 1).click();
    await page.clock.runFor(65_000);
    await expect(time).toHaveText("0:00");
    await page.keyboard.press(key);
    if (key === "5") await expect(at(page, 1, 1)).toHaveAccessibleName(/digit 5/);
    else await expect(page.locator(".hint")).toHaveAttribute("data-stage", "1");
    await page.clock.runFor(65_000);
    await expect(time).toHaveText(/^1:[01]\d$/);
    // Undoing the input does not stop the time.
    if (key === "5") await page.keyboard.press("Control+z");
    await page.clock.runFor(60_000);
    await expect(time).toHaveText(/^2:[01]\d$/);
  }
});

test("the time stands still while the tab is hidden, and can be hidden itself", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`./#view=solve&p=${EASY}`);
  const time = page.getByRole("timer");
  await at(page, 1, 1).click();
  await page.keyboard.press("5");
  await expect(time).not.toHaveText("0:00"); // the clock has started
  await page.clock.runFor(65_000);
  await expect(time).toHaveText(/^1:[01]\d$/);
  const turn = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: now });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await turn(true);
  const before = await time.textContent();
  await page.clock.runFor(600_000);
  await turn(false);
  await expect(time).toHaveText(before ?? "");
  await changeSetting(page, /timer/);
  await expect(time).toHaveCount(0);
  await changeSetting(page, /timer/);
  await expect(time).toHaveText(/^1:/);
});

test("at the start the coach says what to do and where help is, until a hint is shown", async ({
  page,
}) => {
  await page.goto("./#view=solve");
  const startOffset = page.locator(".coach-begin");
  await expect(startOffset).toHaveText("Choose a cell and type a digit.");
  await openPicker(page);
  await expect(page.locator(".play-sources select").first()).not.toContainText("race");
  await page.keyboard.press("Escape");
  await page.locator(".coach").getByRole("button", { name: "Hint", exact: true }).click();
  await expect(startOffset).toHaveCount(0);
});

test("a link destroys nothing: what was played is there again, and in the list", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await play(page, NEARLY);
  await says(page, 1, 1, "given 4");
  const left = page.locator(".notice-calm.notice");
  await expect(left).toContainText("kept, under “Your puzzles”");
  await left.getByRole("button", { name: "Back to that puzzle" }).click();
  await says(page, 1, 1, "digit 4");
  await expect(left).toHaveCount(0);
  // Opened as from a mail; reloading keeps the position.
  await page.goto("about:blank");
  await play(page, NEARLY);
  await expect(left).toContainText("kept, under “Your puzzles”");
  await page.reload();
  await says(page, 1, 1, "given 4");
  await expect(left).toHaveCount(0);
  const list = page.locator(".play-played");
  await openPicker(page);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await list.getByRole("button", { name: "9 × 9, 32 givens, 48 blank" }).first().click();
  await says(page, 1, 1, "digit 4");
  await expect(page).toHaveURL(new RegExp(`p=${EASY.replaceAll(".", "\\.")}`));
  await page.goBack();
  await says(page, 9, 8, "empty");
  await page.goForward();
  await says(page, 1, 1, "digit 4");
  await at(page, 2, 2).click();
  await page.keyboard.press("Control+z");
  await says(page, 1, 1, "empty");
});

test("until a cell is chosen arrows scroll the page", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await play(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(selected(page)).toHaveCount(0);
});

test("a browser that keeps nothing does no harm", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      Storage.prototype[name] = () => {
        throw new Error("refused");
      };
    }
  });
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await says(page, 1, 1, "digit 4");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#view=solve&p=${NEARLY}`);
  await says(page, 1, 1, "given 4");
  await page.goBack();
  await says(page, 1, 1, "digit 4");
  expect(errors).toEqual([]);
});

test("in a frame nothing is kept, and no key of the page around it is taken", async ({ page }) => {
  await page.route("**/lesson.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<input><iframe src="./#view=solve&p=${EASY}" width="900" height="700"></iframe>`,
    }),
  );
  await page.goto("./lesson.html");
  const frame = page.frameLocator("iframe");
  const first = frame.locator('.play-board [data-cell="0"]');
  await expect(frame.locator(".solutions-line")).toHaveAttribute("data-state", "resting");
  await page.locator("input").click();
  await page.keyboard.type("4z");
  await expect(page.locator("input")).toHaveValue("4z");
  await first.click();
  await page.keyboard.press("4");
  await expect(first).toHaveText("4");
  await frame.getByRole("button", { name: /^More: select/ }).click();
  await frame.getByRole("button", { name: "Settings", exact: true }).click();
  await frame.getByRole("checkbox", { name: /timer/ }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the board is painted and played before any of the algorithms is here", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`./#view=solve&p=${EASY}`);
  await says(page, 1, 3, "given 3");
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await says(page, 1, 1, "digit 4");
  await expect(page.locator(".solutions-line")).toHaveCount(0);
  release();
  await expect(page.locator(".solutions-line")).toContainText("One solution");
  await says(page, 1, 1, "digit 4");
  await expect(at(page, 1, 1)).toBeFocused();
});

test("the board is as large as the window allows, with its controls beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await play(page);
  const board = await page.locator(".play-board").boundingBox();
  const controls = await page.locator(".play-controls").boundingBox();
  expect(board?.height).toBeGreaterThan(600);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(800);
  expect(controls?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
  await page.setViewportSize({ width: 900, height: 800 });
  const beside = await page.locator(".play-controls").boundingBox();
  const smaller = await page.locator(".play-board").boundingBox();
  expect(beside?.x).toBeGreaterThan((smaller?.x ?? 0) + (smaller?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const under = await page.locator(".play-controls").boundingBox();
  const narrow = await page.locator(".play-board").boundingBox();
  expect(under?.y).toBeGreaterThan((narrow?.y ?? 0) + (narrow?.height ?? 0));
});

for (const theme of sample("themes of the Solve view", ["light", "dark", "contrast"], 1)) {
  test(
    sampled(`axe finds nothing with marks, colours and settings, ${theme}`),
    async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("sudoku-lab.theme", name), theme);
      await play(page);
      await button(page, "Fill candidates").click();
      await page.keyboard.press("Control+a");
      await at(page, 1, 1).click();
      for (const key of ["v", "1", "2", "3"]) await page.keyboard.press(key);
      await clickMenuItem(page, "Settings");
      expect((await axe(page).analyze()).violations).toEqual([]);
      await page.keyboard.press("Escape");
      await button(page, "Corner").click();
      expect((await axe(page).analyze()).violations).toEqual([]);
    },
  );
}
