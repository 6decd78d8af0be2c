/** Custom solvers, as far as they can be tested without a page: links, drafts and assignments. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { packSource, unpackSource, MAX_SOURCE_BYTES } = await load("lab/own/source.ts");
const { gateCodeLink, runningCode } = await load("lab/own/running.ts");
const { parseHash, formatHash } = await load("lab/address/hash.ts");
const { fitDrafts } = await load("lab/own/drafts.ts");
const { judgeAssignment, packAssignment, readAssignment, unpackAssignment } =
  await load("lab/own/assignment.ts");
const { differingRecords, readResult, isSameAssignment, writeResult } =
  await load("lab/own/result.ts");
const { linesOf } = await load("lab/own/run-on-puzzles.ts");
const { templates } = await load("views/own/templates/index.ts");
const { Idle } = await load("views/own/run/idle.ts");
const { verdictOf } = await load("views/own/run/verdict.ts");

const task = {
  title: "Backtrack",
  text: "Do it.",
  template: "export const about = {};",
  set: "easy50",
  take: 3,
  seed: 1,
  goal: { solved: 3, steps: 100, per: "puzzle", step: "node" },
};
const solved = (/** @type {number} */ steps) => ({ outcome: "solved", steps });

test("code is written into a link and read again, as text and as a module", async () => {
  const text = { kind: "js", text: "export const view = () => “ü”;\n".repeat(20) };
  const packed = await packSource(text);
  assert.match(packed, /^z[\w-]+$/);
  assert.ok(packed.length < text.text.length / 4);
  assert.deepEqual(await unpackSource(packed), text);
  const module = { kind: "wasm", bytes: Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0), name: "a" };
  const back = await unpackSource(await packSource(module));
  assert.deepEqual([back.kind, back.bytes], ["wasm", module.bytes]);
});

test("the size of the code in a link is limited, and invalid code is rejected", async () => {
  const bomb = await packSource({ kind: "js", text: " ".repeat(MAX_SOURCE_BYTES + 1) });
  assert.ok(bomb.length < 10_000);
  await assert.rejects(unpackSource(bomb), /too long/);
  await assert.rejects(unpackSource("x123"), /begins with “x”/);
  await assert.rejects(unpackSource("z???"));
});

const ours = new Set(["v", "view", "of", "own", "next", "a", "p", "seed"]);
const follow = (/** @type {string} */ hash) => gateCodeLink(parseHash(hash, ours), hash);

test("a link with code first shows the code, and continues only after this code was opened", () => {
  const link = "#v=1&view=race&p=12..&a=own,other&1.patience=7&own=zABC&seed=3";
  runningCode.value = null;
  const stopped = follow(link);
  assert.deepEqual(
    [...stopped.given],
    [
      ["view", "learn"],
      ["of", "own"],
      ["own", "zABC"],
      ["next", "v=1&view=race&p=12..&a=own,other&1.patience=7&seed=3"],
    ],
  );
  assert.deepEqual(stopped.params, []);
  // The resulting address opens this view without asking again.
  const again = formatHash([...stopped.given]);
  assert.deepEqual([...follow(again).given], [...stopped.given]);
  runningCode.value = "zOTHER";
  assert.equal(follow(link).given.get("view"), "learn");
  runningCode.value = "zABC";
  assert.equal(follow(link).given.get("view"), "race");
  assert.deepEqual(follow(link).params, [[1, "patience", "7"]]);
  runningCode.value = null;
  assert.equal(follow("#view=race&a=own").given.get("view"), "race", "there is no code to be read");
});

test("drafts are stored as long as there is space, the latest first", () => {
  const draft = (/** @type {string} */ id, /** @type {number} */ length) => ({
    id,
    text: "x".repeat(length),
    when: 0,
  });
  const ids = (/** @type {any[]} */ all) => fitDrafts(all).map(({ id }) => id);
  assert.deepEqual(ids([draft("a", 10), draft("b", 10)]), ["a", "b"]);
  assert.deepEqual(ids([draft("a", 300_000), draft("b", 200_000)]), ["a"]);
  assert.equal(ids(Array.from({ length: 30 }, (_, at) => draft(String(at), 1))).length, 12);
});

test("an assignment is written into a link and read again; an invalid one is rejected with the position", async () => {
  assert.deepEqual(await unpackAssignment(await packAssignment(task)), task);
  const bad = (/** @type {object} */ change) => () => readAssignment({ ...task, ...change });
  assert.throws(bad({ take: 0 }), /assignment\.take is to be a whole number from 1 to 500/);
  assert.throws(bad({ goal: { ...task.goal, solved: 4 } }), /goal\.solved .* 0 to 3/);
  assert.throws(bad({ goal: { ...task.goal, per: "day" } }), /goal\.per/);
  assert.throws(bad({ goal: null }), /goal is to be an object/);
  assert.throws(bad({ template: 7 }), /template is to be text/);
  assert.deepEqual(readAssignment({ ...task, more: 1 }), task, "what is not ours is left out");
});

test("a goal is reached if all puzzles were tried and enough are solved within the limit", () => {
  const met = (/** @type {any[]} */ records, goal = {}, step = "node") =>
    judgeAssignment({ ...task, goal: { ...task.goal, ...goal } }, step, records).met;
  assert.equal(met([solved(10), solved(100), solved(3)]), true);
  assert.equal(met([solved(10), solved(101), solved(3)]), false, "one took too many");
  assert.equal(met([solved(10), solved(101), solved(3)], { solved: 2 }), true);
  assert.equal(met([solved(10), { outcome: "stalled", steps: 1 }, solved(3)]), false);
  assert.equal(met([solved(10), solved(1)], { solved: 2 }), false, "one was not tried");
  assert.equal(met([solved(1), solved(1), solved(1)], {}, "sweep"), false);
  assert.equal(met([solved(1), solved(1), solved(1)], { step: "" }, "sweep"), true);
  const all = { per: "all", solved: 2 };
  assert.equal(met([solved(40), solved(50), { outcome: "steps", steps: 10 }], all), true);
  assert.equal(met([solved(40), solved(50), { outcome: "steps", steps: 11 }], all), false);
});

const result = {
  version: "1.0.0",
  assignment: task,
  by: "Ada",
  code: "export const about = {};",
  step: "node",
  records: [solved(1), solved(2), { outcome: "stalled", steps: 3 }],
};

test("a result is read from its file, and a change of the file is detected", async () => {
  const file = await writeResult(result);
  assert.deepEqual(await readResult(file), { result, untouched: true });
  const better = file.replace('"stalled"', '"solved"');
  assert.equal((await readResult(better)).untouched, false);
  const other = await readResult(file.replace('"Ada"', '"Bob"'));
  assert.deepEqual([other.result.by, other.untouched], ["Bob", false]);
});

test("an invalid result is rejected with the position", async () => {
  const without = async (/** @type {(all: any) => void} */ change) => {
    const all = JSON.parse(await writeResult(result));
    change(all);
    return readResult(JSON.stringify(all));
  };
  await assert.rejects(readResult("{"), /JSON/);
  await assert.rejects(readResult("[]"), /the file is to be an object/);
  await assert.rejects(readResult("{}"), /kind is to be/);
  await assert.rejects(
    without((all) => all.records.push(all.records[0])),
    /records is to be a list of at most 3/,
  );
  await assert.rejects(
    without((all) => {
      all.records[1].steps = "2";
    }),
    /records\[1\]\.steps/,
  );
});

test("assignments with the same requirements are equal", () => {
  assert.ok(isSameAssignment(task, { ...task, goal: { ...task.goal } }));
  assert.ok(!isSameAssignment(task, { ...task, goal: { ...task.goal, steps: 101 } }));
});

test("records with a different result are found by their numbers", () => {
  const { records } = result;
  assert.deepEqual(differingRecords(records, records), []);
  assert.deepEqual(differingRecords(records, [solved(1), solved(3), records[2]]), [1]);
  assert.deepEqual(differingRecords(records, [solved(1)]), [1, 2]);
});

test("the puzzles of a file are the first words of its lines", () => {
  assert.deepEqual(linesOf("# a set\n12.. first\r\n\n  34..\n"), ["12..", "34.."]);
});

/** Runs a template in the same way as its worker. */
async function runTemplate(/** @type {string} */ text, /** @type {string} */ puzzle, max = 1e5) {
  const url = `data:text/javascript,${encodeURIComponent(text)}`;
  const { start, step, view, sample, counters, about } = await import(url);
  const side = Math.sqrt(puzzle.length);
  const givens = Uint8Array.from(puzzle, (one) => Number(one) || 0);
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const box = Math.sqrt(side);
  const params = Object.entries(about.params ?? {}).map(([id, one]) => [id, one.default]);
  const state = start(
    { side, boxRows: box, boxColumns: box, givens, random },
    Object.fromEntries(params),
  );
  for (let steps = 1; steps <= max; steps += 1) {
    const end = step(state);
    if (!end) continue;
    return { end, steps, digits: view(state).join(""), sample: sample?.(state), about, counters };
  }
  throw new Error("no end");
}

const SMALL = ".2.4..1..1..3.2.";

test("each template works as its name says, and the template of 20 lines has no more", async () => {
  const lines = templates.backtracking
    .split("\n")
    .filter((/** @type {string} */ line) => line.trim());
  assert.equal(lines.length, 20);
  const small = await runTemplate(templates.backtracking, SMALL);
  assert.deepEqual([small.end, small.digits], ["found", "1234431221433421"]);
  const none = await runTemplate(templates.backtracking, "123....4........");
  assert.equal(none.end, "exhausted");
  const climbed = await runTemplate(templates.climbing, SMALL);
  assert.deepEqual([climbed.end, climbed.digits], ["found", "1234431221433421"]);
  assert.deepEqual(climbed.sample, { conflicts: 0 });
  assert.equal((await runTemplate(templates.blank, SMALL)).end, "stalled");
});

test("a run is described by its outcome", () => {
  const said = (/** @type {any} */ outcome, solvable = true, error = null) =>
    verdictOf({ outcome, steps: 2, error }, "node", solvable);
  assert.equal(said(null), null);
  assert.match(said("solved"), /^Solved in 2 nodes\. Checked/);
  assert.match(said("unsolvable"), /but there is one/);
  assert.equal(said("unsolvable", false), "The solver reports that there is no solution.");
  assert.equal(said("crashed", true, "It broke at noon."), "It broke at noon.");
  assert.equal(said("invalid", true, "No side of 16."), "No side of 16.");
});

test("a run whose frames do not change is reported, and a run that advances is not", () => {
  const picture = (/** @type {number} */ step, /** @type {object} */ other = {}) => ({
    step,
    digits: Uint8Array.of(1, 0),
    weights: new Float32Array(4),
    counters: Float64Array.of(3),
    trace: Float64Array.of(0, step, 9, Number.NaN),
    samples: 2,
    ...other,
  });
  /** @param {readonly object[]} pictures */
  const told = (pictures) => {
    const idle = new Idle();
    return pictures.map((one) => idle.see(one));
  };
  const steps = [0, 100, 200, 300, 400, 500, 600];
  const all = (/** @type {object} */ other = {}) =>
    steps.map((step) => picture(step, step === 400 ? other : {}));
  assert.deepEqual(told(all()), [false, false, false, false, false, true, true]);
  // A few steps or a few frames are not sufficient for the notice.
  const silent = (/** @type {readonly object[]} */ pictures) => !told(pictures).includes(true);
  assert.ok(silent([0, 1, 2, 3, 4, 5, 6].map((step) => picture(step))));
  assert.ok(silent([0, 1e6, 2e6].map((step) => picture(step))));
  for (const item of [
    { digits: Uint8Array.of(1, 2) },
    { weights: Float32Array.of(0, 0, 0, 0.5) },
    { counters: Float64Array.of(4) },
    { trace: Float64Array.of(0, 400, 9, 8) },
  ]) {
    assert.ok(silent(all(item)), Object.keys(item).join());
  }
  // After rewinding, the count restarts.
  assert.equal(told([...all(), picture(0)]).at(-1), false);
});
