/** The growth of the cost of relaxation labeling: the costs on the page are those that the solver's own test counts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const folder = "views/experiment/papers";
const { costsBySize, growthOf, iterationCost, storedBytes } = await load(`${folder}/growth.ts`);
const { readRuns } = await load(`${folder}/runs.ts`);
const { judge } = await load(`${folder}/judge.ts`);
const { judgeFamily } = await load(`${folder}/family.ts`);
const { describeFinding, describeJudgement } = await load(`${folder}/finding-text.ts`);
const { axisOf } = await load(`${folder}/axis.ts`);
const { statistics } = await loadWorkshop();

const text = (/** @type {string} */ path) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8").trimEnd();
const runs = readRuns(text("www/public/papers/records/b-growth.csv"));
const { tables } = JSON.parse(text("www/public/papers/b.json"));
const { claims } = tables.find((/** @type {{ id: string }} */ { id }) => id === "growth");

test("operations and bytes are those that the loops of the solver were counted to take", () => {
  const rows = text("src/solvers/relaxation_labeling/tests/costs.csv").split("\n").slice(1);
  assert.ok(rows.length >= 16);
  for (const row of rows) {
    const [side, form, blanks, operations, bytes] = row.split(",");
    assert.deepEqual(
      iterationCost(form, Number(side), Number(blanks)),
      { operations: Number(operations), bytes: Number(bytes) },
      row,
    );
  }
});

test("sizes are read from the recorded puzzles, each once, from 4 × 4 to 25 × 25", () => {
  assert.equal(readRuns("set,line,contestant\na,1,sums").sizes[0], null);
  for (const form of ["definition", "sums"]) {
    const sizes = costsBySize(runs, form);
    assert.deepEqual([sizes[0].side, sizes.at(-1).side], [4, 25]);
    assert.equal(new Set(sizes.map(({ side }) => side)).size, 6);
    const nine = sizes.filter(({ side }) => side === 9).map(({ blanks }) => blanks);
    assert.ok(nine.length >= 3, "9 × 9 with different numbers of blank cells");
    assert.deepEqual(nine, [...new Set(nine)]);
    assert.ok(sizes.every(({ labels, side, blanks }) => labels === side * blanks));
    assert.ok(sizes.every(({ micros }) => micros > 0));
  }
});

test("the definition grows with the power that the text claims, the sums far less, and nothing stores the compatibilities", () => {
  const exponent = (/** @type {string} */ form, /** @type {string} */ cost) =>
    growthOf(costsBySize(runs, form), cost, statistics).exponent;
  const claimed = exponent("definition", "operations");
  assert.ok(claimed.low > 1.95 && claimed.high < 2.1, JSON.stringify(claimed));
  const sums = exponent("sums", "operations");
  assert.ok(sums.low > 0.8 && sums.high < 1.05, JSON.stringify(sums));
  const bytes = exponent("definition", "bytes");
  assert.ok(bytes.low > 0.8 && bytes.high < 1.05, JSON.stringify(bytes));
  assert.equal(storedBytes(48 * 9), 8 * 432 * 432);
  assert.equal(growthOf(costsBySize(runs, "sums").slice(0, 4), "bytes", statistics), null);
});

test("the exponents that the documentation states", () => {
  const exponent = (/** @type {string} */ form, /** @type {string} */ cost) => {
    const { value, low, high } = growthOf(costsBySize(runs, form), cost, statistics).exponent;
    return [value, low, high].map((one) => one.toFixed(3));
  };
  assert.deepEqual(exponent("definition", "operations"), ["2.000", "1.997", "2.004"]);
  assert.deepEqual(exponent("sums", "operations"), ["0.965", "0.938", "0.992"]);
  assert.deepEqual(exponent("definition", "bytes"), ["0.960", "0.933", "0.988"]);
  assert.equal(costsBySize(runs, "definition").length, 13, "pairs of blank cells and labels");
});

test("an exponent has no sampling error and is compared with its margin", () => {
  const verdict = (/** @type {object} */ claim) => {
    const [[finding]] = judgeFamily([[judge(claim, runs, statistics)]], statistics);
    return finding;
  };
  const [operations, memory] = claims;
  const found = verdict(operations);
  assert.equal(found.mark, "implied", "the operations follow from n and l");
  assert.match(
    describeJudgement(operations, found),
    /^No run can contradict this claim: The operations/,
  );
  const { implied: _, ...counted } = operations;
  assert.equal(verdict(counted).mark, "compatible");
  assert.match(
    describeFinding(operations, found),
    /^Exponent of n · l: 2\.00\d .*13 sizes.*contains the paper’s value, 2\./,
  );
  assert.match(describeJudgement(counted, verdict(counted)), /no test is needed\. Margin: 0\.1\. /);
  assert.equal(found.judgement, null);
  assert.doesNotMatch(describeJudgement(operations, found), /number of values/);
  const { theirs, ours } = axisOf(operations, found);
  assert.deepEqual([theirs, ours], [{ low: 2, high: 2 }, found.ours]);
  const withTest = (/** @type {object} */ more) => ({
    ...operations,
    test: { ...operations.test, ...more },
  });
  assert.equal(verdict(withTest({ contestant: "sums" })).mark, "contradicted");
  assert.equal(verdict(withTest({ printed: 3 })).mark, "contradicted");
  assert.equal(verdict(memory).mark, "none");
  assert.match(describeJudgement(memory, verdict(memory)), /^No test: Neither form here stores/);
});
