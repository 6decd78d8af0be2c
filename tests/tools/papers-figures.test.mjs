/** The figures about texts C and D in `docs/papers.md` are those of the recorded runs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}docs/papers.md`, "utf8").replaceAll(/\s+/g, " ");
const contains = (/** @type {string} */ text) => assert.ok(page.includes(text), text);

/** The nodes and the outcome of each run, by contestant and then by puzzle. */
function recorded(/** @type {string} */ name) {
  const file = `${root}www/public/papers/records/${name}.csv`;
  const [head = "", ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split(",");
  /** @type {Map<string, Map<string, { nodes: number, solved: boolean }>>} */
  const runs = new Map();
  for (const row of rows) {
    const fields = row.split(",");
    const of = (/** @type {string} */ column) => fields[columns.indexOf(column)] ?? "";
    const own = runs.get(of("contestant")) ?? new Map();
    runs.set(of("contestant"), own);
    const run = { nodes: Number(of("nodes")), solved: of("outcome") === "solved" };
    own.set(`${of("set")} ${of("line")}`, run);
  }
  return (/** @type {string} */ contestant) => {
    const own = runs.get(contestant);
    assert.ok(own, `${contestant} has runs`);
    return own;
  };
}

/** @typedef {ReturnType<ReturnType<typeof recorded>>} Runs */

const nodesOf = (/** @type {Runs} */ runs) => [...runs.values()].map(({ nodes }) => nodes);

function median(/** @type {number[]} */ values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted.length - 1, sorted.length].map((n) => sorted[n >> 1]);
  return ((low + high) / 2).toLocaleString("en");
}

/** The number of boards for which this holds of the nodes of both. */
const boards = (
  /** @type {Runs} */ runs,
  /** @type {Runs} */ others,
  /** @type {(nodes: number, other: number) => boolean} */ holds,
) =>
  [...runs].filter(([puzzle, { nodes }]) => holds(nodes, others.get(puzzle)?.nodes ?? Number.NaN))
    .length;

test("runs with the crowd and without", () => {
  const file = `${root}www/public/papers/records/c-crowd.csv`;
  const [head = "", ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split(",");
  /** @type {Map<string, { with: number[][], without: number[][] }>} */
  const boards = new Map();
  /** @type {Record<string, Record<string, number>>} */
  const solved = { with: {}, without: {} };
  for (const row of rows) {
    const fields = row.split(",");
    const of = (/** @type {string} */ column) => fields[columns.indexOf(column)] ?? "";
    const board = `${of("set")} ${of("line")}`;
    const own = boards.get(board) ?? { with: [], without: [] };
    boards.set(board, own);
    const who = of("contestant") === "GA" ? "without" : "with";
    own[who].push([Number(of("conflicts")), Number(of("steps"))]);
    const counts = solved[who];
    counts[of("set")] = (counts[of("set")] ?? 0) + Number(of("outcome") === "solved");
  }
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const difference = (/** @type {0 | 1} */ at) =>
    mean(
      [...boards.values()].map(
        (own) => mean(own.with.map((run) => run[at])) - mean(own.without.map((run) => run[at])),
      ),
    );
  assert.equal(boards.size, 150);
  contains(`runs with the crowd end with ${difference(0).toFixed(2)} more conflicts`);
  contains(`after ${difference(1).toFixed(2)} more generations`);
  const list = (/** @type {Record<string, number>} */ counts) => {
    const numbers = Object.values(counts);
    return `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
  };
  contains(`They solve ${list(solved.with)} of the 300 runs of each class`);
  contains(`and runs without the crowd ${list(solved.without)}.`);
});

test("inference again at a depth", () => {
  const of = recorded("d-depth");
  const without = of("final version");
  const none = nodesOf(without).filter((nodes) => nodes === 0).length;
  contains(
    `of which ${none} need no node, the final version takes a median of ${median(nodesOf(without))} nodes`,
  );
  const deep = [5, 10, 20].map((depth) => of(`again at depth ${depth}`));
  const [a, b, c] = deep.map((runs) => median(nodesOf(runs)));
  const [fewer5, fewer10, fewer20] = deep.map((runs) => boards(runs, without, (x, y) => x < y));
  contains(
    `the medians are ${a}, ${b} and ${c}, with fewer nodes on ${fewer5}, ${fewer10} and ${fewer20} boards and more on none`,
  );
  for (const runs of deep)
    assert.equal(
      boards(runs, without, (x, y) => x > y),
      0,
    );
});

test("the value heuristic", () => {
  const of = recorded("d-values");
  const pairs = ["rows", "smallest domain"].flatMap((cells) =>
    ["fewest", "most"].map((end) => [of(`${cells} + ${end} spaces`), of(cells)]),
  );
  const [a, b, c, d] = pairs.map(([runs, others]) => boards(runs, others, (x, y) => x < y));
  contains(
    `fewer nodes than ascending digits on ${a} boards with the fewest spaces first and on ${b} with the most first; with the smallest domain, on ${c} and ${d}.`,
  );
  const tenfold = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [low, high] = [x, y].map((nodes) => Math.max(nodes, 0.5)).toSorted((p, q) => p - q);
    return high >= 10 * low;
  };
  const [e, f, g, h] = pairs.map(([runs, others]) => boards(runs, others, tenfold));
  contains(`It makes a factor of 10 or more, to either side, on ${e}, ${f}, ${g} and ${h} boards.`);
});

test("easy boards", () => {
  const of = recorded("d-easy");
  assert.ok(nodesOf(of("final version")).every((nodes) => nodes === 0));
  contains(
    `the smallest domain without inference takes a median of ${median(nodesOf(of("smallest domain")))}.`,
  );
});

test("the readings of board 2", () => {
  const of = recorded("d-random");
  const orders = {
    ascending: "",
    "fewest spaces first": " + fewest spaces",
    "most spaces first": " + most spaces",
  };
  const inferences = { simple: "simple inference", "simple and extended": "both inferences" };
  for (const cells of ["rows", "smallest domain"]) {
    for (const [digits, digitName] of Object.entries(orders)) {
      for (const [inference, inferenceName] of Object.entries(inferences)) {
        const [runs, others] = [
          of(`${cells}${digitName} + ${inferenceName}`),
          of(`${cells}${digitName}`),
        ];
        const saved = boards(runs, others, (nodes, other) => nodes > 0 && other >= 45 * nodes);
        const same = cells === "smallest domain" && inference === "simple";
        contains(`| ${cells} | ${same ? "any of the three" : digits} | ${inference} | ${saved} |`);
      }
    }
  }
  const cut = [...of("rows").values()].filter(({ solved }) => !solved).length;
  contains(`Row order without inference reaches the limit on ${cut} of the 80 boards`);
  const many = nodesOf(of("smallest domain")).filter((nodes) => nodes > 553_086).length;
  contains(`553,086 nodes on ${many} of the 80 boards`);
});
