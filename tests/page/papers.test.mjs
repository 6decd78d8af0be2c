/** Whether what papers print and what comes out here agree: told from numbers, never written down. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const folder = "views/experiment/papers";
const { ofBoard, ofMean, ofOrder, ofRange, ofSame, ofShare, ofTest, tally } = await load(
  `${folder}/agreement.ts`,
);
const { readRuns, costs } = await load(`${folder}/runs.ts`);
const { judge, judgeOutcome } = await load(`${folder}/judge.ts`);
const { correctForAllClaims } = await load(`${folder}/family.ts`);
const { beside } = await load(`${folder}/figures.ts`);
const { say } = await load(`${folder}/say.ts`);
const { words } = await load("words/reproduced.ts");
const { statistics } = await loadWorkshop();

const up = (/** @type {number} */ n) => Array.from({ length: n }, (_, at) => at + 1);

test("a printed mean agrees if it lies in our interval", () => {
  const ours = { value: 225, low: 210, high: 240 };
  const marks = [209.9, 210, 225, 240, 240.1].map((printed) => ofMean(printed, ours));
  assert.deepEqual(marks, ["differs", "agrees", "agrees", "agrees", "differs"]);
});

test("a printed figure of one board agrees if it is an ordinary one among ours", () => {
  const marks = [0, 1, 2, 50, 98, 99, 200].map((printed) => ofBoard(printed, up(99)).mark);
  assert.deepEqual(marks, [
    "differs",
    "differs",
    "agrees",
    "agrees",
    "agrees",
    "differs",
    "differs",
  ]);
  assert.deepEqual(ofBoard(50, up(99)), { mark: "agrees", less: 49, equal: 1, boards: 99 });
  assert.equal(ofBoard(48, up(50).fill(48)).mark, "agrees", "all are as printed");
  assert.equal(ofBoard(47, up(50).fill(48)).mark, "differs", "none is as printed");
  assert.equal(ofBoard(1000, up(10)).mark, "noise", "ten boards cannot tell");
});

test("a share is held against counts by their test, against a share alone by our interval", () => {
  const ours = { value: 0.446, low: 0.42, high: 0.47 };
  assert.equal(ofShare(0.5, ours, null), "differs");
  assert.equal(ofShare(0.45, ours, null), "agrees");
  assert.equal(ofShare(0.45, ours, 0.2), "agrees");
  assert.equal(ofShare(0.9, ours, 0.2), "noise");
  assert.equal(ofShare(0.45, ours, 0.01), "differs");
  assert.deepEqual([ofTest(0.05), ofTest(0.049)], ["agrees", "differs"]);
});

test("words that were read as a range agree inside, differ outside, and else are left open", () => {
  const range = (/** @type {number[]} */ ...[value, low, high]) =>
    ofRange(0.9, 1, { value, low, high });
  assert.deepEqual(
    [range(0.95, 0.8, 1), range(0.6, 0.5, 0.7), range(0.85, 0.7, 0.95)],
    ["agrees", "differs", "noise"],
  );
});

test("an order agrees only beyond chance", () => {
  assert.deepEqual(
    [ofOrder(-1, 0.01), ofOrder(1, 0.01), ofOrder(-1, 0.31), ofOrder(0, 0)],
    ["agrees", "differs", "noise", "noise"],
  );
  assert.deepEqual([ofSame(0), ofSame(1)], ["agrees", "differs"]);
  assert.deepEqual(tally(["agrees", "agrees", "none"]), {
    agrees: 2,
    differs: 0,
    noise: 0,
    none: 1,
  });
});

/** Rows of twenty boards of two sets; what a contestant costs on a board. */
function rows(/** @type {Record<string, (board: number) => number>} */ contestants, seeds = 1) {
  const head = "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros";
  const all = up(20).flatMap((board) =>
    Object.entries(contestants).flatMap(([name, cost]) =>
      up(seeds).map((seed) => {
        const value = cost(board);
        const outcome = value < 0 ? "stalled" : "solved";
        const set = board > 10 ? "hard" : "easy";
        return `${set},${board},${name},${seed},${outcome},${Math.abs(value)},${Math.abs(value)},,0,7`;
      }),
    ),
  );
  return readRuns([head, ...all, ""].join("\n"));
}

const claim = (/** @type {object} */ of) => ({ says: "", test: of });

test("rows are read into columns, and what was not counted is no number", () => {
  const runs = rows({ one: (board) => (board === 3 ? -1 : board) }, 2);
  assert.deepEqual([runs.length, runs.sets, runs.contestants], [40, ["easy", "hard"], ["one"]]);
  assert.equal(runs.solved.filter((solved) => !solved).length, 2);
  assert.ok(runs.of.backtracks.every(Number.isNaN));
  assert.deepEqual(
    [...costs(runs, "steps", "one", ["easy"]).values()],
    [1, 2, 1, 4, 5, 6, 7, 8, 9, 10],
  );
  assert.equal(
    costs(runs, "steps", "one", ["easy"], 99).get(2),
    99,
    "what is not solved costs more",
  );
});

test("which of two costs less is tested on the puzzles of both", () => {
  const test = { kind: "less", measure: "nodes", one: "a", other: "b" };
  const ahead = judge(claim(test), rows({ a: (n) => n, b: (n) => 2 * n }), statistics);
  assert.deepEqual([ahead.mark, ahead.fewer, ahead.more], ["agrees", 20, 0]);
  assert.equal(
    say(claim(test), ahead),
    "a: fewer nodes on 20 of 20 puzzles, more on 0 (p < 0.001).",
  );
  const behind = judge(claim(test), rows({ a: (n) => 2 * n, b: (n) => n }), statistics);
  assert.equal(behind.mark, "differs");
  const level = judge(
    claim({ ...test, printed: -0.04 }),
    rows({ a: (n) => n + (n % 2), b: (n) => n + 1 - (n % 2) }),
    statistics,
  );
  assert.equal(level.mark, "noise");
  assert.match(
    say(claim({ ...test, printed: -0.04 }), level),
    /^a: .* nodes less.*may be chance.*−0\.04 lies within/,
  );
  assert.match(say(claim(test), { ...level, printed: -4 }), /−4 lies outside/);
});

test("a run that was not solved costs more than any that was", () => {
  const test = { kind: "less", measure: "nodes", one: "a", other: "b" };
  const found = judge(claim(test), rows({ a: (n) => n, b: () => -1 }), statistics);
  assert.deepEqual([found.mark, found.fewer], ["agrees", 20]);
});

test("another printed figure gives another sentence", () => {
  const runs = rows({ a: (n) => (n > 5 ? n : -n) });
  const sentence = (/** @type {unknown} */ printed) => {
    const it = claim({ kind: "share", what: "solved", contestant: "a", printed });
    const found = judge(it, runs, statistics);
    return [found.mark, say(it, found)];
  };
  const ours = "15 of 20 runs: 75 % (95 %: 53.1 % to 88.8 %).";
  assert.deepEqual(sentence(0.8), ["agrees", `${ours} The interval contains the paper’s 80 %.`]);
  assert.deepEqual(sentence(0.5), ["differs", `${ours} The paper’s 50 % lies outside.`]);
  assert.deepEqual(sentence([9, 10]), [
    "noise",
    `${ours} No difference to the paper’s 90 % shows (p = 0.63).`,
  ]);
  assert.equal(sentence([10, 100])[0], "differs");
});

test("no mark calls a claim confirmed, and every sentence has the number of boards, puzzles or runs", () => {
  assert.deepEqual(Object.values(words.marks).slice(0, 3), [
    "compatible",
    "contradicted",
    "cannot tell",
  ]);
  const shown = [words.marks, words.signs].flatMap(Object.values).join() + words.holdUp(7, 20);
  assert.doesNotMatch(shown, /✓|agree|confirm|true/);
  const runs = rows({ a: (n) => n, b: (n) => 2 * n });
  const two = { measure: "nodes", one: "a", other: "b" };
  const share = { what: "solved", contestant: "a" };
  for (const tested of [
    { kind: "less", ...two },
    { kind: "less", ...two, printed: -5 },
    { kind: "same", ...two },
    { kind: "ratio", ...two, printed: [up(10), up(10)] },
    { kind: "share", ...share, printed: 0.9 },
    { kind: "range", ...share, low: 1, high: 1 },
    { kind: "below", measure: "nodes", contestant: "a", most: 12 },
    { kind: "easier", contestant: "a", hard: ["hard"], easy: ["easy"] },
  ]) {
    const finding = judge(claim(tested), runs, statistics);
    assert.match(say(claim(tested), finding), /\b(10|20)\b/, tested.kind);
  }
});

test("several runs on a board count as the board they are of", () => {
  const share = { kind: "range", what: "solved", contestant: "a", low: 0, high: 1 };
  const cost = (/** @type {number} */ n) => (n % 2 ? n : -n);
  const [once, often] = [1, 50].map(
    (seeds) => judge(claim(share), rows({ a: cost }, seeds), statistics).ours,
  );
  assert.ok(often.high - often.low > 0.9 * (once.high - once.low), "more seeds are no more boards");
});

test("the same, factors, what is hard for both, and easier ones", () => {
  const two = { measure: "nodes", one: "a", other: "b" };
  const of = (/** @type {object} */ it, /** @type {any} */ runs) =>
    judge(claim(it), runs, statistics);
  const twins = rows({ a: (n) => n, b: (n) => n });
  assert.equal(of({ kind: "same", ...two }, twins).mark, "agrees");
  const other = rows({ a: (n) => n, b: (n) => (n === 7 ? 8 : n) });
  assert.deepEqual([of({ kind: "same", ...two }, other).different], [1]);
  const tenfold = rows({ a: (n) => 10 * n, b: (n) => n });
  const ratio = (/** @type {number} */ by) =>
    of({ kind: "ratio", ...two, printed: [up(10).map((n) => by * n), up(10)] }, tenfold);
  assert.deepEqual(
    [ratio(10).mark, ratio(10).ours.value, ratio(500).mark],
    ["agrees", 10, "differs"],
  );
  const overlap = { kind: "overlap", ...two, worst: 0.5 };
  assert.equal(of({ ...overlap, printed: 0.2 }, twins).hits, 10);
  assert.equal(of({ ...overlap, printed: 0.2 }, twins).mark, "differs");
  const easier = { kind: "easier", contestant: "a", hard: ["hard"], easy: ["easy"] };
  assert.equal(of(easier, rows({ a: (n) => (n > 10 ? -n : n) })).mark, "agrees");
  assert.equal(of(easier, twins).mark, "noise");
  const below = { kind: "below", measure: "nodes", contestant: "a", most: 9 };
  assert.deepEqual(
    [of(below, twins).mark, of({ ...below, most: 12 }, twins).mark],
    ["noise", "agrees"],
  );
});

test("fewer than five boards tell nothing: drawn again, two would give an interval of their own", () => {
  const few = (/** @type {number} */ boards) => {
    const head = "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros";
    const all = up(boards).flatMap((board) =>
      up(13).map((seed) => `s,${board},a,${seed},${seed > board ? "solved" : "stalled"},1,1,,0,7`),
    );
    return readRuns([head, ...all].join("\n"));
  };
  const solved = claim({ kind: "range", what: "solved", contestant: "a", low: 0.9, high: 1 });
  assert.equal(judge(solved, few(2), statistics), null);
  assert.equal(judge(solved, few(5), statistics)?.mark, "differs");
});

test("what a runner of its own found is held against its claim", () => {
  const found = new Map([
    ["gain", { ours: { value: 0.3, low: 0.2, high: 0.4 }, count: 9 }],
    ["answers", { ours: { value: 0, low: 0, high: 0 }, count: 9 }],
  ]);
  const of = (/** @type {object} */ it) => judgeOutcome(claim(it), found)?.mark ?? null;
  assert.deepEqual(
    [
      of({ kind: "outcome", of: "gain", printed: 0.348 }),
      of({ kind: "outcome", of: "gain", printed: 0.5 }),
      of({ kind: "outcome", of: "gain", low: 0.5, high: 1 }),
      of({ kind: "equal", of: "answers" }),
      of({ kind: "outcome", of: "unknown", printed: 1 }),
    ],
    ["agrees", "differs", "differs", "agrees", null],
  );
});

test("a printed figure stands beside ours", () => {
  const runs = rows({ a: (n) => n });
  const of = (/** @type {object} */ more) =>
    beside({ contestant: "a", measure: "nodes", kind: "board", ...more }, runs, statistics);
  assert.deepEqual([of({ value: 10 }).mark, of({ value: 10 }).ours.value], ["agrees", 10.5]);
  assert.equal(of({ value: 10 }).ours.count, 20);
  assert.equal(of({ value: 10, set: "easy" }).ours.count, 10);
  assert.equal(of({ value: 10, fault: "it cannot be" }).mark, "none");
  assert.equal(of({ value: 10, kind: "mean" }).mark, "agrees");
  assert.equal(of({ value: 30, kind: "mean" }).mark, "differs");
  assert.equal(of({ value: 30, kind: "time", measure: "micros" }).mark, "none");
  assert.equal(of({ values: up(20), kind: "values" }).mark, "agrees");
  assert.equal(of({ values: up(20).map((n) => n + 100), kind: "values" }).mark, "differs");
  assert.equal(of({ value: 10, set: "elsewhere" }).ours, null);
});

test("what a crowd adds is told of the generations whose experts differ, board by board", async () => {
  const { outcomesOf } = await load(`${folder}/runners/aggregate.ts`);
  const nothing = Number.NaN;
  const trace = (/** @type {number} */ board, /** @type {number[]} */ aggregate) => ({
    board,
    aggregate,
    bestExpert: [nothing, 8, 6, 4],
    expertsMean: [nothing, 10, 8, 4],
    best: [9, 8, 6, 6],
  });
  const found = outcomesOf(
    [trace(0, [nothing, 7, 7, 4]), trace(0, [nothing, 7, 7, 4]), trace(1, [nothing, 9, 9, 4])],
    statistics,
  );
  const values = ["beats-mean", "beats-best", "gain", "converged"].map(
    (of) => found.get(of).ours.value,
  );
  assert.deepEqual(values, [0.75, 0.25, -1, 2]);
  assert.equal(found.get("gain").count, 2, "boards are counted, not runs");
});

test("every program that a table runs is told of there", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const table of tables.filter((/** @type {any} */ one) => one.definition)) {
      const said = readFileSync(`${papers}${table.definition}`, "utf8");
      const programs = [...said.matchAll(/\[\[contestant\]\][^[]*?name = "(.*?)"/g)].map(
        ([, name]) => name,
      );
      assert.ok(programs.length > 0, table.definition);
      const told = JSON.stringify([table.claims, table.figures]);
      for (const name of table.shares || table.costs ? [] : programs) {
        assert.ok(told.includes(`"${name}"`), `${id} ${table.id}: ${name} is run, and not shown`);
      }
    }
  }
});

test("p-values are adjusted for all claims of a text, and what is no longer significant tells nothing", () => {
  const less = (/** @type {number} */ p) => ({ kind: "less", p, mark: "agrees" });
  const interval = { kind: "within", mark: "agrees" };
  const ratio = { kind: "ratio", p: 0.03, mark: "differs" };
  const share = { kind: "share", p: 0.9, mark: "agrees" };
  const [first, second] = correctForAllClaims(
    [
      [less(0.001), null, interval],
      [less(0.04), ratio, share, { kind: "share", p: null, mark: "differs" }],
    ],
    statistics,
  );
  // Holm over seven claims: 7 × 0.001; 6 × 0.03; 5 × 0.04; at most 1.
  assert.deepEqual(
    [...first, ...second].map((one) => [one?.p ?? null, one?.mark ?? null]),
    [
      [0.007, "agrees"],
      [null, null],
      [null, "agrees"],
      [0.2, "noise"],
      [0.18, "noise"],
      [1, "agrees"],
      [null, "differs"],
    ],
  );
});

test("every claim that comes with records has a verdict, and every figure ours where there are such boards", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  let [claims, figures] = [0, 0];
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const { id: table, definition, long, claims: all, figures: printed } of tables) {
      if (!definition || long) continue;
      const name = definition.replace("toml", "csv");
      const runs = readRuns(readFileSync(`${papers}records/${name}`, "utf8"));
      for (const one of all) {
        const found = judge(one, runs, statistics);
        assert.ok(found && say(one, found).length > 10, `${id} ${table}: ${one.says}`);
        claims += 1;
      }
      for (const figure of printed) {
        const { ours } = beside(figure, runs, statistics);
        assert.equal(
          ours === null,
          figure.set === "8.0",
          `${id} ${table}: ${JSON.stringify(figure)}`,
        );
        figures += 1;
      }
    }
  }
  assert.ok(claims > 20 && figures > 60, `${claims} claims, ${figures} figures`);
});
