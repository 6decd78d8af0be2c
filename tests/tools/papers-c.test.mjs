/**
 * The statements of `docs/papers.md` about text C are computed from the recorded runs, and each number there has a
 * source.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemsOfNumbers } from "./papers-numbers.mjs";
import { assertPageContains, withInterval } from "./papers-page.mjs";
import { boardMeans, meanInterval, readRecords } from "./papers-records.mjs";

test("runs with the crowd and without", () => {
  const runs = readRecords("c-crowd");
  const difference = (/** @type {string} */ measure) => {
    const by = boardMeans(runs, ({ of }) => of(measure));
    const others = by("GA");
    const paired = [...by("GA with crowd")].map(
      ([board, value]) => value - (others.get(board) ?? 0),
    );
    return meanInterval(paired);
  };
  const boards = new Set(runs.map(({ set, line }) => `${set} ${line}`));
  const veryEasy = new Set(runs.filter(({ set }) => set === "36 givens").map(({ line }) => line));
  assertPageContains(`Our experiment has ${boards.size} boards, ${veryEasy.size} per class`);
  assertPageContains(`from the ${boards.size} means of the boards`);
  assertPageContains(
    withInterval(
      difference("conflicts"),
      (_, low, high) =>
        `runs with the crowd end with {} more conflicts than runs without it (95 % interval ${low} to ${high})`,
    ),
  );
  assertPageContains(
    withInterval(
      difference("steps"),
      (_, low, high) => `after {} more generations (${low} to ${high}).`,
    ),
  );
  const classes = [...new Set(runs.map(({ set }) => set))];
  const solved = (/** @type {string} */ contestant) =>
    classes.map(
      (set) =>
        runs.filter((run) => run.set === set && run.contestant === contestant && run.solved).length,
    );
  const [crowd, alone] = ["GA with crowd", "GA"].map(solved);
  assert.equal(classes.length, 5);
  for (const [at, givens] of [36, 34, 30, 19, 17].entries())
    assertPageContains(`| ${givens} | 30 | ${crowd?.[at]} | ${alone?.[at]} |`);
  assertPageContains("Each kind of run was made 300 times per class:");
  const settled = boardMeans(runs, (run) => run.of("steps") - (run.solved ? 0 : 249));
  assertPageContains(
    withInterval(
      meanInterval([...settled("GA with crowd").values()]),
      (_, low, high) =>
        `A run with the crowd takes {} generations (${low} to ${high}) on average until`,
      1,
    ),
  );
});

test("the readings of the crowd", () => {
  const by = boardMeans(readRecords("c-readings"), ({ of }) => of("conflicts"));
  const usual = by("GA with crowd");
  const intervals = [
    ["random individual replaced", "if a random individual is replaced", " (95 % interval "],
    ["ties are disagreement", "if ties count as disagreement", " ("],
    ["majority of the experts", "if a majority must agree", " ("],
  ].map(([contestant = "", words = "", opening = ""]) => {
    const own = [...by(contestant)].map(([board, value]) => value - (usual.get(board) ?? 0));
    const interval = meanInterval(own);
    assertPageContains(
      withInterval(interval, (_, low, high) => `{}${opening}${low} to ${high}) ${words}`),
    );
    return interval;
  });
  assert.ok(
    intervals.every(({ low, high }) => low < 0 && high > 0),
    "none is significant",
  );
  assertPageContains(`on ${usual.size} boards, ${usual.size / 5} per class`);
  assertPageContains(`from these ${usual.size} differences`);
});

test("each number of text C is computed from records, printed in the text, or stands in a test or definition", () => {
  assert.deepEqual(problemsOfNumbers("C"), []);
});
