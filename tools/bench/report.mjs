/** Turns the measurements into rows, which are written as JSON, and into the printed tables. */
import { goal, rateRatios as makingMultiple } from "./generators.mjs";
import { goals, median, shown, spread, table } from "./table.mjs";

/**
 * The reference solver of a ratio, and its mode, for each engine.
 * @type {Record<import("./main.mjs").Engine, [string, string]>}
 */
const yardstick = {
  native: ["msolve", "unique"],
  node: ["dancing-links", "first"],
  chromium: ["dancing-links", "first"],
};

/** @param {import("./main.mjs").Measured} measured */
export const report = ({ matches, made, trials, million, families, calls, kernels }) => ({
  rows: matches.flatMap(rowsOf),
  multiples: matches.map(rateMultiple),
  engines: matches.flatMap((match) => nativeSpeedShare(match, matches)),
  generators: made.flatMap(makingRow),
  large: trials.flatMap(largeOf),
  million,
  families,
  calls,
  kernels,
});

/** @param {import("./main.mjs").Match} match */
const rowsOf = ({ set, engine, timed }) =>
  timed.map(({ solver, mode, rates }) => {
    const { median, min, max } = spread(rates);
    return { set, engine, solver, mode, puzzlesPerSecond: median, min, max, rounds: rates.length };
  });

/** @param {import("./main.mjs").Match} match @param {string} solver @param {string} mode */
const ratesOf = ({ timed }, solver, mode) =>
  timed.find((one) => one.solver === solver && one.mode === mode)?.rates ?? [];

/**
 * Returns our rate divided by the reference rate: median, minimum and maximum of the ratios of the rounds. A slow
 * moment of the machine affects both rates of a round.
 * @param {import("./main.mjs").Match} match
 */
function rateMultiple(match) {
  const { set, engine } = match;
  const [solver, mode] = yardstick[engine];
  const published = ratesOf(match, solver, mode);
  const quotients = ratesOf(match, "sudoku-lab", "unique").map(
    (rate, n) => rate / (published[n] ?? 0),
  );
  const { median: multiple, min, max } = spread(quotients);
  const goal = engine === "native" ? null : (goals[set] ?? null);
  const over = `${solver} ${mode}`;
  return { set, engine, over, multiple, min, max, goal, reached: goal && multiple / goal };
}

/**
 * Returns the share of the native speed that WebAssembly reaches. The two were not measured at the same time.
 * @param {import("./main.mjs").Match} match @param {readonly import("./main.mjs").Match[]} all
 */
function nativeSpeedShare(match, all) {
  const native = all.find(({ set, engine }) => set === match.set && engine === "native");
  if (!native || match === native) return [];
  const rate = (/** @type {import("./main.mjs").Match} */ of) =>
    median(ratesOf(of, "sudoku-lab", "unique"));
  return [{ set: match.set, engine: match.engine, share: rate(match) / rate(native) }];
}

/** @param {{ engine: string, made: import("./generators.mjs").Made[] }} made */
function makingRow({ engine, made }) {
  const { median: multiple, min: minimum, max: maximum } = spread(makingMultiple(made));
  return made.map(({ rates, ...rest }, n) => {
    const { median, min, max } = spread(rates);
    const row = { engine, ...rest, puzzlesPerSecond: median, min, max, rounds: rates.length };
    return n === 0
      ? { ...row, multiple, least: minimum, most: maximum, goal, reached: multiple / goal }
      : row;
  });
}

/**
 * Summarises the times of each solver. A puzzle that did not end counts as slower than all others.
 * @param {import("./main.mjs").Trial} trial
 */
const largeOf = ({ set, engine, times }) =>
  times.map(({ solver, milliseconds }) => {
    const all = milliseconds.map((time) => time ?? Number.POSITIVE_INFINITY);
    return {
      ...{ set, engine, solver, puzzles: all.length },
      ended: all.filter(Number.isFinite).length,
      median: median(all),
      worst: Math.max(...all),
    };
  });

/** @param {Record<string, string>} machine @param {ReturnType<typeof report>} tables */
export function printReport(machine, tables) {
  const { processor, node, chromium, version } = machine;
  /** @param {string} title @param {readonly string[]} header @param {readonly (readonly (string | number)[])[]} lines */
  const write = (title, header, lines) => {
    if (lines.length > 0) process.stdout.write(`\n${title}\n\n${table([header, ...lines])}`);
  };
  process.stdout.write(`Sudoku Lab ${version}, ${processor}, Node ${node}, Chromium ${chromium}\n`);
  write(
    "9×9 puzzles per second (median, least and most of the rounds)",
    ["set", "engine", "solver", "mode", "per second", "min", "max"],
    tables.rows.map(({ set, engine, solver, mode, puzzlesPerSecond, min, max }) => [
      ...[set, engine, solver, mode],
      ...[puzzlesPerSecond, min, max].map(shown),
    ]),
  );
  write(
    "Our unique over another",
    ["set", "engine", "over", "multiple", "min", "max", "goal", "reached"],
    tables.multiples.map(({ set, engine, over, multiple, min, max, goal, reached }) => [
      ...[set, engine, over],
      ...[multiple, min, max].map(shown),
      ...(goal && reached ? [goal, shown(reached)] : ["", ""]),
    ]),
  );
  write(
    "Our unique in WebAssembly over itself natively",
    ["set", "engine", "share"],
    tables.engines.map(({ set, engine, share }) => [set, engine, shown(share)]),
  );
  write(
    "Minimal puzzles made per second, and our multiple of the npm package",
    [
      ...["engine", "generator", "per second", "min", "max", "puzzles", "unique", "minimal"],
      ...["givens", "multiple", "min", "max", "goal", "reached"],
    ],
    tables.generators.map((row) => [
      ...[row.engine, row.generator, ...[row.puzzlesPerSecond, row.min, row.max].map(shown)],
      ...[row.puzzles, shown(row.unique), shown(row.minimal), shown(row.givens)],
      ...("multiple" in row
        ? [...[row.multiple, row.least, row.most].map(shown), row.goal, shown(row.reached)]
        : ["", "", "", "", ""]),
    ]),
  );
  write(
    "Large grids: milliseconds up to the second solution (∞: not in the time)",
    ["set", "engine", "solver", "puzzles", "ended", "median", "worst"],
    tables.large.map(({ set, engine, solver, puzzles, ended, median, worst }) => [
      ...[set, engine, solver, puzzles, ended, shown(median), shown(worst)],
    ]),
  );
  write(
    "A million 9×9 puzzles by the line, each with two solutions looked for: seconds",
    ["how", "at once", "seconds", "over the first"],
    tables.million.map(({ how, jobs, seconds }) => [
      ...[how, jobs, shown(seconds), shown((tables.million[0]?.seconds ?? 0) / seconds)],
    ]),
  );
  write(
    "Milliseconds of runs: watched, not watched, native",
    [
      ...["solver", "puzzles", "steps", "watched", "unwatched", "native"],
      ...["watched / unwatched", "wasm / native"],
    ],
    tables.families.map(({ solver, puzzles, steps, watched, unwatched, native }) => [
      ...[solver, puzzles, ...[steps, watched, unwatched, native].map(shown)],
      ...[watched / unwatched, unwatched / native].map(shown),
    ]),
  );
  write(
    "What most is done of in these runs, in millions a second, and nanoseconds of a step",
    ["solver", "counted", "in all", "wasm", "native", "step in wasm", "native step"],
    tables.families.map(({ solver, counts, count, steps, unwatched, native }) => [
      ...[solver, counts, shown(count)],
      ...[count / unwatched / 1e3, count / native / 1e3].map(shown),
      ...[(1e6 * unwatched) / steps, (1e6 * native) / steps].map(shown),
    ]),
  );
  write(
    "Nanoseconds of a call into WebAssembly from Node",
    ["call", "ns", "min", "max"],
    tables.calls.map(({ call, nanoseconds, min, max }) => [
      call,
      ...[nanoseconds, min, max].map(shown),
    ]),
  );
  write(
    "Numeric solvers: steps per second of processor time, and ratios to the fastest C program",
    [
      ...["solver", "module", "steps", "C", "native", "wasm", "watched"],
      ...["native / C", "wasm / C", "watched / C"],
    ],
    tables.kernels.map(({ name, module, steps, c, native, wasm, watched, ratios }) => [
      ...[name, module, shown(steps), c === null ? "" : shown(c)],
      ...[native, wasm, watched].map(shown),
      ...ratios.map((ratio) => (ratio === null ? "" : shown(ratio))),
    ]),
  );
  const min = Math.min(
    ...tables.multiples.map(({ reached }) => reached ?? Number.POSITIVE_INFINITY),
  );
  if (Number.isFinite(min)) {
    process.stdout.write(`\nOf every goal at least ${shown(min)} is reached.\n`);
  }
}
