/** A pool of workers on Node threads: order of the pieces, cancellation and crashes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, endless, lab, long, settleSoon, text, waitUntil } from "./support.mjs";

/** Puzzles, each of which a piece solves. */
const puzzles = Array.from({ length: 12 }, (_, seed) => lab.shuffle(easy, seed));

const begin = (puzzle, setup = { algorithm: "backtracking" }) => ({
  type: "start",
  text: puzzle.text,
  box: puzzle.box,
  setup,
});

/** Returns a piece that solves a puzzle and returns its last frame. */
const solving =
  (puzzle, setup = undefined) =>
  async (ask) => {
    let status = await ask(begin(puzzle, setup));
    while (status.outcome === null) status = await ask({ type: "slice", target: 2 ** 40, ms: 5 });
    return text((await ask({ type: "frame" })).digits);
  };

const aborted = { name: "AbortError" };
const ended = { code: "crashed", message: "The workers were terminated." };

/** A piece that works until it is cancelled. */
const forever = solving(long, endless);

const expected = puzzles.map((puzzle) => {
  const run = lab.start(puzzle, { algorithm: "backtracking" });
  run.advance();
  const solution = text(run.solution);
  run.free();
  return { value: solution };
});

for (const size of [1, 2, 3]) {
  test(`results are in the order of the pieces with ${size} workers`, async () => {
    const { pool, workers } = startPool(size);
    const heard = [];
    // The first pieces take longest, and would be the last to finish.
    const pieces = puzzles.map((puzzle, index) => async (ask) => {
      if (index < 2) await ask(begin(long, endless));
      for (let n = index < 2 ? 20 : 0; n > 0; n -= 1) {
        await ask({ type: "slice", target: 2 ** 40, ms: 5 });
      }
      return solving(puzzle)(ask);
    });
    const results = await settleSoon(pool.run(pieces, { onDone: (index) => heard.push(index) }));
    assert.deepEqual(results, expected);
    assert.deepEqual(
      heard.toSorted((a, b) => a - b),
      puzzles.map((_, index) => index),
    );
    assert.equal(workers.length, size);
    // The same workers do the next work, at most as many as are permitted.
    const before = workers.map(({ sent }) => sent.length);
    assert.deepEqual(
      await settleSoon(
        pool.run(
          puzzles.map((one) => solving(one)),
          { workers: 1 },
        ),
      ),
      expected,
    );
    assert.equal(workers.length, size);
    assert.equal(workers.filter(({ sent }, index) => sent.length > before[index]).length, 1);
  });
}

test("a piece has its worker to itself", async () => {
  const { pool } = startPool(2);
  let most = 0;
  let now = 0;
  const pieces = puzzles.map((puzzle) => async (ask) => {
    now += 1;
    most = Math.max(most, now);
    const solved = await solving(puzzle)(ask);
    now -= 1;
    return solved;
  });
  await settleSoon(pool.run(pieces));
  assert.equal(most, 2);
});

test("pieces are taken from the iterable only when a worker is free", async () => {
  const { pool } = startPool(2);
  let cut = 0;
  let done = 0;
  function* pieces() {
    for (const puzzle of puzzles) {
      assert.ok(cut - done < 2, "no piece is cut without a worker to take it");
      cut += 1;
      yield solving(puzzle);
    }
  }
  await settleSoon(
    pool.run(pieces(), {
      onDone: () => {
        done += 1;
      },
    }),
  );
  assert.equal(done, puzzles.length);
});

test("cancelled work has reported its results, and its workers can be used again", async () => {
  const { pool, workers } = startPool(2);
  const cancel = new AbortController();
  const pieces = [solving(puzzles[0]), forever, forever, solving(puzzles[1])];
  const told = [];
  const onDone = (index, done) => told.push([index, done]);
  const work = pool.run(pieces, { signal: cancel.signal, onDone });
  const atWork = ({ sent }) => sent.filter(({ text }) => text === long.text).length > 0;
  await waitUntil(() => workers.length === 2 && workers.every(atWork), "both workers");
  await waitUntil(() => workers.every(({ sent }) => sent.at(-1).type === "slice"), "slices");
  cancel.abort();
  await assert.rejects(settleSoon(work), aborted);
  assert.deepEqual(told, [[0, expected[0]]]);
  assert.deepEqual(await settleSoon(pool.run(puzzles.map((one) => solving(one)))), expected);
  assert.equal(workers.length, 2);
  assert.ok(workers.every(({ terminated }) => !terminated));
});

test("work that is cancelled before it begins does nothing", async () => {
  const { pool, workers } = startPool(2);
  await assert.rejects(settleSoon(pool.run([forever], { signal: AbortSignal.abort() })), aborted);
  const reason = new Error("for a reason");
  await assert.rejects(settleSoon(pool.run([], { signal: AbortSignal.abort(reason) })), reason);
  assert.equal(workers.length, 0);
});

class Deaf extends NodeWorker {
  deaf = false;
  hear(data) {
    if (!this.deaf) super.hear(data);
  }
}

test("a worker that does not stop is terminated and replaced", async () => {
  const { pool, workers } = startPool(1, () => new Deaf());
  const cancel = new AbortController();
  const work = pool.run([forever], { signal: cancel.signal });
  await waitUntil(() => workers[0].sent.length > 4, "slices");
  workers[0].deaf = true;
  cancel.abort();
  assert.equal(workers[0].sent.at(-1).type, "stop");
  await assert.rejects(settleSoon(work), aborted);
  assert.ok(workers[0].terminated);
  assert.deepEqual(await settleSoon(pool.run([solving(puzzles[0])])), expected.slice(0, 1));
  assert.equal(workers.length, 2);
});

test("a crash is reported, and a new worker does the piece", async () => {
  const { pool, workers } = startPool(2);
  const crashes = [];
  let broken = false;
  const pieces = puzzles.map((puzzle, index) => async (ask) => {
    const asked = ask(begin(puzzle));
    if (index === 3 && !broken) {
      broken = true;
      const last = workers.findLast(({ sent }) => sent.at(-1)?.text === puzzle.text);
      last.hear({ type: "crashed", message: "panicked at the test" });
    }
    await asked;
    return solving(puzzle)(ask);
  });
  const onCrash = (index, error, again) => crashes.push([index, error.message, again]);
  assert.deepEqual(await settleSoon(pool.run(pieces, { onCrash })), expected);
  assert.deepEqual(crashes, [[3, "panicked at the test", true]]);
  assert.equal(workers.length, 3);
});

test("a piece that crashes two workers has an error, and the other pieces are unaffected", async () => {
  const { pool, workers } = startPool(2);
  const crashes = [];
  const pieces = puzzles.map((puzzle, index) => async (ask) => {
    if (index === 5) {
      await ask(begin(puzzle)); // its worker has started
      const asked = ask(begin(puzzle));
      const last = workers.findLast(({ sent }) => sent.at(-1)?.text === puzzle.text);
      last.hear({ type: "crashed", message: "panicked at the test" });
      await asked;
    }
    return solving(puzzle)(ask);
  });
  const results = await settleSoon(
    pool.run(pieces, { onCrash: (index, _, again) => crashes.push([index, again]) }),
  );
  assert.equal(results[5].error.code, "crashed");
  assert.deepEqual(results.toSpliced(5, 1), expected.toSpliced(5, 1));
  assert.deepEqual(crashes, [
    [5, true],
    [5, false],
  ]);
  assert.equal(workers.filter(({ terminated }) => terminated).length, 2);
});

test("a silent worker is reported, and when it is terminated, another worker does its piece", async () => {
  const told = [];
  let end;
  const onSilence = (silent, ending) => {
    told.push(silent);
    end = ending;
  };
  const { pool, workers } = startPool(1, undefined, { onSilence });
  const crashes = [];
  const onCrash = (index, _, again) => crashes.push([index, again]);
  const work = pool.run([solving(puzzles[0]), forever], { onCrash });
  await waitUntil(
    () => workers[0]?.sent.filter(({ type }) => type === "slice").length > 2,
    "slices",
  );
  workers[0].terminate();
  await waitUntil(() => told.length > 0, "the silence");
  assert.deepEqual([told, crashes], [[1], []]);
  end();
  await waitUntil(() => workers.length === 2, "another worker");
  await waitUntil(() => told.length > 1, "the end of the silence");
  assert.deepEqual(told, [1, 0]);
  assert.equal(crashes[0][1], true);
  pool.dispose();
  await assert.rejects(settleSoon(work), ended);
});

test("a refused request ends its piece, but not its worker", async () => {
  const { pool, workers } = startPool(1);
  const pieces = [solving(puzzles[0], { algorithm: "none" }), solving(puzzles[1])];
  const [refused, solved] = await settleSoon(pool.run(pieces));
  assert.equal(refused.error.code, "unknown-algorithm");
  assert.deepEqual([solved, workers.length], [expected[1], 1]);
});

test("an error of the caller's code ends the work with this error", async () => {
  const { pool } = startPool(2);
  const mine = new Error("mine");
  const fails = async () => {
    throw mine;
  };
  await assert.rejects(settleSoon(pool.run([fails, forever].slice(0, 1))), mine);
  function* broken() {
    yield solving(puzzles[0]);
    throw mine;
  }
  await assert.rejects(settleSoon(pool.run(broken())), mine);
  const onDone = () => {
    throw mine;
  };
  await assert.rejects(settleSoon(pool.run([solving(puzzles[0])], { onDone })), mine);
  assert.deepEqual(await settleSoon(pool.run([solving(puzzles[0])])), expected.slice(0, 1));
});

test("if workers cannot be created, the work rejects with the reason", async () => {
  const { pool } = startPool(2, () => {
    throw new DOMException("not from this origin", "SecurityError");
  });
  await assert.rejects(settleSoon(pool.run([forever])), { code: "unsupported" });
});

test("an invalid number of workers is rejected instead of waiting for ever", async () => {
  const { pool } = startPool(2);
  const message = "options.workers must be a whole number from 0, not the number NaN";
  const refusal = { code: "argument", message };
  await assert.rejects(settleSoon(pool.run([solving(easy)], { workers: Number.NaN })), refusal);
  assert.throws(() => startPool(Number.NaN), refusal);
  await settleSoon(pool.run([solving(easy)]));
});

test("a disposed pool leaves no pending promise and no worker", async () => {
  const { pool, workers } = startPool(2);
  const works = [pool.run([forever, forever, forever]), pool.run([forever])];
  await waitUntil(() => workers.length === 2, "two workers");
  const over = works.map((work) => assert.rejects(settleSoon(work), ended));
  pool.dispose();
  await Promise.all(over);
  assert.ok(workers.every(({ terminated }) => terminated));
  await assert.rejects(settleSoon(pool.run([forever])), ended);
});

test("work that waits for workers starts when some are free", async () => {
  const { pool, workers } = startPool(1);
  const cancel = new AbortController();
  const first = pool.run([forever], { signal: cancel.signal });
  const second = pool.run(puzzles.map((one) => solving(one)));
  const never = new AbortController();
  const third = pool.run([forever], { signal: never.signal });
  never.abort();
  await assert.rejects(settleSoon(third), aborted);
  await waitUntil(() => workers[0].sent.length > 4, "slices");
  cancel.abort();
  await assert.rejects(settleSoon(first), aborted);
  assert.deepEqual(await settleSoon(second), expected);
});
