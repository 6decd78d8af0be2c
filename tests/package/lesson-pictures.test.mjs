/**
 * Recomputes statements in pictures and sentences of the lessons that are not claims of a setting. The text must state
 * the result; computations that take a minute are left to `npm run test:long`.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ended, long, named, range, says, solvedOf, written } from "./lesson-texts.mjs";
import { fullLab } from "./support.mjs";

test("lesson 6: what finding takes, and what proving takes", () => {
  const puzzles = [
    named("09-relaxation", "easy"),
    named("06-uniqueness", "rated"),
    named("10-comparing", "first"),
  ];
  for (const puzzle of puzzles) {
    for (const solutions of [1, 0]) {
      const { steps } = fullLab.solve(puzzle, {
        algorithm: "backtracking",
        preset: "rows",
        solutions,
      });
      says("06-uniqueness", `>${written(steps)}<`);
    }
  }
  const [item, every] = [1, 0].map(
    (solutions) =>
      fullLab.solve(puzzles[1], { algorithm: "backtracking", preset: "dual", solutions }).steps,
  );
  says("06-uniqueness", `${item} nodes to find the solution and ${every - item} more`);
});

test("lesson 6: three givens leave at least three solutions of a 4×4 grid", () => {
  const grids = [];
  const fill = (grid) => {
    const cell = grid.length;
    if (cell === 16) grids.push(grid);
    else {
      const [row, column] = [cell >> 2, cell & 3];
      const free = (digit) =>
        grid.every((other, at) => {
          const [r, c] = [at >> 2, at & 3];
          const box = r >> 1 === row >> 1 && c >> 1 === column >> 1;
          return other !== digit || !(r === row || c === column || box);
        });
      for (const digit of range(1, 4).filter(free)) fill([...grid, digit]);
    }
  };
  fill([]);
  let fewest = grids.length;
  for (const a of range(0, 13)) {
    for (const b of range(a + 1, 14)) {
      for (const c of range(b + 1, 15)) {
        const counts = new Map();
        for (const grid of grids) {
          const key = `${grid[a]}${grid[b]}${grid[c]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        fewest = Math.min(fewest, ...counts.values());
      }
    }
  }
  says("06-uniqueness", `over all ${grids.length} grids`, `at least ${fewest} solutions are left`);
});

test("lesson 8: how often the crowd beats its best expert", () => {
  const run = fullLab.start(named("08-evolution", "six"), { algorithm: "ga", seed: 2 });
  run.advance(60);
  const { trace, samples } = run.frame();
  run.free();
  const series = fullLab.algorithms.find(({ id }) => id === "ga").series.map(({ id }) => id);
  const curve = (id) => {
    const from = (series.indexOf(id) + 1) * samples;
    return trace.subarray(from, from + samples);
  };
  const [aggregate, expert, mean] = ["aggregate", "best_expert", "experts_mean"].map(curve);
  assert.deepEqual([...trace.subarray(0, 26)], range(0, 25));
  const wins = range(1, 25).filter((at) => aggregate[at] < expert[at]).length;
  assert.ok(range(1, 25).every((at) => aggregate[at] < mean[at]));
  says(
    "08-evolution",
    `first 25 generations of this run. The aggregate beats the best expert in ${wins} of these generations`,
  );
});

test("lesson 9: the grid in which relaxation comes to rest", () => {
  const puzzle = named("09-relaxation", "rated");
  const { digits } = ended(puzzle, { algorithm: "relaxation-labeling" });
  const solution = fullLab.solve(puzzle).solution;
  const place = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const blank = range(0, 80).filter((cell) => puzzle[cell] === ".");
  says("09-relaxation", blank.map((cell) => `${place(cell)}=${digits[cell]}`).join(" "));
  const wrong = blank.filter((cell) => digits[cell] !== solution[cell]);
  says("09-relaxation", `${wrong.length} cells are wrong`, `${blank.length} · ${blank.length - 1}`);
});

test("lesson 10: the 95 puzzles, in four orders", () => {
  const file = readFileSync(new URL("../puzzles/top95.txt", import.meta.url), "utf8");
  const puzzles = file.split("\n").filter((line) => line.length >= 81);
  const most = 300_000;
  const of = (setup) =>
    puzzles.map((puzzle) => {
      const all = { algorithm: "backtracking", maxSteps: most, ...setup };
      const { outcome, steps } = ended(puzzle, all);
      return outcome === "solved" ? steps : Number.POSITIVE_INFINITY;
    });
  const up = of({});
  const down = of({ params: { digit_order: "descending" } });
  const rows = of({ preset: "rows" });
  const dual = of({ preset: "dual" });
  const fewer = (some, others) => some.filter((nodes, at) => nodes < others[at]).length;
  const median = (some) => some.toSorted((a, b) => a - b)[47];
  const finished = (some) => some.filter(Number.isFinite);
  const mean = (some) => {
    const nodes = finished(some);
    return Math.round(nodes.reduce((sum, one) => sum + one, 0) / nodes.length);
  };
  assert.equal(finished(down).length, 94);
  assert.equal(fewer(rows, up), 1);
  says(
    "10-comparing",
    `Ascending order wins on ${fewer(up, down)} puzzles, descending order on ${fewer(down, up)}`,
    `the ${finished(rows).length} solved puzzles take ${written(mean(rows))} nodes`,
    `at most ${written(median(up))} nodes; the mean is ${written(mean(up))}`,
    `fewer nodes on ${fewer(dual, up)} of 95 puzzles`,
    `median of ${median(dual)} nodes against ${written(median(up))}`,
  );
  // The probability of at least this number of heads, and of the same number of tails.
  let [ways, tail] = [1, 0];
  for (const heads of range(0, fewer(down, up))) {
    tail += ways;
    ways = (ways * (95 - heads)) / (heads + 1);
  }
  assert.equal(Math.round((2 * tail * 100) / 2 ** 95), 30);
});

test("lesson 7: the window of temperatures", long, () => {
  const puzzle = named("07-annealing", "thirty");
  const temperatures = [
    0.05, 0.1, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.35, 0.4, 0.5,
  ];
  const rounded = (value) => Math.round(value * 10) / 10;
  for (const initial_temperature of temperatures) {
    const setup = {
      algorithm: "boltzmann",
      preset: "constant",
      params: { initial_temperature, sweeps: 20_000 },
    };
    const solved = solvedOf(puzzle, setup, range(1, 20));
    // Coordinates of the axes in the picture.
    const [x, y] = [56 + (initial_temperature / 0.52) * 408, 220 - (solved / 20) * 192];
    says("07-annealing", `cx="${rounded(x)}" cy="${rounded(y)}"`);
  }
});

test("lesson 8: what genes and culture are worth", long, () => {
  const puzzle = named("08-evolution", "thirty");
  const solved = ["cells", "boxes"].flatMap((genes) =>
    ["anything", "candidates"].map((belief) =>
      solvedOf(puzzle, { algorithm: "cultural-ga", params: { genes, belief } }, range(1, 20)),
    ),
  );
  const [a, b, c, d] = solved;
  says("08-evolution", `Bars: ${a}, ${b}, ${c} and ${d} of 20 runs solved.`);
});

test("lesson 10: the crowd over forty seeds", long, () => {
  const puzzle = named("10-comparing", "six");
  const of = (preset, to) => solvedOf(puzzle, { algorithm: "ga", preset }, range(1, to));
  for (const seeds of [2, 10, 20, 40]) {
    for (const preset of ["woc", "paper"]) says("10-comparing", `>${of(preset, seeds)}/${seeds}<`);
  }
});
