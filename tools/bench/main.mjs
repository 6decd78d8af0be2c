/** `npm run bench`: see the README in the folder above. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load } from "sudoku-lab";
import { load as loadAll } from "sudoku-lab/workshop";
import { Failure, say } from "../run.mjs";
import { calls } from "./calls.mjs";
import { inChromium } from "./chromium.mjs";
import { contestants } from "./contestants.mjs";
import { families } from "./families.mjs";
import { goal, makers, multipleOf as makingMultiple, produce } from "./generators.mjs";
import { compete } from "./rounds.mjs";
import { readSets } from "./sets.mjs";
import { goals, shown, spread, table } from "./table.mjs";

/** @typedef {"node" | "chromium"} Engine */
/** @typedef {{ set: string, engine: Engine, timed: import("./rounds.mjs").Timed[] }} Match */

/** @param {readonly string[]} args */
function options(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        set: { type: "string", multiple: true, default: [] },
        json: { type: "string" },
        rounds: { type: "string", default: "7" },
      },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 5) throw new Error("rounds must be 5 or more");
    return { ...values, rounds };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`${why}; usage: npm run bench -- [--set FILE]… [--json OUT] [--rounds N]`);
  }
}

/** @param {readonly string[]} args */
export async function bench(args) {
  const { set, json, rounds } = options(args);
  const lab = await load();
  const sets = readSets(lab, set);
  const solvers = contestants(lab);
  /** @type {Match[]} */
  const matches = [];
  for (const { name, puzzles } of sets) {
    say(`· ${name} in Node`);
    matches.push({ set: name, engine: "node", timed: compete(solvers, puzzles, rounds) });
  }
  const workshop = await loadAll();
  say("· generators in Node");
  const made = [{ engine: "node", made: produce(makers(workshop), rounds, workshop) }];
  const chromium = await inChromium(async (there, version) => {
    for (const { name, puzzles } of sets) {
      say(`· ${name} in Chromium`);
      const timed = await there.compete(puzzles, rounds);
      matches.push({ set: name, engine: "chromium", timed });
    }
    say("· generators in Chromium");
    made.push({ engine: "chromium", made: await there.produce(rounds) });
    return version;
  });
  const rows = matches.flatMap(rowsOf);
  const multiples = matches.map(multipleOf);
  say("· watched, unwatched and native runs");
  const watching = await families(lab, rounds);
  const boundary = calls(lab, rounds);
  const machine = {
    processor: cpus()[0]?.model ?? "unknown",
    node: process.versions.node,
    chromium,
    version: lab.version,
  };
  const generators = made.flatMap(makingOf);
  print(machine, rows, multiples, generators, watching, boundary);
  if (json !== undefined) {
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), json);
    const all = { machine, rows, multiples, generators, families: watching, calls: boundary };
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  }
}

/** @param {Match} match */
const rowsOf = ({ set, engine, timed }) =>
  timed.map(({ solver, mode, rates }) => {
    const { median, min, max } = spread(rates);
    return { set, engine, solver, mode, puzzlesPerSecond: median, min, max, rounds: rates.length };
  });

/** @param {{ engine: string, made: import("./generators.mjs").Made[] }} made */
function makingOf({ engine, made }) {
  const { median: multiple, min: least, max: most } = spread(makingMultiple(made));
  return made.map(({ rates, ...rest }, n) => {
    const { median, min, max } = spread(rates);
    const row = { engine, ...rest, puzzlesPerSecond: median, min, max, rounds: rates.length };
    return n === 0 ? { ...row, multiple, least, most, goal, reached: multiple / goal } : row;
  });
}

/** Of each round its own quotient, so that a slow moment of the machine slows both. @param {Match} match */
function multipleOf({ set, engine, timed }) {
  const rates = (/** @type {string} */ solver, /** @type {string} */ mode) =>
    timed.find((one) => one.solver === solver && one.mode === mode)?.rates ?? [];
  const theirs = rates("dancing-links", "first");
  const quotients = rates("sudoku-lab", "unique").map((rate, n) => rate / (theirs[n] ?? 0));
  const { median: multiple, min, max } = spread(quotients);
  const goal = goals[set] ?? null;
  return { set, engine, multiple, min, max, goal, reached: goal && multiple / goal };
}

/**
 * @param {Record<string, string>} machine
 * @param {ReturnType<typeof rowsOf>} rows
 * @param {ReturnType<typeof multipleOf>[]} multiples
 * @param {ReturnType<typeof makingOf>} generators
 * @param {import("./families.mjs").Family[]} watching
 * @param {import("./calls.mjs").Call[]} boundary
 */
function print(machine, rows, multiples, generators, watching, boundary) {
  const { processor, node, chromium, version } = machine;
  const write = (/** @type {string} */ title, /** @type {Parameters<typeof table>[0]} */ lines) =>
    process.stdout.write(`\n${title}\n\n${table(lines)}`);
  process.stdout.write(`Sudoku Lab ${version}, ${processor}, Node ${node}, Chromium ${chromium}\n`);
  write("Puzzles per second (median, least and most of the rounds)", [
    ["set", "engine", "solver", "mode", "per second", "min", "max"],
    ...rows.map(({ set, engine, solver, mode, puzzlesPerSecond, min, max }) => [
      ...[set, engine, solver, mode],
      ...[puzzlesPerSecond, min, max].map(shown),
    ]),
  ]);
  write("Our unique over the first of dancing-links", [
    ["set", "engine", "multiple", "min", "max", "goal", "reached"],
    ...multiples.map(({ set, engine, multiple, min, max, goal, reached }) => [
      ...[set, engine],
      ...[multiple, min, max].map(shown),
      ...(goal && reached ? [goal, shown(reached)] : ["", ""]),
    ]),
  ]);
  write("Minimal puzzles made per second, and our multiple of the npm package", [
    [
      ...["engine", "generator", "per second", "min", "max", "puzzles", "unique", "minimal"],
      ...["givens", "multiple", "min", "max", "goal", "reached"],
    ],
    ...generators.map((row) => [
      ...[row.engine, row.generator, ...[row.puzzlesPerSecond, row.min, row.max].map(shown)],
      ...[row.puzzles, shown(row.unique), shown(row.minimal), shown(row.givens)],
      ...("multiple" in row
        ? [...[row.multiple, row.least, row.most].map(shown), row.goal, shown(row.reached)]
        : ["", "", "", "", ""]),
    ]),
  ]);
  write("Milliseconds of runs: watched, not watched, native", [
    [
      "solver",
      "puzzles",
      "steps",
      "watched",
      "unwatched",
      "native",
      "watched / unwatched",
      "wasm / native",
    ],
    ...watching.map(({ solver, puzzles, steps, watched, unwatched, native }) => [
      ...[solver, puzzles, ...[steps, watched, unwatched, native].map(shown)],
      ...[watched / unwatched, unwatched / native].map(shown),
    ]),
  ]);
  write("What most is done of in these runs, in millions a second, and nanoseconds of a step", [
    ["solver", "counted", "in all", "wasm", "native", "step in wasm", "native step"],
    ...watching.map(({ solver, counts, count, steps, unwatched, native }) => [
      ...[solver, counts, shown(count)],
      ...[count / unwatched / 1e3, count / native / 1e3].map(shown),
      ...[(1e6 * unwatched) / steps, (1e6 * native) / steps].map(shown),
    ]),
  ]);
  write("Nanoseconds of a call into WebAssembly from Node", [
    ["call", "ns", "min", "max"],
    ...boundary.map(({ call, nanoseconds, min, max }) => [
      call,
      ...[nanoseconds, min, max].map(shown),
    ]),
  ]);
  const least = Math.min(...multiples.map(({ reached }) => reached ?? Number.POSITIVE_INFINITY));
  if (Number.isFinite(least)) {
    process.stdout.write(`\nOf every goal at least ${shown(least)} is reached.\n`);
  }
}
