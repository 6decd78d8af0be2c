/** A puzzle is solved: what is typed, marked, taken back, kept, and said. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { keys } from "../../www/src/play/keys";
import { axe, button, cell, EASY } from "./lab";

const SOLUTION =
  "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
/** All but the last two cells are given. */
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
const setting = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const openSettings = (page: Page) => page.locator(".play-settings > summary").click();

async function drag(page: Page, ...cells: readonly Locator[]): Promise<void> {
  for (const [index, one] of cells.entries()) {
    const box = await one.boundingBox();
    if (!box) throw new Error("no such cell");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Pixels of a cell, or of its part from a height down, that something is painted on, under its digit. */
const painted = (one: Locator, from = 0) =>
  one.evaluate((element, from) => {
    const canvas = element.closest(".play-board")?.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) throw new Error("nothing to paint on");
    const ratio = canvas.width / canvas.clientWidth;
    const [inner, outer] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()];
    const { data } = context.getImageData(
      (inner.left - outer.left) * ratio,
      (inner.top - outer.top + from * inner.height) * ratio,
      inner.width * ratio,
      inner.height * (1 - from) * ratio,
    );
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  }, from);

test("digits go where the selection is, and no given is overwritten", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await says(page, 1, 1, "digit 4");
  await expect(at(page, 1, 1)).toHaveText("4");
  await expect(status(page)).toHaveText("4 in row 1 column 1");
  await page.keyboard.press("ArrowRight");
  await at(page, 1, 2).dispatchEvent("keydown", { key: "8", code: "Numpad8" });
  await says(page, 1, 2, "digit 8");
  await at(page, 1, 3).click();
  await page.keyboard.press("9");
  await says(page, 1, 3, "given 3");
  await expect(status(page)).toHaveText(/is a given/);
  await at(page, 1, 1).click();
  await page.keyboard.press("Delete");
  await says(page, 1, 1, "empty");
});

test("marks have modes and keys of their own, whatever the layout writes on them", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("x");
  await expect(button(page, "Corner")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("7");
  await says(page, 1, 1, "corner 7");
  const corner = await painted(at(page, 1, 1));
  expect(corner).toBeGreaterThan(0);
  await page.keyboard.press("c");
  await page.keyboard.press("5");
  await page.keyboard.press("8");
  await says(page, 1, 1, "candidates 5 8, corner 7");
  expect(await painted(at(page, 1, 1))).toBeGreaterThan(corner);
  await page.keyboard.press("v");
  await page.keyboard.press("3");
  await says(page, 1, 1, "candidates 5 8, corner 7, coloured yellow");
  await page.keyboard.press("z");
  // Held keys, by the place of the digit: a French keyboard writes & on it.
  await at(page, 1, 2).click();
  await page.keyboard.press("Control+4");
  await page.keyboard.press("Shift+Digit7");
  await says(page, 1, 2, "candidates 4, corner 7");
  await at(page, 1, 2).dispatchEvent("keydown", { key: "&", code: "Digit1" });
  await says(page, 1, 2, "digit 1, clashes");
  // Marks stay under a digit.
  await page.keyboard.press("Backspace");
  await says(page, 1, 2, "candidates 4, corner 7");
  for (const mode of ["Corner", "Centre", "Colour", "Digit"]) {
    await page.keyboard.press("Space");
    await expect(button(page, mode)).toHaveAttribute("aria-pressed", "true");
  }
});

test("several cells are taken by drag, with Shift, with Ctrl, by keys", async ({ page }) => {
  await play(page);
  await drag(page, at(page, 1, 1), at(page, 1, 3), at(page, 3, 3));
  await expect(selected(page)).toHaveCount(5);
  await page.keyboard.press("Control+1");
  await says(page, 1, 1, "candidates 1");
  await says(page, 2, 3, "candidates 1");
  await says(page, 1, 3, "given 3");
  await at(page, 5, 5).click();
  await at(page, 6, 6).click({ modifiers: ["Shift"] });
  await expect(selected(page)).toHaveCount(4);
  await at(page, 9, 9).click({ modifiers: ["Control"] });
  await expect(selected(page)).toHaveCount(5);
  await at(page, 9, 9).click({ modifiers: ["Control"] });
  await expect(selected(page)).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(selected(page)).toHaveCount(0);
  await at(page, 5, 5).click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(selected(page)).toHaveCount(3);
  await expect(status(page)).toHaveText("row 6 column 6. 3 cells selected");
  await page.keyboard.press("Control+Space");
  await expect(selected(page)).toHaveCount(2);
  await page.keyboard.press("Control+a");
  await expect(selected(page)).toHaveCount(81);
  // A double click takes all cells of a digit; a drag along a diagonal none beside it.
  await at(page, 1, 5).dblclick();
  await expect(selected(page)).toHaveCount(5);
  await drag(page, at(page, 1, 1), at(page, 4, 4));
  await expect(selected(page)).toHaveCount(4);
});

test("arrows go round the edges, to blank cells, and to the ends", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  const here = (row: number, column: number) => expect(at(page, row, column)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await here(1, 9);
  await page.keyboard.press("ArrowUp");
  await here(9, 9);
  await page.keyboard.press("Home");
  await here(9, 1);
  await page.keyboard.press("Control+ArrowRight");
  await here(9, 2);
  await page.keyboard.press("Control+ArrowRight");
  await here(9, 4);
  await page.keyboard.press("Control+Home");
  await here(1, 1);
  await page.keyboard.press("Control+End");
  await here(9, 9);
});

test("everything is undone and done again, without end and over a reload", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  for (let turn = 0; turn < 30; turn++) await page.keyboard.press(`${1 + (turn % 9)}`);
  await page.keyboard.press("Control+4");
  await at(page, 1, 2).click();
  await page.keyboard.press("Control+Shift+Digit2");
  await page.keyboard.press("Shift+Digit6");
  await page.reload();
  await says(page, 1, 1, "digit 3, clashes");
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
  await says(page, 1, 1, "digit 3, clashes");
  await expect(status(page)).toHaveText("Done again: row 1 column 1");
});

test("a digit takes its marks from its peers as one move, where that is wished", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 2).click();
  await page.keyboard.press("Control+4");
  await page.keyboard.press("Control+8");
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await says(page, 1, 2, "candidates 8");
  await expect(status(page)).toHaveText(
    "4 in row 1 column 1. 1 mark removed, for it is placed now",
  );
  await page.keyboard.press("Control+z");
  await says(page, 1, 1, "empty");
  await says(page, 1, 2, "candidates 4 8");
  await openSettings(page);
  await setting(page, /removes its marks/).uncheck();
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await says(page, 1, 2, "candidates 4 8");
});

test("the page fills in candidates, or keeps them all by itself", async ({ page }) => {
  await play(page);
  await button(page, "Fill candidates").click();
  await says(page, 1, 1, "candidates 4 5");
  await button(page, "Undo").click();
  await says(page, 1, 1, "empty");
  await openSettings(page);
  await setting(page, /Show all candidates/).check();
  await says(page, 1, 1, "candidates 4 5");
  expect(await painted(at(page, 1, 1))).toBeGreaterThan(0);
  // One that is taken away stays away, and comes back.
  await at(page, 1, 1).click();
  await page.keyboard.press("Control+5");
  await says(page, 1, 1, "candidates 4");
  await page.reload();
  await says(page, 1, 1, "candidates 4");
  await at(page, 1, 1).click();
  await page.keyboard.press("Control+5");
  await says(page, 1, 1, "candidates 4 5");
  await page.keyboard.press("4");
  await says(page, 1, 2, /candidates (?!.*4)/);
});

test("candidates that are filled in stand each in its place, or side by side as wished", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 2).click();
  await page.keyboard.press("Control+7");
  await page.keyboard.press("Control+8");
  await at(page, 9, 9).click();
  const low = () => painted(at(page, 1, 2), 0.75);
  expect(await low()).toBe(0);
  await button(page, "Fill candidates").click();
  await says(page, 1, 2, "candidates 4 5 7 8");
  expect(await low()).toBeGreaterThan(0);
  await openSettings(page);
  await setting(page, /its own place/).uncheck();
  await expect.poll(low).toBe(0);
});

test("equal digits are shaded for a cell that is chosen, and for none before", async ({ page }) => {
  await play(page, `4${EASY.slice(1)}`);
  expect(await painted(at(page, 1, 1))).toBe(0);
  await at(page, 1, 1).click();
  await expect.poll(() => painted(at(page, 1, 1))).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => painted(at(page, 1, 1))).toBe(0);
});

test("a digit is highlighted wherever it stands or may stand, and its candidates are coloured", async ({
  page,
}) => {
  await play(page);
  await button(page, "Fill candidates").click();
  await at(page, 5, 5).click();
  const before = [await painted(at(page, 1, 3)), await painted(at(page, 5, 2))];
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press(".");
  await expect(page.locator(".play-highlight b")).toHaveText("3");
  await expect(status(page)).toHaveText("Highlighting 3");
  // A given 3 is shaded, and a cell with it among its candidates too.
  await expect.poll(() => painted(at(page, 1, 3))).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => painted(at(page, 5, 2))).toBeGreaterThan(before[1] ?? 0);
  await page.keyboard.press(",");
  await expect(page.locator(".play-highlight b")).toHaveText("2");
  await page.keyboard.press(".");
  await at(page, 5, 2).click();
  await page.keyboard.press("Control+Shift+Digit4");
  await says(page, 5, 2, /3 green/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".play-highlight b")).toHaveText("no digit");
  // With nothing selected a digit highlights itself.
  await page.keyboard.press("7");
  await expect(page.locator(".play-highlight b")).toHaveText("7");
});

test("digits that clash are marked by more than colour, and only if wished", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("2");
  await says(page, 1, 1, "digit 2, clashes");
  await says(page, 1, 5, "given 2, clashes");
  await expect(at(page, 1, 1)).toHaveAttribute("aria-invalid", "true");
  await expect(status(page)).toHaveText("2 in row 1 column 1. It clashes with row 1 column 5");
  const sign = () => at(page, 1, 1).evaluate((one) => getComputedStyle(one, "::after").content);
  expect(await sign()).toContain("✕");
  expect((await axe(page).analyze()).violations).toEqual([]);
  await openSettings(page);
  await setting(page, /clash/).uncheck();
  await says(page, 1, 1, "digit 2");
  expect(await sign()).not.toContain("✕");
});

test("a check tells mistakes when it is asked for, and a setting as they are made", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await button(page, "Check").click();
  await expect(page.locator(".verdict-line")).toHaveText(
    "No mistake so far: 48 cells still blank.",
  );
  await at(page, 1, 2).click();
  await page.keyboard.press("5");
  await says(page, 1, 2, "digit 5");
  await at(page, 2, 2).click();
  await page.keyboard.press("Control+2");
  await button(page, "Check").click();
  await expect(page.locator(".verdict-line")).toHaveText(
    "1 wrong digit and 1 cell without the right candidate: marked on the board.",
  );
  await says(page, 1, 2, "digit 5, wrong");
  await says(page, 2, 2, "candidates 2, the right digit is missing from its candidates");
  expect((await axe(page).analyze()).violations).toEqual([]);
  // It is of that moment.
  await at(page, 2, 2).click();
  await page.keyboard.press("Control+6");
  await says(page, 1, 2, "digit 5");
  await openSettings(page);
  await setting(page, /mistakes/).check();
  await says(page, 1, 2, "digit 5, wrong");
  await says(page, 2, 2, "candidates 2 6");
});

test("a puzzle with several solutions has nothing to be checked against, and that is said", async ({
  page,
}) => {
  await play(page, `${"1".padEnd(80, ".")}2`);
  await button(page, "Check").click();
  await expect(page.locator(".verdict-line")).toContainText("more than one solution");
});

test("the time stands still while the tab is hidden, and can be hidden itself", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`./#view=solve&p=${EASY}`);
  const time = page.getByRole("timer");
  await expect(time).not.toHaveText("0:00"); // it has begun
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
  await button(page, "Hide the timer").click();
  await expect(time).toHaveCount(0);
  await button(page, "Show the timer").click();
  await expect(time).toHaveText(/^1:/);
});

test("who begins is told what to do and where help is, until help is open", async ({ page }) => {
  await page.goto("./#view=solve");
  const begin = page.locator(".begin");
  await expect(begin).toHaveText("Choose a cell and type a digit. Stuck? Press Hint.");
  await expect(page.locator(".source select").first()).not.toContainText("race");
  await page.locator(".play-controls").getByRole("button", { name: "Hint", exact: true }).click();
  await expect(begin).toHaveCount(0);
});

test("the end is said once, with the time", async ({ page }) => {
  await play(page, NEARLY);
  await at(page, 9, 8).click();
  await page.keyboard.press("8");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await expect(page.locator(".solved-line")).toHaveCount(0);
  const before = await at(page, 1, 1).boundingBox();
  await page.keyboard.press("2");
  await expect(page.locator(".solved-line")).toHaveText(/^Solved in 0:\d\d\.$/);
  expect(await at(page, 1, 1).boundingBox()).toEqual(before); // the board stays where it is
  await expect(status(page)).toHaveText(/^2 in row 9 column 9\. Solved in 0:\d\d\.$/);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(status(page)).toHaveText("Done again: row 9 column 9");
});

test("a whole puzzle is typed as fast as keys come", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  for (const [index, digit] of [...SOLUTION].entries()) {
    if (EASY[index] === ".") await page.keyboard.press(digit);
    await page.keyboard.press("ArrowRight");
    if (index % 9 === 8) await page.keyboard.press("ArrowDown");
  }
  await expect(page.locator(".solved-line")).toHaveText(/^Solved in/);
});

test("an empty board begins with its givens, which are protected afterwards", async ({ page }) => {
  await play(page, ".".repeat(81));
  await expect(button(page, "Edit givens")).toHaveAttribute("aria-pressed", "true");
  await at(page, 1, 1).click();
  await page.keyboard.press("5");
  await says(page, 1, 1, "given 5");
  await page.keyboard.press("Space");
  await page.keyboard.press("5");
  await expect(page.locator(".clashes")).toContainText("5");
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press("6");
  await says(page, 1, 2, "given 6");
  await expect(page).toHaveURL(/p=56\.{79}/);
  await button(page, "Edit givens").click();
  await at(page, 1, 2).click();
  await page.keyboard.press("Delete");
  await page.keyboard.press("7");
  await says(page, 1, 2, "given 6");
  await button(page, "Undo").click();
  await says(page, 1, 2, "given 5, clashes");
  await expect(page).toHaveURL(/p=55\.{79}/);
});

test("starting again takes all away, and can be undone", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+8");
  await button(page, "Restart").click();
  await says(page, 1, 1, "empty");
  await says(page, 1, 2, "empty");
  await says(page, 1, 3, "given 3");
  await button(page, "Undo").click();
  await says(page, 1, 1, "digit 4");
  await says(page, 1, 2, "candidates 8");
});

test("a link destroys nothing: what was played is there again, and in the list", async ({
  page,
}) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("4");
  await play(page, NEARLY);
  await says(page, 1, 1, "given 4");
  const left = page.locator(".calm.notice");
  await expect(left).toContainText("kept, under “Your puzzles”");
  await left.getByRole("button", { name: "Back to it" }).click();
  await says(page, 1, 1, "digit 4");
  await expect(left).toHaveCount(0);
  // As from a mail; whoever loads it again knows.
  await page.goto("about:blank");
  await play(page, NEARLY);
  await expect(left).toContainText("kept, under “Your puzzles”");
  await page.reload();
  await says(page, 1, 1, "given 4");
  await expect(left).toHaveCount(0);
  const list = page.locator(".played");
  await list.locator("summary").click();
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

test("sizes from 4 to 25 are played: letters, and numbers of two keys", async ({ page }) => {
  await page.goto(`./#view=solve&p=${".".repeat(256)}`);
  const first = page.locator('.play-board [data-cell="0"]');
  await button(page, "Edit givens").click();
  await first.click();
  await page.keyboard.press("1");
  await expect(first).toHaveText("A");
  await page.keyboard.press("2");
  await expect(first).toHaveText("L");
  // The two keys were one move.
  await page.keyboard.press("Control+z");
  await expect(first).toHaveText("");
  await page.keyboard.press("c");
  await expect(first).toHaveText("C");
  await page.keyboard.press("Alt+c");
  await page.keyboard.press("Delete");
  await page.keyboard.press("p");
  await says16(page, "candidates 16");
  await page.keyboard.press("Shift+B");
  await says16(page, "candidates 16, corner 2");
  await page.goto(`./#view=solve&p=${".".repeat(625)}`);
  await expect(page.locator('.play-board[data-side="25"]')).toBeVisible();
  await first.click();
  await page.keyboard.press("y");
  await expect(first).toHaveText("Y");
  await page.goto(`./#view=solve&p=1...............`);
  await expect(page.locator('.play-board[data-side="4"]')).toBeVisible();
  await expect(page.locator('.play-board[data-side="4"]')).toBeVisible();
  await page.locator('.play-board [data-cell="5"]').click();
  await page.keyboard.press("z");
  await page.keyboard.press("5");
  await expect(page.locator('.play-board [data-cell="5"]')).toHaveText("");
  await page.keyboard.press("4");
  await expect(page.locator('.play-board [data-cell="5"]')).toHaveText("4");
});

const says16 = (page: Page, what: string) =>
  expect(page.locator('.play-board [data-cell="0"]')).toHaveAttribute(
    "aria-label",
    `row 1 column 1, ${what}`,
  );

test("after a button keys still go to the board, unless that is not wished", async ({ page }) => {
  await play(page);
  await at(page, 1, 1).click();
  await page.keyboard.press("9");
  await button(page, "Undo").click(); // and it is disabled then
  await says(page, 1, 1, "empty");
  await page.keyboard.press("4");
  await says(page, 1, 1, "digit 4");
  await expect(at(page, 1, 1)).toBeFocused();
  await button(page, "Corner").click();
  await page.keyboard.press("ArrowRight");
  await expect(at(page, 1, 2)).toBeFocused();
  await page.keyboard.press("8");
  await says(page, 1, 2, "corner 8");
  // The button's own keys stay its own.
  await button(page, "Colour").focus();
  await page.keyboard.press("Space");
  await expect(button(page, "Colour")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Keys").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("z");
  await page.keyboard.press("Escape");
  await expect(button(page, "Colour")).toHaveAttribute("aria-pressed", "true");
  await says(page, 1, 2, "corner 8");
  // And those of a list.
  await button(page, "Digit").click();
  await page.locator(".source select").first().focus();
  await page.keyboard.press("3");
  await says(page, 1, 2, "corner 8");
  // For who talks to the page, or types elsewhere.
  await openSettings(page);
  await setting(page, /focus is elsewhere/).uncheck();
  await page.keyboard.press("7");
  await page.keyboard.press("x");
  await says(page, 1, 2, "corner 8");
  await expect(button(page, "Digit")).toHaveAttribute("aria-pressed", "true");
});

test("until a cell is chosen arrows scroll the page", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await play(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(selected(page)).toHaveCount(0);
});

test("pressing the one chosen cell again chooses none, but not where it brings the focus back", async ({
  page,
}) => {
  await play(page);
  const [first, second] = [at(page, 1, 1), at(page, 1, 2)];
  await first.click();
  await page.locator(".play-settings > summary").click();
  await first.click();
  await expect(selected(page)).toHaveCount(1);
  // A drag from it takes more.
  await drag(page, first, second);
  await expect(selected(page)).toHaveCount(2);
  await first.click();
  await expect(selected(page)).toHaveCount(1);
  await first.click();
  await expect(selected(page)).toHaveCount(0);
  // With Ctrl a drag goes on as it began: from a chosen cell it takes cells out.
  await drag(page, first, at(page, 1, 4));
  await page.keyboard.down("Control");
  await drag(page, second, at(page, 1, 3));
  await page.keyboard.up("Control");
  await expect(selected(page)).toHaveCount(2);
});

test("a sheet names all keys", async ({ page }) => {
  await play(page);
  await at(page, 1, 2).click();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await expect(sheet.locator("dt")).toHaveCount(keys.length);
  await expect(sheet.locator("dd").filter({ hasNotText: /\w/ })).toHaveCount(0);
  await expect(sheet).toContainText("Ctrl Shift 1 … 9");
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
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
  await frame.getByRole("button", { name: "Hide the timer" }).click();
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

for (const theme of ["light", "dark", "contrast"]) {
  test(`it can be read by all, ${theme}: with marks, colours and settings`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("sudoku-lab.theme", name), theme);
    await play(page);
    await button(page, "Fill candidates").click();
    await page.keyboard.press("Control+a");
    await at(page, 1, 1).click();
    for (const key of ["v", "1", "2", "3"]) await page.keyboard.press(key);
    await openSettings(page);
    expect((await axe(page).analyze()).violations).toEqual([]);
    await button(page, "Corner").click();
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
}
