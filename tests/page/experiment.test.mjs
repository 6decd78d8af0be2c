/** Experiments without a page: definitions as text and as links, and a session whose runs the test controls. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { toJson, toToml, canonicalText, customSolverFile, parseDefinition } = await load(
  "lab/experiment/definition.ts",
);
const { packDefinition, unpackDefinition } = await load("lab/experiment/packed.ts");
const { createExperiment } = await load("lab/experiment/session.ts");

const definition = {
  seeds: [1, 4],
  budget: { steps: 1000, seconds: 0.5 },
  records: { traces: 16, blocks: 2 },
  set: [
    { file: "../sets/top95.txt", take: 3, givens: [20, 25] },
    { generate: { algorithm: "some", count: 5, params: { least: 30, all: true, how: "so" } } },
  ],
  contestant: [{ algorithm: "one" }, { algorithm: "two", preset: "other", name: "Two, again" }],
};

test("a definition is the same in JSON, in TOML and in a link", async () => {
  for (const text of [toJson(definition), await toToml(definition)]) {
    assert.deepEqual(await parseDefinition(text), definition);
  }
  const packed = await packDefinition(definition);
  assert.match(packed, /^z[\w-]+$/);
  assert.deepEqual(await unpackDefinition(packed), definition);
});

test("a malformed definition names no file, so that the module reports what is wrong", () => {
  const own = { algorithm: "own", file: "solver.wasm" };
  assert.equal(customSolverFile({ contestant: [{ algorithm: "one" }, own] }), "solver.wasm");
  assert.equal(
    customSolverFile({ contestant: [{ algorithm: "one", file: "solver.wasm" }] }),
    undefined,
  );
  for (const contestant of [
    undefined,
    [null],
    own,
    [{ ...own, file: 3 }],
    [{ ...own, sha256: 12 }],
    [own, null],
  ]) {
    assert.equal(customSolverFile({ contestant }), undefined, JSON.stringify(contestant));
  }
});

test("equivalent definitions have one canonical text, in whatever order they are written", () => {
  const { seeds, ...others } = definition;
  assert.equal(canonicalText({ ...others, seeds }), canonicalText(definition));
  assert.notEqual(canonicalText({ ...others, seeds: [4, 1] }), canonicalText(definition));
});

test("an invalid text is reported with the position", async () => {
  await assert.rejects(
    parseDefinition('seeds = 5\n[[set]\nfile = "a"'),
    /^Error: line 2, column 7: expected/,
  );
  await assert.rejects(parseDefinition('{\n  "set": [1,, 2]\n}'), /,/);
});

test("a link that is too long, or empty, is rejected", async () => {
  const long = await packDefinition({ set: [{ file: "x".repeat(1_000_000) }], contestant: [] });
  await assert.rejects(unpackDefinition(long), /too long/);
  await assert.rejects(unpackDefinition("zzzz"));
  await assert.rejects(unpackDefinition("q"), /begins with/);
});

/**
 * Returns a simulated experiment with this number of tasks, each of which ends when the test says so.
 * @param {number} tasks
 */
function fake(tasks) {
  /** @type {(() => void)[]} */
  const waiting = [];
  const one = {
    definition,
    tasks,
    done: 0,
    said: 0,
    /** @type {unknown[]} */
    taken: [],
    step() {
      waiting.pop()?.();
    },
    /** @param {unknown} _ @param {{ signal: AbortSignal, onPart: (part: object) => void }} options */
    async run(_, { signal, onPart }) {
      while (one.done < tasks) {
        await new Promise((settle, reject) => {
          waiting.push(() => settle(undefined));
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
        one.done += 1;
        onPart({ done: one.done });
      }
    },
    /** @param {string} csv */
    add(csv) {
      if (csv === "bad") throw new Error("line 2, column 1: no");
      one.taken.push(csv);
      one.done = Math.min(tasks, one.done + 1);
      return 1;
    },
    /** @param {string} csv */
    rate(csv) {
      one.taken.push(csv);
      return csv.startsWith("puzzle") ? 1 : 0;
    },
    pack: () => null,
    restore: () => 0,
    summary: () => ({ runs: one.done, said: ++one.said }),
  };
  return one;
}

/**
 * Returns a function that opens these experiments one after another.
 * @param {any[]} all the experiments; an error in the list is thrown
 */
const opened = (all) =>
  createExperiment({
    keep: false,
    workers: () => /** @type {any} */ ({}),
    opens: async () => {
      const next = all.shift();
      if (next instanceof Error) throw next;
      return next;
    },
  });

test("runs are paused and resumed, and no result is lost", async () => {
  const one = fake(3);
  const it = opened([one]);
  assert.equal(it.summary(), null);
  assert.equal(await it.open(definition), true);
  assert.deepEqual([it.progress.value.done, it.progress.value.tasks], [0, 3]);
  const first = it.run();
  assert.equal(it.running.value, true);
  one.step();
  await new Promise((settle) => setTimeout(settle));
  it.pause();
  assert.equal(await first, false);
  assert.deepEqual([it.running.value, it.failed.value, it.progress.value.done], [false, null, 1]);
  assert.equal(it.summary()?.runs, 1);
  const rest = it.run();
  for (let left = 0; left < 2; left += 1) {
    one.step();
    await new Promise((settle) => setTimeout(settle));
  }
  assert.equal(await rest, true);
  assert.equal(it.progress.value.done, 3);
});

test("an experiment that cannot be opened is reported, and the open one stays open", async () => {
  const one = fake(1);
  const it = opened([one, new Error("contestant 1: no such algorithm")]);
  await it.open(definition, { records: ["some"] });
  assert.deepEqual(one.taken, ["some"]);
  assert.equal(await it.open(definition), false);
  assert.equal(it.failed.value, "contestant 1: no such algorithm");
  assert.equal(it.experiment.value, one);
  assert.equal(it.opening.value, null);
});

test("ratings belong to puzzles, so they apply to the next experiment too", async () => {
  const [first, next, last] = [fake(1), fake(1), fake(1)];
  const it = opened([first, next, last]);
  await it.open(definition, { ratings: "puzzle,a" });
  await it.open(definition);
  assert.deepEqual([first.taken, next.taken], [["puzzle,a"], ["puzzle,a"]]);
  // Ratings of other puzzles are not accepted.
  assert.deepEqual([it.rate("other"), it.rate("puzzle,b")], [0, 1]);
  await it.open(definition);
  assert.deepEqual(last.taken, ["puzzle,b"]);
});

test("accepted records are counted, and errors in records are thrown", async () => {
  const it = opened([fake(2)]);
  await it.open(definition);
  const before = it.told.value;
  assert.equal(it.add("rows"), 1);
  assert.ok(it.told.value > before);
  assert.equal(it.progress.value.done, 1);
  assert.throws(() => it.add("bad"), /line 2, column 1/);
});
