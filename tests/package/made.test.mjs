/** Generation by difficulty: the puzzles of the command line, and the result if none is found in time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makePuzzle, SudokuError } from "../../pkg/dist/index.js";
import { read } from "./golden.mjs";
import { startPool } from "./pools.mjs";
import { fullLab, settleSoon, waitUntil } from "./support.mjs";

/** A request that the generator never meets, because its puzzles have more givens. */
const never = { difficulty: "clues=..16" };

test("puzzles equal those of the command line", async () => {
  const { pool } = startPool(2);
  const [, ...rows] = read("made.csv").trimEnd().split("\n");
  for (const row of rows) {
    const [difficulty, technique, symmetry, seed, puzzle] = row.split(",");
    const made = await settleSoon(
      makePuzzle(pool, {
        difficulty: difficulty || undefined,
        technique: technique || undefined,
        params: symmetry ? { symmetry } : {},
        seed: Number(seed),
      }),
    );
    assert.deepEqual([made.puzzle?.text, made.outcome], [puzzle, "solved"], row);
    assert.ok(made.tried > 0 && made.seconds >= 0);
  }
});

test("puzzles meet the request, and differ between seeds", async () => {
  const { pool } = startPool(1);
  const wanted = { difficulty: "hodoku_score=400..900", technique: "xy-wing" };
  const texts = new Set();
  for (const seed of [1, 2]) {
    const { puzzle } = await settleSoon(makePuzzle(pool, { ...wanted, seed }));
    const [rating] = fullLab.rate(puzzle, { scales: ["hodoku"] });
    const score = rating.values.find(({ column }) => column === "hodoku_score").value;
    assert.ok(400 <= score && score <= 900, String(score));
    const ids = fullLab.techniques.map(({ id }) => id);
    const solved = (place) => fullLab.path(puzzle, { techniques: ids.slice(0, place) }).solved;
    const place = ids.indexOf("xy-wing");
    assert.deepEqual([solved(place), solved(place + 1)], [false, true]);
    texts.add(puzzle.text);
  }
  assert.equal(texts.size, 2);
});

test("size, number of givens and generator are as requested", async () => {
  const { pool } = startPool(1);
  const small = await settleSoon(makePuzzle(pool, { box: "2x3", difficulty: "clues=..9" }));
  assert.deepEqual([small.puzzle.box, small.puzzle.side], ["2x3", 6]);
  assert.ok(small.puzzle.givens.filter((digit) => digit > 0).length <= 9);
  const few = { algorithm: "minimal", difficulty: "qqwing=expert", seed: 3 };
  const { puzzle } = await settleSoon(makePuzzle(pool, few));
  assert.equal(fullLab.facts(puzzle).minimal, true);
  assert.equal(fullLab.rate(puzzle, { scales: ["qqwing"] })[0].values[0].text, "expert");
});

test("if no puzzle is found in time, the nearest one is reported during the search and at the end", async () => {
  const { pool, workers } = startPool(1);
  const heard = [];
  const onProgress = (progress) => heard.push(progress);
  const made = await settleSoon(makePuzzle(pool, never, { maxSeconds: 0.3, onProgress }));
  assert.deepEqual([made.puzzle, made.outcome], [null, "time"]);
  assert.ok(made.tried > 1 && made.seconds >= 0.3);
  const { puzzle, says } = made.nearest;
  const givens = puzzle.givens.filter((digit) => digit > 0).length;
  assert.equal(says, `Givens ${givens}`);
  assert.equal(fullLab.solve(puzzle, { solutions: 2 }).found, 1);
  const last = heard.at(-1);
  assert.deepEqual(last, { tried: made.tried, nearest: made.nearest });
  assert.ok(heard.every(({ tried }, at) => at === 0 || tried >= heard[at - 1].tried));
  assert.equal(workers.length, 1);

  const vain = { difficulty: "easy", params: { least: 5, most: 10, attempts: 2 } };
  const { outcome, nearest, tried } = await settleSoon(makePuzzle(pool, vain));
  assert.deepEqual([outcome, nearest, tried], ["stalled", null, 0]);
});

test("generation is cancelled by its signal, and the worker continues with other work", async () => {
  const { pool, workers } = startPool(1);
  const cancel = new AbortController();
  const reason = new Error("enough");
  let reached = null;
  const work = makePuzzle(pool, never, {
    signal: cancel.signal,
    onProgress: (progress) => {
      reached = progress;
    },
  });
  work.catch(() => {});
  await waitUntil(() => reached?.nearest, "the nearest");
  cancel.abort(reason);
  await assert.rejects(settleSoon(work), reason);
  const { tried } = reached;
  const made = await settleSoon(makePuzzle(pool, { difficulty: "easy" }));
  assert.deepEqual([made.outcome, reached.tried, workers.length], ["solved", tried, 1]);
});

test("an invalid request is rejected, and the error lists the accepted values", async () => {
  const { pool } = startPool(1);
  for (const [wanted, code, message] of [
    [{ difficulty: "tough" }, "target", /easy, medium, hard, unfair, extreme/],
    [{ difficulty: "rank=3" }, "target", /available: clues, se,/],
    [{ difficulty: "se=7..6" }, "target", /below its start/],
    [{ difficulty: "hard", box: "2x2" }, "target", /grid of side 4/],
    [{ technique: "y-wing" }, "target", /available: full-house,/],
    [{ algorithm: "fast", difficulty: "hard" }, "unknown-algorithm", /solver/],
    [{ algorithm: "magic", difficulty: "hard" }, "unknown-algorithm", /magic/],
    [{ difficulty: "hard", params: { symmetry: "round" } }, "param-range", /symmetry/],
    [{ difficulty: "hard", box: "3by3" }, "box", /3by3/],
  ]) {
    const fits = (error) =>
      error instanceof SudokuError && error.code === code && message.test(error.message);
    await assert.rejects(settleSoon(makePuzzle(pool, wanted)), fits, JSON.stringify(wanted));
  }
});
