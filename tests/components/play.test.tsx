/** Solving on the board: digits, marks, selection, undo, settings, checks, and announcements to screen readers. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardKeys } from "../../www/src/play/keys";
import { press, queryOne } from "./mount";
import {
  button,
  cellElement,
  changeSetting,
  clickMenuItem,
  expectAnnouncement,
  expectLabel,
  game,
  openSolve,
} from "./solve";

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLUTION =
  "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

const click = (row: number, column: number) => userEvent.click(cellElement(row, column));
const selected = () =>
  expect.poll(() => document.querySelectorAll('[aria-selected="true"]').length);
const focused = (row: number, column: number) =>
  expect.poll(() => document.activeElement).toBe(cellElement(row, column).element());
const verdict = () => expect.poll(() => document.querySelector(".verdict-line")?.textContent);

/** Returns the number of pixels of a cell, below a share of its height, that are painted with marks or shading. */
function painted(row: number, column: number, from = 0): number {
  const canvas = queryOne<HTMLCanvasElement>(".play-board canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the canvas has no context");
  const ratio = canvas.width / canvas.clientWidth;
  const [inner, outer] = [cellElement(row, column).element(), canvas].map((element) =>
    element.getBoundingClientRect(),
  );
  if (!inner || !outer) throw new Error("the cell has no place");
  const { data } = context.getImageData(
    (inner.left - outer.left) * ratio,
    (inner.top - outer.top + from * inner.height) * ratio,
    inner.width * ratio,
    inner.height * (1 - from) * ratio,
  );
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

test("digits are entered in the selected cell, and a given is not overwritten", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("4");
  await expectLabel(1, 1, "digit 4");
  expect(cellElement(1, 1).element().textContent).toBe("4");
  await expectAnnouncement().toBe("4 in row 1 column 1");
  await press("ArrowRight");
  await focused(1, 2);
  const pad = { key: "8", code: "Numpad8", bubbles: true, cancelable: true };
  cellElement(1, 2).element().dispatchEvent(new KeyboardEvent("keydown", pad));
  await expectLabel(1, 2, "digit 8");
  await click(1, 3);
  await press("9");
  await expectLabel(1, 3, "given 3");
  await expectAnnouncement().toMatch(/is a given/);
  await click(1, 1);
  await press("Delete");
  await expectLabel(1, 1, "empty");
  await press("4");
  await expectLabel(1, 1, "digit 4");
  await press("0");
  await expectLabel(1, 1, "empty");
});

test("marks have separate modes and keys, independent of the keyboard layout", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("x");
  await expect.element(button("Corner")).toHaveAttribute("aria-pressed", "true");
  await press("7");
  await expectLabel(1, 1, "corner 7");
  await expect.poll(() => painted(1, 1)).toBeGreaterThan(0);
  const corner = painted(1, 1);
  await press("c", "5", "8");
  await expectLabel(1, 1, "candidates 5 8, corner 7");
  await expect.poll(() => painted(1, 1)).toBeGreaterThan(corner);
  await press("v", "3");
  await expectLabel(1, 1, "candidates 5 8, corner 7, coloured yellow");
  await press("z");
  await click(1, 2);
  await press("Control+4", "Shift+Digit7");
  await expectLabel(1, 2, "candidates 4, corner 7");
  // A French keyboard types & with the key that types 1 on other keyboards.
  const french = { key: "&", code: "Digit1", bubbles: true, cancelable: true };
  cellElement(1, 2).element().dispatchEvent(new KeyboardEvent("keydown", french));
  await expectLabel(1, 2, "digit 1, in conflict");
  // Marks are kept under a digit.
  await press("Backspace");
  await expectLabel(1, 2, "candidates 4, corner 7");
  for (const mode of ["Corner", "Centre", "Colour", "Digit"]) {
    await press("Space");
    await expect.element(button(mode)).toHaveAttribute("aria-pressed", "true");
  }
});

test("several cells are selected with Shift, with Ctrl, by keys and by a double click", async () => {
  await openSolve(EASY);
  await click(5, 5);
  await userEvent.click(cellElement(6, 6), { modifiers: ["Shift"] });
  await selected().toBe(4);
  await userEvent.click(cellElement(9, 9), { modifiers: ["Control"] });
  await selected().toBe(5);
  await press("Control+1");
  await expectLabel(5, 5, "candidates 1");
  await expectLabel(6, 5, "candidates 1");
  await userEvent.click(cellElement(9, 9), { modifiers: ["Control"] });
  await selected().toBe(4);
  await press("Escape");
  await selected().toBe(0);
  await click(5, 5);
  await press("Shift+ArrowRight", "Shift+ArrowDown");
  await selected().toBe(3);
  await expectAnnouncement().toBe("row 6 column 6. 3 cells selected");
  await press("Control+Space");
  await selected().toBe(2);
  await press("Control+a");
  await selected().toBe(81);
  // A double click selects all cells with the same digit.
  await userEvent.dblClick(cellElement(1, 5));
  await selected().toBe(5);
});

test("arrow keys wrap around the edges, and jump to blank cells and to the ends", async () => {
  await openSolve(EASY);
  await click(1, 1);
  for (const [key, row, column] of [
    ["ArrowLeft", 1, 9],
    ["ArrowUp", 9, 9],
    ["Home", 9, 1],
    ["Control+ArrowRight", 9, 2],
    ["Control+ArrowRight", 9, 4],
    ["Control+Home", 1, 1],
    ["Control+End", 9, 9],
  ] as const) {
    await press(key);
    await focused(row, column);
  }
});

test("a digit removes its marks from its peers in the same move, unless the setting is off", async () => {
  await openSolve(EASY);
  await click(1, 2);
  await press("Control+4", "Control+8");
  await click(1, 1);
  await press("4");
  await expectLabel(1, 2, "candidates 8");
  await expectAnnouncement().toBe(
    "4 in row 1 column 1. 1 mark removed, because the digit is placed now",
  );
  await press("Control+z");
  await expectLabel(1, 1, "empty");
  await expectLabel(1, 2, "candidates 4 8");
  await changeSetting(/remove it from the marks/);
  await click(1, 1);
  await press("4");
  await expectLabel(1, 2, "candidates 4 8");
});

test("the page fills in candidates once, or keeps them up to date", async () => {
  await openSolve(EASY);
  await userEvent.click(button("Fill candidates"));
  await expectLabel(1, 1, "candidates 4 5");
  await userEvent.click(button("Undo"));
  await expectLabel(1, 1, "empty");
  await changeSetting(/Show all candidates/);
  await expectLabel(1, 1, "candidates 4 5");
  await expect.poll(() => painted(1, 1)).toBeGreaterThan(0);
  // A candidate that the player removes stays removed, and can be restored.
  await click(1, 1);
  await press("Control+5");
  await expectLabel(1, 1, "candidates 4");
  await press("Control+5");
  await expectLabel(1, 1, "candidates 4 5");
  await press("4");
  await expectLabel(1, 2, /candidates (?!.*4)/);
});

test("filled-in candidates are shown in fixed positions, or side by side", async () => {
  await openSolve(EASY);
  await click(1, 2);
  await press("Control+7", "Control+8");
  await click(9, 9);
  expect(painted(1, 2, 0.75)).toBe(0);
  await userEvent.click(button("Fill candidates"));
  await expectLabel(1, 2, "candidates 4 5 7 8");
  await expect.poll(() => painted(1, 2, 0.75)).toBeGreaterThan(0);
  await changeSetting(/its own place/);
  await expect.poll(() => painted(1, 2, 0.75)).toBe(0);
});

test("equal digits are shaded while a cell is selected", async () => {
  await openSolve(`4${EASY.slice(1)}`);
  expect(painted(1, 1)).toBe(0);
  await click(1, 1);
  await expect.poll(() => painted(1, 1)).toBeGreaterThan(0);
  await press("Escape");
  await expect.poll(() => painted(1, 1)).toBe(0);
});

test("a highlighted digit is shaded where it is or can be placed, and its candidates are coloured", async () => {
  await openSolve(EASY);
  await userEvent.click(button("Fill candidates"));
  await click(5, 5);
  await expectLabel(5, 2, /candidates/);
  const before = [painted(1, 3), painted(5, 2)];
  /** Returns the key of the highlighted digit. */
  const highlighted = () =>
    expect.poll(() => document.querySelector('.play-keys [data-shown="true"] span')?.textContent);
  await press(".", ".", ".");
  await highlighted().toBe("3");
  await expectAnnouncement().toBe("Highlighting 3");
  await expect.poll(() => painted(1, 3)).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => painted(5, 2)).toBeGreaterThan(before[1] ?? 0);
  await press(",");
  await highlighted().toBe("2");
  await press(".");
  await click(5, 2);
  await press("Control+Shift+Digit4");
  await expectLabel(5, 2, /3 green/);
  await press("Escape", "Escape");
  await highlighted().toBe(undefined);
  // If no cell is selected, a digit key highlights its digit.
  await press("7");
  await highlighted().toBe("7");
});

test("conflicting digits are marked not only by colour, unless the setting is off", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("2");
  await expectLabel(1, 1, "digit 2, in conflict");
  await expectLabel(1, 5, "given 2, in conflict");
  expect(cellElement(1, 1).element().getAttribute("aria-invalid")).toBe("true");
  await expectAnnouncement().toBe("2 in row 1 column 1. The digit conflicts with row 1 column 5");
  const sign = () => getComputedStyle(cellElement(1, 1).element(), "::after").content;
  expect(sign()).toContain("✕");
  await changeSetting(/conflict/);
  await expectLabel(1, 1, "digit 2");
  expect(sign()).not.toContain("✕");
});

test("a check lists mistakes on request, and a setting marks mistakes immediately", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("4");
  await userEvent.click(button("Check"));
  await verdict().toBe("No mistake so far: 48 cells still blank.");
  await click(1, 2);
  await press("5");
  await expectLabel(1, 2, "digit 5");
  await click(2, 2);
  await press("Control+2");
  await userEvent.click(button("Check"));
  await verdict().toBe(
    "1 wrong digit and 1 cell without the right candidate: marked on the board.",
  );
  await expectLabel(1, 2, "digit 5, wrong");
  await expectLabel(
    2,
    2,
    "candidates 2, the right digit is missing from the candidates of this cell",
  );
  // The next move removes the result of the check.
  await click(2, 2);
  await press("Control+6");
  await expectLabel(1, 2, "digit 5");
  await changeSetting(/mistakes/);
  await expectLabel(1, 2, "digit 5, wrong");
  await expectLabel(2, 2, "candidates 2 6");
});

test("a puzzle with several solutions cannot be checked, and the page reports this", async () => {
  await openSolve(`${"1".padEnd(80, ".")}2`);
  await userEvent.click(button("Check"));
  await verdict().toContain("more than one solution");
});

test("the end is reported once, with the time", async () => {
  await openSolve(`${SOLUTION.slice(0, 79)}..`);
  await click(9, 8);
  await press("8", "ArrowRight", "3");
  expect(document.querySelector(".coach-solved-line")).toBe(null);
  await press("2");
  const line = () => expect.poll(() => document.querySelector(".coach-solved-line")?.textContent);
  await line().toMatch(/^Solved in 0:\d\d\.$/);
  await expectAnnouncement().toMatch(/^2 in row 9 column 9\. Solved in 0:\d\d\.$/);
  expect(game().finished.peek()).not.toBe(null);
  await press("Control+z", "Control+y");
  await expectAnnouncement().toBe("Redone: row 9 column 9");
});

test("a puzzle is solved by typing all digits", async () => {
  await openSolve(EASY);
  await click(1, 1);
  const typed = [...SOLUTION].flatMap((digit, cell) => [
    ...(EASY[cell] === "." ? [digit] : []),
    "ArrowRight",
    ...(cell % 9 === 8 ? ["ArrowDown"] : []),
  ]);
  await press(...typed);
  await expect
    .poll(() => document.querySelector(".coach-solved-line")?.textContent)
    .toMatch(/^Solved in/);
  expect(game().done.peek()).toBe([...EASY].filter((symbol) => symbol === ".").length);
});

test("an empty board is first filled with givens, which are protected afterwards", async () => {
  await openSolve(".".repeat(81));
  await expect.poll(() => queryOne("#coach-title").textContent).toBe("Edit givens");
  await click(1, 1);
  await press("5");
  await expectLabel(1, 1, "given 5");
  await press("Space", "5");
  await expect.poll(() => document.querySelector(".puzzle-refusal")?.textContent).toContain("5");
  await press("6");
  await expectLabel(1, 2, "given 6");
  // Entering the same digit again removes the given.
  await press("6");
  await expectLabel(1, 2, "empty");
  await press("5", "6");
  await expectLabel(1, 2, "given 6");
  await clickMenuItem("Edit givens");
  await click(1, 2);
  await press("Delete", "7");
  await expectLabel(1, 2, "given 6");
  await userEvent.click(button("Undo"));
  await expectLabel(1, 2, "given 5, in conflict");
});

test("Restart removes everything, and can be undone", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("4", "ArrowRight", "Control+8");
  await clickMenuItem("Restart");
  await expectLabel(1, 1, "empty");
  await expectLabel(1, 2, "empty");
  await expectLabel(1, 3, "given 3");
  await userEvent.click(button("Undo"));
  await expectLabel(1, 1, "digit 4");
  await expectLabel(1, 2, "candidates 8");
});

test("large boards accept letters, and numbers that are typed with two keys", async () => {
  await openSolve(".".repeat(256));
  const text = (row: number, column: number) =>
    expect.poll(() => cellElement(row, column).element().textContent);
  await clickMenuItem("Edit givens");
  await click(1, 1);
  // Two keys in quick succession form one number, and one move.
  await press("1", "2");
  await text(1, 1).toBe("L");
  await press("Control+z");
  await text(1, 1).toBe("");
  await press("c");
  await text(1, 1).toBe("C");
  await press("Alt+c", "Delete", "p");
  await expectLabel(1, 1, "candidates 16");
  await press("Shift+B");
  await expectLabel(1, 1, "candidates 16, corner 2");
});

test("boards of side 25 and 4 accept exactly their digits", async () => {
  const text = (row: number, column: number) =>
    expect.poll(() => cellElement(row, column).element().textContent);
  await openSolve(".".repeat(625));
  await click(1, 1);
  await press("y");
  await text(1, 1).toBe("Y");
  await openSolve("1...............");
  await click(2, 2);
  await press("z", "5");
  await text(2, 2).toBe("");
  await press("4");
  await text(2, 2).toBe("4");
});

test("after a click on a button, keys are still passed on to the board, unless the setting is off", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("9");
  await userEvent.click(button("Undo")); // this click disables the button
  await expectLabel(1, 1, "empty");
  await press("4");
  await expectLabel(1, 1, "digit 4");
  await focused(1, 1);
  await userEvent.click(button("Corner"));
  await press("ArrowRight");
  await focused(1, 2);
  await press("8");
  await expectLabel(1, 2, "corner 8");
  // Keys that a button handles are not passed on to the board.
  (button("Colour").element() as HTMLElement).focus();
  await press("Space");
  await expect.element(button("Colour")).toHaveAttribute("aria-pressed", "true");
  (button(/^More: /).element() as HTMLElement).focus();
  await press("Enter", "z", "Escape");
  await expect.element(button("Colour")).toHaveAttribute("aria-pressed", "true");
  await expectLabel(1, 2, "corner 8");
  // Keys that a list handles are not passed on either.
  await userEvent.click(button("Digit"));
  await userEvent.click(queryOne(".button-picker"));
  queryOne<HTMLElement>(".play-sources select").focus();
  await press("3", "Escape");
  await expectLabel(1, 2, "corner 8");
  await changeSetting(/focus is elsewhere/);
  (button(/^More: /).element() as HTMLElement).focus();
  await press("7", "x");
  await expectLabel(1, 2, "corner 8");
  await expect.element(button("Digit")).toHaveAttribute("aria-pressed", "true");
});

test("a click on the only selected cell deselects it, unless the click restores the focus", async () => {
  await openSolve(EASY);
  await click(1, 1);
  (button("Digit").element() as HTMLElement).focus();
  await click(1, 1);
  await selected().toBe(1);
  await click(1, 1);
  await selected().toBe(0);
});

test("a sheet lists every key", async () => {
  await openSolve(EASY);
  await click(1, 2);
  await press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await expect.element(sheet).toBeVisible();
  const list = sheet.element();
  expect(list.querySelectorAll("dt").length).toBe(boardKeys.length);
  for (const meaning of list.querySelectorAll("dd")) expect(meaning.textContent).toMatch(/\w/);
  expect(list.textContent).toContain("Ctrl Shift 1 … 9");
  await press("Escape");
  await expect.poll(() => document.querySelector("dialog[open]")).toBe(null);
});
