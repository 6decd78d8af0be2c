/** The rank correlations of the table “Comparison of ratings”: the steps of two solvers and the scale of Sudoku Explainer. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fullLab, linesOf } from "./support.mjs";

const { statistics } = fullLab;
const PUZZLES = 20;

/** Returns the ranks of values; equal values have the mean of their ranks. */
const ranksOf = (/** @type {number[]} */ values) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

/** Returns Spearman's coefficient by its definition: Pearson's correlation of the ranks. */
function spearman(/** @type {number[]} */ ones, /** @type {number[]} */ others) {
  const [a, b] = [ones, others].map((values) => {
    const ranks = ranksOf(values);
    const middle = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    return ranks.map((rank) => rank - middle);
  });
  const dot = (/** @type {number[]} */ x, /** @type {number[]} */ y) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a ?? [], b ?? []) / Math.sqrt(dot(a ?? [], a ?? []) * dot(b ?? [], b ?? []));
}

test("the rank correlations of two solvers and of the scale are those of an independent implementation", () => {
  const read = (/** @type {string} */ path) =>
    readFileSync(new URL(`../../www/public/papers/${path}`, import.meta.url), "utf8");
  const definition = read("a-ratings.toml");
  /** @type {{ tables: { id: string, setup: { scale: string } }[] }} */
  const { tables } = JSON.parse(read("a.json"));
  const scale = tables.find(({ id }) => id === "ratings")?.setup.scale ?? "";
  const puzzles = linesOf("puzzles/minimal-2000.txt").slice(0, PUZZLES);
  const setups = [...definition.matchAll(/algorithm = "(.+)"\npreset = "(.+)"/g)];
  assert.equal(setups.length, 2);
  const steps = setups.map(([, algorithm = "", preset = ""]) =>
    puzzles.map((puzzle) => {
      const run = fullLab.solve(fullLab.read(puzzle), { algorithm, preset, seed: 1 });
      assert.equal(run.outcome, "solved");
      return Number(run.steps);
    }),
  );
  const rated = puzzles.map((puzzle) =>
    Number(fullLab.rate(puzzle, { scales: [scale] })[0]?.values[0]?.value),
  );
  const [one = [], other = []] = steps;
  for (const [a, b] of [
    [one, other],
    [one, rated],
    [other, rated],
  ]) {
    assert.ok(new Set(a).size > 3 && new Set(b).size > 3, "the values differ");
    const { value } = statistics.spearman(a, b);
    assert.ok(Math.abs(value - spearman(a ?? [], b ?? [])) < 1e-9, `${value}`);
  }
});
