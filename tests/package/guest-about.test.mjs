/** Descriptions of custom solvers, which the package and the crate `sudoku-guest` must parse alike. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { aboutOf } from "../../pkg/dist/guest/about.js";
import { guestSetup } from "../../pkg/dist/guest/setup.js";

const file = new URL("../../src/guest/tests/about.txt", import.meta.url);

function kindOf({ type, default: value, options, min, max, scale }) {
  if (type === "switch") return `switch ${value}`;
  if (type === "choice") return `choice ${value} of ${options.length}`;
  return `${type} ${value} in ${min} to ${max} ${scale}`;
}

/** Returns the same parts of a description as the test of the crate. */
function outcome(json) {
  let info;
  try {
    info = aboutOf(JSON.parse(json), false).info;
  } catch {
    return "refused";
  }
  const { name, step, complete, sizes, params, series, counters } = info;
  return [
    `${name} ${step} ${complete} ${sizes.least} to ${sizes.most}`,
    ...params.map((param) => `${param.id} ${kindOf(param)} ${JSON.stringify(param.doc)}`),
    ...series.map(({ id, doc, goal, main }) => `${id} ${JSON.stringify(doc)} ${goal} ${main}`),
    ...counters.map(({ id }) => id),
  ].join("; ");
}

test("the package parses each description as the crate does", () => {
  const cases = readFileSync(file, "utf8").trim().split("\n\n");
  for (const text of cases.filter((text) => !text.startsWith("#"))) {
    const [json, expected] = text.split("\n");
    assert.equal(outcome(json), expected, json);
  }
  assert.ok(cases.length > 30);
});

test("a number of a parameter is a text in decimal notation", () => {
  const { info } = aboutOf({ params: { a: { default: 5, type: "float" } } }, false);
  const read = (a) => guestSetup(info, { algorithm: "own", params: { a } }).params.a;
  assert.deepEqual([" 7 ", "+7", "7.", "7e0", "0.7e+1"].map(read), [7, 7, 7, 7, 7]);
  for (const text of ["0x7", "0b1", "0o7", "", ".", "1_0", "Infinity"]) {
    assert.throws(() => read(text), { code: "param-type" }, text);
  }
});
