/**
 * Measures how long a hint takes on the page: `node tools/bench/hints.mjs [--puzzles 5] [--json OUT] [--site FOLDER]`,
 * for the page in `www/dist` or in the folder of another build. Each puzzle is solved by hints alone. After each step,
 * the key for the next hint is pressed, either at once or after the position has been shown for a while. The measured
 * times are from the key event to the sentence in the document and to the frame that shows the sentence. The duration
 * of an empty frame is reported too, because it is most of these times on a busy machine.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load } from "sudoku-lab/workshop";
import { browserArgs, needBrowser } from "../browser.mjs";
import { inRoot, say } from "../run.mjs";
import { serverOf } from "../serve.mjs";

/** The goal, in milliseconds. */
const TARGET_MS = 50;
/** Delays before the key is pressed, in milliseconds: none, the reaction time of a person, and a longer look. */
const PRESS_DELAYS_MS = [0, 150, 600];
/** Classes of puzzles by their rating in Sudoku Explainer: from the first number to below the second. */
const RATING_CLASSES = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 7.3],
];

/** @typedef {{ er: number, stood: number, told: number, shown: number, empty: number, technique: string }} Time */

/** Returns puzzles of each class from the puzzle sets of the project. @param {number} wanted */
async function puzzlesByClass(wanted) {
  const workshop = await load();
  const names = ["easy50", "qqwing-simple", "qqwing-easy", "qqwing-intermediate", "qqwing-expert"];
  const lines = names.flatMap((name) =>
    readFileSync(inRoot("tests", "puzzles", `${name}.txt`), "utf8")
      .split("\n")
      .filter((line) => /^[\d.]{81}/.test(line))
      .slice(0, 120)
      .map((line) => line.slice(0, 81).replaceAll("0", ".")),
  );
  const rated = readFileSync(inRoot("tests", "puzzles", "se-rated.csv"), "utf8")
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [puzzle, er] = line.split(",");
      return puzzle && Number(er) <= 7.2 ? [puzzle] : [];
    });
  const matches = RATING_CLASSES.map(() => /** @type {{ puzzle: string, er: number }[]} */ ([]));
  for (const puzzle of [...lines, ...rated]) {
    if (matches.every((list) => list.length >= wanted)) break;
    const [rating] = workshop.rate(puzzle, { scales: ["se"] });
    const er = rating?.values[0]?.value ?? 0;
    const at = RATING_CLASSES.findIndex(([from = 0, below = 0]) => er >= from && er < below);
    const list = matches[at];
    if (list && list.length < wanted) list.push({ puzzle, er });
  }
  return matches.flat();
}

/** Runs in the page: defines the function `solveByHints` there. */
function defineSolve() {
  const find = (/** @type {string} */ selector) => document.querySelector(selector);
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  const wait = (/** @type {number} */ ms) => new Promise((settle) => setTimeout(settle, ms));
  const press = () =>
    (find(".play-board [tabindex='0']") ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: "H", code: "KeyH", shiftKey: true, bubbles: true }),
    );
  const stages = () => document.querySelectorAll(".hint .stages li").length;
  const until = async (/** @type {() => unknown} */ done) => {
    for (let left = 3000; !done() && left > 0; left--) await wait(1);
  };
  const kind = () => find(".hint")?.getAttribute("data-kind");

  /** Presses the key and returns the durations. */
  async function pressAndMeasure() {
    const list = find(".hint");
    let [announced, shown] = [0, 0];
    const watch = new MutationObserver(() => {
      if (announced > 0 || (stages() === 0 && !kind())) return;
      announced = performance.now();
      void frame().then(() => {
        shown = performance.now();
      });
    });
    watch.observe(list ?? document.body, { childList: true, subtree: true, attributes: true });
    const startedAt = performance.now();
    press();
    await until(() => shown > 0);
    watch.disconnect();
    // The duration of a frame in which nothing happens.
    const empty = performance.now();
    await frame();
    return {
      told: announced - startedAt,
      shown: shown - startedAt,
      empty: performance.now() - empty,
    };
  }

  /** Solves the puzzle by hints alone and returns the durations. */
  async function solveByHints(/** @type {readonly number[]} */ stood) {
    const times = [];
    press();
    await until(() => stages() > 0);
    for (let turn = 0; kind() === "step" && turn < 200; turn++) {
      press();
      press();
      await until(() => stages() === 3);
      const gap = stood[turn % stood.length] ?? 0;
      const step = [...document.querySelectorAll(".hint .row button")][1];
      if (!(step instanceof HTMLElement)) break;
      step.click();
      // The page draws a move before a person could ask for the next hint.
      await frame();
      await frame();
      await wait(gap);
      const time = await pressAndMeasure();
      press();
      await until(() => stages() === 2);
      const technique = document.querySelectorAll(".hint .stages li")[1]?.textContent ?? "";
      times.push({ ...time, stood: gap, technique: technique.slice(9).split(":")[0] ?? "" });
    }
    return { times, end: kind() };
  }
  Object.assign(globalThis, { solve: solveByHints });
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Returns the share of the times that meet the goal, as text. @param {readonly number[]} times */
const within = (times) =>
  `${((100 * times.filter((ms) => ms <= TARGET_MS).length) / times.length).toFixed(1)} %`;

/** @param {readonly Time[]} times */
function printTimes(times) {
  const [announced, shown, empty] = ["told", "shown", "empty frame"].map(
    (what) => `${what} ≤ ${TARGET_MS} ms`,
  );
  say(`ER     after  hints  median ms  95 % ms  ${announced}  ${shown}  ${empty}`);
  for (const [from = 0, below = 0] of RATING_CLASSES) {
    for (const stood of PRESS_DELAYS_MS) {
      const here = times.filter(
        (time) => time.er >= from && time.er < below && time.stood === stood,
      );
      if (here.length === 0) continue;
      const sorted = here.map((time) => time.told).sort((one, other) => one - other);
      const columns = [
        `${from}–${below}`.padEnd(5),
        `${stood}`.padStart(6),
        `${here.length}`.padStart(6),
        quantile(sorted, 0.5).toFixed(1).padStart(10),
        quantile(sorted, 0.95).toFixed(1).padStart(8),
        within(sorted).padStart(announced?.length ?? 0),
        within(here.map((time) => time.shown)).padStart(shown?.length ?? 0),
        within(here.map((time) => time.empty)).padStart(empty?.length ?? 0),
      ];
      say(columns.join("  "));
    }
  }
}

const { values } = parseArgs({
  options: {
    puzzles: { type: "string", default: "5" },
    json: { type: "string" },
    site: { type: "string" },
  },
});
const { chromium } = await import("playwright-core");
const server = serverOf(values.site);
await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)));
const address = server.address();
const port = typeof address === "object" ? address?.port : 0;
const browser = await chromium.launch({ executablePath: await needBrowser(), args: browserArgs });
/** @type {Time[]} */
const times = [];
try {
  for (const { puzzle, er } of await puzzlesByClass(Number(values.puzzles))) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/#view=solve&p=${puzzle}`);
    await page.locator('.solutions-line[data-state="resting"]').waitFor();
    await page.evaluate(defineSolve);
    const done = await page.evaluate(`solve(${JSON.stringify(PRESS_DELAYS_MS)})`);
    for (const time of done.times) times.push({ ...time, er });
    say(`${puzzle} ${er}: ${done.times.length} hints, ${done.end}`);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
printTimes(times);
if (values.json) writeFileSync(values.json, JSON.stringify(times));
