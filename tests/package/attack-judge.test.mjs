/**
 * The judge of the attack on solvers detects every kind of wrong answer; a judge that accepted anything would prove
 * nothing.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardsOf } from "../attack/boards.mjs";
import { judge } from "../attack/solvers.mjs";

const HEADER =
  "puzzle,algorithm,seed,outcome,solutions,steps,nodes,guesses,backtracks,conflicts,micros,solution";
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const cells = Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);
const board = { text: puzzle, cells, clash: false, count: /** @type {1} */ (1) };
const unsolvable = { ...board, count: /** @type {0} */ (0) };
const clashing = { ...board, clash: true, count: /** @type {0} */ (0) };

/** Returns the faults that the judge finds in one row. */
function judged(fields, { of = board, complete = true, batch = [of] } = {}) {
  const row = { setup: "x", boards: 0, solved: 0, unsolvable: 0, unfinished: 0, invalid: 0 };
  const line = {
    puzzle,
    outcome: "solved",
    solutions: 1,
    steps: 5,
    conflicts: 0,
    solution,
    ...fields,
  };
  const { outcome, solutions, steps, conflicts } = line;
  const text = `${HEADER}\n${line.puzzle},x,1,${outcome},${solutions},${steps},,,,${conflicts},7,${line.solution}\n`;
  return judge({ row, batch, steps: 10, complete, output: text });
}

test("correct answers are accepted", () => {
  assert.deepEqual(judged({}), []);
  assert.deepEqual(judged({ outcome: "steps", solutions: 0, solution: "" }), []);
  assert.deepEqual(
    judged({ outcome: "unsolvable", solutions: 0, solution: "" }, { of: unsolvable }),
    [],
  );
  assert.deepEqual(
    judged({ outcome: "invalid", solutions: 0, solution: "" }, { of: clashing }),
    [],
  );
});

test("every kind of wrong answer is detected", () => {
  const swapped = `${solution[1]}${solution[0]}${solution.slice(2)}`;
  const otherGiven = solution.replace(/^./, "6");
  for (const [what, fields, options] of [
    ["another grid", { solution: swapped }],
    ["a changed given", { solution: otherGiven }],
    ["ones everywhere", { solution: "1".repeat(81) }],
    ["half a grid", { solution: solution.slice(0, 40) }],
    ["solved without a solution", { solution: "" }],
    ["solved with none", { solutions: 0, solution: "" }],
    ["too many solutions", { solutions: 2 }],
    ["too few solutions", {}, { of: { ...board, count: 2 } }],
    ["unsolvable, but it is not", { outcome: "unsolvable", solutions: 0, solution: "" }],
    ["conflicts in a solution", { conflicts: 2 }],
    ["steps over the limit", { steps: 11 }],
    ["an outcome that does not exist", { outcome: "bored" }],
    ["another puzzle", { puzzle: puzzle.replace("5", ".") }],
    ["clashing givens that are solved", {}, { of: clashing }],
    ["valid givens called invalid", { outcome: "invalid", solutions: 0, solution: "" }],
    ["a row too few", {}, { batch: [board, board] }],
  ]) {
    assert.equal(judged(fields, options).length, 1, what);
  }
});

test("the boards are of every kind, and are determined by the seed", () => {
  const draw = (seed) => {
    const source = boardsOf(seed);
    return Array.from({ length: 60 }, () => source.next().value);
  };
  const boards = draw(1);
  assert.deepEqual(draw(1), boards);
  assert.notDeepEqual(draw(2), boards);
  assert.deepEqual(new Set(boards.map(({ count }) => count)), new Set([0, 1, 2]));
  assert.ok(boards.some(({ clash }) => clash));
});
