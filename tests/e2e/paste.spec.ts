/** Puzzles as people have them, pasted: from spreadsheets, programs, other sites, and this page's own link. */
import { expect, test } from "@playwright/test";
import lz from "lz-string";
import { button, EASY, givens, lanes, open, paste } from "./lab";

const rows: readonly string[] = EASY.match(/.{9}/g) ?? [];
const zeros = rows.map((row) => [...row].map((cell) => (cell === "." ? 0 : Number(cell))));

/** A puzzle in the shape in which f-puzzles packs it. */
const packed = (more: object = {}) =>
  lz.compressToBase64(
    JSON.stringify({
      size: 9,
      title: "Easy",
      grid: zeros.map((row) => row.map((value) => (value > 0 ? { value, given: true } : {}))),
      ...more,
    }),
  );

const texts = {
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
  "a link to f-puzzles, escaped": `https://f-puzzles.com/?load=${encodeURIComponent(packed())}`,
  "a link to SudokuPad": `https://sudokupad.app/fpuz${packed()}`,
  "a file of SudoCue": `#AAnybody\n#DEasy\n[Puzzle]\n${rows.join("\n")}\n[State]\n`,
};

test("a puzzle is found in what people have", async ({ page }) => {
  await open(page, "#a=general&pace=max");
  const empty = "Empty 9 × 9";
  for (const [name, text] of Object.entries(texts)) {
    await page.getByLabel("Choose a puzzle").selectOption({ label: empty });
    await expect.poll(() => givens(page), name).toBe(".".repeat(81));
    await paste(page, text);
    await expect.poll(() => givens(page), name).toBe(EASY);
  }
  await expect(page.locator(".refused")).toHaveCount(0);
});

test("the field takes the same, and closes", async ({ page }) => {
  await open(page, "#a=general&pace=max");
  await button(page, "Paste…").click();
  await page.getByLabel("Text of the puzzle").fill(texts["a link to SudokuPad"]);
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await givens(page)).toBe(EASY);
});

test("the page's own link gives its puzzle, says what else it sets, and opens whole", async ({
  page,
}) => {
  await open(page, "#a=general&pace=max");
  const link = `https://example.org/lab/#v=1&view=race&p=${EASY}&a=ga:paper,general&1.population=40&seed=7`;
  await paste(page, link);
  await expect.poll(() => givens(page)).toBe(EASY);
  await expect(lanes(page)).toHaveCount(1);
  const notice = page.locator(".notice", { hasText: "Only the puzzle was taken from the link." });
  await expect(notice).toContainText(
    "It also sets the view (Race), the algorithms (Genetic algorithm: paper, Propagation and search), seed 7, and their parameters.",
  );
  await notice.getByRole("button", { name: "Open the whole link" }).click();
  await expect(lanes(page)).toHaveCount(2);
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");

  await paste(page, "https://example.org/lab/#v=1&view=race&a=ga");
  await expect(page.locator(".refused")).toContainText(
    "This link of the page has no puzzle in it.",
  );
  expect(await givens(page)).toBe(EASY);
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
    "where spaces are blanks, write all of them, or a dot for each blank",
  ],
  [
    "a variant",
    `https://f-puzzles.com/?load=${packed({ killercage: [{ cells: ["R1C1", "R1C2"], value: "9" }] })}`,
    "This link’s puzzle is not a classic Sudoku: it has killer cages.",
  ],
  [
    "a link cut short",
    `https://f-puzzles.com/?load=${packed().slice(0, 60)}`,
    "Was the link cut short?",
  ],
  ["a link by number", "https://sudokupad.app/abc123", "kept on the site’s own server"],
];

test("what cannot be read is said in terms of what was meant, and the puzzle stays", async ({
  page,
}) => {
  await open(page, `#a=general&pace=max&p=${EASY}`);
  for (const [name, text, said] of wrong) {
    await paste(page, text);
    await expect(page.locator(".refused"), name).toContainText(said);
    expect(await givens(page), name).toBe(EASY);
    await page.locator(".refused").getByRole("button", { name: "Dismiss" }).click();
  }
});

test("of several puzzles the first can be used", async ({ page }) => {
  const mine = `4${".".repeat(80)}`;
  const inRows = (text: string) => (text.match(/.{9}/g) ?? []).join("\n");
  const first = page.locator(".refused").getByRole("button", { name: "Use the first" });
  for (const text of [
    `${EASY}\n${mine}`,
    `${inRows(EASY)}\n\n${inRows(mine)}`,
    `${EASY}\n${mine}\n${mine}`,
  ]) {
    await open(page, `#a=general&pace=max&p=${mine}`);
    await paste(page, text);
    await first.click();
    await expect.poll(() => givens(page)).toBe(EASY);
    await expect(page.locator(".refused")).toHaveCount(0);
  }
  // From the dialog too, which closes; what is one puzzle and a slip has no first.
  await open(page, `#a=general&pace=max&p=${mine}`);
  await button(page, "Paste…").click();
  const field = page.getByLabel("Text of the puzzle");
  for (const [text, offers] of [
    [`${EASY}\n5`, 0],
    [`${EASY}\n${mine}`, 1],
  ] as const) {
    await field.fill(text);
    await button(page, "Use this puzzle").click();
    await expect(page.locator(".refused")).toBeVisible();
    // What may stand for a blank is said once, above the field.
    await expect(page.getByText("also -, x or ? where all are written alike")).toHaveCount(1);
    await expect(first).toHaveCount(offers);
  }
  await first.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => givens(page)).toBe(EASY);
});

test("where what finds puzzles cannot be fetched, a plain grid is still read, and others are told", async ({
  page,
}) => {
  await open(page, "#a=general&pace=max");
  let asked = 0;
  await page.route(/\/finder-[^/]*\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await paste(page, EASY.slice(1));
  await expect(page.locator(".refused")).toContainText("81 cells expected, 80 found");
  expect(asked).toBeGreaterThan(0);
  await paste(page, EASY);
  await expect.poll(() => givens(page)).toBe(EASY);
  await expect(page.locator(".refused")).toHaveCount(0);
});
