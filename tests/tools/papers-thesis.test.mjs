/**
 * The statements of `docs/papers.md` about rules and backtracking in the thesis. `papers-figures.test.mjs` runs these
 * tests, too.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  assertPageContains,
  authorsTimes,
  formatGrouped,
  formatList,
  numbersIn,
  percent,
  root,
} from "./papers-page.mjs";
import {
  correlationOf,
  mean,
  median,
  rankCorrelation,
  readRecords,
  recordedRuns,
  SIGNIFICANT_DEVIATIONS,
  signTest,
  standardDeviation,
} from "./papers-records.mjs";

test("rules and backtracking by the number of givens", () => {
  /** Returns the puzzles on which rules took less time than backtracking. */
  const faster = (/** @type {string} */ experiment, /** @type {number[]} */ ...givens) => {
    const runs = readRecords(experiment);
    const sets = givens.map((count) => `${count} givens`);
    const micros = (/** @type {string} */ contestant) =>
      runs
        .filter((run) => run.contestant === contestant && sets.includes(run.set))
        .map(({ of }) => of("micros"));
    const others = micros("backtracking");
    return micros("rules and guesses").filter((time, at) => time < (others[at] ?? 0)).length;
  };
  const families = [17, 20, 25, 30, 35].map((givens) => faster("a-families", givens));
  assertPageContains(
    `rules are faster than backtracking on ${faster("a-thesis", 17)} of 1,000 puzzles with 17 givens (\`a-thesis\`, min-lex forms); in \`a-families\` (20 puzzles each), rules are faster on ${formatList(families)} of 20 with 17, 20, 25, 30 and 35 givens. The thesis tested only 17.`,
  );
});

test("the thesis's table of results", () => {
  const [rules, backtracking] = [0, 1].map((column) =>
    authorsTimes.map((times) => times[column] ?? 0),
  );
  assert.ok(rules && backtracking && rules.every((time) => time > 0));
  const [middle, deviation] = [mean(rules), standardDeviation(rules)];
  const longest = Math.max(...rules);
  assertPageContains(
    `| ${middle.toFixed(2)} s | ${deviation.toFixed(2)} s | ${longest} s | none | confirmed by the published times: a mean of ${middle.toFixed(4)} s, a standard deviation of ${deviation.toFixed(4)} s, a maximum of ${longest} s`,
  );
  const marked = (/** @type {number[]} */ times, /** @type {number} */ mark) =>
    times.filter((time) => time === mark).length.toLocaleString("en");
  const [unstable, unsolved] = [-1, -2].map((mark) => marked(backtracking, mark));
  assertPageContains(
    `| ${mean(backtracking).toFixed(2)} s | ${standardDeviation(backtracking).toFixed(2)} s | over 20 s | ${unsolved}, and ${unstable} unstable | in part: the published times have ${unsolved} marks of unsolved and ${unstable} of unstable puzzles`,
  );
  const cooled = numbersIn(readFileSync(`${root}tests/papers/thesis-boltzmann-times.csv`, "utf8"));
  const [fast = [], slow = []] = [-0.000_035, -0.000_025].map((rate) =>
    cooled.filter(([k]) => k === rate).map(([, , time = 0]) => time),
  );
  assert.deepEqual([fast.length, slow.length, marked(fast, -1)], [400, 400, "0"]);
  assertPageContains(
    `| ${percent(Number(marked(fast, -2)) / 400, 1)} % | confirmed by the published times: ${marked(fast, -2)} of 400 puzzles are unsolved, and none is unstable. The file`,
  );
  const untimed = slow.filter((time) => time < 0).length / slow.length;
  assertPageContains(
    `contradicted by the published times: ${marked(slow, -1)} unstable and ${marked(slow, -2)} unsolved puzzles of 400 are ${percent(untimed, 2)} %. The printed ${percent(Number(marked(slow, -1)) / slow.length)} % of unstable puzzles are confirmed: they are these ${marked(slow, -1)} puzzles. The times are`,
  );
});

test("every figure of the thesis from 4.1 to 4.9 is drawn", () => {
  const { tables } = JSON.parse(readFileSync(`${root}www/public/papers/thesis.json`, "utf8"));
  const numbers = (/** @type {string} */ id) =>
    tables
      .find((/** @type {{ id: string }} */ table) => table.id === id)
      .setup.times.figures.map((/** @type {{ number: string }} */ { number }) => number)
      .toSorted();
  const [times, cooled] = ["times", "boltzmann"].map(numbers);
  assert.deepEqual(times, ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.9"]);
  assertPageContains(`(4.1 to 4.6 and 4.9) and, for the Boltzmann machine,`);
  assertPageContains(`(${cooled?.join(" and ")}) | shown`);
  const { series } = JSON.parse(readFileSync(`${root}www/public/papers/thesis-times.json`, "utf8"));
  const [bars, tail] = [series.rules, series.rulesTail].map(({ width }) => 1000 * width);
  assertPageContains(`have other widths here, ${bars} ms and ${tail} ms:`);
  assert.equal((tail ?? 0) / (bars ?? 0), 4);
  const perPoint = series.backtracking.width;
  for (const [language, said] of [
    ["en", `Figure 4.4 has ${perPoint} s per data point, as in the thesis.`],
    ["en", "the bars of figure 4.2 are four times as wide as the bars of figure 4.1;"],
    ["de", `Abbildung 4.4 hat ${String(perPoint).replace(".", ",")} s je Datenpunkt`],
    [
      "de",
      "In unseren Abbildungen sind die Balken von Abbildung 4.2 viermal so breit wie die Balken von Abbildung 4.1;",
    ],
  ]) {
    const words = readFileSync(`${root}www/src/words/${language}/times.ftl`, "utf8");
    assert.ok(words.includes(said ?? ""), said);
  }
});

test("the times of the thesis", () => {
  const { counts, means, overlap } = JSON.parse(
    readFileSync(`${root}www/public/papers/thesis-times.json`, "utf8"),
  );
  assertPageContains(
    `Backtracking was faster than rules on ${counts.faster.toLocaleString("en")} puzzles.`,
  );
  assertPageContains(
    `backtracking is faster on ${counts.faster.toLocaleString("en")} puzzles, and the printed count also includes ${counts.ties} ties. The authors' script`,
  );
  assertPageContains(
    `The printed count of ${(counts.faster + counts.ties).toLocaleString("en")} also includes ${counts.ties} ties.`,
  );
  const seconds = authorsTimes.map(([, time = 0]) => time);
  const [marked, timed] = [seconds, seconds.filter((time) => time > 0)].map((all) =>
    standardDeviation(all).toFixed(2),
  );
  assertPageContains(
    `The printed mean of ${means.withMarks.toFixed(2)} s and standard deviation of ${marked} s for backtracking include the codes`,
  );
  assertPageContains(
    `Without these codes, the mean is ${means.timed.toFixed(2)} s and the standard deviation is ${timed} s.`,
  );
  assertPageContains(
    `Of the hardest tenth for rules, ${percent(overlap.all, 1)} % are among the hardest tenth for backtracking`,
  );
  assertPageContains(
    `The share is ${percent(overlap.first2000, 1)} % for the first 2,000 puzzles and ${percent(overlap.first1000, 1)} % for the first 1,000 puzzles`,
  );
  const stable = [2000, 1000].map((first) => {
    const tenths = [0, 1].map((column) => {
      const hardness = authorsTimes
        .slice(0, first)
        .map((times) => times[column] ?? 0)
        .map((time) => (time === -2 ? Number.POSITIVE_INFINITY : time));
      const order = hardness
        .map((time, line) => ({ time, line }))
        .toSorted((a, b) => (a.time === b.time ? a.line - b.line : b.time > a.time ? 1 : -1));
      return new Set(order.slice(0, first / 10).map(({ line }) => line));
    });
    const [one = new Set(), other = new Set()] = tenths;
    return percent([...one].filter((line) => other.has(line)).length / (first / 10), 1);
  });
  assertPageContains(
    `If puzzles with equal times stay in the order of the list, the shares are ${stable[0]} % for the first 2,000 puzzles and ${stable[1]} % for the first 1,000.`,
  );
  const { common, rules, backtracking } = overlap.ties;
  const of = (/** @type {number} */ tenth) => `(${common} of ${tenth.toLocaleString("en")})`;
  assertPageContains(
    `the share is ${percent(common / backtracking, 1)} % of the hardest tenth for backtracking ${of(backtracking)} and ${percent(common / rules, 1)} % of the hardest tenth for rules ${of(rules)}`,
  );
});

test("what the thesis concludes from the times of rules and backtracking", () => {
  const all = authorsTimes.map(([rules = 0, backtracking = 0]) => ({ rules, backtracking }));
  const timed = all.filter(({ backtracking }) => backtracking > 0);
  const { common, rules, backtracking } = JSON.parse(
    readFileSync(`${root}www/public/papers/thesis-times.json`, "utf8"),
  ).overlap.ties;
  const expected = (rules * backtracking) / all.length;
  assert.ok((common - expected) / Math.sqrt(expected) > SIGNIFICANT_DEVIATIONS);
  assertPageContains(
    `${common} puzzles are in both tenths, and independence would give about ${expected.toFixed(0)} |`,
  );
  assertPageContains(
    "confirmed by the published times: p < 0.001 in a binomial test (by its normal",
  );
  const rho = rankCorrelation(
    timed.map((one) => one.rules),
    timed.map((one) => one.backtracking),
  );
  assert.ok(rho * Math.sqrt(timed.length - 1) > SIGNIFICANT_DEVIATIONS);
  assertPageContains(
    `a rank correlation of ${rho.toFixed(2)} (Spearman; ${formatGrouped(timed.length)} puzzles with`,
  );
  assertPageContains(
    "puzzles with both times) | confirmed by the published times: p < 0.001 by the normal approximation of the distribution of Spearman's coefficient without a correlation |",
  );
  const faster = timed.filter((one) => one.rules < one.backtracking).length;
  const slower = timed.filter((one) => one.rules > one.backtracking).length;
  // More than 22 standard deviations are a probability below 10^-100.
  assert.ok((faster - slower) / Math.sqrt(faster + slower) > 22);
  assertPageContains(
    `rules are faster on ${formatGrouped(faster)} puzzles and slower on ${formatGrouped(slower)} | confirmed by the published times: p < 10^-100 in a sign test |`,
  );
  const seconds = timed.map((one) => one.backtracking);
  const ratio = standardDeviation(seconds) / mean(seconds);
  const ruled = all.map((one) => one.rules);
  assertPageContains(
    `the standard deviation is ${(standardDeviation(ruled) / mean(ruled)).toFixed(2)} times the mean for rules and ${ratio.toFixed(2)} times for backtracking |`,
  );
  assertPageContains(
    `the standard deviation is ${ratio.toFixed(2)} times the mean, and the median is ${median(seconds, 2)} s; an exponential distribution with this mean has a ratio of 1 and a median of ${(mean(seconds) * Math.LN2).toFixed(2)} s`,
  );
  const [low, high] = [0.01, 0.04];
  const inside = ruled.filter((time) => time >= low && time <= high).length / ruled.length;
  assertPageContains(
    `${percent(inside, 1)} % of the puzzles take the rules ${low} to ${high} s, and the longest takes ${Math.max(...ruled)} s |`,
  );
  const short = all.filter((one) => one.rules < 0.4).length;
  assertPageContains(
    `${formatGrouped(short)} puzzles take less than 0.4 s, and ${all.length - short} take longer`,
  );
  const middle = Number(
    median(
      all.map((one) => one.rules),
      4,
    ),
  );
  const unsolved = all.filter((one) => one.backtracking === -2);
  const easy = unsolved.filter((one) => one.rules <= middle).length;
  assertPageContains(
    `of the ${formatGrouped(unsolved.length)} puzzles that backtracking left unsolved, rules solve ${easy} in at most their median time of ${middle} s`,
  );
});

/** Times of the rules with the digits that they try, split at the first guess. */
function timesByGuesses(/** @type {{ guesses: number, time: number }[]} */ runs) {
  const times = (/** @type {typeof runs} */ some) => some.map(({ time }) => time);
  const [all, without, guessing] = [
    runs,
    runs.filter(({ guesses }) => guesses === 0),
    runs.filter(({ guesses }) => guesses > 0),
  ].map(times);
  assert.ok(all && without && guessing);
  /** Returns the puzzles with this time, to the nearest 2.5 ms. */
  const at = (/** @type {number[]} */ some, /** @type {number} */ ticks) =>
    some.filter((time) => Math.round(time / 0.0025) === ticks).length;
  for (let ticks = 0; ticks < 600; ticks++) assert.ok(at(all, ticks) <= at(all, PEAK), `${ticks}`);
  const fall = (/** @type {number[]} */ some) => ({ from: at(some, PEAK), to: at(some, LATER) });
  return { all, without, guessing, falls: [all, without, guessing].map(fall) };
}

/** The most frequent time of the rules and a later one, in ticks of 2.5 ms. */
const [PEAK, LATER] = [7, 11];

test("the authors' times of puzzles with and without a guess, in a random sample", () => {
  const runs = readRecords("a-thesis")
    .filter(({ contestant }) => contestant === "rules and guesses")
    .map(({ line, of }) => ({
      guesses: of("nodes"),
      time: authorsTimes[Number(line) - 1]?.[0] ?? 0,
    }));
  const { all, without, guessing, falls } = timesByGuesses(runs);
  assert.equal(all.length, 1000);
  const long = runs.filter(({ time }) => time > 0.041);
  assert.ok(long.every(({ guesses }) => guesses > 0));
  assertPageContains(
    `In the sample, the median is ${median(without, 4)} s for the ${without.length} puzzles without a guess and ${median(guessing, 4)} s for the ${guessing.length} puzzles with a guess, and all ${long.length} puzzles that take longer than 0.041 s need a guess`,
  );
  const [every = { from: 0, to: 0 }, plain = { from: 0, to: 0 }, tried] = falls;
  const [lost, lostPlain] = [every.from - every.to, plain.from - plain.to];
  // Without the puzzles with a guess, nearly the whole decrease is left.
  assert.ok(lostPlain > 0.9 * lost);
  assert.ok(signTest(plain.from, plain.to) < 0.001);
  assertPageContains(
    `the number of puzzles per 2.5 ms decreases from the most frequent time, ${PEAK * 0.0025} s, to ${LATER * 0.0025} s. (The line on figure 4.2, above, is about the times from 0.1 s.) In the sample, this number falls from ${every.from} to ${every.to}. Of the puzzles without a guess, it falls from ${plain.from} to ${plain.to} (p < 0.001 in a sign test of these two counts), so ${lostPlain} of the ${lost} puzzles of the decrease need no guess. The number of puzzles with a guess falls only from ${tried?.from} to ${tried?.to}.`,
  );
  const said = `falls from ${every.from} at ${PEAK * 0.0025} s to ${every.to} at ${LATER * 0.0025} s. If the puzzles on which the rules of the thesis guess are left out, this number falls from ${plain.from} to ${plain.to},`;
  assert.ok(readFileSync(`${root}www/public/papers/thesis.json`, "utf8").includes(said), said);
});

test("the authors' times of puzzles with and without a guess, among the first 2,000", () => {
  const file = readFileSync(`${root}tests/papers/thesis-rules-2000.txt`, "utf8");
  const digits = file.trimEnd().split("\n").slice(1).join(" ").split(" ").map(Number);
  assert.equal(digits.length, 2000);
  const { without, falls } = timesByGuesses(
    digits.map((guesses, at) => ({ guesses, time: authorsTimes[at]?.[0] ?? 0 })),
  );
  const [every = { from: 0, to: 0 }, plain = { from: 0, to: 0 }] = falls;
  assert.ok(plain.from - plain.to > 0.9 * (every.from - every.to));
  assertPageContains(
    `show the same: the number falls from ${every.from} to ${every.to}, and of the puzzles without a guess from ${plain.from} to ${plain.to}.`,
  );
  const combinations = numbersIn(
    readFileSync(`${root}tests/papers/thesis-rules-work.csv`, "utf8"),
  ).map(([, first = 0]) => first);
  const unguessed = combinations.filter((_, line) => digits[line] === 0);
  assertPageContains(
    `correlate with the combinations of cells that are checked for naked tuples (Pearson: ${correlationOf(unguessed, without).toFixed(2)})`,
  );
});

test("the times of the rules follow the work up to the first solution", () => {
  const digits = readFileSync(`${root}tests/papers/thesis-rules-2000.txt`, "utf8")
    .trimEnd()
    .split(/\s+/)
    .slice(-2000)
    .map(Number);
  const work = numbersIn(readFileSync(`${root}tests/papers/thesis-rules-work.csv`, "utf8")).map(
    ([line = 0, first = 0, all = 0]) => ({
      first,
      all,
      time: authorsTimes[line - 1]?.[0] ?? 0,
      guesses: digits[line - 1] ?? 0,
    }),
  );
  assert.equal(work.length, 2000);
  const correlations = (/** @type {typeof work} */ some) => {
    const times = some.map(({ time }) => time);
    return [some.map(({ first }) => first), some.map(({ all }) => all)].map((counts) =>
      correlationOf(counts, times),
    );
  };
  const guessing = work.filter(({ guesses }) => guesses > 0);
  const [[first = 0, all = 0] = [], [guessingFirst = 0, guessingAll = 0] = []] = [
    work,
    guessing,
  ].map(correlations);
  assert.ok(first > all && guessingFirst > guessingAll);
  assertPageContains(
    `If the program ends at the first solution, the correlation of these counts with the run times is ${first.toFixed(4)} (Pearson); if the program also tries the other candidates of each guess, the correlation is ${all.toFixed(4)}; on the ${guessing.length} puzzles with a guess, the correlations are ${guessingFirst.toFixed(4)} and ${guessingAll.toFixed(4)}.`,
  );
});

test("difficulty by the number of clues", () => {
  const runs = readRecords("a-families");
  const givens = [17, 20, 25, 30, 35];
  const of = (/** @type {string} */ contestant) =>
    givens.map((count) => {
      const own = runs.filter(
        (run) => run.contestant === contestant && run.set === `${count} givens`,
      );
      assert.equal(own.length, 20);
      return own;
    });
  const nodes = of("backtracking").map((own) => median(own.map((run) => run.of("nodes"))));
  assertPageContains(
    `\`backtracking:most-constrained\` takes medians of ${formatList(nodes)} nodes with 17, 20, 25, 30 and 35 givens`,
  );
  const steps = of("rules and guesses").map((own) => median(own.map((run) => run.of("steps"))));
  assertPageContains(`\`rules:thesis\` medians of ${formatList(steps)} steps`);
  const solved = ["cultural genetic", "Boltzmann machine"].map((contestant) =>
    formatList(of(contestant).map((own) => own.filter((run) => run.solved).length)),
  );
  assertPageContains(
    `\`cultural-ga:paper\` solves ${solved[0]} of 20, and \`boltzmann:paper\` ${solved[1]}`,
  );
});

test("the digits that rules and backtracking try", () => {
  const of = recordedRuns("a-thesis");
  const backtracking = of("backtracking");
  const runs = readRecords("a-thesis");
  const undone = new Map(
    runs
      .filter(({ contestant }) => contestant === "backtracking")
      .map((run) => [run.line, run.of("backtracks")]),
  );
  const guesses = runs.filter(({ contestant }) => contestant === "rules and guesses");
  assert.deepEqual([guesses.length, undone.size], [1000, 1000]);
  assert.ok(guesses.every((run) => run.of("nodes") <= (undone.get(run.line) ?? Number.NaN)));
  assertPageContains(
    "on none of the 1,000 puzzles does `rules:thesis` try more digits by guessing than backtracking takes back",
  );
  assert.ok([...backtracking.values()].every(({ solved }) => solved));
  assertPageContains(
    "on 1,000 of these puzzles | shown, without a verdict, because “less fit” has no measure",
  );
  // A test of the solver counts the puzzles without a guess.
  const program = readFileSync(`${root}src/solvers/rules/thesis_tests.rs`, "utf8");
  const unguessed = 34_464;
  assert.ok(program.includes("34_464"));
  const guessed = authorsTimes.length - unguessed;
  assertPageContains(
    `has to guess on ${guessed.toLocaleString("en")} of the puzzles with 17 clues, which is ${percent(guessed / authorsTimes.length, 1)} %`,
  );
});

test("the puzzles that the authors' backtracking left unsolved", () => {
  const runs = numbersIn(readFileSync(`${root}tests/papers/thesis-unsolved.csv`, "utf8"));
  const unsolved = authorsTimes.flatMap(([, time], at) => (time === -2 ? [at + 1] : []));
  assert.deepEqual(
    runs.map(([line]) => line),
    unsolved,
  );
  const nodes = runs.map(([, count = 0]) => count);
  const [least, most] = [Math.min(...nodes), Math.max(...nodes)];
  assert.ok(least > 537_307, "all take more nodes than the puzzles that were solved");
  assertPageContains(
    `on the ${formatGrouped(runs.length)} puzzles that the authors' program left unsolved`,
  );
  assertPageContains(
    `these puzzles take ${formatGrouped(least)} to ${formatGrouped(most)} nodes, where the limit of 20 s`,
  );
  const longer = nodes.filter((count) => count > 2 * 540_000).length;
  assertPageContains(
    `The largest count is about ${(most / 540_000).toFixed(0)} times this limit, and ${longer} of the ${formatGrouped(runs.length)} puzzles take more than twice the limit`,
  );
  const minutes = ((most / 540_000) * 20) / 60;
  assertPageContains(
    `that no other of the ${formatGrouped(runs.length)} takes more nodes rests on the record`,
  );
  assertPageContains(
    `(Over all ${formatGrouped(runs.length)} unsolved puzzles, the minimum is ${formatGrouped(least)} nodes.)`,
  );
  assertPageContains(`the hardest takes ${formatGrouped(most)} nodes. Every run`);
  assertPageContains(
    `At the speed of the authors' machine, about 540,000 nodes in 20 s, this is about ${minutes.toFixed(0)} minutes |`,
  );
});

/** Returns the share of each value in the largest tenth, in which ties at its limit are ordered at random. */
function inLargestTenth(/** @type {number[]} */ values) {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1] ?? 0;
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

test("the nodes that correspond to the limit of 20 s", () => {
  const nodes = readRecords("a-thesis")
    .filter(({ contestant }) => contestant === "backtracking")
    .map(({ line, of }) => ({ time: authorsTimes[Number(line) - 1]?.[1], nodes: of("nodes") }));
  const most = Math.max(...nodes.filter(({ time = 0 }) => time > 0).map((one) => one.nodes));
  const least = Math.min(...nodes.filter(({ time }) => time === -2).map((one) => one.nodes));
  const about = 10_000 * Math.round((most + least) / 2 / 10_000);
  assertPageContains(
    `about ${formatGrouped(about)} nodes: in the sample, each puzzle that their program solved takes at most ${formatGrouped(most)} nodes, and each unsolved puzzle takes at least ${formatGrouped(least)}.`,
  );
});

test("the hardest tenths of the sample", () => {
  const { sample } = JSON.parse(readFileSync(`${root}www/public/papers/thesis-times.json`, "utf8"));
  const common = (/** @type {number[][]} */ ...costs) => {
    const [ones = [], others = []] = costs.map(inLargestTenth);
    return ones.reduce((sum, one, at) => sum + one * (others[at] ?? 0), 0) / (ones.length / 10);
  };
  const backtracking = sample.backtracking.map((/** @type {number} */ time) =>
    time === -2 ? Number.POSITIVE_INFINITY : time,
  );
  const runs = readRecords("a-thesis");
  const steps = ["rules and guesses", "backtracking"].map((contestant) =>
    runs.filter((run) => run.contestant === contestant).map(({ of }) => of("steps")),
  );
  const ours = percent(common(...steps));
  assertPageContains(
    `${percent(common(sample.rules, backtracking), 1)} % of the hardest tenth are common to rules and backtracking according to the authors' times, and ${ours} % are common according to our steps`,
  );
  assertPageContains(`On 1,000 puzzles, ${ours} of the hardest 100 are common to both solvers`);
  const ticks = sample.rules.map((/** @type {number} */ time) => time / 0.0025);
  const whole = ticks.filter(
    (/** @type {number} */ tick) => Math.abs(tick - Math.round(tick)) < 1e-6,
  );
  assert.ok(whole.length > ticks.length / 2, `${whole.length}`);
  assertPageContains("most of the authors' times are multiples of 2.5 ms");
  const { all, ties } = JSON.parse(
    readFileSync(`${root}www/public/papers/thesis-times.json`, "utf8"),
  ).overlap;
  assertPageContains(
    `over all puzzles, these times give ${percent(all, 1)} to ${percent(ties.common / ties.backtracking, 1)} %. Our records`,
  );
});
