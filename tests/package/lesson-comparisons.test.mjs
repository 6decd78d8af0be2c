/**
 * The comparisons in the texts of lessons: each p-value and each interval is computed from runs, or from counts that
 * another test derives from runs. The comparisons in captions are claims of their settings, which lessons.test.mjs
 * tests.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { ofRound } from "../../tools/round.mjs";
import { censoredCosts, formatPValue } from "./claims.mjs";
import { counted, ended, listed, named, range, textOf } from "./lesson-texts.mjs";
import { fullLab } from "./support.mjs";

const { statistics } = fullLab;
const source = (language, name) =>
  readFileSync(new URL(`../../www/lessons/${language}/${name}.md`, import.meta.url), "utf8");

const runs = (puzzle, setup, count) =>
  range(1, count).map((seed) => ended(puzzle, { ...setup, seed }));
const solvedIn = (some) => some.filter(({ outcome }) => outcome === "solved").length;
const costsOf = (some, counter) =>
  censoredCosts(
    some.map((run) => ({
      outcome: run.outcome,
      cost: counter ? counted(run, counter) : run.steps,
    })),
  );

const below = (p) => (p < 0.001 ? "p < 0.001" : `p = ${formatPValue(p)}`);
/** Returns the p-value of Fisher's exact test for two samples of runs. */
const fisher = (some, others) =>
  below(statistics.fisher(solvedIn(some), some.length, solvedIn(others), others.length));
/** Returns the p-value of the rank-sum test for two samples of costs. */
const rankSum = (some, others) => below(statistics.rankSum(some, others));
/**
 * Returns the p-value of the sign test, and of McNemar's test, for the numbers of pairs that favour one and the other.
 */
function sign(one, other) {
  let [ways, tail] = [1, 0];
  for (const heads of range(0, Math.min(one, other))) {
    tail += ways;
    ways = (ways * (one + other - heads)) / (heads + 1);
  }
  return below(Math.min(1, (2 * tail) / 2 ** (one + other)));
}
/** Returns Wilson's interval of a proportion, in per cent. */
function interval(hits, tries) {
  const { low, high } = statistics.wilson(hits, tries);
  return [low, high].map((end) => Math.round(100 * end)).join("–");
}
/** Returns counts that the English text or a claim of a lesson states, and that another test computes. */
function counts(name, pattern) {
  const found = pattern.exec(textOf(name).replace(/\s+/g, " ")) ?? assert.fail(`${pattern}`);
  return found.slice(1).map(Number);
}

const constantly = { algorithm: "boltzmann", preset: "constant" };
const seventeens = listed("17-clue.txt");

/** The computed values of each lesson, in the order of its text. */
const stated = {
  "07-annealing": () => {
    const thirty = named("07-annealing", "thirty");
    const params = { initial_temperature: 0.22, sweeps: 20_000 };
    const still = solvedIn(runs(thirty, { ...constantly, params }, 40));
    const [of40] = counts("07-annealing", /seeds 1-40: 2 solved = (\d+)/);
    const constant = below(statistics.fisher(still, 40, of40, 40));
    const [hardest, seventeen] = counts(
      "07-annealing",
      /seeds 1-20: 1 solved = (\d+).*seeds 1-20: 1 solved = (\d+)/,
    );
    const fewer = [0.2, 0.3, 0.4].map((initial_temperature) => {
      const params = { initial_temperature, sweeps: 20_000 };
      return solvedIn(runs(named("07-annealing", "fewer"), { ...constantly, params }, 10));
    });
    return [
      constant,
      below(statistics.fisher(hardest, 20, seventeen, 20)),
      constant,
      ...fewer.map((solved) => interval(solved, 10)),
    ];
  },
  "08-evolution": () => {
    const puzzle = named("08-evolution", "thirty");
    const of = (params) => runs(puzzle, { algorithm: "cultural-ga", params: { ...params } }, 20);
    const usual = of({});
    const without = [{ mutation: 0 }, { crossover: 0 }, { tournament: 1 }].map(of);
    const bars = /Bars: (\d+), (\d+), (\d+) and (\d+) of 20 runs/;
    const [, candidates, boxes, both] = counts("08-evolution", bars);
    const ofBars = (one, other) => below(statistics.fisher(one, 20, other, 20));
    return [
      ofBars(boxes, both),
      ofBars(boxes, candidates),
      ...without.map((some) => fisher(some, usual)),
    ];
  },
  "09-relaxation": () => {
    const each = Math.floor(seventeens.length / 100);
    const set = range(0, 99).map((at) => seventeens[at * each]);
    const solves = (setup) => set.map((puzzle) => ended(puzzle, setup).outcome === "solved");
    const alone = solves({ algorithm: "relaxation-labeling" });
    const after = solves({ algorithm: "relaxation-labeling", params: { singles_first: "true" } });
    const singles = solves({ algorithm: "rules", preset: "singles" });
    const count = (some) => some.filter(Boolean).length;
    const [solved, more, left, list, none] = [
      count(singles),
      count(after.map((one, at) => one && !singles[at])),
      count(singles.map((one) => !one)),
      seventeens.length,
      count(alone),
    ];
    assert.equal(none, 0);
    assert.deepEqual(
      counts(
        "09-relaxation",
        /taken at regular intervals from a list of (\d+),(\d+), singles alone solve (\d+)\. With singles first, relaxation solves (\d+) of the other (\d+) /,
      ),
      [Math.floor(list / 1000), list % 1000, solved, more, left],
    );
    return [interval(more, left), interval(none, 100)];
  },
  "10-comparing": () => [
    sign(
      ...counts("10-comparing", /Ascending order wins on (\d+) puzzles, descending order on (\d+)/),
    ),
    interval(5, 10),
    interval(9, 10),
    interval(7, 10),
    below(statistics.fisher(9, 10, 7, 10)),
    // The extreme case of McNemar's test: all pairs that differ favour the same side.
    sign(2, 0),
    sign(93, 2),
  ],
  "11-concur": () => {
    const puzzle = named("11-concur", "seventeen");
    const [slow, good, best, large] = [0.2, 0.5, 1, 1.4].map((beta) => {
      const setup = { algorithm: "divide-and-concur", params: { beta, iterations: 10_000 } };
      return runs(puzzle, setup, 10);
    });
    const [concur] = hardForWhom([{ algorithm: "divide-and-concur" }]);
    return [
      below(concur),
      rankSum(costsOf(good), costsOf(best)),
      fisher(best, large),
      fisher(slow, good),
    ];
  },
  "12-memetic": () => {
    const of = (text) => sign(...counts("12-memetic", text));
    const puzzle = named("12-memetic", "hardest");
    const [a, b, c, d] = [1, 3, 30, 100].map((tenure_random) => {
      const params = { tenure_share: 0, tenure_random };
      const setup = { algorithm: "memetic-ga", preset: "restarts", params, maxSteps: 300 };
      return costsOf(runs(puzzle, setup, 9), "iterations");
    });
    return [
      of(/Crossover wins on (\d+) puzzles and loses on (\d+)/),
      of(/whole boxes wins on (\d+) puzzles and loses on (\d+)/),
      of(/own method, wins on (\d+) puzzles and loses on (\d+)/),
      rankSum(a, b),
      rankSum(c, d),
      rankSum(b, c),
    ];
  },
  "13-swaps": () => {
    // The window of temperatures, as the picture shows it.
    const drawn = [...textOf("13-swaps").matchAll(/<path class="curve(?:-2)?" d="M(112 [^"]*)"/g)];
    const [thirty, hardest] = drawn.map(([, path = ""]) =>
      path.split("L").map((point) => (196 - Number(point.split(" ")[1])) / 8),
    );
    // The fifth temperature is 0.3, the eighth 0.45.
    const of = (solved) => below(statistics.fisher(solved[4], 20, solved[7], 20));
    return [of(hardest), of(thirty)];
  },
  "14-ants": () => {
    const setups = [
      { algorithm: "rules", preset: "singles" },
      { algorithm: "ant-colony" },
      { algorithm: "divide-and-concur" },
      { algorithm: "backtracking" },
      { algorithm: "memetic-ga" },
      {
        algorithm: "annealing",
        preset: "constant",
        params: { singles_first: false, sweeps: 200_000 },
      },
      { algorithm: "relaxation-labeling" },
    ];
    const [singles, ants, concur, backtracking, memetic, annealing] = [
      ...statistics.holm(hardForWhom(setups)),
    ].map(below);
    assert.equal(singles, ants);
    return [singles, concur, annealing, memetic, backtracking];
  },
  "15-messages": () => {
    const [messages, random] = counts(
      "15-messages",
      /(\d+) are solved only with messages, and (\d+) only with random choices/,
    );
    const [more, fewer] = counts(
      "15-messages",
      /On the Top 95, (\d+) puzzles are solved only with messages and (\d+) only with random/,
    );
    const [blind, told] = counts(
      "15-messages",
      /random choices solve (\d+) within 1,000 restarts, and messages solve (\d+) within 20/,
    );
    return [
      sign(messages, random),
      sign(more, fewer),
      sign(1, 2),
      // The four puzzles that only random choices solve.
      sign(0, 4),
      below(statistics.fisher(blind, 30, told, 30)),
    ];
  },
  "17-learned": () => {
    const [fewer, all] = counts(
      "17-learned",
      /fewer digits than the search in ascending order on (\d+) of (\d+) puzzles/,
    );
    return [sign(fewer, all - fewer)];
  },
};

/** Results that are computed once, because lesson 11 states one of them, too. */
const done = new Map();
/** Returns the p-values of the difference between the two sets of lesson 14, for each of these setups. */
function hardForWhom(setups) {
  const singles = { algorithm: "rules", preset: "singles" };
  const spread = range(0, 199).map((at) => seventeens[(at * 997) % seventeens.length]);
  const bySingles = (puzzle) => ended(puzzle, singles).outcome === "solved";
  const hardest = listed("hardest-11plus-2000.txt");
  const sets = [spread.filter(bySingles).slice(0, 15), range(0, 14).map((at) => hardest[at * 133])];
  return setups.map((setup) => {
    const key = JSON.stringify(setup);
    if (done.has(key)) return done.get(key);
    const [few, hard] = sets.map((set) =>
      costsOf(set.map((puzzle) => ended(puzzle, { ...setup, seed: 1 }))),
    );
    const p = statistics.rankSum(few, hard);
    done.set(key, p);
    return p;
  });
}

/** Returns the p-values and intervals in the text outside of settings, in order. */
const saidIn = (text) =>
  [
    ...text
      .replace(/^```(?:live|try)\n.*?^```/gms, "")
      .matchAll(/\bp\s+([=<])\s+(\d+(?:[.,]\d+)?)|(\d+–\d+)\s*%/g),
  ].map(([, sign, value, share]) => share ?? `p ${sign} ${value?.replace(",", ".")}`);

const names = readdirSync(new URL("../../www/lessons/en/", import.meta.url)).map((file) =>
  file.replace(/\.md$/, ""),
);
for (const name of ofRound(names.sort())) {
  test(`lesson ${name} states the p-values and intervals of its runs, in every language`, () => {
    const expected = stated[name]?.() ?? [];
    for (const language of ["en", "de"]) {
      assert.deepEqual(saidIn(source(language, name)), expected, language);
    }
  });
}
