/** Puzzles that are solved as they arrive, in bounded memory. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SudokuError, solveStream } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, lab, memory, settleSoon, waitUntil } from "./support.mjs";

const text = readFileSync(new URL("../puzzles/top1465.txt", import.meta.url), "utf8");
const top = Uint8Array.from(text.replaceAll("\n", ""), (one) => Number(one) || 0);
const expected = lab.solveMany("fast", top, { limit: 2 });

/** Yields bytes in pieces of this size, regardless of the boundaries of puzzles. */
function* pieces(bytes, size) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* later(bytes, size) {
  for (const piece of pieces(bytes, size)) {
    await null;
    yield piece;
  }
}

function streamed(bytes, size) {
  const source = pieces(bytes, size);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Returns all parts, after checking that they are consecutive. */
async function all(parts) {
  const found = [];
  for await (const part of parts) {
    assert.equal(part.from, found.at(-1)?.to ?? 0);
    found.push(part);
  }
  return found;
}

const joined = (parts, what) => parts.flatMap(({ answers }) => [...answers[what]]);

for (const [size, name, source] of [
  [1, "in one piece", () => [top]],
  [3, "in pieces that end anywhere", () => pieces(top, 1000)],
  [2, "in pieces that come later", () => later(top, 81 * 100 + 7)],
  [2, "as a stream", () => streamed(top, 4096)],
]) {
  test(`puzzles that arrive ${name} are answered as in one call, by ${size} workers`, async () => {
    const { pool } = startPool(size);
    const parts = await settleSoon(all(solveStream(pool, "fast", source(), { limit: 2 })));
    for (const what of ["solutions", "counts", "stepsEach", "spent"]) {
      assert.deepEqual(joined(parts, what), [...expected[what]], what);
    }
    assert.ok(parts.length > 2 && parts.every(({ error }) => error === null));
  });
}

test("at most two pieces per worker are read ahead, however slow the consumer is", async () => {
  for (const size of [1, 2]) {
    const { pool, workers } = startPool(size);
    const bytes = top.subarray(0, 81 * 200);
    let read = 0;
    let told = 0;
    let most = 0;
    // A requested piece may be on its way too.
    const bound = 2 * size + 1;
    const source = function* () {
      for (const piece of pieces(bytes, 81)) {
        read += 1;
        most = Math.max(most, read - told);
        yield piece;
      }
    };
    const listen = async () => {
      for await (const { from, to } of solveStream(pool, "fast", source())) {
        // Gives the pieces in progress time to end.
        if (told === 40) await new Promise((settle) => setTimeout(settle, 50));
        assert.ok(read - told <= bound, `${read} read, ${told} told`);
        told += to - from;
      }
    };
    await settleSoon(listen());
    assert.deepEqual([read, told, workers.length], [200, 200, size]);
    assert.ok(most > size && most <= bound, `${most} under way for ${size} workers`);
  }
});

test("leaving the loop ends the work and closes the source", async () => {
  const { pool } = startPool(2);
  let closed = false;
  const source = function* () {
    try {
      for (;;) yield top;
    } finally {
      closed = true;
    }
  };
  const leave = async () => {
    for await (const { to } of solveStream(pool, "fast", source())) if (to > 100) return;
  };
  await settleSoon(leave());
  await waitUntil(() => closed, "the source to be closed");
  const parts = await settleSoon(all(solveStream(pool, "fast", [top], { limit: 2 })));
  assert.deepEqual(joined(parts, "counts"), [...expected.counts]);
});

test("a stream ends with the reason of its signal, even while nothing arrives", async () => {
  const { pool } = startPool(2);
  const reason = new Error("enough");
  const silent = async function* () {
    yield top.subarray(0, 81);
    await new Promise(() => {});
  };
  const cancel = new AbortController();
  const { signal } = cancel;
  const listening = all(
    (async function* () {
      for await (const part of solveStream(pool, "fast", silent(), { signal })) {
        yield part;
        setTimeout(() => cancel.abort(reason));
      }
    })(),
  );
  await assert.rejects(settleSoon(listening), reason);
  await assert.rejects(settleSoon(all(solveStream(pool, "fast", [top], { signal }))), reason);
  // The same with an endless puzzle.
  const again = new AbortController();
  const open = solveStream(pool, "general", [new Uint8Array(81)], {
    limit: 0,
    signal: again.signal,
  });
  setTimeout(() => again.abort(reason), 50);
  await assert.rejects(settleSoon(all(open)), reason);
});

test("bytes that are not puzzles are rejected, with the position in the stream", async () => {
  const { pool } = startPool(2);
  const refuses = (code, message, ...args) =>
    assert.rejects(settleSoon(all(solveStream(pool, ...args))), (error) => {
      assert.ok(error instanceof SudokuError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  const wrong = top.slice(0, 81 * 100).with(81 * 70 + 2, 10);
  await refuses("box", /cell 3 of puzzle 71 is above 9/, "fast", pieces(wrong, 1000));
  await refuses(
    "box",
    /8000 is not a multiple of that/,
    "fast",
    pieces(top.subarray(0, 8000), 1000),
  );
  await refuses("box", /nine/, "fast", [top], { box: "nine" });
  await refuses("size", /side 9/, "fast", [new Uint8Array(16)], { box: "2x2" });
  await refuses("unknown-algorithm", /none/, "none", [top]);
  await refuses("argument", /readFile.*readLines/, "fast", ["53..7"]);
  await refuses("argument", /workers/, "fast", [top], { workers: Number.NaN });
  const broken = async function* () {
    yield top;
    throw new Error("the disk is gone");
  };
  await assert.rejects(settleSoon(all(solveStream(pool, "fast", broken()))), /the disk is gone/);
  assert.deepEqual(await settleSoon(all(solveStream(pool, "fast", []))), []);
});

test("a puzzle that crashes its workers leaves its part without answers, and the other parts arrive", async () => {
  class Fragile extends NodeWorker {
    broken = false;
    hear(data) {
      if (this.broken && data.type === "answer") this.onerror({ message: "broken by a puzzle" });
      else super.hear(data);
    }
    postMessage(message) {
      super.postMessage(message);
      if (message.type === "many" && message.puzzles.join("").includes(easy.givens.join(""))) {
        this.broken = true;
      }
    }
  }
  const { pool } = startPool(2, () => new Fragile());
  const source = pieces(top.slice(0, 81 * 60), 81 * 6);
  const marked = [...source];
  marked[4].set(easy.givens, 81);
  const parts = await settleSoon(all(solveStream(pool, "fast", marked, { limit: 2 })));
  const failed = parts.filter(({ error }) => error !== null);
  assert.deepEqual(
    failed.map(({ error }) => error.message),
    ["broken by a puzzle"],
  );
  const [{ from, to }] = failed;
  assert.ok(from <= 25 && 25 < to, `${from} to ${to}`);
  assert.equal(parts.at(-1).to, 60);
  assert.equal(joined(parts, "counts").length, 60 - (to - from));
});

test("many puzzles in one call take no more memory of the module than some", () => {
  const bytes = new Uint8Array(top.length * 40);
  for (let at = 0; at < bytes.length; at += top.length) bytes.set(top, at);
  lab.solveMany("fast", top, { limit: 2 });
  const before = memory();
  const { counts, solutions, steps } = lab.solveMany("fast", bytes, { limit: 2 });
  // The puzzles have 4.7 MB, and the answers more.
  assert.ok(memory() - before < 2 ** 21, `${memory() - before} more bytes`);
  assert.equal(steps, 40 * expected.steps);
  assert.deepEqual(counts.slice(-1465), expected.counts);
  assert.deepEqual(solutions.slice(-top.length), expected.solutions);
  const wrong = bytes.with(81 * 58_000 + 1, 12);
  assert.throws(() => lab.solveMany("fast", wrong), /cell 2 of puzzle 58001 is above 9/);
});
