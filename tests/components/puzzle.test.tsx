/** The puzzle panel: pasted texts, the text field, rejected texts, keys, the keypad and the library. */
import lz from "lz-string";
import { loadRegistry, type Puzzle } from "sudoku-lab";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { registry } from "../../www/src/app/registry";
import { registerViews } from "../../www/src/lab/address/views";
import { PuzzlePanel } from "../../www/src/parts/puzzle/PuzzlePanel";
import { SessionContext } from "../../www/src/session/context";
import { createDocument } from "../../www/src/session/document";
import { lab } from "../../www/src/session/engine";
import { createSession, type Session } from "../../www/src/session/session";
import { notices } from "../../www/src/ui/notices";
import { mount, press, queryOne } from "./mount";

registerViews(registry, "race");
lab.value = await loadRegistry();

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const BLANK = ".".repeat(81);
const MINE = `4${".".repeat(80)}`;
const rows: readonly string[] = EASY.match(/.{9}/g) ?? [];
const zeros = rows.map((row) => [...row].map((cell) => (cell === "." ? 0 : Number(cell))));
const inRows = (text: string) => (text.match(/.{9}/g) ?? []).join("\n");

const read = (text: string) => {
  const known = lab.peek();
  if (!known) throw new Error("the engine is not loaded");
  return known.read(text);
};

let session: Session;
const setPuzzle = (next: Puzzle) => session.get(createDocument).setPuzzle(next);
const boardText = () => session.get(createDocument).puzzle.peek()?.text;

/** Shows the panel with a puzzle on the board and an empty undo history. */
async function open(text: string): Promise<void> {
  session = createSession();
  onTestFinished(session.dispose);
  notices.value = [];
  setPuzzle(read(text));
  mount(
    <SessionContext.Provider value={session}>
      <PuzzlePanel />
    </SessionContext.Provider>,
  );
  await expect.element(page.getByLabelText("Choose a puzzle")).toBeEnabled();
}

/** Pastes a text as Ctrl+V does if no field has the focus. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}

const shown = (what?: string) => expect.poll(() => boardText(), { message: what });
const cell = (row: number, column: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column},`) });
const named = (row: number, column: number, what: string) =>
  expect.element(cell(row, column)).toHaveAccessibleName(`row ${row} column ${column}, ${what}`);
const focus = (row: number, column: number) => (cell(row, column).element() as HTMLElement).focus();
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const refused = (what?: string) =>
  expect.poll(() => document.querySelector(".puzzle-refusal")?.textContent ?? "", {
    message: what,
  });

/** Returns a puzzle in the compressed format of f-puzzles. */
const packed = (more: object = {}) =>
  lz.compressToBase64(
    JSON.stringify({
      size: 9,
      title: "Easy",
      grid: zeros.map((row) => row.map((value) => (value > 0 ? { value, given: true } : {}))),
      ...more,
    }),
  );

const texts: Readonly<Record<string, string>> = {
  "zeros for blanks": EASY.replaceAll(".", "0"),
  "dots for blanks": EASY,
  "asterisks for blanks": EASY.replaceAll(".", "*"),
  "underscores for blanks": EASY.replaceAll(".", "_"),
  "spaces for blanks": rows.join("\n").replaceAll(".", " "),
  "cells of a spreadsheet": rows.map((row) => [...row].join("\t").replaceAll(".", "")).join("\r\n"),
  "CSV with empty cells": rows.map((row) => [...row].join(",").replaceAll(".", "")).join("\n"),
  dashes: EASY.replaceAll(".", "-"),
  crosses: EASY.replaceAll(".", "x"),
  "question marks under a title": `Puzzle of the day (easy)\n${rows.join("\n").replaceAll(".", "?")}`,
  "a list in Python": `board = ${JSON.stringify(zeros)}`,
  "a document in JSON": JSON.stringify({ puzzle: rows }),
  "a link to SudokuWiki": `https://www.sudokuwiki.org/sudoku.htm?bd=${EASY.replaceAll(".", "0")}`,
  "a link to f-puzzles": `https://www.f-puzzles.com/?load=${packed()}`,
  "an escaped link to f-puzzles": `https://f-puzzles.com/?load=${encodeURIComponent(packed())}`,
  "a link to SudokuPad": `https://sudokupad.app/fpuz${packed()}`,
  "a file of SudoCue": `#AAnybody\n#DEasy\n[Puzzle]\n${rows.join("\n")}\n[State]\n`,
};

test("a puzzle is recognised in each of the usual formats", async () => {
  await open(BLANK);
  for (const [name, text] of Object.entries(texts)) {
    setPuzzle(read(BLANK));
    paste(text);
    await shown(name).toBe(EASY);
  }
  expect(document.querySelector(".puzzle-refusal")).toBe(null);
});

test("the field accepts the same formats, and closes", async () => {
  await open(BLANK);
  const line = (row: string) => `| ${row.slice(0, 3)} | ${row.slice(3, 6)} | ${row.slice(6)} |`;
  const bordered = rows.map((row, at) => (at % 3 === 0 ? `+-----+\n${line(row)}` : line(row)));
  for (const text of [bordered.join("\n"), texts["a link to SudokuPad"] ?? ""]) {
    setPuzzle(read(BLANK));
    await userEvent.click(button("Paste…"));
    await userEvent.fill(page.getByLabelText("Text of the puzzle"), text);
    await userEvent.click(button("Use this puzzle"));
    await expect.poll(() => document.querySelector("dialog[open]")).toBe(null);
    await shown().toBe(EASY);
  }
});

const wrong: readonly (readonly [name: string, text: string, said: string])[] = [
  [
    "a short row",
    rows.with(3, rows[3]?.slice(1) ?? "").join("\n"),
    "81 cells expected, 80 found: line 4 has 8",
  ],
  ["a cell too few", EASY.slice(1), "81 cells expected, 80 found"],
  [
    "an empty cell lost",
    rows
      .map((row, at) =>
        [...row]
          .slice(at === 3 ? 1 : 0)
          .join("\t")
          .replaceAll(".", ""),
      )
      .join("\n"),
    "81 cells expected, 80 found: line 4 has 8",
  ],
  [
    "spaces lost at the ends of lines",
    rows.map((row) => row.replaceAll(".", " ").trimEnd()).join("\n"),
    "write a dot for each blank",
  ],
  [
    "a variant",
    `https://f-puzzles.com/?load=${packed({ killercage: [{ cells: ["R1C1", "R1C2"], value: "9" }] })}`,
    "This puzzle is not a classic Sudoku: it has killer cages.",
  ],
  [
    "a link cut short",
    `https://f-puzzles.com/?load=${packed().slice(0, 60)}`,
    "Was the link cut short?",
  ],
  [
    "a link by number",
    "https://sudokupad.app/abc123",
    "stored on the website to which the link leads",
  ],
];

test("a text that cannot be read is explained, and the current puzzle is kept", async () => {
  await open(EASY);
  for (const [name, text, said] of wrong) {
    paste(text);
    await refused(name).toContain(said);
    expect(boardText(), name).toBe(EASY);
    await userEvent.click(button("Dismiss"));
    await refused(name).toBe("");
  }
});

test("an error message names the character, its position, and the number of cells", async () => {
  await open(EASY);
  paste(rows.with(2, `${rows[2]?.slice(0, 4)}?${rows[2]?.slice(5)}`).join("\n"));
  await refused().toContain("line 3, column 5");
  const said = queryOne(".puzzle-refusal").textContent ?? "";
  expect(said).toContain("'?'");
  expect(said).toContain("was kept");
  expect(said.match(/blanks may be/gi)).toHaveLength(1);
  expect(queryOne(".puzzle-refusal mark").textContent).toBe("?");
  expect(boardText()).toBe(EASY);
  paste(`${EASY}.`);
  await refused().toContain("81 cells expected, 82 found");
  await refused().toContain("column 82");
});

test("the field keeps a text that cannot be read", async () => {
  await open(EASY);
  const field = page.getByLabelText("Text of the puzzle");
  const alerts = () => expect.poll(() => document.querySelectorAll('[role="alert"]').length);
  await userEvent.click(button("Paste…"));
  await userEvent.fill(field, "hello, world");
  await userEvent.click(button("Use this puzzle"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(/line 1, column \d+/);
  await expect.element(field).toHaveValue("hello, world");
  expect(boardText()).toBe(EASY);
  await userEvent.fill(field, "hello");
  await alerts().toBe(0);
  await userEvent.click(button("Use this puzzle"));
  await alerts().toBe(1);
  await press("Escape");
  await userEvent.click(button("Paste…"));
  await expect.element(field).toBeVisible();
  await alerts().toBe(0);
});

test("if a text contains several puzzles, the first can be used, from the page and from the field", async () => {
  await open(MINE);
  const first = button("Use the first puzzle");
  for (const text of [
    `${EASY}\n${MINE}`,
    `${inRows(EASY)}\n\n${inRows(MINE)}`,
    `${EASY}\n${MINE}\n${MINE}`,
  ]) {
    setPuzzle(read(MINE));
    paste(text);
    await userEvent.click(first);
    await shown().toBe(EASY);
    await refused().toBe("");
  }
  setPuzzle(read(MINE));
  await userEvent.click(button("Paste…"));
  for (const [text, offers] of [
    [`${EASY}\n5`, 0],
    [`${EASY}\n${MINE}`, 1],
  ] as const) {
    await userEvent.fill(page.getByLabelText("Text of the puzzle"), text);
    await userEvent.click(button("Use this puzzle"));
    await refused().not.toBe("");
    // The characters that can stand for a blank are listed once, above the field.
    const hint = "The characters -, ? and x also work if all blanks use the same character";
    expect(queryOne("dialog[open]").textContent?.split(hint)).toHaveLength(2);
    expect(first.elements()).toHaveLength(offers);
  }
  await userEvent.click(first);
  await expect.poll(() => document.querySelector("dialog[open]")).toBe(null);
  await shown().toBe(EASY);
});

test("zeros are read as blanks, or on request as digits", async () => {
  await open(BLANK);
  paste(`0F.1${".".repeat(252)}`);
  await named(1, 1, "empty");
  await expect.element(page.getByText("Each 0 was read as a blank.")).toBeVisible();
  await userEvent.click(button("Read 0 to F as the digits instead"));
  await named(1, 1, "given 1");
  await named(1, 2, "given 16");
  await named(1, 4, "given 2");
  expect(page.getByText("Each 0 was read as a blank.").elements()).toEqual([]);
});

test("a puzzle is entered with keys, undone and redone", async () => {
  await open(BLANK);
  focus(1, 1);
  await press("5", "ArrowRight", "ArrowDown", "7");
  await named(1, 1, "given 5");
  await named(2, 2, "given 7");
  await press("Backspace");
  await named(2, 2, "empty");
  await press("Control+z");
  await named(2, 2, "given 7");
  await press("Control+z", "Control+z");
  await named(1, 1, "empty");
  await press("Control+y");
  await named(1, 1, "given 5");
  for (const [key, row, column] of [
    ["End", 2, 9],
    ["Control+Home", 1, 1],
    ["Control+End", 9, 9],
  ] as const) {
    await press(key);
    await expect.element(cell(row, column)).toHaveFocus();
  }
  focus(1, 9);
  await press("Space");
  await expect.element(cell(2, 1)).toHaveFocus();
});

test("on a large board, two numerals or a letter are one digit", async () => {
  await open(".".repeat(256));
  focus(1, 1);
  await press("1", "4");
  await named(1, 1, "given 14");
  await press("ArrowRight", "c");
  await named(1, 2, "given 3");
});

test("the keypad enters digits in the selected cell, and its keys are large enough", async () => {
  await open(BLANK);
  await userEvent.click(cell(3, 4));
  await userEvent.click(page.getByText("Digits"));
  const pad = page.getByRole("group", { name: "Digits" });
  const eight = pad.getByRole("button", { name: "8" });
  await userEvent.click(eight);
  await named(3, 4, "given 8");
  expect(eight.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(pad.getByRole("button", { name: "Erase" }));
  await named(3, 4, "empty");
});

test("a puzzle is selected from the famous ones, or at random", async () => {
  await open(BLANK);
  const choice = page.getByLabelText("Choose a puzzle");
  await userEvent.selectOptions(choice, "Golden Nugget");
  await shown().not.toBe(BLANK);
  const seen = new Set([boardText()]);
  for (const count of [2, 3]) {
    await userEvent.click(button("Random"));
    await expect.poll(() => seen.add(boardText()).size).toBe(count);
  }
});

test("conflicting givens are marked while they are entered, and their houses are framed", async () => {
  await open(EASY);
  focus(1, 1);
  await press("3");
  await expect.element(cell(1, 1)).toHaveAttribute("aria-invalid", "true");
  await expect.element(cell(1, 3)).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("r1c1 and r1c3 in row 1 both contain 3");
  await press("0");
  await expect.element(cell(1, 3)).toHaveAttribute("aria-invalid", "false");

  setPuzzle(read(`55${".".repeat(79)}`));
  const frames = () => [...document.querySelectorAll(".board .overlay rect.bad")];
  await expect.poll(() => frames().length).toBe(2); // the row and the box
  const board = page.getByRole("grid").element().getBoundingClientRect();
  const row = frames()[0]?.getBoundingClientRect();
  expect(row?.width).toBeGreaterThan(board.width * 0.9);
  expect(row?.height).toBeLessThan(board.width / 7);
  focus(1, 2);
  await press("Delete");
  await expect.poll(() => frames().length).toBe(0);
  await expect.element(cell(1, 2)).toHaveFocus();
});
