/** Several seeds on one puzzle: the same winner with any number of workers, and natively. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SudokuError, solvePortfolio } from "../../pkg/dist/index.js";
import { startPool } from "./pools.mjs";
import { easy, lab, long, settleSoon, text, waitUntil } from "./support.mjs";

const { pool } = startPool(7);
const TEAMS = [1, 2, 3, 7];

const file = readFileSync(new URL("../golden/portfolios.txt", import.meta.url), "utf8");
const cases = file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** Returns the complete result of a seed, for comparison. */
const told = ({ counters, solution, ...rest }) => ({
  ...rest,
  counters: [...counters],
  solution: solution && text(solution),
});

/** Returns the result of a run with this seed alone. */
function alone(puzzle, setup, seed) {
  const run = lab.start(puzzle, { ...setup, seed });
  run.advance();
  const { progress, solution } = run;
  const { conflicts, counters } = run.frame();
  run.free();
  return told({ ...progress, seed, conflicts, counters, solution });
}

for (const line of cases) {
  const [algorithm, preset, first, seeds, maxSteps, givens, ...winner] = line.split(" ");
  test(`${algorithm} ${preset} has the same winner natively and with any number of workers`, async () => {
    const setup = {
      algorithm,
      ...(preset === "-" ? {} : { preset }),
      seed: Number(first),
      maxSteps: Number(maxSteps),
    };
    const puzzle = lab.read(givens);
    for (const workers of TEAMS) {
      const run = solvePortfolio(pool, puzzle, setup, { seeds: Number(seeds), workers });
      const { winner: won } = await settleSoon(run);
      const { seed, outcome, steps, conflicts } = won;
      assert.deepEqual([seed, outcome, steps, conflicts].map(String), winner, `${workers} workers`);
      const { found: _, ...same } = alone(puzzle, setup, seed);
      assert.deepEqual(told(won), same);
    }
  });
}

const random = lab.algorithms.find(({ random }) => random);
const lucky = { algorithm: random.id, seed: 4, maxSteps: 50 };

test("some algorithms use random numbers, some do not, and some only with certain presets", () => {
  assert.ok(random);
  assert.ok(lab.algorithms.some((info) => !info.random && info.presets.every((it) => !it.random)));
  assert.ok(lab.algorithms.some((info) => !info.random && info.presets.some((it) => it.random)));
});

test("with `toTheEnd`, every seed has the result of a separate run", async () => {
  for (const workers of TEAMS) {
    const run = solvePortfolio(pool, easy, lucky, { seeds: 5, workers, toTheEnd: true });
    const { seeds } = await settleSoon(run);
    assert.deepEqual(
      seeds.map(told),
      [4, 5, 6, 7, 8].map((seed) => {
        const { found: _, ...same } = alone(easy, lucky, seed);
        return same;
      }),
    );
  }
});

test("by default, all workers of the pool are used, and an invalid number of workers is rejected", async () => {
  const { pool: other, workers } = startPool(3);
  const run = await settleSoon(solvePortfolio(other, easy, lucky, { seeds: 5, toTheEnd: true }));
  assert.equal(run.seeds.length, 5);
  assert.equal(workers.length, 3);
  for (const options of [{ seeds: 5, workers: Number.NaN }, { seeds: 5, workers: "2" }, {}]) {
    await assert.rejects(
      settleSoon(solvePortfolio(other, easy, lucky, options)),
      ({ code, message }) =>
        /^(refused|argument)$/.test(code) &&
        /(workers|seeds) (is|must be) .*(number|undefined|string)/.test(message),
    );
  }
});

test("the state of every seed is reported, with its trace", async () => {
  const states = new Map();
  const run = solvePortfolio(pool, easy, lucky, {
    seeds: 6,
    workers: 2,
    onSeed: (state) => states.set(state.seed, state),
  });
  const { seeds } = await settleSoon(run);
  assert.deepEqual([...states.keys()].sort(), [4, 5, 6, 7, 8, 9]);
  const { series } = lab.algorithm(lucky.algorithm);
  for (const { seed, steps, outcome } of seeds) {
    const { trace, state, worker, ...last } = states.get(seed);
    assert.deepEqual(last, { seed, steps, outcome });
    assert.equal(state, outcome ? "ended" : "beaten");
    assert.equal(worker, seed % 2);
    assert.equal(trace.length % (1 + series.length), 0);
    assert.ok(trace[trace.length / (1 + series.length) - 1] <= steps);
  }
});

test("a seed that can no longer win is abandoned", async () => {
  const [line] = cases.filter((line) => line.startsWith("general"));
  const [algorithm, , first, seeds, , givens, , , steps] = line.split(" ");
  const setup = { algorithm, seed: Number(first) };
  const options = { seeds: Number(seeds), workers: 1 };
  const run = await settleSoon(solvePortfolio(pool, lab.read(givens), setup, options));
  assert.equal(run.winner.steps, Number(steps));
  const beaten = run.seeds.filter(({ outcome }) => outcome === null);
  assert.ok(beaten.length > 0);
  // A round takes at most twice as many steps as the previous one.
  for (const one of beaten) assert.ok(one.steps <= 2 * Number(steps) + 2, `${one.steps} steps`);
});

test("a cancelled portfolio rejects, and its workers are free again", async () => {
  const stop = new AbortController();
  let told = 0;
  const setup = { algorithm: "backtracking", preset: "random", seed: 1 };
  const running = solvePortfolio(pool, long, setup, {
    seeds: 9,
    workers: 2,
    toTheEnd: true,
    signal: stop.signal,
    onSeed: () => {
      told += 1;
    },
  });
  await waitUntil(() => told > 4, "seeds");
  stop.abort();
  await assert.rejects(settleSoon(running), { name: "AbortError" });
  const next = await settleSoon(solvePortfolio(pool, easy, lucky, { seeds: 2, workers: 7 }));
  assert.equal(next.seeds.length, 2);
});

test("a lost worker is replaced, and the winner is the same", async () => {
  const { pool: other, workers } = startPool(2);
  const options = { seeds: 5, workers: 2 };
  const whole = await settleSoon(solvePortfolio(pool, easy, lucky, options));
  let lost = false;
  const run = solvePortfolio(other, easy, lucky, {
    ...options,
    onSeed: () => {
      if (!lost) workers[0].hear({ type: "crashed", message: "panicked at the test" });
      lost = true;
    },
  });
  assert.deepEqual(told((await settleSoon(run)).winner), told(whole.winner));
  assert.equal(workers.length, 3);
});

test("the seeds end at the largest seed, and a setup that a run refuses is rejected", async () => {
  const last = { ...lucky, seed: 2 ** 32 - 2 };
  const { seeds } = await settleSoon(solvePortfolio(pool, easy, last, { seeds: 9, workers: 2 }));
  assert.deepEqual(
    seeds.map(({ seed }) => seed),
    [2 ** 32 - 2, 2 ** 32 - 1],
  );
  await assert.rejects(
    settleSoon(solvePortfolio(pool, easy, { algorithm: "no-such" }, { seeds: 2, workers: 2 })),
    (error) => error instanceof SudokuError && error.code === "unknown-algorithm",
  );
});
