/** Whether printed results of papers and our results agree: verdicts are computed from numbers, never written down. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const folder = "views/experiment/papers";
const { tally } = await load(`${folder}/agreement.ts`);
const { readRuns, costs } = await load(`${folder}/runs.ts`);
const { judge, judgeOutcome } = await load(`${folder}/judge.ts`);
const { judgeFamily } = await load(`${folder}/family.ts`);
const { signTest } = await load(`${folder}/inputs.ts`);
const { axisOf, limitsOf } = await load(`${folder}/axis.ts`);
const { besideFigure } = await load(`${folder}/figures.ts`);
const { meanOfSet } = await load(`${folder}/means.ts`);
const { describeFinding, describeJudgement } = await load(`${folder}/finding-text.ts`);
const { words } = await load("words/reproduced.ts");
const { statistics } = await loadWorkshop();

const up = (/** @type {number} */ n) => Array.from({ length: n }, (_, at) => at + 1);

test("verdicts are counted", () => {
  assert.deepEqual(tally(["compatible", "compatible", "implied", "none"]), {
    compatible: 2,
    contradicted: 0,
    "cannot-tell": 0,
    implied: 1,
    none: 1,
  });
});

/** Returns rows of twenty boards of two sets, from the cost of each contestant on a board. */
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

const claim = (/** @type {object} */ of, /** @type {object} */ more = {}) => ({
  says: "",
  test: of,
  margin: 0.2,
  reason: "A reason.",
  ...more,
});

/** Returns the verdict on a single finding. */
const verdictOn = (/** @type {object | null} */ finding) =>
  judgeFamily([[finding]], statistics)[0][0];
const markOf = (/** @type {object | null} */ finding) => verdictOn(finding)?.mark ?? null;

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
  assert.deepEqual([markOf(ahead), ahead.fewer, ahead.more], ["compatible", 20, 0]);
  assert.equal(
    describeFinding(claim(test), ahead),
    "a: fewer nodes than the other program on 20 of 20 puzzles and more nodes on 0.",
  );
  const behind = judge(claim(test), rows({ a: (n) => 2 * n, b: (n) => n }), statistics);
  assert.equal(markOf(behind), "contradicted");
  const even = { a: (/** @type {number} */ n) => n + (n % 2), b: (n) => n + 1 - (n % 2) };
  assert.equal(markOf(judge(claim(test), rows(even), statistics)), "cannot-tell");
  assert.equal(
    markOf(judge(claim(test), rows({ a: (n) => n, b: (n) => n }), statistics)),
    "cannot-tell",
  );
});

test("a printed difference of means has the error of both, and its margin decides", () => {
  const test = { kind: "less", measure: "nodes", one: "a", other: "b", printed: -0.04 };
  const even = rows({ a: (n) => n + (n % 2), b: (n) => n + 1 - (n % 2) });
  const mark = (/** @type {object} */ more) => markOf(judge(claim(test, more), even, statistics));
  // The differences are -1 and 1, ten each.
  assert.equal(mark({ margin: 2 }), "compatible");
  assert.equal(mark({ margin: 0.5 }), "cannot-tell", "twenty boards cannot tell half a node");
  assert.equal(mark({ margin: 2, n: 2 }), "cannot-tell", "two boards of the paper cannot tell");
  assert.equal(
    markOf(judge(claim({ ...test, printed: 9 }, { margin: 2 }), even, statistics)),
    "contradicted",
  );
  assert.match(
    describeFinding(claim(test), judge(claim(test), even, statistics)),
    /^a: .* fewer nodes.*−0\.04, lies within/,
  );
});

test("a run that was not solved costs more than any that was", () => {
  const test = { kind: "less", measure: "nodes", one: "a", other: "b" };
  const found = judge(claim(test), rows({ a: (n) => n, b: () => -1 }), statistics);
  assert.deepEqual([markOf(found), found.fewer], ["compatible", 20]);
});

test("the mark of an order stands where its test has it: puzzles without a difference do not count", () => {
  const order = claim({ kind: "less", measure: "nodes", one: "a", other: "b" });
  const found = judge(order, rows({ a: (n) => n, b: (n) => (n > 8 ? n : n + 1) }), statistics);
  assert.equal(markOf(found), "compatible");
  const { ours, theirs, counted } = axisOf(order, found);
  assert.deepEqual([ours.value, counted], [1, [8, 8]]);
  assert.ok(ours.value >= theirs.low);
});

test("factors have an axis of factors, and a share has the limits that can be missed", () => {
  const two = { measure: "nodes", one: "b", other: "a", printed: [[45_000], [100]] };
  const it = claim({ kind: "ratio", ...two }, { margin: 10 });
  const axis = axisOf(it, judge(it, rows({ a: (n) => n, b: (n) => n * n }), statistics));
  assert.ok(axis.log && axis.min === 1 && axis.max > 450);
  const share = { share: true };
  assert.deepEqual(limitsOf(share, { low: 0, high: 0.65 }), [Number.NEGATIVE_INFINITY, 0.65]);
  assert.deepEqual(limitsOf(share, { low: 0.02, high: 1 }), [0.02, Number.POSITIVE_INFINITY]);
  assert.deepEqual(limitsOf(share, { low: 0.5, high: 1 }), [0.5, 1], "more than half");
  assert.deepEqual(limitsOf(share, { low: 0.4, high: 0.6 }), [0.4, 0.6]);
  assert.deepEqual(limitsOf({ share: false }, { low: 0, high: 8 }), [0, 8]);
});

/** Replaces non-breaking spaces by ordinary ones. @param {string} text */
const plain = (text) => text.replaceAll("\u00a0", " ");

test("a share is compared with counts, whose error counts too, or with a share alone", () => {
  const runs = rows({ a: (n) => (n > 5 ? n : -n) });
  const verdict = (/** @type {unknown} */ printed, margin = 0.2) => {
    const it = claim({ kind: "share", what: "solved", contestant: "a", printed }, { margin });
    const found = judge(it, runs, statistics);
    return [markOf(found), plain(describeFinding(it, found))];
  };
  const ours = "15 of 20 runs: 75 % (95 % CI 53.1 % to 88.8 %).";
  assert.deepEqual(verdict(0.75), [
    "cannot-tell",
    `${ours} The interval contains the paper’s value, 75 %.`,
  ]);
  assert.deepEqual(verdict(0.1), [
    "contradicted",
    `${ours} The paper’s value, 10 %, lies outside this interval.`,
  ]);
  assert.equal(verdict(0.75, 0.3)[0], "compatible");
  const errorOf = (/** @type {object} */ more) =>
    judge(
      claim({ kind: "share", what: "solved", contestant: "a", printed: [150, 200] }, more),
      runs,
      statistics,
    ).input.standardError;
  const share = 151 / 202;
  const added = errorOf({ cluster: 4 }) ** 2 - errorOf({}) ** 2;
  assert.ok(Math.abs(added - (3 * share * (1 - share)) / 202) < 1e-12, "four puzzles count as one");
  assert.equal(errorOf({ cluster: 1 }), errorOf({}));
  assert.equal(verdict([9, 10])[0], "cannot-tell");
  assert.equal(verdict([10, 100])[0], "contradicted");
});

test("a factor to either side counts boards, and a search without a node is half a node", () => {
  const of = (/** @type {(board: number) => number} */ one, /** @type {number} */ factor) => {
    const share = { kind: "range", what: "factor", measure: "nodes", contestant: "a", other: "b" };
    const it = claim({ ...share, factor, low: 0.02, high: 1 });
    const found = judge(it, rows({ a: one, b: () => 10 }), statistics);
    return [found.hits, found.tries, markOf(found)];
  };
  assert.deepEqual(
    of((n) => (n > 12 ? 100 : 99), 10),
    [8, 20, "compatible"],
  );
  assert.deepEqual(
    of((n) => (n > 12 ? 1 : 2), 10),
    [8, 20, "compatible"],
  );
  assert.deepEqual(
    of((n) => (n > 12 ? 0 : 1), 20),
    [8, 20, "compatible"],
  );
  assert.deepEqual(of(() => 10, 10).slice(0, 2), [0, 20]);
});

test("no mark calls a claim confirmed, and every sentence has the number of boards, puzzles or runs", () => {
  assert.deepEqual(Object.values(words.marks).slice(0, 3), [
    "compatible",
    "contradicted",
    "undecided",
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
    {
      kind: "range",
      ...share,
      what: "factor",
      measure: "nodes",
      other: "b",
      factor: 2,
      low: 0.1,
      high: 1,
    },
    { kind: "below", measure: "nodes", contestant: "a", most: 12 },
    { kind: "easier", contestant: "a", hard: ["hard"], easy: ["easy"] },
  ]) {
    const it = claim(tested, { margin: tested.kind === "ratio" ? 2 : 0.2 });
    const finding = judge(it, runs, statistics);
    assert.match(describeFinding(it, finding), /\b(10|20)\b/, tested.kind);
    const told = describeJudgement(it, verdictOn(finding));
    assert.match(told, /No test:|A reason\. .*\d %.*p [=<].* adjusted for 1 claim /, tested.kind);
  }
});

test("the size of the paper’s sample is stated, or that it is unknown", () => {
  const runs = rows({ a: (n) => (n > 5 ? n : -n) });
  const told = (/** @type {unknown} */ printed, more = {}) => {
    const it = claim({ kind: "share", what: "solved", contestant: "a", printed }, more);
    return describeJudgement(it, verdictOn(judge(it, runs, statistics)));
  };
  assert.match(told([9, 10]), /rests on 10 values, whose sampling error is included/);
  assert.match(told([180, 200], { cluster: 4 }), /rests on 50 values/);
  assert.match(told(0.9), /does not state the number of values/);
});

test("no test of a convenience sample, but an exception refutes what is said of every board", () => {
  const untested = { untested: "The boards are a list." };
  const two = { measure: "nodes", one: "a", other: "b" };
  const twins = rows({ a: (n) => n, b: (n) => n });
  const it = claim({ kind: "same", ...two }, untested);
  const same = judge(it, twins, statistics);
  assert.equal(markOf(same), "none");
  assert.equal(describeJudgement(it, verdictOn(same)), "No test: The boards are a list.");
  const other = rows({ a: (n) => n, b: (n) => (n === 7 ? 8 : n) });
  assert.equal(markOf(judge(it, other, statistics)), "contradicted");
  const ahead = claim({ kind: "less", ...two }, untested);
  assert.equal(markOf(judge(ahead, rows({ a: (n) => n, b: (n) => 2 * n }), statistics)), "none");
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
  assert.equal(markOf(of({ kind: "same", ...two }, twins)), "compatible");
  const other = rows({ a: (n) => n, b: (n) => (n === 7 ? 8 : n) });
  assert.deepEqual([of({ kind: "same", ...two }, other).different], [1]);
  const tenfold = rows({ a: (n) => 10 * n * (1 + (n % 2)), b: (n) => n * (1 + (n % 2)) });
  const ratio = (/** @type {number} */ by) => {
    const printed = [up(10).map((n) => by * n * (1 + (n % 3))), up(10).map((n) => n)];
    return judge(claim({ kind: "ratio", ...two, printed }, { margin: 4 }), tenfold, statistics);
  };
  assert.deepEqual([ratio(10).ours.value, markOf(ratio(500))], [10, "contradicted"]);
  const overlap = { kind: "overlap", ...two, worst: 0.5 };
  assert.equal(of({ ...overlap, printed: 0.2 }, twins).hits, 10);
  assert.equal(markOf(of({ ...overlap, printed: 0.2 }, twins)), "contradicted");
  const easier = { kind: "easier", contestant: "a", hard: ["hard"], easy: ["easy"] };
  assert.equal(markOf(of(easier, rows({ a: (n) => (n > 10 ? -n : n) }))), "compatible");
  assert.equal(markOf(of(easier, twins)), "cannot-tell");
  const byMore = (/** @type {number} */ least) =>
    markOf(of({ ...easier, least }, rows({ a: (n) => (n > 10 ? -n : n) })));
  assert.deepEqual([0.3, 0.8, 1].map(byMore), ["compatible", "cannot-tell", "cannot-tell"]);
  const below = { kind: "below", measure: "nodes", contestant: "a" };
  assert.deepEqual(
    [9, 16, 5].map((most) => markOf(of({ ...below, most }, twins))),
    ["cannot-tell", "compatible", "contradicted"],
  );
});

test("an order is tested by signs as exactly as the binomial distribution allows", () => {
  /** Returns the probability of at least `hits` heads in `of` tosses of a fair coin. */
  const exact = (/** @type {number} */ hits, /** @type {number} */ of) => {
    let [term, sum] = [0.5 ** of, 0];
    for (let heads = 0; heads <= of; heads++) {
      if (heads >= hits) sum += term;
      term *= (of - heads) / (heads + 1);
    }
    return sum;
  };
  for (const [fewer, more] of [
    [5, 0],
    [9, 1],
    [15, 5],
    [32, 18],
    [60, 40],
  ]) {
    const [order] = statistics.judge([{ ...signTest(fewer, more, 0.15), kind: "positive" }]);
    const twoSided = 2 * exact(fewer, fewer + more);
    assert.ok(
      Math.abs(order.pFor - twoSided) < 0.012,
      `${fewer} of ${fewer + more}: ${order.pFor}, exactly ${twoSided}`,
    );
    const [reverse] = statistics.judge([{ ...signTest(more, fewer, 0.15), kind: "positive" }]);
    assert.equal(reverse.pAgainst, order.pFor);
  }
});

test("several runs on a board are one try of a claim about every board", () => {
  const head = "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros";
  const runs = (/** @type {number} */ seeds) =>
    readRuns(
      [
        head,
        ...up(20).flatMap((board) =>
          up(seeds).map((seed) => `s,${board},a,${seed},solved,1,1,,0,7`),
        ),
      ].join("\n"),
    );
  const every = claim({ kind: "range", what: "solved", contestant: "a", low: 1, high: 1 });
  const { input } = judge(every, runs(1), statistics);
  assert.deepEqual(input, { kind: "always", exceptions: 0, tries: 20, margin: input.margin });
  assert.deepEqual(judge(every, runs(50), statistics).input, input);
});

test("fewer than five boards tell nothing: drawn again, two would give an interval of their own", () => {
  const few = (/** @type {number} */ boards) => {
    const head = "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros";
    const all = up(boards).flatMap((board) =>
      up(13).map((seed) => `s,${board},a,${seed},${seed > board ? "solved" : "stalled"},1,1,,0,7`),
    );
    return readRuns([head, ...all].join("\n"));
  };
  const solved = claim({ kind: "range", what: "solved", contestant: "a", low: 0.99, high: 1 });
  assert.equal(judge(solved, few(2), statistics), null);
  assert.equal(markOf(judge(solved, few(5), statistics)), "contradicted");
});

test("what a runner of its own found is compared with its claim", () => {
  const values = [0.2, 0.25, 0.3, 0.35, 0.4];
  const found = new Map([
    ["gain", { ours: { value: 0.3, low: 0.2, high: 0.4 }, count: 5, values }],
    ["answers", { ours: { value: 0, low: 0, high: 0 }, count: 99, puzzles: 50 }],
    ["always", { ours: { value: 1, low: 1, high: 1 }, count: 5, values: [1, 1, 1, 1, 1] }],
  ]);
  const of = (/** @type {object} */ it, margin = 0.2) =>
    markOf(judgeOutcome(claim(it, { margin }), found, statistics));
  const unrun = judgeOutcome(claim({ kind: "outcome", of: "unknown" }), found, statistics);
  assert.equal(unrun, null);
  assert.deepEqual(
    [
      of({ kind: "outcome", of: "gain", printed: 0.348 }),
      of({ kind: "outcome", of: "gain", printed: 0.348 }, 0.05),
      of({ kind: "outcome", of: "gain", printed: 0.9 }),
      of({ kind: "outcome", of: "gain", low: 0.5, high: 1 }),
      of({ kind: "outcome", of: "gain", low: 0.1, high: 0.5, share: true }),
      of({ kind: "outcome", of: "always", low: 0.99, high: 1, share: true }),
      of({ kind: "equal", of: "answers" }),
      of({ kind: "equal", of: "answers" }, 0.01),
    ],
    [
      "compatible",
      "cannot-tell",
      "contradicted",
      "contradicted",
      "compatible",
      "cannot-tell",
      "compatible",
      "cannot-tell",
    ],
  );
});

test("a printed figure stands beside ours, and is judged by a factor", () => {
  const runs = rows({ a: (n) => n, b: () => 48 });
  const boards = { factor: 2, why: "Twice is much." };
  const of = (/** @type {object} */ more, contestant = "a", table = boards) =>
    verdictOn(
      besideFigure(
        { contestant, measure: "nodes", kind: "board", ...more },
        runs,
        statistics,
        table,
      ),
    );
  assert.equal(of({ value: 1000 }, "a", {}).mark, "none", "no factor is a default");
  assert.equal(of({ value: 100 }, "b", { ...boards, factor: 4 }).mark, "compatible");
  assert.deepEqual(of({ value: 10 }).scale, boards);
  assert.deepEqual([of({ value: 10 }).mark, of({ value: 10 }).ours.value], ["cannot-tell", 10.5]);
  assert.deepEqual(of({ value: 10 }).place, { less: 9, boards: 20 });
  assert.equal(of({ value: 1000 }).mark, "contradicted", "single boards can contradict");
  assert.deepEqual(
    [of({ value: 48 }, "b").mark, of({ value: 100 }, "b").mark],
    ["compatible", "contradicted"],
  );
  assert.equal(of({ value: 10 }).ours.count, 20);
  assert.equal(of({ value: 10, set: "easy" }).ours.count, 10);
  assert.equal(of({ value: 10, fault: "it cannot be" }).mark, "none");
  const mean = { kind: "mean", n: 20, margin: 5 };
  assert.equal(of({ value: 10, ...mean }).mark, "compatible");
  assert.equal(of({ value: 10, ...mean, n: 2 }).mark, "cannot-tell");
  assert.equal(of({ value: 30, ...mean }).mark, "contradicted");
  assert.equal(of({ value: 30, kind: "time", measure: "micros" }).mark, "none");
  assert.equal(of({ values: up(20), kind: "values" }).mark, "cannot-tell");
  assert.equal(of({ values: up(20).map((n) => n + 1000), kind: "values" }).mark, "contradicted");
  assert.equal(of({ value: 10, set: "elsewhere" }).ours, null);
  const mine = { contestant: "a", measure: "nodes", kind: "board", value: 1000 };
  assert.equal(
    verdictOn(besideFigure(mine, runs, statistics, { ...boards, untested: "A list." })).mark,
    "none",
  );
});

test("what a crowd adds is told of the generations whose experts differ, board by board", async () => {
  const { outcomesOf } = await load(`${folder}/runners/aggregate.ts`);
  const nothing = Number.NaN;
  const trace = (/** @type {number} */ board, /** @type {number[]} */ aggregate) => ({
    board,
    aggregate,
    bestExpert: [nothing, 8, 6, 4],
    expertsMean: [nothing, 10, 8, 4],
  });
  const found = outcomesOf(
    [trace(0, [nothing, 7, 7, 4]), trace(0, [nothing, 7, 7, 4]), trace(1, [nothing, 9, 9, 4])],
    statistics,
  );
  const values = ["beats-mean", "beats-best", "gain"].map((of) => found.get(of).ours.value);
  assert.deepEqual(values, [0.75, 0.25, -1]);
  assert.equal(found.get("gain").count, 2, "boards are counted, not runs");
});

test("a run that ends without a solution last improved as long before its end as the algorithm waits", () => {
  // Boards 1 to 10 are solved after 10 to 100 steps, boards 11 to 20 end unsolved after 310 to 400.
  const runs = rows({ a: (n) => (n > 10 ? -(200 + 10 * n) : 10 * n) });
  const of = (/** @type {number} */ patience, /** @type {number} */ printed, margin = 60) => {
    const it = claim({ kind: "settled", contestant: "a", patience, printed }, { margin, n: 5 });
    const found = judge(it, runs, statistics);
    return { it, found, mark: markOf(found) };
  };
  const { it, found, mark } = of(249, 80.5);
  assert.deepEqual([found.ours.value, found.count, mark], [(55 + 106) / 2, 20, "compatible"]);
  assert.equal(of(249, 200).mark, "contradicted");
  assert.equal(of(0, 205).found.ours.value, (55 + 355) / 2);
  assert.match(
    describeFinding(it, found),
    /^The algorithm converges after 80\.5 generations .*20 boards/,
  );
  assert.match(describeJudgement(it, verdictOn(found)), /^Margin: 60\. .*rests on 5 values/);
  assert.deepEqual([...costs(runs, "steps", "a", ["hard"]).values()][0], 310, "left as it was");
});

test("the mean of a set counts its boards, not the runs on them, and needs five", () => {
  const of = (/** @type {any} */ runs, /** @type {string} */ set) =>
    meanOfSet(runs, "steps", { contestant: "a", set }, statistics);
  const cost = (/** @type {number} */ n) => (n === 20 ? -n : n);
  const [once, often] = [1, 30].map((seeds) => of(rows({ a: cost }, seeds), "hard"));
  assert.deepEqual([once.value, of(rows({ a: cost }), "easy").value], [15.5, 5.5]);
  assert.ok(once.low > 12 && once.high < 19 && once.low < once.value && once.value < once.high);
  assert.ok(often.high - often.low > 0.9 * (once.high - once.low), "more seeds are no more boards");
  const [head, ...few] = ["set,line,contestant,seed,outcome,steps", "s,1,a,1,solved,5"];
  assert.equal(of(readRuns([head, ...few].join("\n")), "s"), null);
});

test("every program that a table runs is told of there", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables, open } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const table of tables.filter((/** @type {any} */ one) => one.definition)) {
      const said = readFileSync(`${papers}${table.definition}`, "utf8");
      const programs = [...said.matchAll(/\[\[contestant\]\][^[]*?name = "(.*?)"/g)].map(
        ([, name]) => name,
      );
      assert.ok(programs.length > 0, table.definition);
      const told = JSON.stringify([table.claims, table.figures, table.setup?.times, open]);
      for (const name of table.shares || table.costs || table.growth ? [] : programs) {
        assert.ok(told.includes(`"${name}"`), `${id} ${table.id}: ${name} is run, and not shown`);
      }
    }
  }
});

test("all claims of a text are judged together, and those not run yet count as tests", () => {
  const order = (/** @type {number} */ difference) => ({
    input: {
      kind: "positive",
      difference,
      standardError: 1,
      degreesOfFreedom: Number.POSITIVE_INFINITY,
      margin: 1,
    },
  });
  // A single test with p = 0.0455.
  assert.equal(markOf(order(2)), "compatible");
  const nothing = { input: null };
  const [first, second] = judgeFamily(
    [
      [order(2), null],
      [nothing, order(5)],
    ],
    statistics,
  );
  assert.deepEqual(
    [...first, ...second].map((one) => one?.mark ?? null),
    ["cannot-tell", null, "none", "compatible"],
  );
  assert.equal(first[0].family, 3, "what cannot be compared is no test");
  // Holm's adjustment over three tests multiplies the second p-value by two.
  assert.equal(first[0].judgement.pFor.toFixed(3), "0.091");
});

test("the p-value that contradicts at a low power is shown", () => {
  // Six values far from the printed one: the power is too low for a significant difference to decide.
  const values = [20, 30, 24, 26, 22, 28];
  const found = new Map([["gain", { ours: { value: 25, low: 22, high: 28 }, count: 6, values }]]);
  const it = claim({ kind: "outcome", of: "gain", printed: 10 }, { margin: 1 });
  const verdict = verdictOn(judgeOutcome(it, found, statistics));
  const { power, pBeyond, pAgainst } = verdict.judgement;
  assert.equal(verdict.mark, "contradicted");
  assert.ok(power < 0.8 && pBeyond < 0.05 && pBeyond > pAgainst);
  const shown = `the test of a difference larger than the margin decides; this test gives ${words.probability(pBeyond)}.`;
  const told = plain(describeJudgement(it, verdict));
  assert.ok(told.includes(plain(shown)), told);
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
      for (const item of all) {
        const found = judge(item, runs, statistics);
        assert.ok(
          found && describeFinding(item, found).length > 10,
          `${id} ${table}: ${item.says}`,
        );
        claims += 1;
      }
      for (const figure of printed) {
        const { ours } = besideFigure(figure, runs, statistics);
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

test("what the drafts' table of rules says of its record is so", () => {
  const record = new URL("../../www/public/papers/records/a-rules.csv", import.meta.url);
  const runs = readRuns(readFileSync(record, "utf8"));
  const unguessed = (/** @type {string} */ name) => {
    const nodes = [...costs(runs, "nodes", name).values()];
    assert.equal(nodes.length, 300, name);
    return nodes.filter((count) => count === 0).length;
  };
  assert.ok(runs.solved.every(Boolean));
  const all = unguessed("all rules");
  const lost = (/** @type {string} */ rules) => all - unguessed(`all but ${rules}`);
  assert.deepEqual(
    ["hidden singles", "fish", "naked subsets", "hidden subsets", "naked singles"].map(lost),
    [104, 15, 2, 2, 0],
  );
  const added = ["naked subsets", "hidden subsets", "fish"].map(
    (rules) => unguessed(`singles and ${rules}`) - unguessed("singles"),
  );
  assert.deepEqual(added, [71, 70, 21]);
});
