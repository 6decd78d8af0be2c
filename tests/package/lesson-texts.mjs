/** The texts of the lessons, for tests that recompute their statements. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fullLab } from "./support.mjs";

export const textOf = (name) =>
  readFileSync(new URL(`../../www/lessons/en/${name}.md`, import.meta.url), "utf8");
export const written = (number) => number.toLocaleString("en-US");
/** Fails unless a lesson contains all of these texts, ignoring line breaks. */
export const says = (name, ...texts) => {
  const text = textOf(name).replace(/\s+/g, " ");
  for (const one of texts) assert.ok(text.includes(one), `lesson ${name} does not say “${one}”`);
};
/** Returns a puzzle that the front matter of a lesson names. */
export const named = (name, puzzle) =>
  new RegExp(`^puzzle: ${puzzle} (\\S+)$`, "m").exec(textOf(name))?.[1] ?? assert.fail(puzzle);
/** Returns the 9×9 puzzles of a file. */
export const listed = (name) =>
  readFileSync(new URL(`../puzzles/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((text) => /^[\d.]{81}/.test(text))
    .map((text) => text.slice(0, 81));
export const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Executes a run to its end; returns the run with its last frame. */
export function ended(puzzle, setup) {
  const run = fullLab.start(puzzle, setup);
  const { outcome, steps } = run.advance();
  const frame = run.frame();
  run.free();
  return { algorithm: setup.algorithm, outcome, steps, ...frame };
}
const infoOf = (algorithm) => fullLab.algorithms.find(({ id }) => id === algorithm);
export const solvedOf = (puzzle, setup, seeds) =>
  seeds.filter((seed) => ended(puzzle, { ...setup, seed }).outcome === "solved").length;

/** Returns the value of a counter of a run. */
export const counted = ({ algorithm, counters }, id) =>
  counters[infoOf(algorithm).counters.findIndex((one) => one.id === id)];
/** Returns the samples of a series of a run, in order. */
export function curve({ algorithm, trace, samples }, id) {
  const from = (infoOf(algorithm).series.findIndex((one) => one.id === id) + 1) * samples;
  return [...trace.subarray(from, from + samples)];
}
/** Returns values as a line of a drawing from `left` to `right`; `top` is the position of `most`. */
export function line(values, { left, right, bottom, top, most }) {
  const rounded = (value) => Math.round(value * 10) / 10;
  const at = (value, index) => [
    rounded(left + ((right - left) * index) / (values.length - 1)),
    rounded(bottom - ((bottom - top) * value) / most),
  ];
  return `d="M${values.map((value, index) => at(value, index).join(" ")).join("L")}"`;
}

export const long = { skip: !process.env.SUDOKU_LONG && "in npm run test:long" };
