/** `npm run bench`: runs the benchmarks; see the README in the parent folder. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load } from "sudoku-lab";
import { load as loadAll } from "sudoku-lab/workshop";
import { Failure, inRoot, say } from "../run.mjs";
import { calls } from "./calls.mjs";
import { inChromium } from "./chromium.mjs";
import { contestants } from "./contestants.mjs";
import { families } from "./families.mjs";
import { makers, produce } from "./generators.mjs";
import { kernels } from "./kernels.mjs";
import { large } from "./large.mjs";
import { million } from "./million.mjs";
import { native } from "./native.mjs";
import { print, report } from "./report.mjs";
import { compete } from "./rounds.mjs";
import { readSets, texts } from "./sets.mjs";

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
const LARGE = ["16x16-minimal-100", "25x25-acs-045", "25x25-gecode"];

/** @param {readonly string[]} args */
function options(args) {
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
    const named = [...positionals, ...values.part];
    const part = named.length > 0 ? named : PARTS;
    const unknown = part.find((name) => !PARTS.includes(name));
    if (unknown !== undefined) throw new Error(`no part is called ${unknown}: ${PARTS.join(", ")}`);
    return { ...values, part, rounds, seconds };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const usage = "[PART]… [--set FILE]… [--json OUT] [--rounds N] [--seconds N]";
    throw new Failure(`${why}; usage: npm run bench -- ${usage}`);
  }
}

/** @param {readonly string[]} args */
export async function bench(args) {
  const { set, part, json, rounds, seconds } = options(args);
  const asked = (/** @type {string} */ name) => part.includes(name);
  const lab = await load();
  const workshop = await loadAll();
  const outside = await native();
  const sets = asked("sets") ? readSets(lab, set) : [];
  const grids = (asked("large") ? LARGE : []).map((name) => ({
    name,
    puzzles: texts(inRoot("tests", "puzzles", `${name}.txt`)),
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
    if (asked("generators") && there.produce) {
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
    compete: async (puzzles, count) => compete(contestants(lab), puzzles, count),
    produce: async (count) => produce(makers(workshop), count, workshop),
    large: async (puzzles, most) => large(lab, puzzles, most),
  });
  const inEngines = ["sets", "generators", "large"].some(asked);
  const chromium = inEngines
    ? await inChromium(async (there, version) => {
        await measure("chromium", "in Chromium", there);
        return version;
      })
    : "not used";
  if (asked("million")) all.million = await million(lab);
  if (asked("families")) {
    say("· watched, unwatched and native runs");
    all.families = await families(lab, rounds);
  }
  if (asked("calls")) all.calls = calls(lab, rounds);
  if (asked("kernels")) all.kernels = kernels(rounds);
  const machine = {
    processor: cpus()[0]?.model ?? "unknown",
    node: process.versions.node,
    chromium,
    version: lab.version,
  };
  const tables = report(all);
  print(machine, tables);
  if (json !== undefined) {
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), json);
    writeFileSync(file, `${JSON.stringify({ machine, ...tables }, null, 2)}\n`);
  }
}
