/** The numbers in the data of the papers' page: each is printed, defined, documented with a source, or explained. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../page/load.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, "utf8");

/** The sections of the documentation by the text; other tests check the numbers there. */
const sections = new Map(
  read("docs/papers.md")
    .split(/^## /m)
    .map((text) => [/^([A-D])\. /.exec(text)?.[1] ?? "", text]),
);
const SECTION = { a: "A", thesis: "A", b: "B", c: "C", d: "D" };

/**
 * Numbers without another source, by a phrase of the data. The value is a file that contains them, `printed` for
 * numbers of the text, or `ours: reason`.
 */
const EXPLAINED = {
  "125 have no solution, and no grid": "tests/package/random-placements.test.mjs",
  "0.5 % would be 2 unsolved puzzles, and the share would be 398 of 400":
    "ours: 0.5 % of 400 puzzles are 2, and the others 398",
  "printed as 403 and 39,634 visited nodes": "src/solvers/backtracking/published.rs",
  "but a board has 81 cells": "src/solvers/backtracking/published.rs",
  "printed as 48 visited nodes": "src/solvers/backtracking/published.rs",
  "consistency changes by less than 0.01": "src/solvers/relaxation_labeling.rs",
  "in the exponent is a factor of 1.7": "ours: a test below computes it",
  "On the median board, choosing the smallest domain first divides the number of nodes by 46":
    "ours: a test below computes it",
  "and of 41 in time": "ours: the printed 10.3 s divided by the printed 0.25 s",
  "AMD Ryzen 5 3500U": "printed",
  "power of 34 to 37 %": "ours: the power of the first verdict, which is not repeated",
  "saved 551,856 states": "ours: the printed 553,086 nodes minus the printed 1,230",
  "7,023,315 states": "src/solvers/backtracking/published.rs",
};

const NUMBER = /(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?/g;
const numbersOf = (/** @type {string} */ text) =>
  [...text.matchAll(NUMBER)].map(({ 0: found, index }) => ({ found, index }));
const toNumber = (/** @type {string} */ found) => Number(found.replaceAll(",", ""));

/** Whether a text has this number, with at least as many digits, or as a share of 1 for per cents. */
function has(/** @type {string} */ text, /** @type {string} */ found) {
  const decimals = found.split(".")[1]?.length ?? 0;
  const wanted = toNumber(found).toFixed(decimals);
  const plain = text.replaceAll(/(?<=\d)[_,](?=\d{3})/g, "");
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].some(([one]) =>
    [1, 100].some((scale) => (scale * Number(one)).toFixed(decimals) === wanted),
  );
}

/** @typedef {{ id: string, definition?: string, setup?: { definition?: string }, claims: any[], figures: any[], notes?: string[], title: string, why?: string, untested?: string, factor?: number }} Table */

/**
 * Returns the texts of the page about a table, and the possible sources of their numbers: the figures, the tests and
 * the definition.
 */
function sourcesOf(/** @type {Table} */ table) {
  const { claims, figures, notes = [], title, why, untested, factor } = table;
  const said = [
    title,
    why,
    untested,
    ...notes,
    ...claims.flatMap(({ says, read: reading, reason, untested: open, implied, depends }) => [
      says,
      reading,
      reason,
      open,
      implied,
      depends,
    ]),
    ...figures.flatMap(({ note, fault, untested: open }) => [note, fault, open]),
  ].filter((text) => text !== undefined);
  const file = table.definition ?? table.setup?.definition;
  /** Printed nodes minus printed backtracks of the same boards. */
  const kept = figures
    .filter(({ measure }) => measure === "nodes")
    .flatMap(({ set, contestant, value = 0 }) =>
      figures
        .filter((one) => one.measure === "backtracks")
        .filter((one) => one.set === set && one.contestant === contestant)
        .map((one) => Math.abs(value - one.value)),
    );
  const values = [
    factor,
    kept,
    table.setup,
    figures.map(({ value, values: all, n, margin }) => [value, all, n, margin]),
    // The margin of an order is the distance from half of the puzzles.
    claims.map(({ test: of, margin, n }) => [of, margin, n, 0.5 + margin]),
  ];
  const known = `${JSON.stringify(values, null, 1)}\n${file ? read(`www/public/papers/${file}`) : ""}`;
  return { said, known };
}

/** Returns the numbers in a text of the page without a source. */
const missing = (
  /** @type {readonly string[]} */ said,
  /** @type {string} */ known,
  /** @type {readonly string[]} */ explained,
) =>
  said.flatMap((text) =>
    numbersOf(text)
      .filter(({ found, index }) => {
        const isExplained = explained.some((phrase) => {
          const at = text.indexOf(phrase);
          return at >= 0 && at <= index && index < at + phrase.length;
        });
        return !isExplained && !has(known, found);
      })
      .map(({ found }) => `${found}: ${text}`),
  );

test("each number in the data of the page has a source", () => {
  let [numbers, all] = [0, ""];
  for (const [id, letter] of Object.entries(SECTION)) {
    const source = read(`www/public/papers/${id}.json`);
    all += source;
    /** @type {{ tables: Table[], open?: any[], missing: string[] }} */
    const { tables, open = [], missing: left } = JSON.parse(source);
    const documented = sections.get(letter) ?? "";
    assert.ok(documented.length > 1000);
    const groups = tables.map(sourcesOf);
    const others = open.flatMap(({ asks, readings }) => [
      asks,
      ...readings.flatMap((/** @type {any} */ one) => [one.says, one.untested ?? ""]),
    ]);
    groups.push({ said: [...others, ...left], known: groups.map(({ known }) => known).join("\n") });
    for (const { said, known } of groups) {
      numbers += said.flatMap(numbersOf).length;
      assert.deepEqual(missing(said, known + documented, Object.keys(EXPLAINED)), [], id);
    }
  }
  assert.ok(numbers > 300, `${numbers}`);
  for (const [phrase, source] of Object.entries(EXPLAINED)) {
    assert.ok(all.includes(phrase), `“${phrase}” is not in the data`);
    if (source === "printed") continue;
    if (source.startsWith("ours: ")) continue;
    for (const { found } of numbersOf(phrase))
      assert.ok(has(read(source), found), `${phrase}: ${found}`);
  }
});

test("a number of the page without a source is found", () => {
  assert.deepEqual(missing(["all 17 boards"], "17", []), []);
  assert.deepEqual(missing(["all 17 boards"], "0.17", []), [], "a share");
  assert.deepEqual(missing(["all 17 boards"], "16.6", []), [], "rounded");
  assert.equal(missing(["all 17 boards"], "18", []).length, 1);
  assert.equal(missing(["17 of 1,234 boards"], "17", []).length, 1);
  assert.deepEqual(missing(["17 of 1,234 boards"], "17", ["of 1,234 boards"]), []);
});

test("between the smallest and the largest puzzle, 0.1 in the exponent of growth is a factor of 1.7", async () => {
  const { costsBySize } = await load("views/experiment/papers/growth.ts");
  const { readRuns } = await load("views/experiment/papers/runs.ts");
  const runs = readRuns(read("www/public/papers/records/b-growth.csv"));
  /** @type {number[]} */
  const labels = costsBySize(runs, "definition").map((/** @type {any} */ one) => one.labels);
  assert.ok(labels.length > 5);
  const factor = (Math.max(...labels) / Math.min(...labels)) ** 0.1;
  assert.equal(factor.toFixed(1), "1.7");
  const { tables } = JSON.parse(read("www/public/papers/b.json"));
  const growth = tables.find((/** @type {Table} */ { id }) => id === "growth");
  for (const { margin, reason } of growth.claims) {
    assert.equal(margin, 0.1);
    assert.match(reason, /0\.1 in the exponent is a factor of 1\.7\.$/);
  }
});

test("the median of the printed savings in states is a factor of 46", () => {
  const { tables } = JSON.parse(read("www/public/papers/d.json"));
  const nine = tables.find((/** @type {Table} */ { id }) => id === "nine");
  const saving = nine.claims.find((/** @type {any} */ { says }) =>
    says.endsWith("number of nodes by 46."),
  );
  const [without, smallest] = saving.test.printed;
  // The text prints states, one more than the nodes of the data.
  const factors = without
    .map(
      (/** @type {number} */ nodes, /** @type {number} */ at) => (nodes + 1) / (smallest[at] + 1),
    )
    .toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  assert.equal(factors.length, 10);
  assert.equal(((factors[4] + factors[5]) / 2).toFixed(0), "46");
});

test("the German texts of the papers have the numbers of the English ones", async () => {
  /** @type {{ texts: Record<string, string> }} */
  const { texts } = await load("words/de/data/papers.ts");
  const plain = (/** @type {string[]} */ numbers) => numbers.map(Number).toSorted((a, b) => a - b);
  const english = (/** @type {string} */ text) =>
    plain(numbersOf(text).map(({ found }) => found.replaceAll(",", "")));
  const german = (/** @type {string} */ text) => {
    const joined = text.replaceAll(/(?<=\d)[\u00A0\u202F ](?=\d{3}(?!\d))/g, "");
    return plain(
      [...joined.matchAll(/(?<![\w,])\d+(?:,\d+)?/g)].map(([one]) => one.replace(",", ".")),
    );
  };
  const documents = Object.fromEntries(
    Object.keys(SECTION).map((id) => [id, JSON.parse(read(`www/public/papers/${id}.json`))]),
  );
  const original = (/** @type {string} */ key) =>
    key.split(".").reduce((/** @type {any} */ of, part) => {
      if (!Array.isArray(of)) return of?.[part];
      return /^\d+$/.test(part) ? of[part] : of.find(({ id }) => id === part);
    }, documents);
  // Places are section numbers; German uses a word for the power of 2.
  const keys = Object.keys(texts).filter((key) => !key.endsWith(".place"));
  assert.ok(keys.length > 300);
  for (const key of keys) {
    const text = original(key);
    assert.equal(typeof text, "string", key);
    const words = (texts[key] ?? "").replace("der zweiten Potenz", "der Potenz 2");
    assert.deepEqual(german(words), english(text), key);
  }
});
