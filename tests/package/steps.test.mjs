/** One run whose every step is shared by several workers: the same to the last bit; cancellation and crashes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Pool, SudokuError, solveTogether } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, lab, settleSoon, text, waitUntil } from "./support.mjs";

const pool = new Pool(lab, { workers: 7, createWorker: () => new NodeWorker() });
after(() => pool.dispose());

const first = (file) => {
  const lines = readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8").split("\n");
  return lab.read(lines.find((line) => line && !line.startsWith("#")).split(/[\s,]/)[0]);
};

/** Puzzles that are solved, not solved, with long steps, and with few parts. */
const puzzles = {
  easy: [easy, 2000],
  hard: [first("top95.txt"), 300],
  large: [first("16x16-acs-050.txt"), 12],
  small: [lab.read("1.........3....."), 2000],
};

const sharing = lab.algorithms.filter(({ sharesSteps }) => sharesSteps);

/** Returns the default, and each choice of each option. */
const forms = ({ params }) => [
  {},
  ...params
    .filter(({ type }) => type === "choice")
    .flatMap(({ id, options }) => options.map((option) => ({ [id]: option.id }))),
];

const bits = (trace) => Buffer.from(trace.buffer, trace.byteOffset, trace.byteLength);

const large = { algorithm: sharing[0]?.id, params: forms(sharing[0] ?? { params: [] }).at(-1) };

test("the steps of some algorithms can be shared", () => {
  assert.ok(sharing.length > 0 && sharing.length < lab.algorithms.length);
  assert.ok(sharing.some((algorithm) => forms(algorithm).length > 2));
});

test("shared steps are the same to the last bit on any number of workers", async (t) => {
  for (const algorithm of sharing) {
    for (const params of forms(algorithm)) {
      const named = `${algorithm.id} ${JSON.stringify(params)}`;
      for (const [name, [puzzle, maxSteps]] of Object.entries(puzzles)) {
        await t.test(
          `${named} on ${name} is the same to the last bit on any number of workers`,
          async () => {
            const setup = { algorithm: algorithm.id, params, maxSteps };
            const run = lab.start(puzzle, setup);
            run.advance();
            const { trace, counters } = run.frame();
            const { outcome, steps, found } = run.progress;
            const alone = [
              outcome,
              steps,
              found,
              [...counters],
              run.solution && text(run.solution),
            ];
            run.free();
            for (const workers of [1, 2, 3, 7]) {
              const team = await settleSoon(
                solveTogether(pool, puzzle, setup, { workers, watched: true }),
              );
              assert.deepEqual(
                [
                  team.outcome,
                  team.steps,
                  team.found,
                  [...team.counters],
                  team.solution && text(team.solution),
                ],
                alone,
              );
              assert.ok(bits(team.trace).equals(bits(trace)), `${workers} workers`);
              assert.equal(team.workers, workers);
              assert.ok(team.busy > 0 && team.micros > 0 && team.parts > 0);
            }
          },
        );
      }
    }
  }
});

test("a team is at most as large as its pool, and returns a trace only on request", async () => {
  const { pool: two, workers } = startPool(2);
  const setup = { algorithm: sharing[0].id };
  const team = await settleSoon(solveTogether(two, easy, setup, { workers: 5 }));
  assert.deepEqual([team.workers, workers.length, team.trace], [2, 2, null]);
});

test("a cancelled team rejects, and its workers are free again", async () => {
  const { pool: two, workers } = startPool(2);
  const stop = new AbortController();
  let steps = 0;
  const running = solveTogether(two, puzzles.large[0], large, {
    workers: 2,
    signal: stop.signal,
    onSteps: (now) => {
      steps = now;
    },
  });
  await waitUntil(() => steps > 2, "steps");
  stop.abort();
  await assert.rejects(settleSoon(running), { name: "AbortError" });
  const gone = { workers: 2, signal: AbortSignal.abort() };
  await assert.rejects(settleSoon(solveTogether(two, easy, large, gone)), { name: "AbortError" });
  // Both workers continue with other work.
  for (const algorithm of [sharing[0].id, "backtracking"]) {
    const next = await settleSoon(solveTogether(two, easy, { algorithm }, { workers: 2 }));
    assert.equal(next.outcome, "solved");
  }
  assert.equal(workers.length, 2);
});

/** Returns a pool of three workers, of which those with these numbers crash as soon as they work. */
function failing(...numbers) {
  class Failing extends NodeWorker {
    reports = 0;
    hear(data) {
      this.reports += 1;
      super.hear(this.reports > 3 ? { type: "crashed", message: "It broke." } : data);
    }
  }
  return startPool(3, (number) => (numbers.includes(number) ? new Failing() : new NodeWorker()));
}

const ended = ({ terminated }) => terminated;

test("a worker that crashes ends no other worker, and its team restarts", async () => {
  const { pool: three, workers } = failing(1);
  // A puzzle that takes long enough for all three to work: an easy one could end before the last worker has started.
  const [puzzle] = puzzles.large;
  const alone = await settleSoon(solveTogether(pool, puzzle, large, { workers: 1, watched: true }));
  const team = await settleSoon(solveTogether(three, puzzle, large, { workers: 3, watched: true }));
  assert.deepEqual([team.outcome, team.steps], [alone.outcome, alone.steps]);
  assert.ok(bits(team.trace).equals(bits(alone.trace)));
  assert.deepEqual(workers.map(ended), [false, true, false, false]);
});

test("a second crash ends the team with its error, and the pool continues to work", async () => {
  const { pool: three, workers } = failing(1, 3);
  await assert.rejects(
    settleSoon(solveTogether(three, puzzles.large[0], large, { workers: 3 })),
    (error) =>
      error instanceof SudokuError && error.code === "crashed" && /It broke/.test(error.message),
  );
  const next = await settleSoon(
    solveTogether(three, easy, { algorithm: sharing[0].id }, { workers: 3 }),
  );
  assert.equal(next.outcome, "solved");
  assert.deepEqual(workers.map(ended), [false, true, false, true, false]);
});

test("a disposed pool ends its team", async () => {
  const { pool: two } = startPool(2);
  let steps = 0;
  const running = solveTogether(two, puzzles.large[0], large, {
    workers: 2,
    onSteps: (now) => {
      steps = now;
    },
  });
  await waitUntil(() => steps > 0, "steps");
  two.dispose();
  await assert.rejects(settleSoon(running), (error) => error.code === "crashed");
});

test("a setup that a run refuses is rejected for a team", async () => {
  const refused = (setup, code) =>
    assert.rejects(
      settleSoon(solveTogether(pool, easy, setup, { workers: 2 })),
      (error) => error instanceof SudokuError && error.code === code,
    );
  await refused({ algorithm: sharing[0].id, preset: "no-such" }, "unknown-preset");
  await refused({ algorithm: sharing[0].id, solutions: 0 }, "incomplete");
});
