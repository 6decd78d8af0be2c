/** One run on several workers: the results do not depend on their number; cancellation and refusals. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Pool, SudokuError, solveTogether } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, endless, lab, long, settleSoon, text, waitUntil } from "./support.mjs";

const pool = new Pool(lab, { workers: 7, createWorker: () => new NodeWorker() });
after(() => pool.dispose());

const TEAMS = [1, 2, 3, 7];

/** Puzzles with many solutions, none and one, and a larger grid. */
const puzzles = {
  loose: lab.read(
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......",
  ),
  none: lab.read(`12345678.........9${".".repeat(63)}`),
  easy,
  side4: lab.read(".".repeat(16)),
};

/** A worker that crashes at the first parts that it receives. */
class Failing extends NodeWorker {
  #broke;

  constructor(broke = () => {}) {
    super();
    this.#broke = broke;
  }

  hear(data) {
    const breaks = this.sent.some(({ type }) => type === "parts");
    super.hear(breaks ? { type: "crashed", message: "It broke." } : data);
    if (breaks) this.#broke();
  }
}

/** A worker whose answers are delayed until it is released. */
class Held extends NodeWorker {
  #waiting = [];

  hear(data) {
    if (this.#waiting) this.#waiting.push(data);
    else super.hear(data);
  }

  letGo() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const data of waiting) super.hear(data);
  }
}

/** Returns the results that must not depend on the number of workers. */
const told = ({ micros: _, busy: __, workers: ___, waited: ____, solution, ...rest }) => ({
  ...rest,
  solution: solution && text(solution),
});

const divisible = lab.algorithms.filter((algorithm) => algorithm.divisible);

test("some algorithms can be split into parts, some only with some presets", () => {
  assert.ok(divisible.length > 0);
  assert.ok(lab.algorithms.some((algorithm) => !algorithm.divisible));
  assert.ok(divisible.some(({ presets }) => presets.some((preset) => !preset.divisible)));
});

for (const { id } of divisible) {
  for (const [name, puzzle] of Object.entries(puzzles)) {
    test(`${id} on ${name} gives the same result with any number of workers`, async () => {
      for (const solutions of [1, 7, 500]) {
        const setup = { algorithm: id, seed: 3, solutions };
        const teams = [];
        for (const workers of TEAMS) {
          teams.push(await settleSoon(solveTogether(pool, puzzle, setup, { workers })));
        }
        for (const team of teams) assert.deepEqual(told(team), told(teams[0]));
        const run = lab.start(puzzle, setup);
        run.advance();
        assert.deepEqual(
          [teams[0].outcome, teams[0].found],
          [run.progress.outcome, run.progress.found],
        );
        run.free();
      }
    });
  }
}

test("in a depth-first search, the parts count the same as the whole run", async () => {
  const setup = { algorithm: "backtracking", solutions: 500 };
  const together = await settleSoon(solveTogether(pool, puzzles.loose, setup, { workers: 3 }));
  const run = lab.start(puzzles.loose, setup);
  run.advance();
  assert.deepEqual(
    [together.steps, [...together.counters], text(together.solution)],
    [run.progress.steps, [...run.frame().counters], text(run.solution)],
  );
  run.free();
});

test("by default, all workers of the pool are used, and an invalid number of workers is rejected", async () => {
  const { pool: other } = startPool(2);
  const setup = { algorithm: "backtracking", solutions: 500 };
  assert.equal((await settleSoon(solveTogether(other, puzzles.loose, setup))).workers, 2);
  for (const workers of [Number.NaN, "2"]) {
    const work = async () => settleSoon(solveTogether(other, puzzles.loose, setup, { workers }));
    await assert.rejects(work, {
      code: "argument",
      message: /workers .*not (the number NaN|a string)/,
    });
  }
});

test("every part is reported, with its worker", async () => {
  const states = new Map();
  let parts = 0;
  const together = await settleSoon(
    solveTogether(
      pool,
      puzzles.loose,
      { algorithm: "backtracking", solutions: 500 },
      {
        workers: 2,
        onSplit: (number) => {
          parts = number;
        },
        onPart: (state) => {
          assert.ok(state.worker === 0 || state.worker === 1, `worker ${state.worker}`);
          states.set(state.part, state);
        },
      },
    ),
  );
  assert.equal(parts, together.parts);
  assert.ok(parts >= 128, `${parts} parts`);
  assert.ok(states.size > 0 && states.size <= parts);
  for (const { state } of states.values()) assert.notEqual(state, "running");
  assert.ok(together.busy > 0 && together.micros > 0);
});

test("small parts are sent several at a time, and a worker has its next request in advance", async () => {
  const { pool: two, workers } = startPool(2);
  const setup = { algorithm: "backtracking", solutions: 0 };
  const together = await settleSoon(solveTogether(two, puzzles.loose, setup, { workers: 2 }));
  const asked = workers.flatMap(({ sent }) => sent.filter(({ type }) => type === "parts"));
  assert.ok(asked.length < together.parts, `${asked.length} messages, ${together.parts} parts`);
  assert.ok(asked.some(({ parts }) => parts.length > 1));
  // Each part was done by one of the workers, and none twice.
  const handed = asked.flatMap(({ parts }) => parts.map(({ part }) => part));
  assert.equal(new Set(handed).size, together.parts);
});

test("a worker that crashes is replaced, and the result is the same", async () => {
  const setup = { algorithm: "backtracking", solutions: 500 };
  const whole = await settleSoon(solveTogether(pool, puzzles.loose, setup, { workers: 2 }));
  // Otherwise the other worker could do all the work first.
  const held = new Held();
  const { pool: frail, workers } = startPool(2, (number) => {
    if (number === 0) return held;
    return number === 1 ? new Failing(() => held.letGo()) : new NodeWorker();
  });
  const again = await settleSoon(solveTogether(frail, puzzles.loose, setup, { workers: 2 }));
  assert.deepEqual(told(again), told(whole));
  assert.equal(workers.length, 3);
  const { pool: broken } = startPool(2, () => new Failing());
  await assert.rejects(
    settleSoon(solveTogether(broken, puzzles.loose, setup, { workers: 2 })),
    (error) => error instanceof SudokuError && error.code === "crashed",
  );
});

test("a cancelled run rejects, and its workers are free again", async () => {
  const stop = new AbortController();
  let begun = 0;
  const running = solveTogether(pool, long, endless, {
    workers: 2,
    signal: stop.signal,
    onPart: () => {
      begun += 1;
    },
  });
  await waitUntil(() => begun > 4, "parts");
  stop.abort();
  await assert.rejects(settleSoon(running), { name: "AbortError" });
  const next = await settleSoon(
    solveTogether(pool, easy, { algorithm: "backtracking" }, { workers: 7 }),
  );
  assert.equal(next.outcome, "solved");
});

test("a run that cannot be split is rejected, and so is a setup that a run refuses", async () => {
  const refused = (setup, code) =>
    assert.rejects(
      settleSoon(solveTogether(pool, easy, setup, { workers: 2 })),
      (error) => error instanceof SudokuError && error.code === code,
    );
  const whole = lab.algorithms.find(({ divisible, sharesSteps }) => !divisible && !sharesSteps);
  await refused({ algorithm: whole.id }, "indivisible");
  await refused({ algorithm: "no-such" }, "unknown-algorithm");
  await refused({ algorithm: divisible[0].id, preset: "no-such" }, "unknown-preset");
});
