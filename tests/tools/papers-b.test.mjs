/**
 * The statements of `docs/papers.md` about text B are computed from the recorded runs, and each number there has a
 * source.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import catalog from "../../pkg/wasm/catalog.js";
import { load } from "../page/load.mjs";
import { LibraryHeap, search, sizeFirst } from "./papers-heap.mjs";
import { label } from "./papers-labeling.mjs";
import { problemsOfNumbers } from "./papers-numbers.mjs";
import { assertPageContains, formatList, page, percent, root } from "./papers-page.mjs";
import { boards, mean, readRecords, recordedRuns, wilson } from "./papers-records.mjs";

test("backtracking and relaxation labeling at difficulties 0.0 and 2.0", () => {
  const easy = readFileSync(`${root}tests/puzzles/easy-2000.txt`, "utf8").split("\n");
  const givens = easy.map((line) => line.replace(/#.*/, "").replace(/[^1-9]/g, "").length);
  const boards48 = givens.filter((count) => count === 81 - 48).length;
  const search = readRecords("b-search").filter(({ set }) => set === "0.0");
  const of = (/** @type {string} */ contestant, /** @type {string} */ measure) =>
    search.filter((run) => run.contestant === contestant).map((run) => run.of(measure));
  const rows = ["nodes", "backtracks"].map((measure) => of("row order", measure));
  assert.ok(of("most constrained", "nodes").every((nodes) => nodes === 48));
  assertPageContains("On all of them, most constrained takes 48 nodes and no backtrack.");
  assertPageContains(
    `On a random sample of ${rows[0]?.length} of the ${boards48} such boards of \`easy-2000.txt\`, row order takes ${formatList(rows.map((all) => Number(mean(all).toFixed(2)))).replace(" and ", " nodes and ")} backtracks on average.`,
  );
  const rated = readFileSync(`${root}tests/puzzles/radcliffe-rated-2500.csv`, "utf8")
    .split("\n")
    .filter((line) => /[,;\t]0\.0(?:\D|$)/.test(line))
    .map((line) => 81 - (/^[^,;\t]*/.exec(line)?.[0].replace(/[^1-9]/g, "").length ?? 0));
  assertPageContains(
    `the ${rated.length} boards of difficulty 0.0 in the sample of Radcliffe's data have ${Math.min(...rated)} to ${Math.max(...rated)} blanks |`,
  );
  const labeling = (/** @type {string} */ set) => {
    const own = readRecords("b-relaxation").filter((run) => run.set === set);
    const steps = mean(own.map((run) => run.of("steps"))).toFixed(2);
    return { boards: own.length, solved: own.filter(({ solved }) => solved).length, steps };
  };
  const [zero, all, two] = ["0.0", "rated 0.0", "2.0"].map(labeling);
  assertPageContains(
    `On a random sample of ${zero?.boards} of them, relaxation labeling solves ${zero?.solved}; the ${zero?.boards} runs take ${zero?.steps} steps on average`,
  );
  assertPageContains(
    `the ${all?.boards} boards of 0.0 in the sample of Radcliffe's data. Relaxation labeling solves ${all?.solved} of these boards, and the runs take ${all?.steps} steps on average.`,
  );
  assert.equal(all?.boards, rated.length);
  const steps = readRecords("b-relaxation")
    .filter(({ set }) => set === "rated 0.0")
    .map(({ of }) => of("steps"));
  const chance = percent((all?.solved ?? 0) / steps.length, 1);
  assertPageContains(
    `the share of solved boards is ${chance} %, and every run takes at least ${Math.min(...steps)} steps.`,
  );
  // The text prints one time of each difficulty and program, in microseconds.
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8"));
  const times = tables
    .find((/** @type {{ id: string }} */ { id }) => id === "relaxation")
    .figures.filter((/** @type {{ kind: string }} */ { kind }) => kind === "time")
    .map((/** @type {{ value: number }} */ { value }) => value);
  assert.ok(times.length === 2 && Math.max(...times) < 10 * 60 * 1e6);
  assertPageContains("ends a run after 10 minutes; none of the printed times reaches this limit");
  assert.equal(two?.solved, 0);
  const { high } = wilson(0, two?.boards ?? 0);
  assertPageContains(
    `It solves 0 of ${two?.boards} such boards (Wilson's 95 % interval of the share: 0 to ${percent(high, 1)} %).`,
  );
  assertPageContains(`These ${two?.boards} boards are too few to tell`);
  assertPageContains(
    `none of our ${two?.boards} boards of difficulty 2.0, and the runs take ${two?.steps} steps`,
  );
});

/**
 * Returns the boards of text B as the definitions read them: difficulty 0.0 from the easy boards, all others from the
 * rated ones.
 */
function boardsOfB() {
  const lines = (/** @type {string} */ name) =>
    readFileSync(`${root}tests/puzzles/${name}`, "utf8").trimEnd().split("\n");
  const [easy, rated] = ["easy-2000.txt", "radcliffe-rated-2500.csv"].map(lines);
  return (/** @type {string} */ set, /** @type {string} */ line) =>
    ((set === "0.0" ? easy : rated)?.[Number(line) - 1] ?? "").replace(/[,#].*/, "").trim();
}

/** The number of boards of each set on which relaxation labeling is repeated. */
const LABELED = 8;

test("relaxation labeling takes the steps of the author's loop, and solves the same boards", () => {
  const runs = readRecords("b-relaxation");
  const boardOf = boardsOfB();
  const sets = [...new Set(runs.map(({ set }) => set))];
  assert.equal(sets.length, 3);
  const some = sets.flatMap((name) => runs.filter(({ set }) => set === name).slice(0, LABELED));
  for (const { set, line, solved, of } of some)
    assert.deepEqual(label(boardOf(set, line)), { steps: of("steps"), solved }, `${set} ${line}`);
  assertPageContains(`On ${some.length} boards, ${LABELED} of each set of \`b-relaxation\``);
});

/**
 * Returns the boards of the recorded searches of text B, and the nodes that each takes in the order of the C++ library.
 */
function searchLikeTheLibrary() {
  const boardOf = boardsOfB();
  const records = readRecords("b-search");
  const rows = records.filter(({ contestant }) => contestant === "row order");
  return records
    .filter(({ contestant }) => contestant === "most constrained")
    .map(({ set, line, of }, at) => {
      const board = boardOf(set, line);
      const inRows = rows[at];
      assert.ok(inRows?.set === set && inRows.line === line);
      return {
        set,
        line,
        board,
        preset: of("nodes"),
        backtracks: of("backtracks"),
        rows: { nodes: inRows.of("nodes"), backtracks: inRows.of("backtracks") },
        library: search(board),
      };
    });
}

/** @type {ReturnType<typeof searchLikeTheLibrary> | undefined} */
let searches;
/** Returns the searches, which are computed once for three tests. */
const searchesOfTheLibrary = () => (searches ??= searchLikeTheLibrary());

/** The number of nodes above which a search in row order is not repeated, because it takes too long. */
const MAX_NODES = 10_000;

test("row order takes the nodes and backtracks of an independent implementation", () => {
  const some = searchesOfTheLibrary().filter(({ rows }) => rows.nodes <= MAX_NODES);
  assert.ok(some.length > 200);
  for (const { board, rows } of some) {
    const { nodes, backtracks } = search(
      board,
      new LibraryHeap((one, other) => one.cell < other.cell),
    );
    assert.deepEqual({ nodes, backtracks }, rows, board);
  }
});

test("the order of equal domains in the author's program of text B", () => {
  const all = searchesOfTheLibrary();
  /** The lowest cell first, as in the preset: then the implementation takes as many nodes. */
  const lowestFirst = (
    /** @type {import("./papers-heap.mjs").Domain} */ one,
    /** @type {import("./papers-heap.mjs").Domain} */ other,
  ) => sizeFirst(one, other) || (one.size === other.size && one.cell < other.cell);
  for (const { board, preset, backtracks, library } of all) {
    assert.ok(library.solved && library.nodes - library.backtracks === library.blanks, board);
    const lowest = search(board, new LibraryHeap(lowestFirst));
    assert.deepEqual([lowest.nodes, lowest.backtracks], [preset, backtracks], board);
  }
  assertPageContains(`on the ${all.length} boards of \`b-search\`.`);
  const above = all.filter(({ set }) => set !== "0.0");
  const fewer = above.filter(({ preset, library }) => library.nodes < preset).length;
  const more = above.filter(({ preset, library }) => library.nodes > preset).length;
  assertPageContains(
    `fewer nodes than the preset on ${fewer} of the ${above.length} boards above difficulty 0.0, and more nodes on ${more} of them.`,
  );
  const said = `on ${fewer} of our ${above.length} boards above difficulty 0.0, and more nodes on ${more}.`;
  assert.ok(readFileSync(`${root}www/public/papers/b.json`, "utf8").includes(said), said);
  const sets = [...new Set(above.map(({ set }) => set))];
  assert.equal(sets.length, 6);
  for (const set of sets) {
    const [of, usual] = ["library", "preset"].map((order) =>
      mean(
        above
          .filter((one) => one.set === set)
          .map(({ library, preset }) => (order === "library" ? library.nodes : preset)),
      )
        .toFixed(1)
        .replaceAll(/(?<=\d)(?=\d{3}\.)/g, ","),
    );
    assertPageContains(
      `| ${set} | ${above.filter((one) => one.set === set).length} | ${of} | ${usual} |`,
    );
  }
});

test("the reading with the heap of the C++ library is judged by its nodes as the page says", async () => {
  const folder = "views/experiment/papers";
  const { readRuns } = await load(`${folder}/runs.ts`);
  const { judgeReadings } = await load(`${folder}/readings.ts`);
  const { statistics } = await loadWorkshop();
  const { tables, open } = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8"));
  const name = "most constrained: heap of the library";
  const rows = searchesOfTheLibrary().map(
    ({ set, line, library: { nodes, backtracks } }) =>
      `${set},${line},${name},1,solved,${nodes},${nodes},${backtracks},0,1`,
  );
  const records = readFileSync(`${root}www/public/papers/records/b-search.csv`, "utf8").trimEnd();
  const runs = readRuns([records, ...rows].join("\n"));
  const point = open[1];
  const readings = [
    ...point.readings,
    { says: "The heap.", replaced: { search: { "most constrained": name } } },
  ];
  const judged = judgeReadings({ ...point, readings }, [{ table: tables[0], runs }], statistics);
  const { mark, counts } = judged.at(-1);
  assert.deepEqual([mark, counts.compatible, counts.contradicted], ["cannot-tell", 1, 0]);
  assertPageContains(`none of the ${counts["cannot-tell"]} printed figures is decided.`);
});

test("the printed figures of text B contradict themselves as stated", () => {
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8"));
  const [{ figures, claims }] = tables;
  const printed = (
    /** @type {string} */ set,
    /** @type {string} */ contestant,
    /** @type {string} */ measure,
  ) =>
    figures.find(
      (/** @type {any} */ one) =>
        one.set === set && one.contestant === contestant && one.measure === measure,
    );
  const blanks = (/** @type {string} */ set, /** @type {string} */ contestant) =>
    printed(set, contestant, "nodes").value - printed(set, contestant, "backtracks").value;
  const of = (/** @type {string} */ set) =>
    ["row order", "most constrained"].map((contestant) => blanks(set, contestant));
  const [[rows0, most0] = [], [rows2, most2] = []] = ["0.0", "2.1"].map(of);
  const [nodes0, backtracks0] = ["nodes", "backtracks"].map(
    (measure) => printed("0.0", "row order", measure).value,
  );
  assertPageContains(
    `${nodes0} − ${backtracks0} = ${rows0} for row order and ${most0} for most constrained at 0.0, ${rows2} and ${most2} at 2.1.`,
  );
  assertPageContains(
    `as boards with ${rows0} blanks, because the text prints ${nodes0} nodes and ${backtracks0} backtracks`,
  );
  for (const set of ["5.0", "7.0", "8.0"]) assert.deepEqual(of(set), [rows2, rows2], set);
  assertPageContains(`At 5.0, 7.0 and 8.0, the counts of both programs give ${rows2} blanks`);
  assertPageContains(
    `(The ${most0} nodes without a backtrack of most constrained need ${most0} blanks.)`,
  );
  assertPageContains(`Park's collection: the printed counts of row order imply ${rows0} blanks`);
  // Boards that are chosen by their blank cells are no evidence for any figure.
  for (const contestant of ["row order", "most constrained"])
    for (const measure of ["nodes", "backtracks"])
      assert.ok(printed("0.0", contestant, measure).untested);
  assert.ok(claims[1].says.includes(`${most0} nodes, printed as 48`) && claims[1].untested);
  const speedUp = [
    [69_962_868.93, 34_072_743.41],
    [303_592_782.5, 128_692_431.7],
  ].map(([one = 0, parallel = 1]) => (one / parallel).toFixed(2));
  assertPageContains(`in parallel at 0.0, which is ${speedUp[0]}, and`);
  assertPageContains(`at 2.0, which is ${speedUp[1]}`);
});

test("the printed times of relaxation labeling, sequential and parallel", () => {
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8"));
  const of = (/** @type {string} */ name) =>
    tables.find((/** @type {{ id: string }} */ { id }) => id === name);
  const [speed] = of("parallel").claims;
  const sequential = of("relaxation")
    .figures.filter((/** @type {{ kind: string }} */ { kind }) => kind === "time")
    .map((/** @type {{ value: number }} */ { value }) => value);
  assert.deepEqual(sequential, [69_962_868.93, 303_592_782.5]);
  const micros = (/** @type {number} */ time) =>
    `${time.toLocaleString("en", { minimumFractionDigits: 2 })} µs`;
  for (const [at, parallel] of [34_072_743.41, 128_692_431.7].entries()) {
    const said = `${micros(parallel)} instead of ${micros(sequential[at])}`;
    assert.ok(speed.says.includes(said), said);
    assert.ok(page.includes(`${micros(parallel)}${at === 0 ? " in parallel" : ""} at`));
    const factor = (sequential[at] / parallel).toFixed(2);
    assert.ok(speed.says.includes(`${factor} times as fast at`), factor);
  }
  const program = readFileSync(`${root}src/solvers/relaxation_labeling.rs`, "utf8");
  for (const time of ["69_962_868.93", "303_592_782.50"])
    assert.ok(program.includes(`published_figure("time", ${time},`), time);
});

test("the nodes of the two orders of text B", () => {
  const of = recordedRuns("b-search");
  const [most, rows] = ["most constrained", "row order"].map(
    (name) => new Map([...of(name)].filter(([board]) => !board.startsWith("0.0 "))),
  );
  assert.ok(most && rows);
  assert.ok([...most.keys()].every((board) => /^[2-7]\.\d /.test(board)));
  const fewer = boards(most, rows, (nodes, other) => nodes < other);
  assert.equal(fewer, most.size);
  assertPageContains(`on all ${fewer} boards of Radcliffe's classes`);
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8"));
  const times = tables[0].claims.filter(
    (/** @type {any} */ { test: { measure, one } }) =>
      measure === "micros" && one === "most constrained",
  );
  assert.equal(times.length, 7);
  assert.ok(times.every((/** @type {any} */ { untested }) => untested !== undefined));
  assertPageContains("The seven claims about times are not judged |");
});

test("the page and the presets have the same printed nodes of text B, in digits tried", () => {
  const rust = readFileSync(`${root}src/solvers/backtracking/published.rs`, "utf8");
  const visits = [
    ...rust.matchAll(
      /published_visits!\(\s*(&\["rows"\]|MOST_CONSTRAINED),\s*"([\d.]+)",\s*([\d_]+),/g,
    ),
  ].map(([, presets = "", set = "", count = ""]) => [
    presets === "MOST_CONSTRAINED" ? "most constrained" : "row order",
    set,
    Number(count.replaceAll("_", "")) - 1,
  ]);
  const [{ figures }] = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8")).tables;
  const nodes = figures
    .filter((/** @type {any} */ { measure }) => measure === "nodes")
    .map((/** @type {any} */ { contestant, set, value }) => [contestant, set, value]);
  assert.equal(visits.length, 16);
  assert.deepEqual(nodes.toSorted(), visits.toSorted());
});

test("the page and the presets have the same printed backtracks and times of text B", () => {
  const rust = readFileSync(`${root}src/solvers/backtracking/published.rs`, "utf8");
  const printed = [
    ...rust.matchAll(
      /published_figure\(\s*(&\["rows"\]|MOST_CONSTRAINED),\s*"(backtracks|time)",\s*([\d_.]+),\s*(?:"difficulty ([\d.]+)(?:, mean)?"|[A-Z_]+_NOTE_(\d)_(\d)),?\s*\)/g,
    ),
  ].map(([, presets = "", measure = "", value = "", set, whole = "", tenth = ""]) => [
    presets === "MOST_CONSTRAINED" ? "most constrained" : "row order",
    set ?? `${whole}.${tenth}`,
    measure === "time" ? "micros" : measure,
    Number(value.replaceAll("_", "")),
  ]);
  const [{ figures }] = JSON.parse(readFileSync(`${root}www/public/papers/b.json`, "utf8")).tables;
  const shown = figures
    .filter((/** @type {any} */ { measure }) => measure !== "nodes")
    .map((/** @type {any} */ { contestant, set, measure, value }) => [
      contestant,
      set,
      measure,
      value,
    ]);
  assert.equal(printed.length, 32);
  assert.deepEqual(shown.toSorted(), printed.toSorted());
});

test("relaxation labeling stops at the change of consistency that text B states", () => {
  const { params = [], presets = [] } =
    catalog.find(({ id }) => id === "relaxation-labeling") ?? {};
  const epsilon = params.find(({ id }) => id === "epsilon");
  assert.equal(Number(epsilon?.default), 0.01);
  const paper = presets.find(({ id }) => id === "paper");
  assert.equal(Number(paper?.values.epsilon), 0.01);
  const said = `changes by less than ${epsilon?.default} | \`relaxation-labeling:paper\``;
  assert.ok(page.includes(said), said);
  assertPageContains(`parameter \`epsilon\` | implemented: ${epsilon?.default} is the default;`);
});

test("each number of text B is computed from records, printed in the text, or stands in a test or definition", () => {
  assert.deepEqual(problemsOfNumbers("B"), []);
});
