/** The order in which the runs of an experiment are executed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { remainingWork } from "../../pkg/dist/experiment/work.js";

const PUZZLES = 40;
/** Returns two contestants with this number of completed runs, which took this many microseconds each. */
function whole(done, micros) {
  const outcomes = new Uint8Array(2 * PUZZLES).fill(1, 0, done);
  return {
    prepared: { setups: [] },
    plan: { each: 2, contestants: Uint32Array.of(0, 1), seeds: Uint32Array.of(7, 7) },
    puzzles: {
      stretches: [{ box: "2x2", cells: 16, from: 0, to: PUZZLES }],
      givens: (puzzle) => new Uint8Array(16).fill(puzzle % 5),
    },
    columns: { outcomes, done, sum: done * micros },
  };
}

const times = { maxMs: 1000, repeatMs: 0 };
/** Returns the contestant and the puzzle of each run, in the order of the requests. */
const runsOf = (rest) => {
  const { tasks, puzzles } = rest.asked(Uint32Array.from({ length: rest.rows }, (_, row) => row));
  return Array.from({ length: rest.rows }, (_, row) => {
    const [contestant, place, seed] = tasks.subarray(3 * row, 3 * row + 3);
    assert.equal(seed, 7);
    return [contestant, puzzles[16 * place]];
  });
};
const expected = (from, to, block) => {
  const runs = [];
  for (let start = from; start < to; start += block) {
    for (const contestant of [0, 1]) {
      for (let puzzle = start; puzzle < Math.min(to, start + block); puzzle += 1) {
        runs.push([contestant, puzzle % 5]);
      }
    }
  }
  return runs;
};

test("before run times are known, contestants take turns on the first puzzles", () => {
  const all = whole(0, 0);
  const rests = remainingWork(all, times);
  const first = rests.next().value;
  assert.deepEqual(runsOf(first), expected(0, 32, 1));
  // The runs were short, so each contestant executes its next runs in a row.
  all.columns.outcomes.fill(1, 0, 64);
  Object.assign(all.columns, { done: 64, sum: 64 * 5 });
  assert.deepEqual(runsOf(rests.next().value), expected(32, PUZZLES, 8));
  assert.ok(rests.next().done);
});

test("if runs are long, or timed one by one, contestants continue to take turns", () => {
  const [slow] = remainingWork(whole(20, 1e6), times);
  assert.deepEqual(runsOf(slow), expected(10, PUZZLES, 1));
  const [timed] = remainingWork(whole(20, 5), { ...times, repeatMs: 2.5 });
  assert.deepEqual(runsOf(timed), expected(10, PUZZLES, 1));
  const [some] = remainingWork(whole(20, 25_000), times); // a quarter of a second for five puzzles
  assert.deepEqual(runsOf(some), expected(10, PUZZLES, 5));
});

test("completed runs are not requested again", () => {
  assert.deepEqual([...remainingWork(whole(2 * PUZZLES, 5), times)], []);
});
