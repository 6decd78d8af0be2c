/** The marks of all tested claims and printed figures, and the lines of the documentation that state them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { tablesOf } from "../tools/papers-lines.mjs";
import { load } from "./load.mjs";
import { recorded } from "./papers-recorded.mjs";

const folder = "views/experiment/papers";
const { judgeFamily } = await load(`${folder}/family.ts`);
const { judge, findingOrOpen } = await load(`${folder}/judge.ts`);
const { judgeReadings } = await load(`${folder}/readings.ts`);
const { indicesInOrder } = await load(`${folder}/agreement.ts`);
const { besideFigure } = await load(`${folder}/figures.ts`);
const { statistics } = await loadWorkshop();

const documentation = readFileSync(
  fileURLToPath(new URL("../../docs/papers.md", import.meta.url)),
  "utf8",
);
const { lines } = tablesOf(documentation);
const TEXTS = ["a", "thesis", "b", "c", "d"];

/**
 * Each claim that a test judges, with its mark, the first words of its line in the documentation, and words of the
 * status that state the mark. The mark is `unrecorded` for a claim whose puzzles are all run by a test, and `none` for
 * a claim that is only judged in a reading.
 *
 * @type {{ place: string, says: RegExp, mark: string, line: string, states: string }[]}
 */
const CLAIMS = [
  {
    place: "a: singles",
    says: /^Naked and hidden singles solve roughly 50 %/,
    mark: "unrecorded",
    line: 'A: draft: rules with singles alone seem to solve "roughly 50 %"',
    states: "confirmed, if “roughly 50 %” is read as",
  },
  {
    place: "thesis: thesis",
    says: /^About 20 % of the hardest tenth/,
    mark: "cannot-tell",
    line: "A: thesis: time is the measure of difficulty; about 20 %",
    states: "too few to tell whether the share is 20 %",
  },
  {
    place: "thesis: easier",
    says: /^The Boltzmann machine solves only the easier versions/,
    mark: "compatible",
    line: "A: thesis: rules are by far the fastest; the Boltzmann machine solves only the easier",
    states: "read as a larger share solved with 46 givens than with 17, is compatible",
  },
  {
    place: "b: search",
    says: /^Choosing the most constrained cell first needs fewer nodes than row order/,
    mark: "compatible",
    line: "B: most constrained first takes fewer nodes than row order",
    states: "so the claim about nodes is compatible",
  },
  {
    place: "b: relaxation",
    says: /^Relaxation labeling solves boards of difficulty 0\.0/,
    mark: "none",
    line: "B: relaxation labeling solves difficulty 0.0 and does not solve 2.0",
    states: "The verdict on 0.0 depends on what this difficulty means",
  },
  {
    place: "b: relaxation",
    says: /^Relaxation labeling does not solve boards of difficulty 2\.0/,
    mark: "cannot-tell",
    line: "B: relaxation labeling solves difficulty 0.0 and does not solve 2.0",
    states: "our runs cannot tell whether it solves at most 10 % of the boards of 2.0",
  },
];

/** Returns the claims of a text that a test judges, with their marks. */
function marksOf(/** @type {string} */ id) {
  const { all } = recorded(id);
  const findings = all.map(({ table, runs }) =>
    table.claims.map((/** @type {any} */ claim) =>
      runs === null ? null : judge(claim, runs, statistics),
    ),
  );
  const judged = judgeFamily(findings, statistics);
  return all.flatMap(({ table }, at) =>
    table.claims.flatMap(
      (/** @type {any} */ { says, untested, implied }, /** @type {number} */ n) =>
        (untested ?? implied) === undefined
          ? [{ place: `${id}: ${table.id}`, says, mark: judged[at]?.[n]?.mark ?? "unrecorded" }]
          : [],
    ),
  );
}

test("each tested claim has the mark that its line in the documentation states", () => {
  const marks = TEXTS.flatMap(marksOf);
  assert.deepEqual(
    marks.map(({ place, mark }) => ({ place, mark })),
    CLAIMS.map(({ place, mark }) => ({ place, mark })),
    marks.map(({ says }) => says).join("\n"),
  );
  for (const [at, { says, line, states }] of CLAIMS.entries()) {
    assert.match(marks[at]?.says, says);
    const found = lines.filter(({ key }) => key.startsWith(line));
    assert.equal(found.length, 1, line);
    assert.ok(found[0]?.status.includes(states), `${line}: ${states}`);
  }
});

test("no printed figure is decided, except the steps of relaxation labeling in one reading", () => {
  const marks = TEXTS.flatMap((id) => {
    const { all } = recorded(id);
    const figures = all.map(({ table, runs }) =>
      table.figures.map((/** @type {any} */ one) =>
        runs === null ? null : besideFigure(one, runs, statistics, table),
      ),
    );
    return judgeFamily(figures, statistics)
      .flat()
      .map((/** @type {any} */ one) => one?.mark ?? "none");
  });
  const judged = marks.filter((mark) => mark !== "none");
  assert.deepEqual(
    judged,
    Array.from({ length: 17 }, () => "cannot-tell"),
  );
  assert.ok(
    documentation
      .replaceAll(/\s+/g, " ")
      .includes(
        "The runs allow no conclusion about these figures, except in one reading of an open point of the text.",
      ),
  );
  const decided = TEXTS.flatMap((id) => {
    const { all, open } = recorded(id);
    return open.flatMap((/** @type {any} */ point) =>
      judgeReadings(point, all, statistics).flatMap(
        (/** @type {any} */ { counts, mark }, /** @type {number} */ at) =>
          mark === "contradicted" || counts.compatible > 1
            ? [{ says: point.readings[at].says, mark, counts }]
            : [],
      ),
    );
  });
  assert.equal(decided.length, 1);
  assert.match(decided[0].says, /^Boards that Radcliffe rates 0\.0/);
  // The claim that difficulty 0.0 is solved, and the printed 225 steps.
  assert.deepEqual(
    [decided[0].mark, decided[0].counts.contradicted, decided[0].counts.compatible],
    ["contradicted", 2, 0],
  );
});

test("p-values are adjusted for the tested claims of a text, whether or not the other claims are run", () => {
  for (const id of TEXTS) {
    const { all } = recorded(id);
    const findings = all.map(({ table, runs }) =>
      table.claims.map((/** @type {any} */ claim) =>
        findingOrOpen(runs === null ? null : judge(claim, runs, statistics), claim),
      ),
    );
    const judged = judgeFamily(findings, statistics).flat();
    const family = judged.find((/** @type {any} */ one) => one !== null)?.family;
    const tested = CLAIMS.filter(
      ({ place, mark }) => place.startsWith(`${id}: `) && mark !== "none",
    );
    assert.equal(family, tested.length, id);
  }
});

test("tested claims come before untested ones, compatible ones first, and equal ones as the text has them", () => {
  const marks = [
    "none",
    "contradicted",
    "compatible",
    "open",
    "cannot-tell",
    "compatible",
    "implied",
  ];
  assert.deepEqual(indicesInOrder(marks), [2, 5, 1, 4, 6, 0, 3]);
});
