/** Recomputes the figures of lesson 17. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { counted, ended, listed, says, textOf, written } from "./lesson-texts.mjs";

const LESSON = "17-learned";

/** Every 50th of the puzzles with 17 givens that were not used for training. */
const unseen = listed("17-clue.txt")
  .slice(44_151)
  .filter((_, at) => at % 50 === 0);
/** Every 100th of the hardest puzzles. */
const hardest = listed("hardest-11plus-2000.txt").filter((_, at) => at % 100 === 0);

/** Returns the numbers of digits that a depth-first search tries, with and without the network. */
const digitsTried = (puzzles) => {
  const nodes = (setup) => puzzles.map((puzzle) => counted(ended(puzzle, setup), "nodes"));
  return [
    nodes({ algorithm: "learned", preset: "guided" }),
    nodes({ algorithm: "backtracking", preset: "most-constrained" }),
  ];
};
const median = (numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (sorted[sorted.length / 2 - 1] + sorted[sorted.length / 2]) / 2;
};
const cell = (x, y, text) => `x="${x}" y="${y}">${text}<`;

test("lesson 17: puzzles solved within steps", () => {
  assert.equal(unseen.length, 100);
  const steps = [8, 16, 24, 32, 48, 64, 96, 128];
  const at = (x) => String(Math.round(x * 10) / 10);
  const within32 = [];
  for (const preset of ["small", "standard"]) {
    const runs = unseen.map((puzzle) => ended(puzzle, { algorithm: "learned", preset }));
    const solved = (most) =>
      runs.filter((run) => run.outcome === "solved" && run.steps <= most).length;
    const points = steps.map(
      (most) =>
        `${at(56 + (408 * (Math.log2(most) - 3)) / 4)} ${at(190 - (160 * solved(most)) / 100)}`,
    );
    says(LESSON, `class="curve${preset === "small" ? "" : "-2"}" d="M${points.join("L")}"`);
    within32.push(solved(32));
  }
  says(
    LESSON,
    `After 32 steps, <code>small</code> has solved ${within32[0]} and <code>standard</code> ${within32[1]}.`,
  );
  const solvedBy = (setup) =>
    unseen.filter((puzzle) => ended(puzzle, setup).outcome === "solved").length;
  assert.equal(solvedBy({ algorithm: "relaxation-labeling" }), 0);
  says(LESSON, `singles solve ${solvedBy({ algorithm: "rules", preset: "singles" })}.`);
});

test("lesson 17: digits tried with the network as a guide", () => {
  const [guided, plain] = digitsTried(unseen);
  says(LESSON, cell(300, 48, written(median(guided))), cell(410, 48, written(median(plain))));
  const blanks = 81 - 17;
  const withoutError = (nodes) => nodes.filter((count) => count === blanks).length;
  says(
    LESSON,
    cell(300, 82, `${withoutError(guided)} of 100`),
    cell(410, 82, `${withoutError(plain)} of 100`),
  );
  const fewer = (some, others) => some.filter((count, at) => count < others[at]).length;
  says(
    LESSON,
    cell(300, 116, `${fewer(guided, plain)} of 100`),
    cell(410, 116, `${fewer(plain, guided)} of 100`),
  );
  const [guidedHard, plainHard] = digitsTried(hardest);
  says(
    LESSON,
    cell(300, 150, `${fewer(guidedHard, plainHard)} of 20`),
    cell(410, 150, `${fewer(plainHard, guidedHard)} of 20`),
  );
});

/** Returns the rows of a file of results, without its header. */
const results = (name) =>
  readFileSync(new URL(`../../docs/learned/${name}.csv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(([, a, b]) => a ?? b ?? ""),
    );
const rounded = (value) => Math.round(value * 10) / 10;

test("lesson 17: the step in which candidates of each technique are excluded", () => {
  const x = (step) => rounded(200 + 6.5 * step);
  const shown = [
    "hidden single",
    "pointing and claiming",
    "naked single",
    "naked and hidden subsets",
    "wings, chains, colours",
  ];
  const of = results("techniques").filter(([network]) => network === "standard");
  shown.forEach((technique, at) => {
    const [, , , , median, first, third] = of.find(([, name]) => name === technique) ?? [];
    const y = 20 + 32 * at;
    says(
      LESSON,
      `${technique}</text><rect class="soft" x="${x(Number(first))}" y="${y}" width="${rounded(6.5 * (third - first))}" height="24"/><path class="curve" d="M${x(Number.parseFloat(median))} ${y}v24"/>`,
    );
  });
  const [, puzzles, correlation] = results("order").find(([network]) => network === "standard");
  says(LESSON, `network solves ${puzzles} of these puzzles within 128 steps`);
  says(LESSON, `(rank correlation: ${Number.parseFloat(correlation).toFixed(2)})`);
});

test("lesson 17: what regressions read from the states", () => {
  const of = results("probe").filter(
    ([network, position, question]) =>
      network === "small" &&
      position === "at the start" &&
      question === "excluded by pointing or claiming",
  );
  const curve = (column) =>
    of
      .map(
        (row, at) =>
          `${56 + 60 * at} ${rounded(190 - 320 * (Number.parseFloat(row[column]) - 0.5))}`,
      )
      .join("L");
  says(LESSON, `class="curve" d="M${curve(5)}"`, `class="curve-2" d="M${curve(7)}"`);
  const afterTwo = of.find(([, , , steps]) => steps === "2");
  says(LESSON, `(area: ${Number.parseFloat(afterTwo?.[6] ?? "").toFixed(2)})`);
});

test("lesson 17: the number of weights", () => {
  // The weights: an initial state, seven matrices and a bias into the hidden units, a matrix and a bias back, and the
  // readout.
  const weights = (features, hidden) => 8 * features * hidden + hidden + 3 * features;
  assert.match(textOf(LESSON), new RegExp(`same ${written(weights(32, 32))} weights`));
  assert.match(textOf(LESSON), new RegExp(`or ${written(weights(32, 64))} weights`));
});
