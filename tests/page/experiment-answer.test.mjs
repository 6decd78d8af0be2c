/** The conclusions of an experiment in sentences, and the text fields of its settings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { summarizeAnswer, inWords } = await load("views/experiment/compare/answer.ts");
const { words } = await load("words/experiment.ts");
const { nameContestants } = await load("views/experiment/compare/names.ts");
const { stylesOf } = await load("views/experiment/compare/styles.ts");
const { readGivens, readSeconds, readSeeds } = await load("views/experiment/compare/read.ts");

/** @param {string} contestant @param {number} solved the number of solved puzzles of 100 @param {number | null} half */
const row = (contestant, solved, half) => ({
  class: null,
  contestant,
  runs: 100,
  solved,
  share: { value: solved / 100, low: 0, high: 1 },
  half,
});

/** @param {string} one @param {string} other @param {number[]} solved @param {object} [more] */
const pair = (one, other, solved, more = {}) => ({
  one,
  other,
  solved,
  difference: { value: 0, low: 0, high: 0 },
  solvedP: 1,
  limits: null,
  code: ["built-in", "built-in"],
  comparable: true,
  cost: { ratio: { value: 2, low: 1.5, high: 2.5 }, lower: [0, 10], p: 0.0001, effect: 1 },
  ...more,
});

/** @param {object[]} rows @param {object[]} pairs @param {string} [measure] */
const summary = (rows, pairs, measure = "time") => ({
  measure,
  by: "set",
  runs: 200,
  puzzles: 100,
  rows,
  pairs,
  hardest: [],
});

/** Replaces non-breaking spaces by ordinary ones. @param {string} text */
const plain = (text) => text.replaceAll("\u00a0", " ");
const said = (/** @type {object} */ of) => plain(summarizeAnswer(of).join(" "));

test("if all solve all puzzles, the answer is the fastest contestant, the ratio and its certainty", () => {
  const rows = [row("Slow", 100, 20), row("Quick", 100, 10)];
  const pairs = [pair("Slow", "Quick", [100, 0, 0, 0])];
  assert.equal(
    said(summary(rows, pairs)),
    "Quick is 2.0 times as fast as Slow. The factor for a typical puzzle is between 1.5 and 2.5 (95 % confidence interval). Both solve all 100 puzzles.",
  );
  // The same result with the pair in the opposite order.
  const turned = [
    pair("Quick", "Slow", [100, 0, 0, 0], {
      cost: {
        ratio: { value: 0.5, low: 0.4, high: 1 / 1.5 },
        lower: [10, 0],
        p: 0.0001,
        effect: -1,
      },
    }),
  ];
  assert.equal(said(summary(rows, turned)), said(summary(rows, pairs)));
});

test("a difference that may be due to chance is described as such", () => {
  const rows = [row("One", 100, 20), row("Other", 100, 19)];
  const cost = { ratio: { value: 1.02, low: 0.9, high: 1.2 }, lower: [5, 5], p: 0.31, effect: 0.1 };
  const pairs = [pair("One", "Other", [100, 0, 0, 0], { cost })];
  assert.match(
    said(summary(rows, pairs)),
    /run times of .* do not differ significantly \(factor: 1\.02, 95 % interval: 0\.90 to 1\.20; signed-rank test: p = 0\.31\)/,
  );
  const few = [row("One", 90, 20), row("Other", 88, 19)];
  const difference = { value: 0.02, low: -0.0412, high: 0.0821 };
  const lead = [pair("One", "Other", [85, 5, 3, 7], { solvedP: 0.73, cost, difference })];
  assert.match(
    said(summary(few, lead)),
    /^One solves the most puzzles: 90 %; not significantly more than Other \(difference: 2\.0 percentage points, 95 % interval: −4\.1 to 8\.2; McNemar’s test: p = 0\.73\)\./,
  );
});

test("costs of 0 have no factor, but counts of puzzles", () => {
  const rows = [row("Guess", 11, 100), row("Rules", 11, 0)];
  const cost = { ratio: null, lower: [0, 11], p: 0.02, effect: 1 };
  const pairs = [pair("Guess", "Rules", [11, 0, 0, 0], { cost })];
  const counts =
    "On the 11 puzzles that both solve, Rules needs fewer steps on 11 and Guess on 0 (signed-rank test: p = 0.02). No factor is stated, because some of these costs are 0.";
  const told = said(summary(rows, pairs, "steps"));
  assert.ok(told.includes(counts), told);
  const [text = ""] = inWords(summary(rows, pairs, "steps"));
  assert.ok(plain(text).endsWith(counts), text);
});

test("a median of 0 has no multiple in another class", () => {
  const classes = (/** @type {number} */ easy) => [
    { ...row("Search", 100, easy), class: "easy" },
    { ...row("Search", 100, 50), class: "hard" },
    row("Search", 200, 20),
  ];
  assert.match(said(summary(classes(10), [], "steps")), /5\.0 times as many steps on “hard”/);
  assert.doesNotMatch(said(summary(classes(0), [], "steps")), / times as /);
});

test("solving fewer puzzles is not called fast, and steps with different units are not compared", () => {
  const rows = [row("Search", 100, 20), row("Guess", 10, null), row("Rules", 100, 10)];
  const clear = { solvedP: 0.0001 };
  const pairs = [
    pair("Search", "Guess", [10, 90, 0, 0], clear),
    pair("Search", "Rules", [100, 0, 0, 0]),
    pair("Guess", "Rules", [10, 0, 90, 0], clear),
  ];
  assert.equal(
    said(summary(rows, pairs)),
    "Rules is 2.0 times as fast as Search. The factor for a typical puzzle is between 1.5 and 2.5 (95 % confidence interval). Search and Rules solve every puzzle. Guess solves the fewest puzzles: 10 %.",
  );
  const apart = pairs.map((one) => ({ ...one, comparable: false, cost: null }));
  assert.match(said(summary(rows, apart, "steps")), /so their step counts are not compared\.$/);
});

test("the answer if no contestant solves a puzzle, and if there is only one contestant", () => {
  assert.equal(
    said(summary([row("One", 0, null), row("Other", 0, null)], [])),
    "None of the 100 puzzles was solved.",
  );
  assert.equal(said(summary([row("One", 100, 5)], [])), "One solves all 100 puzzles.");
});

test("if classes differ, the answer names the largest difference: in solved puzzles, or else in cost", () => {
  const classes = (/** @type {[string, number, number | null][]} */ all, name = "One") =>
    all.map(([kind, solved, half]) => ({ ...row(name, solved, half), class: kind }));
  const total = [row("One", 50, 10), row("Other", 100, 10)];
  const alike = classes(
    [
      ["few", 100, 20],
      ["many", 100, 10],
    ],
    "Other",
  );
  assert.match(
    said(
      summary(
        [
          ...classes([
            ["few", 0, null],
            ["some", 60, 9],
            ["many", 100, 9],
          ]),
          ...alike,
          ...total,
        ],
        [],
      ),
    ),
    /^One solves none of “few” and all of “many”\. Other solves every puzzle\./,
  );
  const grown = [
    ...classes([
      ["few", 100, 50],
      ["many", 99, 10],
    ]),
    ...alike,
    row("One", 100, 20),
    row("Other", 100, 15),
  ];
  assert.match(
    said(summary(grown, [])),
    /^One takes 5\.0 times as long on “few” as on “many”\. Both solve all/,
  );
});

test("if contestants find different sets hardest, the answer names the set of each, if this is significant", () => {
  const hardest = (/** @type {string} */ contestant, /** @type {string} */ kind, p = 0.001) => ({
    contestant,
    class: kind,
    p,
  });
  const rows = [row("A", 100, 20), row("B", 100, 10), row("C", 100, 10), row("D", 100, 10)];
  const of = (/** @type {object[]} */ all) => said({ ...summary(rows, []), hardest: all });
  const agree = [hardest("A", "17"), hardest("B", "17"), hardest("C", "deep", 0.2)];
  assert.match(of(agree), /^All 4 solve/);
  assert.match(
    of([hardest("A", "deep"), hardest("B", "17"), hardest("C", "17"), hardest("D", "deep", 0.06)]),
    /^Which puzzles are hardest depends on the algorithm: “17” is hardest for B and C; “deep” is hardest for A\. All 4/,
  );
});

test("by givens, the answer is the number from which half is solved, for contestants where this number exists", () => {
  const by = (/** @type {string} */ name, /** @type {number[]} */ solved) =>
    solved.map((share, at) => ({ ...row(name, share, null), class: `${17 + 10 * at}` }));
  const rows = [
    ...by("Late", [0, 20, 90]),
    // Solving more puzzles with fewer givens is chance, because it fails again with more givens.
    ...by("Lucky", [50, 40, 60]),
    ...by("Never", [0, 0, 40]),
    ...by("All", [100, 100, 100]),
    ...by("Soon", [10, 70, 100]),
    row("All", 100, 10),
  ];
  assert.match(
    said({ ...summary(rows, []), by: "givens" }),
    /^Soon solves at least half of the puzzles with 27 or more givens; Late and Lucky solve at least half of the puzzles with 37 or more givens; Never solves fewer than half of the puzzles with the most givens\. /,
  );
});

test("of two, who solves more comes first, whatever the order of the pair", () => {
  const difference = { value: -0.28, low: -0.378, high: -0.176 };
  const pairs = [pair("Few", "Many", [50, 2, 30, 18], { solvedP: 0.001, difference })];
  const [text = ""] = inWords(summary([], pairs)).map(plain);
  assert.match(
    text,
    /^Many solves 28 more of 100 puzzles than Few \(difference: 28\.0 percentage points, 95 % interval: 17\.6 to 37\.8; McNemar’s test: p = 0\.001\)\. On the 50 puzzles that both solve, Many is 2\.0 times as fast as Few/,
  );
  const none = [pair("A", "B", [0, 5, 0, 95], { cost: null })];
  assert.match(inWords(summary([], none))[0] ?? "", /No puzzle was solved by both\.$/);
});

test("different limits are named, also where no puzzle is solved by both", () => {
  const limits = [
    { steps: 100, unit: "node", selfDeclared: false },
    { steps: 2000, unit: "hop", selfDeclared: true },
  ];
  const of = (/** @type {number[]} */ solved) =>
    plain(inWords(summary([], [pair("A", "B", solved, { limits, solvedP: 0.001 })]))[0] ?? "");
  const named = "A: 100 nodes; B: 2,000 hops, as the solver itself counts them";
  assert.ok(of([50, 30, 0, 20]).includes(`The algorithms had different limits per run: ${named}.`));
  assert.ok(
    of([0, 30, 10, 60]).endsWith(`No puzzle was solved by both within these limits (${named}).`),
  );
  // A limit stays with its contestant if the other one is named first.
  assert.ok(
    of([50, 0, 30, 20]).includes("B: 2,000 hops, as the solver itself counts them; A: 100"),
  );
  const rows = [row("A", 100, 20), row("B", 50, 10)];
  const unlike = summary(rows, [pair("A", "B", [50, 50, 0, 0], { limits, solvedP: 0.001 })]);
  assert.match(said(unlike), /The algorithms have different step limits,/);
  assert.doesNotMatch(said(summary(rows, [pair("A", "B", [50, 50, 0, 0])])), /different step/);
});

test("where times or steps of one's own solver are compared, it is said what they are", () => {
  const rows = [row("Own", 100, 20), row("Lab", 100, 10)];
  for (const code of [
    ["own", "built-in"],
    ["own-interpreted", "built-in"],
  ]) {
    const all = summary(rows, [pair("Own", "Lab", [100, 0, 0, 0], { code })]);
    const ofTimes =
      "Own is your own solver and runs in a different environment from the compiled code of Lab, so the factor reflects the environments as well as the algorithms.";
    assert.ok(said(all).includes(ofTimes));
    assert.ok(inWords(all)[0]?.endsWith(ofTimes));
    const ofSteps = inWords({ ...all, measure: "steps" })[0] ?? "";
    assert.ok(ofSteps.endsWith("The solver Own itself declares what it counts as a step."));
  }
  const both = [pair("Own", "Lab", [100, 0, 0, 0], { code: ["own", "own"] })];
  assert.doesNotMatch(said(summary(rows, both)), /your own solver/);
});

test("shares near 0 and 1 do not read as 0 and 1, and the ends of an interval differ", () => {
  const around = (/** @type {number[]} */ ...all) => plain(words.shareAround(...all));
  assert.equal(around(0, 0, 0.000_04), "0 % (0 – < 0.1)");
  assert.equal(around(1, 0.9998, 1), "100 % (> 99.9 – 100)");
  assert.equal(around(0.5, 0.4, 0.6), "50 % (40 – 60)");
  assert.equal(around(0.5, 0.4999, 0.5001), "50 % (49.99 – 50.01)");
  assert.equal(around(0.996, 0.991, 0.999), "99.6 % (99 – 99.9)");
  assert.equal(around(0.5, 0.5, 0.5), "50 %");
});

test("the sentence on stopped runs agrees with the measure", () => {
  const sentence = (/** @type {string} */ measure) => words.stopped(3, 0, measure);
  assert.equal(
    sentence("time"),
    "The step limit stopped 3 runs, so the times include only solved runs.",
  );
  assert.equal(
    sentence("steps"),
    "The step limit stopped 3 runs; the mean number of steps includes only solved runs.",
  );
  assert.equal(
    sentence("nodes"),
    "The step limit stopped 3 runs, so the nodes include only solved runs.",
  );
});

test("seeds, givens and seconds are read as they are typed, and nonsense is not", () => {
  assert.equal(readSeeds("5"), 5);
  assert.deepEqual(readSeeds("1, 4,9"), [1, 4, 9]);
  for (const bad of ["0", "1,,2", "1,1", "x", "-3", "4294967296, 1"])
    assert.equal(readSeeds(bad), undefined, bad);
  assert.equal(readGivens("20"), 20);
  assert.deepEqual(readGivens("20-25"), [20, 25]);
  assert.deepEqual(readGivens("20 – 25"), [20, 25]);
  for (const bad of ["25-20", "20-", "-5", "a", "1-2-3"])
    assert.equal(readGivens(bad), undefined, bad);
  assert.equal(readSeconds("0.5"), 0.5);
  for (const bad of ["0", "-1", "x", "Infinity"]) assert.equal(readSeconds(bad), undefined, bad);
  for (const read of [readSeeds, readGivens, readSeconds]) assert.equal(read(" "), null);
});

test("the user's sets and contestants get distinct names", () => {
  const file = "../../../tests/puzzles/some.txt";
  const lab = {
    algorithms: [
      {
        id: "a",
        kind: "solver",
        name: "Algorithm A",
        presets: [
          { id: "x", name: "As is, mostly" },
          { id: "y", name: "Other" },
        ],
      },
    ],
  };
  const given = {
    set: [{ file }, { file, easier: 30 }, { file, easier: 30 }, { file: "own.txt" }],
    contestant: [
      { algorithm: "a" },
      { algorithm: "a", preset: "y" },
      { algorithm: "a", name: "Mine" },
    ],
  };
  const { set, contestant } = nameContestants(given, lab);
  assert.deepEqual(
    set.map(({ name }) => name),
    ["some", "some with givens added up to 30 #2", "some with givens added up to 30 #3", undefined],
  );
  assert.deepEqual(
    contestant.map(({ name }) => name),
    ["Algorithm A (As is mostly) #1", "Algorithm A (Other)", "Mine"],
  );
});

test("a contestant has the look of the lane with its algorithm, and no two contestants look alike", () => {
  const named = (/** @type {string[]} */ ...all) => all.map((algorithm) => ({ algorithm }));
  const lanes = named("a", "b", "c");
  assert.deepEqual(stylesOf(named("a", "x", "b", "c"), lanes), [0, 3, 1, 2]);
  assert.deepEqual(stylesOf(named("b", "b", "x"), lanes), [1, 0, 2]);
  assert.deepEqual(stylesOf(named("x", "y"), []), [0, 1]);
  // As in the other views, if the look is not used: x wants the colour of b, y the seventh.
  const wanted = (/** @type {string} */ id) => ({ x: 1, y: 7 })[id] ?? 4;
  assert.deepEqual(stylesOf(named("y", "x", "b", "a"), lanes, wanted), [7, 2, 1, 0]);
  const many = stylesOf(named(..."abcdefghijklmnopq"), named("q", "p"));
  assert.equal(new Set(many).size, 17);
  assert.deepEqual([many.at(-1), many.at(-2)], [0, 1]);
});

test("steps are the usual measure only if all contestants count the same kind of steps", async () => {
  const { defaultMeasure } = await load("views/experiment/compare/defaults.ts");
  /** @type {Record<string, string>} */
  const steps = { a: "iteration", b: "iteration", c: "node", d: "node" };
  const measureOf = (/** @type {string[]} */ ...algorithms) =>
    defaultMeasure(
      { contestant: algorithms.map((algorithm) => ({ algorithm })), budget: { steps: 10 } },
      (/** @type {string} */ id) => steps[id],
    );
  assert.equal(measureOf("a", "a"), "steps");
  assert.equal(measureOf("c", "d"), "steps");
  assert.equal(measureOf("a", "b"), "time");
  assert.equal(measureOf("a", "c"), "time");
  assert.equal(measureOf("x"), "time");
});
