/** Counting, listing and estimating solutions, with the package's own worker in threads of Node. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Solutions, SudokuError } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { easy, easySolution, lab, settleSoon, text, waitUntil } from "./support.mjs";

const all = [];
after(() => {
  for (const solutions of all) solutions.dispose();
});

/** Returns `Solutions` opened on a puzzle, and the workers that it has created so far. */
function open(puzzle, options = {}) {
  const workers = [];
  const createWorker = () => {
    workers.push(new NodeWorker());
    return workers.at(-1);
  };
  const solutions = new Solutions(lab, { createWorker, ...options });
  all.push(solutions);
  solutions.open(puzzle);
  return { solutions, workers };
}

const blank = (side) => lab.read(".".repeat(side * side));
const none = lab.read(
  `..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..`,
);

/** Returns the reason why a grid is not a solution of a puzzle, by rows, columns and boxes; `null` if it is. */
function fault({ side, box, givens }, digits) {
  const [rows, columns] = box.split("x").map(Number);
  const houses = Array.from({ length: 3 * side }, () => new Set());
  for (let cell = 0; cell < side * side; cell++) {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const block = Math.floor(row / rows) * (side / columns) + Math.floor(column / columns);
    if (givens[cell] > 0 && givens[cell] !== digits[cell]) return `given ${cell}`;
    if (digits[cell] < 1 || digits[cell] > side) return `digit ${cell}`;
    for (const house of [row, side + column, 2 * side + block]) houses[house].add(digits[cell]);
  }
  return houses.every(({ size }) => size === side) ? null : "house";
}

test("puzzles with one solution, several and none are distinguished", async () => {
  const { solutions } = open(easy);
  assert.equal(solutions.census, null);
  const one = await settleSoon(solutions.count({ solutions: 2 }));
  assert.deepEqual([one.found, one.exhausted], [1, true]);
  assert.equal(text(await solutions.solution(1)), easySolution);
  assert.equal(await solutions.solution(2), null);
  assert.equal(await solutions.solution(0), null);
  assert.ok(one.varies.every((varies) => varies === 0));

  solutions.open(blank(9));
  const two = await settleSoon(solutions.count({ solutions: 2 }));
  assert.deepEqual([two.found, two.exhausted], [2, false]);
  assert.ok(two.varies.some((varies) => varies === 1));

  solutions.open(none);
  assert.deepEqual(none.clashes, []);
  const nothing = await settleSoon(solutions.count());
  assert.deepEqual([nothing.found, nothing.exhausted], [0, true]);
});

test("the empty 4×4 grid has 288 solutions, all different and valid", async () => {
  const puzzle = blank(4);
  const { solutions } = open(puzzle);
  const census = await settleSoon(solutions.count());
  assert.deepEqual([census.found, census.exhausted], [288, true]);
  const seen = new Set();
  for (let number = 288; number > 0; number--) {
    const digits = await solutions.solution(number);
    assert.equal(fault(puzzle, digits), null);
    seen.add(text(digits));
  }
  assert.equal(seen.size, 288);
});

test("puzzles of every size are counted up to a limit, and every solution up to it can be requested", async () => {
  const { solutions, workers } = open(blank(4));
  for (const side of [6, 9, 12, 16, 25]) {
    const puzzle = blank(side);
    solutions.open(puzzle);
    const census = await settleSoon(solutions.count({ solutions: 12 }));
    assert.deepEqual([census.found, census.exhausted], [12, false]);
    const seen = new Set();
    for (const number of [12, 1, 2, 3, 11, 10, 9, 4, 5, 6, 7, 8]) {
      const digits = await solutions.solution(number);
      assert.equal(fault(puzzle, digits), null, `${side}: ${number}`);
      seen.add(text(digits));
    }
    assert.equal(seen.size, 12);
  }
  assert.equal(workers.length, 1);
});

test("continued counting finds the same solutions as counting at once", async () => {
  const [parts, whole] = [open(blank(9)).solutions, open(blank(9)).solutions];
  for (const most of [1, 7, 50, 1000, 3000]) {
    assert.equal((await settleSoon(parts.count({ solutions: most }))).found, most);
    // Requesting a solution does not disturb the counting.
    await parts.solution(Math.ceil(most / 2));
  }
  const { found, steps } = await settleSoon(whole.count({ solutions: 3000 }));
  assert.deepEqual([parts.census.found, parts.census.steps], [found, steps]);
  for (const number of [1, 2, 999, 1500, 3000]) {
    assert.deepEqual(await parts.solution(number), await whole.solution(number));
  }
});

test("counting pauses at its time limit, reports its progress, and continues", async () => {
  const { solutions } = open(blank(9));
  const heard = [];
  const onProgress = ({ found }) => heard.push(found);
  let census = await settleSoon(solutions.count({ ms: 30, onProgress }));
  // The number of solutions that are found in a given time depends on the load of the machine.
  for (let ms = 60; census.found === 0; ms *= 2) {
    census = await settleSoon(solutions.count({ ms, onProgress }));
  }
  assert.ok(!census.exhausted);
  assert.equal(heard.at(-1), census.found);
  assert.deepEqual(
    heard,
    heard.toSorted((a, b) => a - b),
  );
  const more = await settleSoon(solutions.count({ solutions: census.found + 5 }));
  assert.equal(more.found, census.found + 5);
});

const aborted = { name: "AbortError" };

test("a signal or the next request ends counting, and the counted solutions are kept", async () => {
  const { solutions, workers } = open(blank(9));
  const cancel = new AbortController();
  const endless = solutions.count({ signal: cancel.signal });
  await waitUntil(() => solutions.census?.found > 100, "some solutions");
  cancel.abort();
  await assert.rejects(settleSoon(endless), aborted);
  assert.ok(solutions.census.found > 100);
  const asked = () => workers[0].sent.filter(({ type }) => type === "count").length;
  const before = asked();
  await new Promise((settle) => setTimeout(settle, 50));
  assert.equal(asked(), before, "it goes on after it was cancelled");
  for (const ask of [
    (options) => solutions.count(options),
    (options) => solutions.probe({ probes: 10, ...options }),
    (options) => solutions.solution(1, options),
  ]) {
    await assert.rejects(settleSoon(ask({ signal: AbortSignal.abort() })), aborted);
  }
  assert.equal(asked(), before, "what is cancelled before is not asked");

  const again = assert.rejects(settleSoon(solutions.count()), aborted);
  solutions.open(easy);
  assert.equal(solutions.census, null);
  await again;
  assert.equal(solutions.census, null, "the answer for another puzzle was taken");
  const one = await settleSoon(solutions.count());
  assert.deepEqual([one.found, one.exhausted], [1, true]);
  assert.equal(workers.length, 1);
});

test("conflicting givens are rejected with the reason", async () => {
  const { solutions } = open(lab.read(`55${".".repeat(79)}`));
  await assert.rejects(settleSoon(solutions.count()), { code: "clash", message: /r1c1/ });
  assert.ok(solutions.error instanceof SudokuError);
  assert.equal(solutions.error.code, "clash");
  assert.match(solutions.error.message, /r1c1/);
  solutions.open(easy);
  assert.equal(solutions.error, null);
  assert.equal((await settleSoon(solutions.count())).found, 1);
});

test("a crashed worker is replaced for the next puzzle", async () => {
  const { solutions, workers } = open(blank(9));
  const endless = solutions.count();
  await waitUntil(() => solutions.census?.found > 0, "a solution");
  workers[0].onerror({ message: "out of memory" });
  await assert.rejects(settleSoon(endless), { code: "crashed" });
  assert.equal(solutions.error?.code, "crashed");
  await assert.rejects(settleSoon(solutions.solution(1)), { code: "crashed" });
  solutions.open(easy);
  assert.equal((await settleSoon(solutions.count())).found, 1);
  assert.equal(workers.length, 2);
  assert.ok(workers[0].terminated);
  solutions.dispose();
  assert.ok(workers[1].terminated);
  const { solutions: never } = open(easy);
  never.dispose();
  await assert.rejects(settleSoon(never.count()), { code: "refused", message: /No puzzle/ });
});

test("the estimate is the same in the worker and in this thread, and close to the known number", async () => {
  for (const [puzzle, truth] of [
    [blank(4), 288],
    [blank(6), 28_200_960],
    [blank(9), 6.670903752021073e21],
  ]) {
    const { solutions } = open(puzzle, { seed: 5 });
    const heard = [];
    const estimate = await settleSoon(
      solutions.probe({ probes: 2000, onProgress: ({ probes }) => heard.push(probes) }),
    );
    assert.equal(heard.at(-1), 2000);
    assert.deepEqual(estimate, lab.estimate(puzzle, 2000, 5));
    assert.notEqual(estimate.mean, lab.estimate(puzzle, 2000, 6).mean);
    assert.ok(estimate.relativeError > 0 && estimate.relativeError < 0.2);
    const errors = (estimate.mean / truth - 1) / estimate.relativeError;
    assert.ok(Math.abs(errors) < 3, `${estimate.mean} is ${errors} standard errors off`);
    assert.ok(Math.abs(estimate.log10 - Math.log10(truth)) < 0.2);
  }
  assert.equal(lab.estimate(none, 100).hits, 0);
  assert.equal(lab.estimate(easy, 100).mean, 1);
});

test("the reason for no solution is reported if it can be seen", () => {
  assert.equal(lab.whyNot(easy), null);
  assert.equal(
    lab.whyNot(lab.read(`12345678.${".".repeat(8)}9${".".repeat(63)}`)),
    "No digit can be placed in r1c9.",
  );
  assert.match(lab.whyNot(lab.read(`55${".".repeat(79)}`)), /r1c1/);
  const wrong = lab.read(`532${easy.text.slice(3)}`);
  assert.equal(
    lab.whyNot(wrong),
    "Singles fill 13 of the blank cells; then no digit can be placed in r7c9.",
  );
});

test("a silent worker is reported; terminating it is an error, and opening a puzzle recovers", async () => {
  const told = [];
  let end;
  const onSilence = (silent, ending) => {
    told.push(silent);
    end = ending;
  };
  const { solutions, workers } = open(blank(9), { onSilence });
  const counting = solutions.count();
  await waitUntil(() => solutions.census !== null, "a slice");
  workers[0].terminate();
  await waitUntil(() => told.length > 0, "the silence");
  assert.equal(solutions.error, null);
  end();
  await assert.rejects(settleSoon(counting), { code: "crashed" });
  assert.equal(solutions.error?.code, "crashed");
  assert.deepEqual(told, [1, 0]);
  solutions.open(easy);
  assert.equal((await settleSoon(solutions.count())).found, 1);

  // The next puzzle does not wait for a silent worker either.
  solutions.open(blank(9));
  const again = assert.rejects(settleSoon(solutions.count()), aborted);
  await waitUntil(() => solutions.census !== null, "a slice");
  workers[1].terminate();
  await waitUntil(() => told.length > 2, "the silence");
  solutions.open(easy);
  assert.equal((await settleSoon(solutions.count())).found, 1);
  await again;
  assert.deepEqual(told, [1, 0, 1, 0]);
});
