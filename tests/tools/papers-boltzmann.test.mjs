/**
 * The statements of `docs/papers.md` about the Boltzmann machine of the thesis. `papers-figures.test.mjs` runs these
 * tests, too.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  assertPageContains,
  formatGrouped,
  formatList,
  numbersIn,
  percent,
  root,
  rowsIn,
} from "./papers-page.mjs";
import {
  mean,
  median,
  ranksOf,
  readRecords,
  recordedRuns,
  SIGNIFICANT_DEVIATIONS,
  standardDeviation,
  wilson,
} from "./papers-records.mjs";

test("the Boltzmann machine on puzzles with 46 givens", () => {
  const runs = readRecords("a-boltzmann");
  const [fast, slow] = [-0.000_035, -0.000_025].map((rate) => {
    const name = `K = −${Math.abs(rate).toFixed(6)}`;
    const own = runs.filter(({ contestant }) => contestant === name);
    assert.ok(own.length === 200 && own.every(({ solved }) => solved));
    return median(
      own.map(({ of }) => 100 * Math.exp(rate * of("steps"))),
      2,
    );
  });
  const { low } = wilson(200, 200);
  assertPageContains(
    `solved all 200 with either rate of cooling (Wilson's 95 % interval of the share: ${percent(low, 1)} to 100 %)`,
  );
  assertPageContains(
    `median temperature at the solution was ${fast} with K = −0.000035 and ${slow} with K = −0.000025`,
  );
});

test("the sweeps of the Boltzmann machine by seed, and on generated puzzles", () => {
  const rows = rowsIn(readFileSync(`${root}tests/papers/thesis-boltzmann-sweeps.csv`, "utf8"));
  const of = (/** @type {string} */ kind) => rows.filter(([one]) => one === kind);
  const lines = new Set(of("eased").map(([, line]) => line));
  const eased = [...lines].map((line) =>
    of("eased")
      .filter(([, one]) => one === line)
      .map(([, , , sweeps]) => Number(sweeps)),
  );
  assert.ok(eased.every(({ length }) => length === 5));
  assertPageContains(
    `on ${eased.length} puzzles with 46 givens, with ${eased[0]?.length} seeds each; the search`,
  );
  const spans = eased.map(
    (all) => `${formatGrouped(Math.min(...all))} to ${formatGrouped(Math.max(...all))}`,
  );
  assertPageContains(`The sweeps are ${formatList(spans)} |`);
  const generated = of("generated").map(([, , , sweeps]) => Number(sweeps));
  const runs = readRecords("a-boltzmann").filter(
    ({ contestant }) => contestant === "K = −0.000035",
  );
  assert.ok(runs.every(({ solved }) => solved));
  assertPageContains(
    `on ${generated.length} puzzles that \`dig\` generates with 46 givens, and on the ${runs.length} eased puzzles of \`a-boltzmann\` |`,
  );
  assertPageContains(`the 400 puzzles are lost, and ${generated.length} puzzles are few.`);
  assertPageContains(
    `after a median of ${median(generated, 1)} and ${median(
      runs.map(({ of: value }) => value("steps")),
      1,
    )} sweeps |`,
  );
});

test("the Boltzmann machine with the encoding of the text", () => {
  const temperatures = (/** @type {import("./papers-records.mjs").RecordedRun[]} */ some) =>
    some.map(({ of }) => 100 * Math.exp(-0.000_035 * of("steps")));
  const programs = temperatures(
    readRecords("a-boltzmann").filter(({ contestant }) => contestant === "K = −0.000035"),
  );
  const medianOfFast = median(programs, 2);
  const runs = readRecords("a-encodings");
  const solved = runs.filter((run) => run.solved);
  const texts = temperatures(solved);
  const temperature = median(texts, 2);
  // Wilcoxon's rank sum; ranks count from 0.
  const sum = ranksOf([...texts, ...programs])
    .slice(0, texts.length)
    .reduce((total, rank) => total + rank + 1, 0);
  const total = texts.length + programs.length + 1;
  const deviation = Math.sqrt((texts.length * programs.length * total) / 12);
  assert.ok((sum - (texts.length * total) / 2) / deviation > SIGNIFICANT_DEVIATIONS);
  assertPageContains("significantly (p < 0.001 by the normal approximation of a rank-sum test).");
  const { low } = wilson(solved.length, runs.length);
  assert.equal(solved.length, runs.length);
  assertPageContains(
    `solves all ${runs.length} puzzles of a smaller sample (Wilson's interval: ${percent(low, 1)} to 100 %). The median temperature at the solution is ${temperature} on the scale of the thesis, compared with ${medianOfFast} with the encoding of the authors' program`,
  );
});

test("the Boltzmann machine by the number of givens", () => {
  const runs = readRecords("a-easier");
  const solved = [17, 25, 35, 46].map((givens) => {
    const own = runs.filter(({ set }) => set === `${givens} givens`);
    assert.equal(own.length, 40);
    return own.filter((run) => run.solved).length;
  });
  assertPageContains(`solves ${formatList(solved)} of 40 puzzles with 17, 25, 35 and 46 givens`);
  assertPageContains(
    `\`boltzmann:thesis\` solves ${solved[2]} of 40 puzzles with 35 givens and ${solved[3]} of 40 with 46.`,
  );
  const searched = recordedRuns("a-thesis")("backtracking");
  assert.ok([...searched.values()].every((run) => run.solved));
  assertPageContains(
    `solves ${solved[0]} of 40 puzzles with 17 givens, backtracking all of ${searched.size.toLocaleString("en")} others`,
  );
});

test("no dependence shows among the four puzzles that the authors made from one", () => {
  const file = readFileSync(`${root}tests/papers/thesis-boltzmann-times.csv`, "utf8");
  const times = numbersIn(file);
  const [fast, slow] = [-0.000_035, -0.000_025].map((rate) => {
    const unsolved = times.filter(([k, , seconds]) => k === rate && seconds === -2);
    const groups = new Set(unsolved.map(([, index = 0]) => Math.floor((index - 1) / 4)));
    return { unsolved: unsolved.length, groups: groups.size };
  });
  assertPageContains(
    `the ${fast?.unsolved} unsolved puzzles for K = −0.000035 are in ${fast?.groups} different groups of four, and the ${slow?.unsolved} unsolved puzzles for K = −0.000025 are in ${slow?.groups} different groups.`,
  );
});

test("numbers of arithmetic", () => {
  const [fast, slow] = [-0.000_035, -0.000_025].map((rate) =>
    Math.round(Math.log(0.05 / 50) / rate).toLocaleString("en"),
  );
  assertPageContains(
    `\`initial_temperature\` 50, \`final_temperature\` 0.05 and \`sweeps\` ${fast} (${slow} for K = −0.000025)`,
  );
  // On the scale with weights of −1, a bias is divided by the amount of the authors' weight.
  const [bias, weight] = [3, -2];
  const program = readFileSync(`${root}src/solvers/boltzmann/thesis_tests.rs`, "utf8");
  assert.ok(program.includes(`let mut input = ${bias};`));
  assertPageContains(`whereas the authors' weights are −${-weight};`);
  assertPageContains(`whereas the authors' threshold is −${-bias / weight} on this scale`);
  assertPageContains(`so the 400 puzzles come from ${400 / 4} puzzles |`);
  assertPageContains(`${percent(1 / 10)} % would be expected by chance.`);
});

test("what the thesis concludes from the times of the Boltzmann machine", () => {
  const cooled = numbersIn(readFileSync(`${root}tests/papers/thesis-boltzmann-times.csv`, "utf8"));
  const [fast = [], slow = []] = [-0.000_035, -0.000_025].map((rate) =>
    cooled.filter(([k]) => k === rate).map(([, , time = 0]) => time),
  );
  const solved = [fast, slow].map((times) => times.filter((time) => time > 0));
  const [[from = "", to = ""] = [], [slowFrom = "", slowTo = ""] = []] = solved.map((times) =>
    [Math.min(...times), Math.max(...times)].map((time) => time.toFixed(2)),
  );
  assertPageContains(
    `with K = −0.000035, all solved puzzles take ${from} to ${to} s, with K = −0.000025 ${slowFrom} to ${slowTo} s, and none takes longer, though the limit is 20 s`,
  );
  const unstable = slow.filter((time) => time === -1).length;
  const [fastSolved = 0, slowSolved = 0] = solved.map(({ length }) => length);
  assertPageContains(
    `with the fast descent, ${fastSolved} of 400 puzzles have a time. With the slow descent, ${slowSolved} of 400 puzzles have a time; together with the ${unstable} unstable puzzles, which were solved, this makes ${slowSolved + unstable}`,
  );
  const fastUnstable = fast.filter((time) => time === -1).length;
  const stuck = readRecords("a-easier").filter(
    ({ set, solved: ended }) => set === "35 givens" && !ended,
  );
  assertPageContains(
    `With the fast descent, ${fast.length - fastSolved} of ${fast.length} puzzles, each of which has a solution, are unsolved after 20 s. In our runs with 35 givens, ${stuck.length} of 40 end without a solution at T = 0.001.`,
  );
  assert.ok(unstable > fastUnstable);
  assertPageContains(
    `${unstable} of ${slow.length} puzzles are unstable with the slow descent, and ${fastUnstable} with the fast one |`,
  );
  const ratios = solved.map((times) => (standardDeviation(times) / mean(times)).toFixed(2));
  assertPageContains(`The same ratio is ${ratios.join(" and ")} for the puzzles with 46 clues`);
  const medians = solved.map((times) => median(times, 2));
  assertPageContains(`the medians are ${medians[0]} s and ${medians[1]} s |`);
  // ln(T / T0) is K times the steps, and 8 s with the fast descent are 0.5 %.
  const [rate, slowRate] = [-0.000_035, -0.000_025];
  const stepsPerSecond = Math.log(0.005) / rate / 8;
  const temperature = Math.exp(slowRate * stepsPerSecond * Number(medians[1]));
  const [ourFast, ourSlow] = [rate, slowRate].map((k) =>
    median(
      readRecords("a-boltzmann")
        .filter(({ contestant }) => contestant === `K = −${Math.abs(k).toFixed(6)}`)
        .map(({ of }) => 100 * Math.exp(k * of("steps"))),
      2,
    ),
  );
  assertPageContains(
    `At 8 s, the temperature is 0.5 % of its initial value, as the thesis says; at the same speed, it is ${percent(temperature, 2)} % at ${medians[1]} s with K = −0.000025. In our runs, below, the medians are ${ourFast} % and ${ourSlow} % |`,
  );
});

test("the third run of the Boltzmann machine that the authors published", () => {
  const rows = numbersIn(readFileSync(`${root}tests/papers/thesis-boltzmann-third.csv`, "utf8"));
  const [lines, columns] = [0, 1].map((at) => Math.max(...rows.map((row) => row[at] ?? 0)));
  assert.equal(rows.length, (lines ?? 0) * (columns ?? 0));
  const marked = (/** @type {number[][]} */ some, /** @type {number} */ mark) =>
    some.filter(([, , time]) => time === mark).length;
  const times = rows.map(([, , time = 0]) => time).filter((time) => time > 0);
  const clusters = [times.filter((time) => time >= 15), times.filter((time) => time < 15)].map(
    (some) => ({
      count: some.length,
      span: [Math.min(...some), Math.max(...some)].map((time) => time.toFixed(2)).join(" to "),
      middle: median(some, 2),
    }),
  );
  const [slow, fast] = clusters;
  assertPageContains(
    `Its ${formatGrouped(rows.length)} values, in a table of ${lines} rows and ${columns} columns, are ${times.length} times and ${rows.length - times.length} marks: ${marked(rows, -1)} marks of unstable and ${marked(rows, -2)} of unsolved puzzles. The times form two clusters: ${slow?.count} times of ${slow?.span} s (median ${slow?.middle} s), and ${fast?.count} times of ${fast?.span} s (median ${fast?.middle} s).`,
  );
  const part = rows.filter(([, column = 0]) => column <= 12);
  assert.ok(part.every(([, , time = 0]) => time < 0 || time >= 15));
  assertPageContains(
    `The same file lists ${marked(part, -1)} unstable and ${marked(part, -2)} unsolved puzzles separately. These are the puzzles marked in the first 12 columns, which have ${part.length} values; all times in these columns are in the slower cluster.`,
  );
  // In each row, the slower cluster comes first.
  for (let line = 1; line <= (lines ?? 0); line++) {
    const own = rows.filter(([row, , time = 0]) => row === line && time > 0);
    const isSlow = own.map(([, , time = 0]) => time >= 15);
    assert.deepEqual(isSlow, isSlow.toSorted().toReversed(), `row ${line}`);
  }
  assertPageContains("In each row, the times of the slower cluster come first.");
});

test("the fourth run of the Boltzmann machine that the authors published", () => {
  const rows = numbersIn(readFileSync(`${root}tests/papers/thesis-boltzmann-fourth.csv`, "utf8"));
  const all = rows.map(([, time = 0]) => time);
  const [unstable, unsolved] = [-1, -2].map((mark) => all.filter((time) => time === mark).length);
  const times = all.filter((time) => time > 0);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  assertPageContains(
    `Of its ${all.length} values, ${times.length} are times of ${from} to ${to} s (median ${median(times, 2)} s), ${unstable} are marked as unstable and ${unsolved} as unsolved, which is ${percent((unsolved ?? 0) / all.length, 1)} %`,
  );
  assertPageContains(
    `${unstable} of its ${all.length} values are marked as unstable, which is ${percent((unstable ?? 0) / all.length, 1)} %.`,
  );
  assertPageContains(`the times of solved puzzles reach ${to} s (see the next line)`);
  assert.ok(44 * 8 > all.length);
  assertPageContains(
    `The comment counts 44 · 8 puzzles, which would be ${44 * 8}, more than the ${all.length} values of the file.`,
  );
  const cooled = numbersIn(readFileSync(`${root}tests/papers/thesis-boltzmann-times.csv`, "utf8"));
  const fast = cooled.filter(([k]) => k === -0.000_035).map(([, , time]) => time);
  const share = fast.filter((time) => time === -2).length / fast.length;
  assert.ok((unsolved ?? 0) / all.length > share);
  assertPageContains(`a larger share than the ${percent(share, 1)} % of the fast descent that`);
});
