/** Claims of the papers to which no test applies. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";
import { recorded } from "./papers-recorded.mjs";

const folder = "views/experiment/papers";
const { judgeFamily } = await load(`${folder}/family.ts`);
const { judge } = await load(`${folder}/judge.ts`);
const { readRuns } = await load(`${folder}/runs.ts`);
const { judgeReadings } = await load(`${folder}/readings.ts`);
const { besideFigure } = await load(`${folder}/figures.ts`);
const { statistics } = await loadWorkshop();
const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));

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

test("nothing is judged of texts C and D, whose boards are lost and come from no stated population", () => {
  for (const id of ["c", "d"]) {
    const { all, open } = recorded(id);
    let counted = 0;
    for (const { table, runs } of all) {
      if (runs === null) continue;
      for (const claim of table.claims) {
        const [[{ mark }]] = judgeFamily([[judge(claim, runs, statistics)]], statistics);
        assert.equal(mark, claim.implied === undefined ? "none" : "implied", claim.says);
        counted += 1;
      }
      const figures = table.figures.map((/** @type {any} */ one) =>
        besideFigure(one, runs, statistics, table),
      );
      for (const { mark } of judgeFamily([figures], statistics)[0]) assert.equal(mark, "none");
      counted += figures.length;
    }
    assert.ok(counted > 10, `${id}: ${counted}`);
    for (const point of open)
      for (const { mark, reading } of judgeReadings(point, all, statistics))
        assert.equal(mark, "none", `${id}: ${reading.says}`);
    assert.ok(open.length > 0);
  }
});

test("each reading of what inference saved on board 2 says why no test applies", () => {
  const { open } = recorded("d");
  const [, { readings }] = open;
  assert.equal(readings.length, 4);
  for (const { says, untested } of readings)
    assert.match(untested, /^(Board 2 is lost|No run decides)/, says);
});

/** The only claims with a test: the puzzles of each are those that the text names, or a random sample of them. */
const TESTED = {
  a: ["singles: all puzzles with 17 clues"],
  thesis: [
    "thesis: a random sample of the puzzles with 17 clues",
    "easier: random samples of the same puzzles, eased as in the thesis",
  ],
  b: [
    "search: boards of Radcliffe’s classes from 2.1 to 7.0",
    "relaxation: boards that Radcliffe rates 0.0, in one reading",
    "relaxation: boards that Radcliffe rates 2.0",
  ],
  c: [],
  d: [],
};

test("only claims whose puzzles are of the text’s population are tested", () => {
  for (const [id, expected] of Object.entries(TESTED)) {
    const tested = recorded(id).all.flatMap(({ table }) =>
      table.claims
        .filter((/** @type {any} */ { untested, implied }) => (untested ?? implied) === undefined)
        .map(() => table.id),
    );
    assert.deepEqual(
      tested,
      expected.map((one) => one.replace(/:.*/, "")),
      `${id}: a tested claim needs the population of the text`,
    );
  }
});
