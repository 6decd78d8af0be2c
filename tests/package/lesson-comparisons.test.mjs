/** The comparisons that lessons draw: each p-value that stands there is that of the counts or runs beside it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { named, range } from "./lesson-texts.mjs";
import { all } from "./support.mjs";

const { statistics } = all;
const folder = (language) => new URL(`../../www/lessons/${language}/`, import.meta.url);
const textOf = (language, name) => readFileSync(new URL(`${name}.md`, folder(language)), "utf8");

/** The shortest decimal text of a p-value: two digits after the point, three below 0.01. */
const written = (p) => String(Number(p.toFixed(p < 0.01 ? 3 : 2)));

/** The steps, or a counter, of runs with the seeds from 1 to `count`. */
function costs(puzzle, setup, count, counter) {
  const { counters } = all.algorithms.find(({ id }) => id === setup.algorithm);
  const place = counters.findIndex(({ id }) => id === counter);
  return range(1, count).map((seed) => {
    const run = all.start(puzzle, { ...setup, seed });
    const { steps } = run.advance();
    const cost = counter ? run.frame().counters[place] : steps;
    run.free();
    return cost;
  });
}

const mcnemar = (one, other) =>
  // All pairs that differ favour one: the sign test.
  Math.min(1, 2 * 0.5 ** Math.abs(one - other));

/** By lesson: the p-values that it states, computed, in the order of the text. */
const stated = {
  "07-annealing": () => {
    const p = [statistics.fisher(6, 10, 1, 10), statistics.fisher(20, 20, 6, 10)];
    return [...p, p[1]];
  },
  "10-comparing": () => [statistics.fisher(9, 10, 7, 10), mcnemar(9, 7)],
  "13-swaps": () => {
    const puzzle = named("13-swaps", "escargot");
    const six = costs(puzzle, { algorithm: "tempering", preset: "givens" }, 5);
    const params = { singles_first: "false" };
    const one = costs(puzzle, { algorithm: "annealing", preset: "constant", params }, 5);
    const perGrid = six.map((sweeps) => 6 * sweeps);
    return [statistics.rankSum(six, one), statistics.rankSum(perGrid, one)];
  },
  "14-ants": () => {
    const puzzle = named("14-ants", "platinum");
    const [ants, unmarked] = [undefined, "unmarked"].map((preset) =>
      costs(puzzle, { algorithm: "ant-colony", ...(preset && { preset }) }, 20),
    );
    return [statistics.rankSum(ants, unmarked), statistics.fisher(5, 5, 0, 5)];
  },
  "15-messages": () => {
    const puzzle = named("15-messages", "escargot");
    const [told, blind] = ["decimation", "random-decimation"].map((preset) =>
      costs(puzzle, { algorithm: "belief-propagation", preset }, 5, "decisions"),
    );
    return [statistics.rankSum(told, blind)];
  },
};

/** Whether the number that a p-value names stands in the text of a lesson, in this order among its p-values. */
const valuesIn = (text) =>
  [...text.matchAll(/p = (\d+(?:[.,]\d+)?)/g)].map(([, value = ""]) => value.replace(",", "."));

for (const [name, compute] of Object.entries(stated)) {
  test(`lesson ${name} states the p-values of its own runs, in every language`, () => {
    const expected = compute().map(written);
    for (const language of ["en", "de"]) {
      const found = valuesIn(textOf(language, name)).slice(-expected.length);
      assert.deepEqual(found, expected, language);
    }
  });
}
