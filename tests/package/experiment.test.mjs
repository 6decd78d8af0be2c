/** Experiments in workers give the records of the command line. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { read } from "./golden.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { long, settleSoon, text, fullLab as workshop } from "./support.mjs";

const folder = new URL("../golden/experiment/", import.meta.url);
const fileOf = ({ file }) => readFile(new URL(file, folder), "utf8");
const definition = JSON.parse(read("experiment/definition.json"));
const written = read("experiment/records.csv");

const open = (definition, options) => Experiment.open(workshop, definition, fileOf, options);

/** Returns records without their times. */
function timeless(experiment) {
  const rows = [...experiment.csv()].join("").split("\n");
  return rows.map((row) => row.split(",").toSpliced(13, 1).join(",")).join("\n");
}

test("records equal those of the command line byte for byte, except for the times", async () => {
  // One worker repeats short runs, three workers execute each run once; only the times may differ.
  for (const workers of [1, 3]) {
    const experiment = await open(definition);
    assert.equal(experiment.tasks, written.split("\n").length - 2);
    const told = [];
    const onPart = ({ done }) => told.push(done);
    await settleSoon(experiment.run(startPool(workers).pool, { repeat: workers === 1, onPart }));
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

test("tasks and puzzles are found by their numbers", async () => {
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
  for (const [wrong, code] of [
    [-1, "argument"],
    [0.5, "argument"],
    [experiment.tasks, "param-range"],
  ]) {
    assert.throws(() => experiment.task(wrong), { code });
    assert.throws(() => experiment.puzzle(wrong), { code });
  }
});

test("a cancelled experiment can be resumed", async () => {
  const experiment = await open(definition);
  const { pool } = startPool(1);
  const cancel = new AbortController();
  const onPart = () => cancel.abort();
  await assert.rejects(settleSoon(experiment.run(pool, { signal: cancel.signal, onPart })), {
    name: "AbortError",
  });
  const { done } = experiment;
  assert.ok(done > 0 && done < experiment.tasks, `${done}`);
  const half = timeless(experiment).trim().split("\n");
  // All contestants advance alike, in the order of the task numbers.
  assert.deepEqual(half, written.split("\n").slice(0, done + 1));
  await settleSoon(experiment.run(pool));
  assert.equal(timeless(experiment), written);
});

test("a run that reaches its time limit is recorded as such", async () => {
  const experiment = await Experiment.open(
    workshop,
    {
      set: [{ file: "long.txt" }],
      contestant: [{ algorithm: "backtracking", preset: "brute-force" }],
      budget: { seconds: 0.01 },
    },
    async () => text(long.givens),
  );
  await settleSoon(experiment.run(startPool(1).pool));
  assert.match([...experiment.csv()].join(""), /,1,time,0,\d+,\d+,\d+,\d+,\d+,\d+,(,\d+)*\n$/);
});

/** A worker that ends itself at every run with a certain seed, as if the algorithm crashed. */
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

test("a run that crashes two workers has no result, and the other runs are unaffected", async () => {
  const seeds = [11, 12, 13, 14];
  const small = { set: [{ file: "small.txt", take: 1 }], contestant: [{ algorithm: "ga" }], seeds };
  const experiment = await open(small);
  await settleSoon(experiment.run(startPool(2, () => new Fragile()).pool));
  const rows = [...experiment.csv()].join("").trim().split("\n").slice(1);
  const outcomes = rows.map((row) => row.split(",")[6]);
  assert.deepEqual(outcomes, ["solved", "solved", "crashed", "solved"]);
  assert.match(rows[2], /^2,small,2,1\.\.\.2\.\.\.3\.\.\.4\.\.\.,ga,13,crashed,,,,,,,,,*$/);
  assert.match(experiment.errors.get(2).message, /unlucky/);
});

/** Returns all records, with a time. */
const whole = written
  .trim()
  .split("\n")
  .map((row, at) =>
    row
      .split(",")
      .toSpliced(13, 0, at === 0 ? "micros" : row.includes(",invalid,") ? "" : "7")
      .join(","),
  )
  .join("\n")
  .concat("\n");

test("records are added, and written again unchanged", async () => {
  const experiment = await open(definition);
  const rows = whole.split("\n");
  const some = [rows[0], ...rows.slice(40, 60), ""].join("\n");
  assert.equal(experiment.add(some), 20);
  assert.equal([...experiment.csv()].join(""), some);
  assert.equal(experiment.done, 20);
  assert.equal(experiment.add(whole.replaceAll("\n", "\r\n")), experiment.tasks - 20);
  assert.equal([...experiment.csv()].join(""), whole);
  assert.equal(experiment.micros, 7 * rows.filter((row) => row.includes(",7,")).length);
  assert.equal(experiment.add(whole), 0);
  // Only the remaining tasks are executed.
  const other = await open(definition);
  other.add(some);
  const { pool, workers } = startPool(1);
  await settleSoon(other.run(pool));
  assert.equal(timeless(other), written);
  const sent = workers[0].sent.filter(({ type }) => type === "runs");
  const asked = sent.reduce((sum, { tasks }) => sum + tasks.length / 3, 0);
  assert.equal(asked, other.tasks - 20);
});

test("records of another experiment are rejected with their position, and none is added", async () => {
  const experiment = await open(definition);
  const rows = whole.split("\n");
  const [, , , , row] = rows;
  const solved = rows.findIndex((line) => line.includes(",fast,3,solved"));
  const fields = rows[solved].split(",");
  const at = (field) => fields.slice(0, field).join(",").length + 2;
  const change = (field, value) =>
    rows.with(solved, fields.with(field, value).join(",")).join("\n");
  // A valid grid with other givens, and one with invalid boxes.
  const swapped = fields[14].replace(/[12]/g, (digit) => 3 - digit);
  const blank = rows.slice(1).findIndex((row) => row.includes(`,${".".repeat(81)},fast,3,solved`));
  const digits = Array.from({ length: 81 }, (_, at) => ((Math.floor(at / 9) + at) % 9) + 1);
  const onlyLines = rows[blank + 1].split(",").with(14, digits.join("")).join(",");
  const commas = rows[blank + 1].split(",").slice(0, 14).join("").length;
  for (const [csv, line, column, said] of [
    [rows.with(0, "a,b").join("\n"), 1, 1, "this line is not the header of records"],
    [
      rows.with(4, "3,some").join("\n"),
      5,
      1,
      `expected ${rows[0].split(",").length} fields, found 2`,
    ],
    [rows.with(4, row.replace("3,", "9999,")).join("\n"), 5, 1, "there is no task 9999"],
    [rows.with(4, row.replace(/^\d+/, "x")).join("\n"), 5, 1, "there is no task x"],
    [rows.with(9, row).join("\n"), 10, 1, "task 3 occurs twice"],
    [change(2, "77"), solved + 1, at(2), "has line"],
    [change(4, "fats"), solved + 1, at(4), "has contestant fast, not fats"],
    [change(6, "done"), solved + 1, at(6), "there is no outcome done"],
    [change(8, "1e2"), solved + 1, at(8), "steps: “1e2” is not a number"],
    [change(14, fields[14].replace("1", "2")), solved + 1, at(14), "the text is not a solution of"],
    [change(14, swapped), solved + 1, at(14), "the text is not a solution of"],
    [
      rows.with(blank + 1, onlyLines).join("\n"),
      blank + 2,
      15 + commas,
      "the text is not a solution of",
    ],
    [change(14, fields[3]), solved + 1, at(14), "the text is not a solution of"],
    [change(14, `${fields[14]}1`), solved + 1, at(14), "the text is not a solution of"],
    [change(14, ""), solved + 1, at(14), "solution: missing, but the outcome is solved"],
    [change(6, "stalled"), solved + 1, at(14) + 1, "solution: present, but the outcome is stalled"],
    [
      change(7, "99999"),
      solved + 1,
      at(7),
      "solutions: expected 1 for the outcome solved, found 99999",
    ],
    [change(8, ""), solved + 1, at(8), "steps: the value is missing"],
    [change(8, "9".repeat(20)), solved + 1, at(8), "is too large"],
    [change(11, "99999"), solved + 1, at(11), "backtracks: 99999, but there are only"],
    [change(12, "1"), solved + 1, at(12), "conflicts: 1, but at most 0 are possible"],
    [
      rows
        .with(solved, fields.with(6, "unsolvable").with(7, "0").with(14, "").join(","))
        .join("\n"),
      solved + 1,
      at(6),
      "outcome: unsolvable, but task",
    ],
  ]) {
    assert.throws(
      () => experiment.add(csv),
      (error) => {
        assert.ok(
          error instanceof SudokuError && error.message.includes(said),
          `${error} → ${said}`,
        );
        assert.deepEqual([error.code, error.place], ["parse", { line, column }], said);
        return true;
      },
    );
    assert.equal(experiment.done, 0);
  }
});

test("packs contain the runs since the last pack, and are restored in any order", async () => {
  const experiment = await open(definition);
  assert.equal(experiment.pack(), null);
  const { pool } = startPool(2);
  const packs = [];
  await settleSoon(experiment.run(pool, { onPart: () => packs.push(experiment.pack()) }));
  assert.equal(experiment.pack(), null);
  assert.ok(packs.length > 2);
  const [first, ...others] = packs;
  const again = await open(definition);
  const some = again.restore([first]);
  assert.equal(some, again.done);
  assert.equal(again.restore([...others.toReversed(), first]), experiment.tasks - some);
  assert.deepEqual([...again.csv()], [...experiment.csv()]);
  assert.ok(Math.abs(again.micros - experiment.micros) < 1e-3);
  assert.equal(again.pack(), null, "it is stored already");
  const other = await open({ ...definition, seeds: [3, 9] });
  const refused = (pack, said) =>
    assert.throws(() => other.restore([pack]), { code: "refused", message: said });
  refused(first, /another experiment/);
  refused(first.subarray(0, 2), /not a complete pack/);
  refused(new Uint8Array(20), /not a complete pack/);
  assert.throws(() => again.restore([first.subarray(0, -1)]), { code: "refused" });
  // A flipped bit anywhere in the stored bytes.
  for (let at = 0; at < first.length; at += Math.ceil(first.length / 50)) {
    const damaged = first.with(at, (first[at] ?? 0) ^ 4);
    assert.throws(() => again.restore([damaged]), `byte ${at} of ${first.length}`);
  }
  assert.deepEqual([...again.csv()], [...experiment.csv()]);
  assert.equal(other.done, 0);
});

/** Returns records with only the fixed columns, as earlier versions wrote them. */
const fixedColumns = (csv) =>
  csv
    .split("\n")
    .map((row) => row.split(",").slice(0, 15).join(","))
    .join("\n");

test("records of an earlier version, without counters, are accepted", async () => {
  const experiment = await open(definition);
  assert.notEqual(fixedColumns(whole), whole);
  assert.equal(experiment.add(fixedColumns(whole)), experiment.tasks);
  const [header, ...rows] = [...experiment.csv()].join("").split("\n");
  assert.equal(header, whole.split("\n")[0]);
  assert.equal(fixedColumns([header, ...rows].join("\n")), fixedColumns(whole));
  assert.ok(rows.every((row) => row.split(",").slice(15).join("") === ""));
});

test("counters that the algorithm of a run does not have are rejected", async () => {
  const experiment = await open(definition);
  const rows = whole.split("\n");
  const at = rows.findIndex((row) => row.includes(",invalid,"));
  const width = rows[0].split(",").length;
  const wrong = rows.with(
    at,
    rows[at]
      .split(",")
      .with(width - 1, "7")
      .join(","),
  );
  assert.throws(() => experiment.add(wrong.join("\n")), {
    code: "parse",
    message: /counter\.\w+: has a value, but the run does not have this counter/,
  });
});

test("a pack of an earlier version, without counters, is restored", async () => {
  const other = await open(definition);
  await settleSoon(other.run(startPool(1).pool));
  const pack = other.pack();
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(pack.subarray(4, 4 + length));
  const { of, ranges, errors, counters } = JSON.parse(text);
  assert.ok(counters.length > 0);
  const column = 8 * ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  const header = new TextEncoder().encode(JSON.stringify({ of, ranges, errors }));
  const data = pack.subarray(4 + length);
  const start = new Uint8Array(4);
  new DataView(start.buffer).setUint32(0, header.length, true);
  const parts = [
    start,
    header,
    data.subarray(0, 7 * column),
    data.subarray((7 + counters.length) * column),
  ];
  const earlier = new Uint8Array(await new Blob(parts).arrayBuffer());
  const again = await open(definition);
  assert.equal(again.restore([earlier]), again.tasks);
  const csv = (one) => fixedColumns([...one.csv()].join(""));
  assert.equal(csv(again), csv(other));
});

test("the summary covers the runs that are done, in the units of the contestants", async () => {
  const experiment = await open(definition);
  experiment.add(whole);
  const { runs, rows, pairs } = experiment.summary({ measure: "steps" });
  assert.equal(runs, experiment.tasks);
  const fast = rows.find((row) => row.class === null && row.contestant === "fast");
  const solved = whole.split("\n").filter((row) => row.includes(",fast,3,solved"));
  assert.deepEqual([fast.runs, fast.solved], [experiment.puzzles, solved.length]);
  const comparable = (one, other) =>
    pairs.find((pair) => pair.one === one && pair.other === other).comparable;
  assert.ok(comparable("backtracking:rows", "fast"));
  assert.ok(!comparable("backtracking:rows", "GA of 20"));
});

test("errors of a definition are reported with their position", async () => {
  const good = { set: [{ file: "small.txt" }], contestant: [{ algorithm: "general" }] };
  for (const [wrong, code, said] of [
    [{ ...good, contestant: [] }, "refused", "there is no [[contestant]]"],
    [{ set: good.set }, "refused", "contestant"],
    [{ ...good, seeds: "x" }, "refused", "seeds"],
    [{ ...good, set: [{ file: 3 }] }, "refused", "set[0].file"],
    [{ ...good, seeds: 10_000_000 }, "refused", "seeds: expected 1 to 1000000, found 10000000"],
    [{ ...definition, seeds: 1_000_000 }, "refused", "runs take"],
    [{ ...good, colour: 3 }, "refused", "unknown field `colour`"],
    [{ ...good, records: { blocks: 0 } }, "refused", "records.blocks: expected 1 to 1000, found 0"],
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
      assert.doesNotMatch(error.message, / at line \d+ column /);
      return true;
    });
  }
  const cancelled = AbortSignal.abort();
  await assert.rejects(open(good, { signal: cancelled }), { name: "AbortError" });
});
