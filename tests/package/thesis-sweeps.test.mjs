/** The sweeps of the thesis's Boltzmann machine with several seeds, and on puzzles that are generated with 46 givens. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fullLab, linesOf } from "./support.mjs";

const rows = linesOf("papers/thesis-boltzmann-sweeps.csv")
  .slice(2)
  .map((row) => row.split(","));

const GIVENS = 46;

const puzzleOf = (/** @type {string} */ kind, /** @type {number} */ number) =>
  kind === "eased"
    ? fullLab.ease(linesOf("puzzles/17-clue.txt")[number - 1] ?? "", GIVENS, 1)
    : fullLab.generate({
        algorithm: "dig",
        params: { least: GIVENS, most: GIVENS },
        seed: number,
      });

test("the recorded sweeps are those of the preset", () => {
  assert.equal(rows.length, 25);
  // A run takes seconds, so only the shortest run of each kind is repeated; the long tests repeat all.
  const shortest = ["eased", "generated"].map(
    (kind) =>
      rows
        .filter(([one]) => one === kind)
        .toSorted(([, , , one], [, , , other]) => Number(one) - Number(other))[0] ?? [],
  );
  for (const [kind = "", number, seed, sweeps] of process.env.SUDOKU_LONG ? rows : shortest) {
    const puzzle = puzzleOf(kind, Number(number));
    assert.equal(puzzle.givens.filter((digit) => digit > 0).length, GIVENS);
    const run = fullLab.solve(puzzle, {
      algorithm: "boltzmann",
      preset: "thesis",
      seed: Number(seed),
    });
    assert.deepEqual([run.outcome, run.steps], ["solved", Number(sweeps)], `${kind} ${number}`);
  }
});
