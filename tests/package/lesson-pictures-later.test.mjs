/** The same as `lesson-pictures.test.mjs`, for the lessons beyond the papers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { curve, ended, line, named, range, says, solvedOf } from "./lesson-texts.mjs";
import { all } from "./support.mjs";

test("lesson 11: the difference map in the plane", () => {
  const [nearly, solution] = [
    [-0.7, 0.6],
    [0.9, 0],
  ];
  const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
  const at = ([x, y]) => [200 + 112 * x, 262 - 112 * y].map((one) => Math.round(one * 10) / 10);
  let [x, y] = [-1.3, 0.3];
  const path = [[x, y]];
  for (let iteration = 0; iteration < 30; iteration++) {
    // The line is at height 0, so its mirror image has the other sign.
    const mirrored = [x, -y];
    const nearer = distance(mirrored, nearly) < distance(mirrored, solution) ? nearly : solution;
    [x, y] = [x + 0.5 * (nearer[0] - x), y + 0.5 * nearer[1]];
    if (distance([x, y], path.at(-1)) > 0.03) path.push([x, y]);
  }
  assert.ok(distance([x, 0], solution) < 1e-6);
  says("11-concur", `d="M${path.map((one) => at(one).join(" ")).join("L")}"`);
});

test("lesson 11: the gap that closes, and the one that comes round", () => {
  const setup = { algorithm: "divide-and-concur", preset: "difference-map", seed: 1 };
  const gap = (puzzle, maxSteps) =>
    curve(ended(puzzle, { ...setup, maxSteps }), "divide-and-concur", "gap");
  const closing = gap(named("09-relaxation", "rated"), 100);
  assert.equal(closing.length, 39);
  const circling = named("11-concur", "circling");
  const round = gap(circling, 2040).slice(-205);
  const frame = { bottom: 196, top: 40 };
  says("11-concur", line(closing, { left: 44, right: 232, most: 15, ...frame }));
  says("11-concur", line(round, { left: 274, right: 470, most: 4, ...frame }));

  const run = all.start(circling, setup);
  run.advance(40_000);
  const grids = range(1, 204).map(() => {
    run.advance(1);
    return run.frame().digits.join("");
  });
  run.free();
  const repeats = (period) => grids.every((grid, at) => at < period || grid === grids[at - period]);
  assert.equal(range(1, 100).find(repeats), 68);
});

test("lesson 11: how large a step should be", () => {
  const puzzle = named("11-concur", "seventeen");
  const steps = (beta) =>
    range(1, 10)
      .map((seed) => {
        const params = { beta, iterations: 10_000 };
        const run = ended(puzzle, { algorithm: "divide-and-concur", params, seed });
        return run.outcome === "solved" ? run.steps : Number.POSITIVE_INFINITY;
      })
      .sort((a, b) => a - b);
  const median = (beta) => (steps(beta)[4] + steps(beta)[5]) / 2;
  says(
    "11-concur",
    `With 0.2 it solved ${steps(0.2).filter(Number.isFinite).length} of 10`,
    `medians of ${median(0.5)} and ${median(1)} iterations`,
  );
  assert.equal(
    solvedOf(
      puzzle,
      { algorithm: "divide-and-concur", params: { beta: 1.4, iterations: 10_000 } },
      range(1, 10),
    ),
    0,
  );
});
