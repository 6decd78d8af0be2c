/** Claims of the papers that no test applies to. */
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
const { statistics } = await loadWorkshop();

test("an untested claim gets no verdict and leaves nothing to judge, whichever way its runs go", () => {
  const tested = {
    says: "a is better.",
    test: { kind: "less", measure: "nodes", one: "a", other: "b" },
    margin: 0.2,
    reason: "",
  };
  const untested = { ...tested, untested: "Why." };
  const of = (/** @type {object} */ claim, /** @type {number} */ factor) => {
    const boards = Array.from({ length: 20 }, (_, at) => at + 1);
    const rows = boards.flatMap((n) => [
      `s,${n},a,solved,${factor * n}`,
      `s,${n},b,solved,${2 * n}`,
    ]);
    return judge(
      claim,
      readRuns(["set,line,contestant,outcome,nodes", ...rows].join("\n")),
      statistics,
    );
  };
  const findings = [of(untested, 1), of(untested, 4), of(tested, 1), of(tested, 4)];
  const [judged] = judgeFamily([findings], statistics);
  assert.deepEqual(
    judged.map((/** @type {any} */ { mark }) => mark),
    ["none", "none", "compatible", "contradicted"],
  );
  for (const { kind: _, ...finding } of judged.slice(0, 2)) {
    const { measure, fewer, more, puzzles, difference, printed, family, ...left } = finding;
    assert.deepEqual(left, { input: null, judgement: null, mark: "none" });
  }
});

test("the summary of a text counts untested claims in both languages, and nothing about them", async () => {
  for (const language of ["en", "de"]) {
    const catalog = fileURLToPath(
      new URL(`../../www/src/words/${language}/reproduced.ftl`, import.meta.url),
    );
    const [message = ""] = /^summary_none =.*(\n .*)*/m.exec(readFileSync(catalog, "utf8")) ?? [];
    assert.deepEqual(message.match(/\$\w+/g), ["$n"], message);
  }
});

test("no claim about a time is judged from records", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  let times = 0;
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    for (const { claims } of JSON.parse(readFileSync(`${papers}${id}.json`, "utf8")).tables) {
      for (const { says, test, untested } of claims) {
        if (test.measure !== "micros") continue;
        times += 1;
        assert.ok(untested?.includes("made on a busy machine"), says);
      }
    }
  }
  assert.ok(times > 10, `${times}`);
});
