/**
 * The statements of `docs/papers.md` about text D are computed from the recorded runs, and each number there has a
 * source.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { problemsOfNumbers } from "./papers-numbers.mjs";
import { assertPageContains, formatGrouped, root } from "./papers-page.mjs";
import {
  boards,
  median,
  nodesOf,
  readRatings,
  readRecords,
  recordedRuns,
} from "./papers-records.mjs";

test("the page and the presets have the same printed states of text D, as nodes", () => {
  const rust = readFileSync(`${root}src/solvers/backtracking/published.rs`, "utf8");
  const states = [
    ...rust.matchAll(
      /published_states!\(\s*(BRUTE_FORCE|FINAL_VERSION|&\["smallest-domain"\]),\s*"(?:9 × 9|16 × 16), board (\d+)",\s*([\d_]+),/g,
    ),
  ].map(([, presets = "", board, count = ""]) => ({
    presets,
    board: Number(board),
    nodes: Number(count.replaceAll("_", "")) - 1,
  }));
  const of = (/** @type {string} */ name) => {
    const own = states.filter(({ presets }) => presets.includes(name));
    assert.deepEqual(
      own.map(({ board }) => board),
      own.map((_, at) => at),
    );
    return own.map(({ nodes }) => nodes);
  };
  const [brute, smallest, final] = ["BRUTE_FORCE", "smallest-domain", "FINAL_VERSION"].map(of);
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/d.json`, "utf8"));
  const shown = (/** @type {string} */ id) =>
    tables
      .find((/** @type {any} */ table) => table.id === id)
      .figures.map((/** @type {any} */ { contestant, values }) => [contestant, values]);
  assert.deepEqual(shown("nine"), [
    ["brute force", brute],
    ["domains", brute],
    ["smallest domain", smallest],
  ]);
  assert.deepEqual(shown("sixteen"), [["final version", final]]);
  assertPageContains(`shown: all ${(brute?.length ?? 0) + (smallest?.length ?? 0)} figures;`);
  assertPageContains(`shown: all ${final?.length} figures;`);
});

test("inference again at a depth", () => {
  const of = recordedRuns("d-depth");
  const without = of("final version");
  const none = nodesOf(without).filter((nodes) => nodes === 0).length;
  assertPageContains(
    `of which ${none} need no node, the final version takes a median of ${median(nodesOf(without))} nodes`,
  );
  const deep = [5, 10, 20].map((depth) => of(`again at depth ${depth}`));
  const cutOff = (/** @type {import("./papers-records.mjs").Runs} */ runs) =>
    [...runs.values()].filter(({ solved }) => !solved);
  const [ended = [], ended5 = []] = [without, deep[0] ?? new Map()].map(cutOff);
  assert.ok([...ended, ...ended5].every(({ nodes }) => nodes >= 1_000_000));
  assert.ok(deep.slice(1).every((runs) => cutOff(runs).length === 0));
  assertPageContains(
    `A run ends at 1,000,000 nodes: ${ended.length} runs of the final version and ${ended5.length} run at depth 5 were cut off`,
  );
  const [a, b, c] = deep.map((runs) => median(nodesOf(runs)));
  const [fewer5, fewer10, fewer20] = deep.map((runs) => boards(runs, without, (x, y) => x < y));
  assertPageContains(
    `at depth 5, the median is ${a} nodes, and the search takes fewer nodes than the final version on ${fewer5} boards. At depth 10, the median is ${b} nodes, with fewer nodes on ${fewer10} boards; at depth 20, the median is ${c} nodes, also with fewer nodes on ${fewer20} boards. Repeated inference never takes more nodes than the final version.`,
  );
  for (const runs of deep)
    assert.equal(
      boards(runs, without, (x, y) => x > y),
      0,
    );
});

test("the value heuristic", () => {
  const of = recordedRuns("d-values");
  const pairs = ["rows", "smallest domain"].flatMap((cells) =>
    ["fewest", "most"].map((end) => [of(`${cells} + ${end} spaces`), of(cells)]),
  );
  const [a, b, c, d] = pairs.map(([runs, others]) => boards(runs, others, (x, y) => x < y));

  assert.equal(of("rows").size, 400);
  const ended = readRecords("d-values").filter(({ solved }) => !solved);
  assert.deepEqual(
    ended.map(({ contestant }) => contestant),
    ["rows", "rows + fewest spaces", "rows + most spaces"],
  );
  assert.equal(new Set(ended.map(({ line }) => line)).size, 1);
  const [limit = 0, ...others] = new Set(ended.map((run) => run.of("nodes")));
  assert.deepEqual(others, []);
  assertPageContains(
    `On one board, all three runs with cells in order end at the limit of ${formatGrouped(limit)} nodes`,
  );
  assert.deepEqual(
    [a, b, c, d].map((count = 0) => count > 200),
    [false, false, true, false],
    "which reading helps on most boards",
  );
  const [i, j, k, l] = pairs.map(([runs, others]) => boards(runs, others, (x, y) => x > y));

  const tenfold = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [low, high] = [x, y].map((nodes) => Math.max(nodes, 0.5)).toSorted((p, q) => p - q);
    return high >= 10 * low;
  };
  const [e, f, g, h] = pairs.map(([runs, others]) => boards(runs, others, tenfold));
  assertPageContains("changes the number of nodes by a factor of 10 or more, in either direction.");
  assertPageContains("| more nodes | factor of 10 |");
  assertPageContains(
    `| cells in order | fewest spaces first | ${a} boards | ${i} boards | ${e} boards |`,
  );
  assertPageContains(
    `| cells in order | most spaces first | ${b} boards | ${j} boards | ${f} boards |`,
  );
  assertPageContains(
    `| smallest domain | fewest spaces first | ${c} boards | ${k} boards | ${g} boards |`,
  );
  assertPageContains(
    `| smallest domain | most spaces first | ${d} boards | ${l} boards | ${h} boards |`,
  );
  assert.ok((c ?? 0) > (k ?? 0));
  assertPageContains("saves nodes on most of the boards on which the numbers differ.");
  const ratings = readRatings();
  /** Returns the boards of some difficulties, and on how many of them the heuristic makes a factor of 10. */
  const rated = (/** @type {number} */ at, /** @type {(rating: number) => boolean} */ holds) => {
    const [runs = new Map(), others = new Map()] = pairs[at] ?? [];
    const own = [...runs].filter(([board]) =>
      holds(ratings.get(board.split(" ").at(-1) ?? "") ?? Number.NaN),
    );
    return { boards: own.length, factor: boards(new Map(own), others, tenfold) };
  };
  const [inOrder, inOrderMost, smallest, smallestMost] = [0, 1, 2, 3].map((at) => ({
    easy: rated(at, (rating) => rating === 0),
    hard: rated(at, (rating) => rating > 5.5),
  }));
  assertPageContains(
    `a factor of 10 or more occurs on ${inOrder?.easy.factor} of the ${inOrder?.easy.boards} boards of difficulty 0.0 and on ${inOrder?.hard.factor} of the ${inOrder?.hard.boards} boards above 5.5.`,
  );
  assert.equal(smallest?.easy.factor, 0);
  assertPageContains(
    `such a factor occurs on none of the ${smallest?.easy.boards} boards and on ${smallest?.hard.factor} of the ${smallest?.hard.boards} boards.`,
  );
  const of70And85 = (/** @type {typeof inOrder} */ one) => [one?.easy.factor, one?.hard.factor];
  const [[first, second] = [], [third, fourth] = []] = [inOrderMost, smallestMost].map(of70And85);
  assert.equal(third, 0);
  assertPageContains(
    `With cells in order and the most spaces first, such a factor occurs on ${first} of the ${inOrderMost?.easy.boards} boards and on ${second} of the ${inOrderMost?.hard.boards} boards. With the smallest domain and the most spaces first, such a factor occurs on none of the ${smallestMost?.easy.boards} boards and on ${fourth} of the ${smallestMost?.hard.boards} boards.`,
  );
});

test("domains take the nodes of brute force", () => {
  const of = recordedRuns("d-every");
  const [domains, brute] = ["domains", "brute force"].map((name) => nodesOf(of(name)));
  assert.equal(domains?.length, 200);
  assert.deepEqual(domains, brute);
  assertPageContains("| as far as specified: the same nodes as brute force, with");
});

test("the times of domains and brute force", () => {
  const runs = readRecords("d-nine");
  const micros = (/** @type {string} */ contestant) =>
    runs.filter((run) => run.contestant === contestant).map(({ of }) => of("micros"));
  const [domains = [], brute = []] = ["domains", "brute force"].map(micros);
  assert.equal(domains.length, 50);
  assert.ok(domains.every((time, at) => time < (brute[at] ?? 0)));
  assertPageContains("domains were faster on all fifty of our boards");
});

test("easy boards", () => {
  const of = recordedRuns("d-easy");
  assert.ok(nodesOf(of("final version")).every((nodes) => nodes === 0));
  for (const program of ["final version", "smallest domain"]) {
    const runs = readRecords("d-easy").filter(({ contestant }) => contestant === program);
    assert.equal(runs.length, 100);
    assert.ok(Number(median(runs.map((run) => run.of("micros"))).replaceAll(",", "")) < 500);
  }
  assertPageContains("The recorded median times of both programs are below half a millisecond.");
  assertPageContains(
    `the smallest domain without inference takes a median of ${median(nodesOf(of("smallest domain")))} nodes.`,
  );
});

test("the readings of board 2", () => {
  const of = recordedRuns("d-random");
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
        assertPageContains(
          `| ${cells} | ${same ? "any of the three" : digits} | ${inference} | ${saved} |`,
        );
      }
    }
  }
  assertPageContains(`on the same ${of("rows").size} boards`);
  assertPageContains(
    `a factor of at least 45, a tenth of the printed ${(553_086 / 1230).toFixed(0)},`,
  );
  const cut = (/** @type {string} */ contestant) =>
    [...of(contestant).values()].filter(({ solved }) => !solved).length;
  assertPageContains(
    `Row order without inference reaches the limit of nodes on ${cut("rows")} of the 80 boards`,
  );
  assertPageContains(
    `On ${cut("rows + simple inference")} of these boards, row order with simple inference also reaches the limit`,
  );
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/d.json`, "utf8"));
  const { claims } = tables.find((/** @type {{ id: string }} */ { id }) => id === "random");
  assert.deepEqual(
    [claims[0].test.one, claims[0].test.other],
    ["rows", "rows + simple inference"],
    "the default is the reading that the table of the final version leaves",
  );
  const solved = (/** @type {number} */ givens) =>
    [...of("smallest domain + both inferences")].filter(
      ([board, { nodes }]) => board.includes(`with ${givens} givens`) && nodes === 0,
    ).length;
  assertPageContains(
    `On ${solved(110)} of 40 boards with 110 givens and on ${solved(120)} of 40 boards with 120 givens`,
  );
  assertPageContains(`A 16×16 board has fewer than ${16 * 16} such digits`);
  const many = nodesOf(of("smallest domain")).filter((nodes) => nodes > 553_086).length;
  assertPageContains(`553,086 nodes on ${many} of the 80 boards`);
});

test("16×16 boards that the search solves without inference", () => {
  const runs = readRecords("d-random");
  const count = (/** @type {string} */ contestant, /** @type {string} */ givens) =>
    runs.filter((one) => one.contestant === contestant && one.set.includes(givens) && one.solved)
      .length;
  const boards = runs.filter(({ contestant }) => contestant === "brute force").length;
  const sets = ["110 givens", "120 givens"];
  const [few = 0, many = 0] = sets.map((givens) => count("smallest domain", givens));
  const [hard, easy] = sets.map((givens) => count("brute force", givens));
  assert.equal(hard, 0);
  assertPageContains(
    `the counts of our ${boards} generated boards, ${boards / 2} with 110 givens and ${boards / 2} with 120, with at most 1,000,000 nodes per run. Without inference, the smallest domain solves ${few + many} of the ${boards} boards: ${few} with 110 givens and ${many} with 120. Brute force solves ${easy}, all of them with 120 givens.`,
  );
});

test("each number of text D is computed from records, printed in the text, or stands in a test or definition", () => {
  assert.deepEqual(problemsOfNumbers("D"), []);
});
