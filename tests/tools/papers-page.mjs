/** The text of `docs/papers.md` and the phrases in it that tests compute, with helpers to write numbers as this page does. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const page = readFileSync(`${root}docs/papers.md`, "utf8").replaceAll(/\s+/g, " ");

/** The phrases of the page whose numbers a test computes. */
export const computed = new Set();

/** Asserts that the page contains a phrase whose numbers the calling test computes. */
export function assertPageContains(/** @type {string} */ text) {
  assert.ok(page.includes(text), text);
  computed.add(text);
}

/** Returns the rows of a file, below a comment and the names of the columns. */
export const rowsIn = (/** @type {string} */ text) =>
  text
    .trimEnd()
    .split("\n")
    .slice(2)
    .map((row) => row.split(","));
export const numbersIn = (/** @type {string} */ text) => rowsIn(text).map((row) => row.map(Number));

/** Returns a count with commas between its thousands. */
export const formatGrouped = (/** @type {number} */ count) => count.toLocaleString("en");

export const percent = (/** @type {number} */ share, decimals = 0) =>
  (100 * share).toFixed(decimals);

export const formatList = (/** @type {readonly (number | string)[]} */ numbers) =>
  `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;

/** The seconds of rules and backtracking on each puzzle, as the authors of the thesis published them. */
export const authorsTimes = numbersIn(readFileSync(`${root}tests/papers/thesis-times.csv`, "utf8"));

/** Returns a number with its 95 % interval as the page writes them, with the sign of mathematics. */
export function withInterval(
  /** @type {{ value: number, low: number, high: number }} */ { value, low, high },
  /** @type {(value: number, low: string, high: string) => string} */ phrase,
  decimals = 2,
) {
  const text = (/** @type {number} */ one) => one.toFixed(decimals).replace("-", "−");
  return phrase(Number(value), text(low), text(high)).replace("{}", text(value));
}
