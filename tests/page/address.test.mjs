/** The address: parsing into the tables of the views, and writing of the tables. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { load } from "./load.mjs";

const { formatHash, parseHash, readLanes, writeLanes } = await load("lab/address/hash.ts");
const { integer, key, lane, oneOf, speed, text } = await load("lab/address/keys.ts");
const { rankMeasures } = await load("views/race/store.ts");

/** Returns a table of the test, with keys of every type. */
function table() {
  const state = {
    seed: signal(1),
    steps: signal(/** @type {number | null} */ (null)),
    speed: signal(/** @type {number | null} */ (null)),
    rank: signal("time"),
    set: signal(/** @type {string | null} */ (null)),
    count: signal(6),
    lane: signal(null),
  };
  const keys = [
    lane(state.lane, false),
    key("seed", state.seed, integer(0, 2 ** 32 - 1), 1),
    key("steps", state.steps, integer(1, Number.MAX_SAFE_INTEGER), null),
    key("pace", state.speed, speed, null),
    key("seeds", state.count, integer(1, 100, 50), 6),
    key("set", state.set, text, null),
    key("rank", state.rank, oneOf(rankMeasures), "time"),
  ];
  const ours = new Set(keys.flatMap(({ names }) => names));
  return {
    state,
    /** Parses a hash; returns the parts that could not be used, as `key=value`. */
    read(/** @type {string} */ hash, entire = true) {
      const parsed = parseHash(hash, ours);
      const problems = [...parsed.problems];
      const problem = (/** @type {any} */ one) => problems.push(one);
      for (const one of keys) one.read({ ...parsed, lab: null, problem }, entire);
      return problems.map((one) => `${one.key}=${one.value}`);
    },
    write: () => formatHash(keys.flatMap((one) => one.write())),
  };
}

test("every key is read and written, in the order of its table", () => {
  const { read, write } = table();
  const hash = "#a=ga:woc&1.population=30&seed=7&steps=900&pace=2.5&seeds=9&set=top95&rank=steps";
  assert.deepEqual(read(hash), []);
  assert.equal(write(), hash);
});

test("a default is omitted, and a key that a link omits has its default", () => {
  const { read, write, state } = table();
  read("#seed=7&rank=steps&set=top95");
  assert.deepEqual(read("#seed=1&rank=time"), []);
  assert.equal(state.set.value, null);
  assert.equal(write(), "#");
});

test("keys that a part of a setup omits keep their values", () => {
  const { read, write } = table();
  read("#a=ga&seed=7&pace=5");
  read("#rank=steps&pace=max", false);
  assert.equal(write(), "#a=ga&seed=7&pace=max&rank=steps");
  read("#pace=auto", false);
  assert.equal(write(), "#a=ga&seed=7&rank=steps");
});

test("a wrong value affects only its own key, and is reported", () => {
  for (const wrong of [
    ...["seed=-1", "seed=4294967296", "seed=1e3", "seed=", "steps=0", "steps=9007199254740993"],
    ...["steps=NaN", "seeds=101", "seeds=0", "pace=-1", "pace=1e-300", "pace=", "pace=NaN"],
    ...["rank=speed", "rank=__proto__", "rank="],
  ]) {
    const { read, write } = table();
    assert.deepEqual(read(`#${wrong}&set=top95`), [wrong], wrong);
    assert.equal(write(), "#set=top95", wrong);
  }
});

test("a number above the maximum is replaced by the maximum", () => {
  const { read, state } = table();
  assert.deepEqual(read("#seeds=100"), []);
  assert.equal(state.count.value, 50);
});

test("a key that occurs twice is reported, and its last value is used", () => {
  const { read, state } = table();
  assert.deepEqual(read("#seed=5&seed=6"), ["seed=5"]);
  assert.equal(state.seed.value, 6);
});

test("a view of one algorithm uses the first of several, and reports this", () => {
  const { read, write } = table();
  assert.deepEqual(read("#a=ga,rules&2.x=1"), ["a=ga,rules"]);
  assert.equal(write(), "#a=ga");
  assert.deepEqual(read("#a=ga&2.x=1"), ["2.x=1"]);
});

test("unknown keys that are kept are read again from the page's own link", () => {
  // A letter of two characters becomes six characters when it is written.
  for (const length of [50, 150, 300, 900]) {
    const { rest } = parseHash(`#mine=${"é".repeat(length)}&yours=2`, new Set());
    const again = parseHash(formatHash(rest), new Set());
    assert.deepEqual(again.rest, rest);
    assert.deepEqual(again.problems, []);
  }
});

test("unknown keys are kept, up to a total length", () => {
  const long = "x".repeat(2000);
  const { rest, problems } = parseHash(
    `#mine=1&seed=3&yours=2&yours=3&other=${long}`,
    new Set(["seed"]),
  );
  assert.deepEqual(rest, [
    ["mine", "1"],
    ["yours", "2"],
    ["yours", "3"],
  ]);
  assert.deepEqual(
    problems.map((/** @type {any} */ { key }) => key),
    ["other"],
  );
});

test("a parameter may have any name", () => {
  const [first] = readLanes(parseHash("#a=ga&1.__proto__=x", new Set(["a"]))) ?? [];
  assert.deepEqual(Object.entries(first?.params ?? {}), [["__proto__", "x"]]);
  assert.deepEqual(writeLanes([first]), [
    ["a", "ga"],
    ["1.__proto__", "x"],
  ]);
});
