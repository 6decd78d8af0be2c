/** Names of lanes: lanes with the same algorithm are named by their differences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { distinguishingName, laneName } = await load("lab/check.ts");

const info = {
  name: "Walk",
  presets: [
    { id: "slow", name: "Slow", values: {} },
    { id: "fast", name: "Fast", values: { pace: "9" } },
  ],
  params: [
    { id: "pace", default: 1 },
    { id: "rest_first", default: false },
    { id: "length", default: 5 },
  ],
};

/** @param {Record<string, string>} params @param {string | null} [preset] */
const lane = (params, preset = null) => ({ algorithm: "walk", preset, params });
/** @param {any[]} all */
const names = (...all) => all.map((one) => laneName(info, one, all));

test("a lane with a unique algorithm has its name", () => {
  assert.deepEqual(names(lane({ pace: "2" })), ["Walk"]);
  const one = lane({});
  assert.equal(distinguishingName(info, one, [one, { ...one, algorithm: "ride" }]), "");
});

test("lanes with the same algorithm are named by their presets and changed parameters", () => {
  assert.deepEqual(names(lane({}), lane({}, "fast")), ["Walk (Slow)", "Walk (Fast)"]);
  assert.deepEqual(names(lane({}), lane({ rest_first: "true" })), [
    "Walk (Slow)",
    "Walk (rest first on)",
  ]);
});

test("changes that all lanes share are not part of the names", () => {
  assert.deepEqual(names(lane({ pace: "2", length: "7" }), lane({ pace: "3", length: "7" })), [
    "Walk (pace 2)",
    "Walk (pace 3)",
  ]);
});

test("the preset value of a parameter is part of a name if another lane has changed the parameter", () => {
  assert.deepEqual(names(lane({ pace: "2" }), lane({ pace: "2", length: "7" })), [
    "Walk (length 5)",
    "Walk (length 7)",
  ]);
});

test("equal lanes are numbered, and long lists of changes are shortened", () => {
  assert.deepEqual(names(lane({}), lane({})), ["Walk (Slow) #1", "Walk (Slow) #2"]);
  assert.deepEqual(
    names(
      lane({ pace: "2", length: "7", rest_first: "true" }),
      lane({ pace: "3", length: "8", rest_first: "false" }),
    ),
    ["Walk (changed) #1", "Walk (changed) #2"],
  );
});
