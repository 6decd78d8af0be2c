/** `npm run bench`: runs the benchmarks; see the README in the parent folder. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load } from "sudoku-lab";
import { load as loadAll } from "sudoku-lab/workshop";
import { ExplainedError, inRoot, say } from "../run.mjs";
import { measureCalls } from "./calls.mjs";
import { inChromium } from "./chromium.mjs";
import { contestants } from "./contestants.mjs";
import { measureFamilies } from "./families.mjs";
import { makers, measureGenerators } from "./generators.mjs";
import { kernels } from "./kernels.mjs";
import { measureLarge } from "./large.mjs";
import { measureMillion } from "./million.mjs";
import { native } from "./native.mjs";
import { printReport, report } from "./report.mjs";
import { measureRounds } from "./rounds.mjs";
import { firstWords, readSets } from "./sets.mjs";

/** @typedef {"native" | "node" | "chromium"} Engine */
/** @typedef {{ set: string, engine: Engine, timed: import("./rounds.mjs").Timed[] }} Match */
/** @typedef {{ set: string, engine: Engine, times: import("./large.mjs").Times[] }} Trial */

/**
 * The raw measurements.
 * @typedef {object} Measured
 * @property {Match[]} matches
 * @property {{ engine: Engine, made: import("./generators.mjs").Made[] }[]} made
 * @property {Trial[]} trials
 * @property {import("./million.mjs").Lot[]} million
 * @property {import("./families.mjs").Family[]} families
 * @property {import("./calls.mjs").Call[]} calls
 * @property {import("./kernels.mjs").KernelRow[]} kernels
 */

const PARTS = ["sets", "generators", "large", "million", "families", "calls", "kernels"];
/** Puzzle sets of large grids, in `tests/puzzles`. */
const LARGE_GRID_SETS = ["16x16-minimal-100", "25x25-acs-045", "25x25-gecode"];

/** @param {readonly string[]} args */
function parseOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        set: { type: "string", multiple: true, default: [] },
        part: { type: "string", multiple: true, default: [] },
        json: { type: "string" },
        rounds: { type: "string", default: "7" },
        seconds: { type: "string", default: "20" },
      },
    });
    const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
    if (!Number.isInteger(rounds) || rounds < 5) throw new Error("rounds must be 5 or more");
    if (!(seconds > 0)) throw new Error("seconds must be more than 0");
    const names = [...positionals, ...values.part];
    const part = names.length > 0 ? names : PARTS;
    const unknown = part.find((name) => !PARTS.includes(name));
    if (unknown !== undefined) throw new Error(`no part is called ${unknown}: ${PARTS.join(", ")}`);
    return { ...values, part, rounds, seconds };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const usage = "[PART]… [--set FILE]… [--json OUT] [--rounds N] [--seconds N]";
    throw new ExplainedError(`${why}; usage: npm run bench -- ${usage}`);
  }
}

/** @param {readonly string[]} args */
export async function runBenchmark(args) {
  const { set, part, json, rounds, seconds } = parseOptions(args);
  const isRequested = (/** @type {string} */ name) => part.includes(name);
  const lab = await load();
  const workshop = await loadAll();
  const outside = await native();
  const sets = isRequested("sets") ? readSets(lab, set) : [];
  const grids = (isRequested("large") ? LARGE_GRID_SETS : []).map((name) => ({
    name,
    puzzles: firstWords(inRoot("tests", "puzzles", `${name}.txt`)),
  }));
  /** @type {Measured} */
  const all = {
    matches: [],
    made: [],
    trials: [],
    million: [],
    families: [],
    calls: [],
    kernels: [],
  };

  /**
   * Runs the measurements that are the same in every engine.
   * @param {Engine} engine @param {string} where
   * @param {Partial<import("./chromium.mjs").There>} there the functions that the engine offers
   */
  const measure = async (engine, where, there) => {
    for (const { name, puzzles } of there.compete ? sets : []) {
      say(`· ${name} ${where}`);
      const timed = await there.compete?.(puzzles, rounds);
      all.matches.push({ set: name, engine, timed: timed ?? [] });
    }
    if (isRequested("generators") && there.produce) {
      say(`· generators ${where}`);
      all.made.push({ engine, made: await there.produce(rounds) });
    }
    for (const { name, puzzles } of grids) {
      say(`· ${name} ${where}`);
      const times = await there.large?.(puzzles, seconds);
      all.trials.push({ set: name, engine, times: times ?? [] });
    }
  };

  await measure("native", "natively", outside);
  await measure("node", "in Node", {
    compete: async (puzzles, count) => measureRounds(contestants(lab), puzzles, count),
    produce: async (count) => measureGenerators(makers(workshop), count, workshop),
    large: async (puzzles, most) => measureLarge(lab, puzzles, most),
  });
  const inEngines = ["sets", "generators", "large"].some(isRequested);
  const chromium = inEngines
    ? await inChromium(async (there, version) => {
        await measure("chromium", "in Chromium", there);
        return version;
      })
    : "not used";
  if (isRequested("million")) all.million = await measureMillion(lab);
  if (isRequested("families")) {
    say("· watched, unwatched and native runs");
    all.families = await measureFamilies(lab, rounds);
  }
  if (isRequested("calls")) all.calls = measureCalls(lab, rounds);
  if (isRequested("kernels")) all.kernels = kernels(rounds);
  const machine = {
    processor: cpus()[0]?.model ?? "unknown",
    node: process.versions.node,
    chromium,
    version: lab.version,
  };
  const tables = report(all);
  printReport(machine, tables);
  if (json !== undefined) {
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), json);
    writeFileSync(file, `${JSON.stringify({ machine, ...tables }, null, 2)}\n`);
  }
}
