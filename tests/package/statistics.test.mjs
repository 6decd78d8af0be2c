/** Statistics of the workshop's module: the values of the crate, and those that the page computes itself. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { transformWithOxc } from "vite";
import { SudokuError } from "../../pkg/dist/index.js";
import { load } from "../../pkg/dist/node/workshop.js";

const { statistics } = await load();

/** The same values as in the tests of the crate, which state the source of each. */
const values = [3.1, 4.7, 0.2, 9.9, 5.5, 2.6, 7.1, 4.4, 12.8, 1.3];
const sleep = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];
const before = [1830, 500, 1620, 2480, 1680, 1880, 1550, 3060, 1300];
const after = [878, 647, 598, 2050, 1060, 1290, 1060, 3140, 1290];
const differences = before.map((first, at) => (first - after[at]) / 1000);
const colour = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1];
const quality = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8];
const runs = [1, 10, 2, 4, 3].map((value, at) => ({ value, solved: at % 2 === 0 }));

const near = (got, expected) =>
  assert.ok(Math.abs(got - expected) <= 1e-11 * Math.max(1, Math.abs(expected)), `${got}`);
const interval = ({ value, low, high }, expected) =>
  [value, low, high].map((end, at) => near(end, expected[at]));

/** The expected results, by method. */
const cases = {
  quantiles: () => {
    const found = statistics.quantiles(values, [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]);
    [0.2, 1.19, 2.725, 4.55, 6.7, 10.19, 12.8].forEach((one, at) => void near(found[at], one));
  },
  median: () => interval(statistics.median(values), [4.55, 1.3, 9.9]),
  mean: () => interval(statistics.mean(sleep), [1.58, 0.7001142367230174, 2.4598857632769824]),
  bootstrap: () => {
    const asked = { of: "median", method: "percentile", resamples: 2000, seed: 7 };
    interval(statistics.bootstrap(values, asked), [4.55, 2.2, 7.7]);
    assert.deepEqual(
      statistics.bootstrap(values),
      statistics.bootstrap(values, { of: "mean", method: "bca", resamples: 10_000, seed: 1 }),
    );
  },
  jackknife: () => {
    const sum = values.reduce((all, one) => all + one, 0);
    const without = values.map((one) => (sum - one) / 9);
    near(statistics.jackknife(without), 1.228386475557808);
  },
  wilson: () =>
    interval(statistics.wilson(81, 263), [81 / 263, 0.2552885198782742, 0.36620957698280004]),
  paired: () => {
    const { difference, p } = statistics.paired({ both: 59, one: 6, other: 16, neither: 80 });
    assert.deepEqual(
      [difference.value, difference.low, difference.high].map((end) => end.toFixed(4)),
      ["-0.0621", "-0.1186", "-0.0046"],
    );
    near(p, 0.052478790283203125);
  },
  fisher: () => near(statistics.fisher(8, 10, 1, 6), 0.034965034965034975),
  signedRank: () => {
    const { p, above, below, exact, pairs, zeros, effect } = statistics.signedRank(differences);
    assert.deepEqual([above, below, exact, pairs, zeros], [40, 5, true, 9, 0]);
    near(p, 0.0390625);
    near(effect, 35 / 45);
  },
  shift: () => interval(statistics.shift(differences), [0.46, 0.01, 0.786]),
  rankSum: () =>
    near(
      statistics.rankSum([1, 2, 2, 3, 4, 4, 5, 9], [2, 4, 6, 7, 7, 8, 9, 9, 10]),
      0.03702232936127453,
    ),
  holm: () =>
    [...statistics.holm([0.01, 0.04, 0.03, 0.005, 0.5])].forEach((p, at) => {
      near(p, [0.04, 0.09, 0.09, 0.025, 0.5][at]);
    }),
  printedMean: () => {
    const both = statistics.printedMean([1, 2, 3, 4, 5], 0, 5, 2);
    assert.deepEqual([both.difference, both.degreesOfFreedom, both.margin], [3, 4, 2]);
    near(both.standardError, 1);
    near(statistics.printedMean([1, 2, 3, 4, 5], 0, null, 2).standardError, Math.SQRT1_2);
  },
  printedShare: () => {
    // One success and one failure are added to each: 11 of 22 and 6 of 22.
    near(statistics.printedShare(10, 20, [5, 20], 0.1).difference, 5 / 22);
    const exact = statistics.printedShare(10, 20, 0.4, 0.1);
    near(exact.difference, 0.1);
    near(exact.standardError, Math.sqrt(0.25 / 24));
    assert.equal(exact.degreesOfFreedom, Number.POSITIVE_INFINITY);
  },
  judge: () => {
    const figure = { difference: 0.1, standardError: 0.1, degreesOfFreedom: 99, margin: 1 };
    const judged = statistics.judge([
      { ...figure, kind: "equal" },
      { ...figure, kind: "positive", difference: -1 },
      { ...figure, kind: "within", standardError: 2 },
      { kind: "always", exceptions: 0, tries: 100, margin: 0.1 },
      { kind: "untested" },
    ]);
    assert.deepEqual(
      judged.map(({ verdict }) => verdict),
      ["compatible", "contradicted", "cannot-tell", "compatible", "cannot-tell"],
    );
    near(judged[3].pFor, 4 * 0.9 ** 100); // the second smallest of five p-values
    near(judged[3].power, 1 - 0.9 ** 100);
    assert.deepEqual(judged[4], {
      verdict: "cannot-tell",
      pFor: 1,
      pAgainst: 1,
      pBeyond: 1,
      power: 0,
    });
    assert.deepEqual(statistics.judge([]), []);
    assert.throws(() => statistics.judge([{ ...figure, kind: "equal", margin: 0 }]), {
      code: "param-range",
    });
  },
  friedman: () => {
    const found = statistics.friedman([1, 2, 3, 1, 3, 2, 1, 2, 3, 2, 1, 3], 3);
    assert.deepEqual([found.ranks, found.tasks], [[1.25, 2, 2.75], 4]);
    near(found.chiSquared, 4.5);
    near(found.p, Math.exp(-2.25)); // χ² with two degrees of freedom
    near(found.f, 27 / 7);
    near(found.fP, (1 + 9 / 7) ** -3); // F with 2 and 6
  },
  criticalDifference: () => assert.equal(statistics.criticalDifference(4, 14).toFixed(2), "1.25"),
  spearman: () =>
    interval(statistics.spearman(colour, quality), [0.6, -0.17424406977828497, 0.9157978790133389]),
  kendall: () =>
    interval(statistics.kendall(colour, quality), [
      4 / 9,
      -0.10132909957581687,
      0.7845858117719936,
    ]),
  growth: () => {
    const { exponent, factor, explained } = statistics.growth([1, 2, 4, 8], [3, 12, 48, 192]);
    interval(exponent, [2, 2, 2]);
    near(factor, 3);
    near(explained, 1);
  },
  penalised: () =>
    interval(statistics.penalised(runs, 10), [9.2, -3.0730179918932095, 21.473017991893208]),
  kaplanMeier: () => {
    const { steps, last } = statistics.kaplanMeier(runs);
    assert.equal(last, 10);
    const told = steps.map(({ at, atRisk, solved }) => [at, atRisk, solved]);
    assert.deepEqual(told, [
      [1, 5, 1],
      [2, 4, 1],
      [3, 3, 1],
    ]);
    steps.forEach(({ open }, at) => void near(open.value, 0.8 - at / 5));
  },
  restrictedMean: () => near(statistics.restrictedMean(runs, 3).value, 1 + 0.8 + 0.6),
};

test("statistics equal those of the crate", () => {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(statistics));
  assert.deepEqual(
    Object.keys(cases).sort(),
    names.filter((name) => name !== "constructor").sort(),
  );
  for (const ask of Object.values(cases)) ask();
});

test("resampling is the same to the last bit as natively", () => {
  // The test in src/experiment/tests/all/moments.rs expects the same bits.
  const { low, high } = statistics.bootstrap(values, { resamples: 2000, seed: 7 });
  const bits = [...new BigUint64Array(Float64Array.of(low, high).buffer)];
  assert.deepEqual(bits, [0x4009c382ae598242n, 0x401f5b8022ef2df5n]);
});

test("invalid input is rejected by name, with the reason", () => {
  for (const [code, message, ask] of [
    ["param-type", /value 2 is not a finite number/, () => statistics.mean([1, Number.NaN])],
    ["param-type", /value 1 is not a finite number/, () => statistics.signedRank([Infinity])],
    ["param-range", /at least 1 values, not 0/, () => statistics.median([])],
    ["param-range", /must be between 0 and 1/, () => statistics.mean([1, 2], 1)],
    ["param-range", /3 successes in 2 trials are impossible/, () => statistics.wilson(3, 2)],
    ["param-type", /tries must be a whole number/, () => statistics.wilson(1, 2.5)],
    ["param-range", /resamples/, () => statistics.bootstrap(values, { resamples: 1e9 })],
    ["param-range", /resamples/, () => statistics.bootstrap(values, { resamples: 0 })],
    ["param-range", /mean or median/, () => statistics.bootstrap(values, { of: "mode" })],
    [
      "param-range",
      /3 values in the other sample, found 2/,
      () => statistics.kendall([1, 2, 3], [1, 2]),
    ],
    [
      "param-range",
      /no run was observed for as long as this time/,
      () => statistics.restrictedMean(runs, 11),
    ],
  ]) {
    assert.throws(
      ask,
      (error) => error instanceof SudokuError && error.code === code && message.test(error.message),
      message.source,
    );
  }
});

/** Returns the statistics that a view needs before this module is loaded: one file of the page. */
async function ofThePage() {
  const sources = new URL("../../www/src/", import.meta.url);
  const name = readdirSync(sources, { recursive: true }).find((path) =>
    /(^|\/)stats\.ts$/.test(path),
  );
  const source = readFileSync(new URL(name, sources), "utf8");
  const { code } = await transformWithOxc(source, name);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

test("the statistics of the page itself give the same results", async () => {
  const page = await ofThePage();
  for (const [hits, of] of [
    [0, 10],
    [10, 10],
    [81, 263],
  ]) {
    const { low, high } = statistics.wilson(hits, of);
    page.wilson(hits, of).forEach((end, at) => void near(end, [low, high][at]));
  }
  const quartiles = statistics.quantiles(values, [0.25, 0.5, 0.75]);
  page.quartiles(values).forEach((one, at) => void near(one, quartiles[at]));
  for (const table of [
    [3, 4, 1, 4],
    [8, 10, 1, 6],
    [17, 30, 5, 30],
    [0, 9, 0, 9],
  ]) {
    near(page.fisher(...table), statistics.fisher(...table));
  }
  const p = [0.01, 0.04, 0.03, 0.005, 0.5];
  page.holm(p).forEach((one, at) => void near(one, statistics.holm(p)[at]));
  const [one, other] = [values.map(Math.round), colour.map((shade) => Math.round(shade - 40))];
  // The page's complementary error function is accurate to 1.5e-7.
  assert.ok(Math.abs(page.mannWhitney(one, other) - statistics.rankSum(one, other)) < 2e-7);
});
