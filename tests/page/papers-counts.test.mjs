/** The number of claims with each verdict: in the headline of a paper, and of all papers. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const { countRecorded, countVerdicts, sumCounts, testedOf } = await load(
  "views/experiment/papers/counts.ts",
);
const { words } = await load("words/reproduced.ts");
const { statistics } = await loadWorkshop();
const shipped = (/** @type {string} */ path) =>
  readFileSync(fileURLToPath(new URL(`../../www/public/${path}`, import.meta.url)), "utf8");

test("the headline of a paper says how many of the tested claims are contradicted", () => {
  for (const [contradicted, of, expected] of /** @type {[number, number, string][]} */ ([
    [0, 0, "No claim has been tested"],
    [0, 1, "The only tested claim is not contradicted"],
    [0, 2, "None of the 2 tested claims is contradicted"],
    [1, 1, "Our runs contradict 1 of 1 tested claim"],
    [1, 4, "Our runs contradict 1 of 4 tested claims"],
    [2, 2, "Our runs contradict 2 of 2 tested claims"],
  ])) {
    assert.equal(words.holdUp(contradicted, of), expected);
  }
});

test("the verdicts are counted from the records, and every claim is counted once", () => {
  const all = ["thesis", "a", "b", "c", "d"].map((id) => {
    const { tables } = JSON.parse(shipped(`papers/${id}.json`));
    const counts = countRecorded(tables, shipped, statistics);
    const claims = tables.flatMap((/** @type {any} */ table) => table.claims);
    const sum = Object.values(counts).reduce((/** @type {number} */ n, one) => n + Number(one), 0);
    assert.equal(sum, claims.length, id);
    const untested = claims.filter((/** @type {any} */ { untested, depends, implied }) =>
      [untested, depends, implied].some((why) => why !== undefined),
    );
    assert.ok(testedOf(counts) <= claims.length - untested.length, id);
    return counts;
  });
  assert.ok(all.some((counts) => testedOf(counts) > 0));
  // Without records, no claim is tested.
  const { tables } = JSON.parse(shipped("papers/b.json"));
  const empty = countRecorded(tables, (file) => shipped(file).split("\n", 1)[0] ?? "", statistics);
  assert.equal(testedOf(empty), 0);
  assert.ok(empty.open > 0);
});

test("claims without a verdict are counted as open", () => {
  const { compatible, open } = countVerdicts([{ mark: "compatible" }, null, null]);
  assert.deepEqual([compatible, open], [1, 2]);
});

test("the total of several papers adds each verdict by itself", () => {
  const counts = (/** @type {number} */ first) => ({
    ...{ compatible: first, contradicted: first + 1, "cannot-tell": first + 2 },
    ...{ implied: first + 3, none: first + 4, open: first + 5 },
  });
  assert.deepEqual(sumCounts([counts(1), counts(10), counts(100)]), {
    ...{ compatible: 111, contradicted: 114, "cannot-tell": 117 },
    ...{ implied: 120, none: 123, open: 126 },
  });
  assert.equal(sumCounts([]), undefined);
});
