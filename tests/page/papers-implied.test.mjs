/** Claims of the papers that no run of a correct program can contradict. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const folder = "views/experiment/papers";
const { judgeFamily } = await load(`${folder}/family.ts`);
const { judge } = await load(`${folder}/judge.ts`);
const { readRuns } = await load(`${folder}/runs.ts`);
const { describeJudgement } = await load(`${folder}/finding-text.ts`);
const { statistics } = await loadWorkshop();

/** Returns the nodes of each contestant on twenty boards. */
function rows(/** @type {Record<string, (board: number) => number>} */ contestants) {
  const boards = Array.from({ length: 20 }, (_, at) => at + 1);
  const all = boards.flatMap((board) =>
    Object.entries(contestants).map(([name, nodes]) => `s,${board},${name},solved,${nodes(board)}`),
  );
  return readRuns(["set,line,contestant,outcome,nodes", ...all].join("\n"));
}

const claim = (/** @type {object} */ of, /** @type {object} */ more) => ({
  says: "It is so.",
  margin: 0.1,
  reason: "",
  test: of,
  ...more,
});

/** Returns the verdict on one claim. */
const verdictOn = (/** @type {any} */ finding) => judgeFamily([[finding]], statistics)[0][0];

test("a claim that follows from the method has a mark of its own, unless a run is an exception", () => {
  const runs = rows({ a: (n) => n, b: (n) => n, c: (n) => (n === 7 ? 8 : n), d: (n) => n + 1 });
  const implied = "It follows.";
  const of = (/** @type {object} */ test, /** @type {object} */ more = { implied }) => {
    const it = claim({ measure: "nodes", ...test }, more);
    return { it, found: verdictOn(judge(it, runs, statistics)) };
  };
  const same = (/** @type {string} */ other) => ({ kind: "same", one: "a", other });
  const { it, found } = of(same("b"));
  assert.deepEqual([found.mark, found.judgement], ["implied", null]);
  assert.equal(describeJudgement(it, found), "No run can contradict this claim: It follows.");
  assert.equal(of(same("c")).found.mark, "contradicted", "one exception refutes it");
  const less = (/** @type {string} */ one, /** @type {string} */ other) => ({
    kind: "less",
    one,
    other,
  });
  assert.equal(of(less("a", "d")).found.mark, "implied");
  assert.equal(of(less("d", "a")).found.mark, "contradicted");
});

test("no claim that follows from the method is counted as compatible", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  let count = 0;
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const { definition, long, claims } of tables) {
      for (const { untested, implied, says } of claims)
        assert.ok(implied === undefined || untested === undefined, says);
      if (!definition || long) continue;
      const records = `${papers}records/${definition.replace("toml", "csv")}`;
      const runs = readRuns(readFileSync(records, "utf8"));
      for (const currentClaim of claims) {
        if (currentClaim.implied === undefined) continue;
        assert.equal(
          verdictOn(judge(currentClaim, runs, statistics)).mark,
          "implied",
          currentClaim.says,
        );
        count += 1;
      }
    }
  }
  assert.equal(count, 4);
});
