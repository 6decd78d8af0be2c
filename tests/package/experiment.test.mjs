/** Experiments in workers: the records of the command line. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { read } from "./golden.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { long, soon, text, all as workshop } from "./support.mjs";

const folder = new URL("../golden/experiment/", import.meta.url);
const fileOf = ({ file }) => readFile(new URL(file, folder), "utf8");
const definition = JSON.parse(read("experiment/definition.json"));
const written = read("experiment/records.csv");

const open = (definition, options) => Experiment.open(workshop, definition, fileOf, options);

/** Records without their time. */
function timeless(experiment) {
  const rows = [...experiment.csv()].join("").split("\n");
  return rows.map((row) => row.split(",").toSpliced(13, 1).join(",")).join("\n");
}

test("records are those of the command line, byte for byte but for the time", async () => {
  for (const workers of [1, 3]) {
    const experiment = await open(definition);
    assert.equal(experiment.tasks, written.split("\n").length - 2);
    const told = [];
    await soon(experiment.run(startPool(workers).pool, { onPart: ({ done }) => told.push(done) }));
    assert.equal(timeless(experiment), written);
    assert.equal(experiment.done, experiment.tasks);
    assert.equal(told.at(-1), experiment.tasks);
    assert.deepEqual(
      told,
      told.toSorted((a, b) => a - b),
    );
    assert.ok(experiment.micros > 0);
  }
});

test("tasks and puzzles are told by number", async () => {
  const experiment = await open(definition);
  const rows = written.trim().split("\n").slice(1);
  for (const [number, row] of rows.entries()) {
    const [, set, line, puzzle, contestant, seed] = row.split(",");
    const expected = { set, line: Number(line), puzzle, contestant, seed: Number(seed) };
    assert.deepEqual(experiment.task(number), expected);
  }
  assert.deepEqual(experiment.sets, [
    "some",
    "of 20 to 30",
    "small",
    "16x16-gecode",
    "made easier",
    "dig most=28",
    "6x6",
  ]);
  assert.deepEqual(experiment.contestants[1], "GA of 20");
  const { set, line, box } = experiment.puzzle(experiment.puzzles - 1);
  assert.deepEqual([set, line, box], ["6x6", 2, "2x3"]);
  for (const wrong of [-1, 0.5, experiment.tasks]) {
    assert.throws(() => experiment.task(wrong), RangeError);
    assert.throws(() => experiment.puzzle(wrong), RangeError);
  }
});

test("what is cancelled is gone on with", async () => {
  const experiment = await open(definition);
  const { pool } = startPool(1);
  const cancel = new AbortController();
  const onPart = () => cancel.abort();
  await assert.rejects(soon(experiment.run(pool, { signal: cancel.signal, onPart })), {
    name: "AbortError",
  });
  const { done } = experiment;
  assert.ok(done > 0 && done < experiment.tasks, `${done}`);
  const half = timeless(experiment).trim().split("\n");
  assert.equal(half.length, done + 1);
  const all = new Set(written.split("\n"));
  assert.ok(half.every((row) => all.has(row)));
  await soon(experiment.run(pool));
  assert.equal(timeless(experiment), written);
});

test("a contestant that is not done in its seconds has a record of that", async () => {
  const experiment = await Experiment.open(
    workshop,
    {
      set: [{ file: "long.txt" }],
      contestant: [{ algorithm: "backtracking", preset: "brute-force" }],
      budget: { seconds: 0.01 },
    },
    async () => text(long.givens),
  );
  await soon(experiment.run(startPool(1).pool));
  assert.match([...experiment.csv()].join(""), /,1,time,0,\d+,\d+,\d+,\d+,\d+,\d+,\n$/);
});

/** Dies of every run with a seed, as if the algorithm broke at it. */
class Fragile extends NodeWorker {
  postMessage(message, transfer) {
    const { tasks } = message;
    if (tasks?.some((value, at) => at % 3 === 2 && value === 13)) {
      setImmediate(() => this.onerror?.({ message: "unlucky" }));
      return;
    }
    super.postMessage(message, transfer);
  }
}

test("a run that crashes two workers costs itself alone", async () => {
  const seeds = [11, 12, 13, 14];
  const small = { set: [{ file: "small.txt", take: 1 }], contestant: [{ algorithm: "ga" }], seeds };
  const experiment = await open(small);
  await soon(experiment.run(startPool(2, () => new Fragile()).pool));
  const rows = [...experiment.csv()].join("").trim().split("\n").slice(1);
  const outcomes = rows.map((row) => row.split(",")[6]);
  assert.deepEqual(outcomes, ["solved", "solved", "crashed", "solved"]);
  assert.match(rows[2], /^2,small,2,1\.\.\.2\.\.\.3\.\.\.4\.\.\.,ga,13,crashed,,,,,,,,$/);
  assert.match(experiment.errors.get(2).message, /unlucky/);
});

test("what is wrong with a definition is said, and where", async () => {
  const good = { set: [{ file: "small.txt" }], contestant: [{ algorithm: "general" }] };
  for (const [wrong, code, said] of [
    [{ ...good, contestant: [] }, "refused", "there is no [[contestant]]"],
    [{ set: good.set }, "refused", "contestant"],
    [{ ...good, seeds: "x" }, "refused", "seeds"],
    [{ ...good, set: [{ file: 3 }] }, "refused", "set[0].file"],
    [{ ...good, colour: 3 }, "refused", "unknown field `colour`"],
    [
      { ...good, contestant: [{ algorithm: "generl" }] },
      "unknown-algorithm",
      "there is no solver generl",
    ],
    [
      { ...good, contestant: [{ algorithm: "general", preset: "x" }] },
      "unknown-preset",
      "general has no preset x",
    ],
    [
      { ...good, contestant: [{ algorithm: "ga", params: { population: -1 } }] },
      "param-range",
      "population = -1",
    ],
    [
      { ...good, set: [{ file: "some.csv", class: "x" }] },
      "refused",
      "set some: some.csv has no puzzle of class x",
    ],
    [
      { ...good, set: [{ file: "small.txt", easier: 8 }] },
      "refused",
      "set small: small.txt: line 2: the puzzle has more",
    ],
    [
      { ...good, set: [{ generate: { algorithm: "fast", count: 1 } }] },
      "unknown-algorithm",
      "there is no generator fast",
    ],
  ]) {
    await assert.rejects(open(wrong), (error) => {
      assert.ok(error instanceof SudokuError, `${error}`);
      assert.equal(error.code, code, error.message);
      assert.ok(error.message.includes(said), `${error.message} → ${said}`);
      return true;
    });
  }
  const cancelled = AbortSignal.abort();
  await assert.rejects(open(good, { signal: cancelled }), { name: "AbortError" });
});
