/** Readings of a text: those that contradict its printed results are found, and all of them can be run. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const folder = "views/experiment/papers";
const { readRuns } = await load(`${folder}/runs.ts`);
const { judge } = await load(`${folder}/judge.ts`);
const { judgeReadings } = await load(`${folder}/readings.ts`);
const { statistics } = await loadWorkshop();

/** Returns runs on forty boards, from the nodes of each contestant on a board. */
function runsOf(/** @type {Record<string, (board: number) => number>} */ contestants) {
  const boards = Array.from({ length: 40 }, (_, at) => at + 1);
  const rows = boards.flatMap((board) =>
    Object.entries(contestants).map(([name, nodes]) => `s,${board},${name},solved,${nodes(board)}`),
  );
  return readRuns(["set,line,contestant,outcome,nodes", ...rows].join("\n"));
}

const table = {
  id: "search",
  claims: [
    {
      says: "Heuristics save nodes.",
      test: { kind: "less", measure: "nodes", one: "guided", other: "plain" },
      margin: 0.2,
      reason: "",
    },
    {
      says: "Plain search is better than none.",
      test: { kind: "less", measure: "nodes", one: "plain", other: "none" },
      margin: 0.2,
      reason: "",
    },
  ],
  figures: [
    { contestant: "guided", measure: "nodes", kind: "mean", value: 20, n: 40, margin: 10 },
    { contestant: "guided", measure: "micros", kind: "time", value: 1 },
  ],
};

const point = {
  asks: "Which end?",
  readings: [
    { says: "Fewest first.", replaced: {} },
    { says: "Most first.", replaced: { search: { guided: "guided: most first" } } },
    { says: "Never run.", replaced: { search: { guided: "missing" } } },
  ],
};

test("each reading is judged by all claims and figures that depend on it, and by no others", () => {
  const runs = runsOf({
    none: () => 1000,
    plain: (board) => 100 + board,
    guided: (board) => board,
    "guided: most first": (board) => 200 + board,
  });
  const [fewest, most, missing] = judgeReadings(point, [{ table, runs }], statistics);
  assert.deepEqual(
    [fewest.mark, most.mark, missing.mark],
    ["compatible", "contradicted", "open"],
    JSON.stringify([fewest, most]),
  );
  assert.equal(fewest.counts.compatible, 2, "the claim without heuristics is no part of it");
  assert.deepEqual(most.claims, ["Heuristics save nodes."]);
  assert.deepEqual(most.figures, [table.figures[0]], "named as the text prints it");
  const [unknown] = judgeReadings(point, [{ table, runs: null }], statistics);
  assert.equal(unknown.mark, "open");
  const untested = { ...table, claims: [{ ...table.claims[0], untested: "Why." }] };
  const [left] = judgeReadings(point, [{ table: untested, runs }], statistics);
  assert.deepEqual(
    [left.mark, left.counts["cannot-tell"]],
    ["compatible", 0],
    "what no test applies to is left out",
  );
});

test("a reading can stand for another set, and a verdict that depends on it is given only there", () => {
  const boards = Array.from({ length: 40 }, (_, at) => at + 1);
  const rows = boards.flatMap((board) => [
    `easy,${board},solver,solved,${16 + (board % 9)}`,
    `hard,${board},solver,${board > 4 ? "stalled" : "solved"},${60 + board}`,
  ]);
  const runs = readRuns(["set,line,contestant,outcome,nodes", ...rows].join("\n"));
  const depends = "It depends on the set.";
  const solved = { kind: "range", what: "solved", contestant: "solver", low: 0.5, high: 1 };
  const claim = { says: "It solves most.", margin: 0.25, reason: "", depends };
  const two = {
    id: "sets",
    factor: 2,
    why: "Twice is much.",
    claims: [
      { ...claim, test: { ...solved, sets: ["easy"] } },
      { ...claim, says: "No part of it.", test: solved },
    ],
    figures: [
      { set: "easy", contestant: "solver", measure: "nodes", kind: "board", value: 20, depends },
    ],
  };
  const readings = [
    { says: "Easy.", replaced: {} },
    { says: "Hard.", replaced: {}, sets: { sets: { easy: "hard" } } },
    { says: "Never run.", replaced: {}, sets: { sets: { easy: "missing" } } },
  ];
  const [easy, hard, missing] = judgeReadings(
    { asks: "Which set?", readings },
    [{ table: two, runs }],
    statistics,
  );
  assert.deepEqual([easy.mark, hard.mark, missing.mark], ["compatible", "contradicted", "open"]);
  assert.equal(easy.counts.compatible, 2, "the claim that names no set is no part of it");
  assert.deepEqual(hard.claims, ["It solves most."]);
  const unread = judge(two.claims[0], runs, statistics);
  assert.equal(unread.input, null);
});

test("a reading on which no tested claim depends has no verdict", () => {
  const runs = runsOf({ plain: (board) => 100 + board, guided: (board) => board });
  const untested = table.claims.map((one) => ({ ...one, untested: "Why." }));
  const [fewest] = judgeReadings(
    {
      ...point,
      readings: [
        point.readings[0],
        { ...point.readings[1], replaced: { search: { guided: "plain" } } },
      ],
    },
    [{ table: { ...table, claims: untested, figures: [] }, runs }],
    statistics,
  );
  assert.equal(fewest.mark, "none");
});

test("all readings can be judged by the runs of one table", () => {
  const runs = runsOf({ plain: (board) => 100 + board, guided: (board) => board });
  const own = runsOf({ plain: (board) => board, guided: (board) => 100 + board });
  const of = (/** @type {object} */ more) =>
    judgeReadings(
      { ...point, ...more },
      [
        { table, runs: own },
        { table: { id: "readings", claims: [], figures: [] }, runs },
      ],
      statistics,
    )[0].mark;
  assert.deepEqual([of({}), of({ runs: "readings" })], ["contradicted", "compatible"]);
});

test("a reading is compatible only if every claim can be told", () => {
  const even = (/** @type {number} */ board) => board + 100 + (board % 2 ? 1 : -1);
  const runs = runsOf({ plain: (board) => board + 100, guided: even });
  const [fewest] = judgeReadings(
    { asks: "", readings: [point.readings[0], point.readings[1]] },
    [{ table: { ...table, figures: [] }, runs }],
    statistics,
  );
  assert.deepEqual([fewest.mark, fewest.counts["cannot-tell"]], ["cannot-tell", 1]);
});

const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));

test("what text B says of difficulty 0.0 is tested on boards of its class of the data, and not on boards with as many blank cells", () => {
  const { tables, open } = JSON.parse(readFileSync(`${papers}b.json`, "utf8"));
  const of = tables.find((/** @type {any} */ one) => one.id === "relaxation");
  const runs = readRuns(readFileSync(`${papers}records/b-relaxation.csv`, "utf8"));
  const level = open.find((/** @type {any} */ one) => one.asks === "What is difficulty 0.0?");
  const judged = judgeReadings(level, [{ table: of, runs }], statistics);
  assert.deepEqual(
    judged.map((/** @type {any} */ { mark, counts }) => [mark, counts[mark]]),
    [
      ["none", 0],
      ["contradicted", 2],
    ],
  );
  assert.ok(level.readings[0].untested && !level.readings[1].untested);
  const { claims, figures } = judged[1];
  assert.deepEqual(claims, ["Relaxation labeling solves boards of difficulty 0.0."]);
  assert.deepEqual(
    figures.map((/** @type {any} */ { value }) => value),
    [225],
  );
  // Without the reason, the boards would be tested.
  const readings = level.readings.map(({ untested: _, ...reading }) => reading);
  const [chosen] = judgeReadings({ ...level, readings }, [{ table: of, runs }], statistics);
  assert.equal(chosen.mark, "compatible");
});

for (const id of ["a", "thesis", "b", "c", "d"]) {
  test(`the readings of paper ${id} are run by its definitions, and bear on a claim or a figure`, () => {
    const { tables, open = [] } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const { asks, runs, readings } of open) {
      assert.ok(readings.length > 1, `${asks}: one reading is no choice`);
      for (const { says, replaced, sets = {} } of readings) {
        for (const [name, others] of Object.entries(sets)) {
          const of = tables.find((/** @type {any} */ one) => one.id === name);
          const definition = readFileSync(`${papers}${of.definition}`, "utf8");
          for (const [from, to] of Object.entries(others)) {
            const named = JSON.stringify([of.claims, of.figures]).includes(`"${from}"`);
            assert.ok(named, `${says}: “${from}” is in no claim or figure`);
            assert.ok(definition.includes(`name = "${to}"`), `${says}: “${to}” is not run`);
          }
        }
        for (const [name, contestants] of Object.entries(replaced)) {
          const of = tables.find((/** @type {any} */ one) => one.id === name);
          assert.ok(of?.definition, `${says}: no table “${name}” with a definition`);
          const judged = tables.find((/** @type {any} */ one) => one.id === (runs ?? name));
          const definition = readFileSync(`${papers}${judged.definition}`, "utf8");
          const told = JSON.stringify([of.claims, of.figures]);
          for (const [from, to] of Object.entries(contestants)) {
            assert.ok(told.includes(`"${from}"`), `${says}: “${from}” is in no claim or figure`);
            assert.ok(definition.includes(`name = "${to}"`), `${says}: “${to}” is not run`);
          }
        }
      }
    }
  });
}

test("the page says that only readings that were run are judged, because some were not", () => {
  const read = (/** @type {string} */ path) =>
    readFileSync(fileURLToPath(new URL(`../../www/${path}`, import.meta.url)), "utf8");
  const { open } = JSON.parse(read("public/papers/b.json"));
  const [usual, ...others] = open[1].readings;
  assert.deepEqual(usual.replaced, {});
  // A reading that replaces nothing has no separate runs.
  const notRun = others.filter((/** @type {any} */ { replaced }) => !Object.keys(replaced).length);
  assert.ok(notRun.length === 1 && notRun[0].untested !== undefined);
  assert.match(read("src/words/en/reproduced.ftl"), /readingsHow = For each reading that was run,/);
  assert.match(
    read("src/words/de/reproduced.ftl"),
    /readingsHow = Für jede Lesart, die ausgeführt/,
  );
});
