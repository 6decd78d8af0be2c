/**
 * Runs in WebAssembly equal native runs to the last bit: see `../golden/README.md`. This file tests the module with
 * everything; `first.test.mjs` tests the first module.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { casesOf, Hash, lineOf, runsOf, takenOf } from "../golden/runs.mjs";
import { lines, read } from "./golden.mjs";
import { fullLab, lab } from "./support.mjs";

test("the hash is FNV-1a", () => {
  const hash = (text) => {
    const fnv = new Hash();
    fnv.bytes(new TextEncoder().encode(text));
    return fnv.toString();
  };
  // Values from the reference of FNV, appendix of draft-eastlake-fnv.
  assert.equal(hash(""), "cbf29ce484222325");
  assert.equal(hash("a"), "af63dc4c8601ec8c");
  assert.equal(hash("foobar"), "85944171f73967e8");
});

const traces = lines("traces.txt").map((line) => line.join(" "));

/** Compares the runs of one algorithm with the lines that were written natively. */
function runsAsNatively(which, info, cases) {
  const runs = runsOf(info, casesOf(lab, read(cases)), read("settings.txt"));
  const computed = takenOf(which, runs).map((run) => lineOf(which, run));
  assert.ok(computed.length > 0);
  assert.deepEqual(
    computed,
    traces.filter((line) => line.startsWith(`${info.id} `)),
  );
}

for (const info of lab.algorithms) {
  test(`${info.id} runs as natively`, () => {
    runsAsNatively(lab, info, "cases.txt");
  });
}

for (const info of fullLab.algorithms) {
  if (info.kind !== "generator") continue;
  test(`${info.id} generates the same puzzles as natively`, () => {
    runsAsNatively(fullLab, info, "patterns.txt");
  });
}
