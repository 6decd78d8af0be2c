/**
 * The peak memory and the processor time of a streamed report on generated records: `node tools/report-memory.mjs
 * [--lab LAB] [--runs N] [--puzzles N]`, by default on 10⁶ runs of 10⁴ puzzles. Needs GNU time (`/usr/bin/time`). Two
 * contestants run with as many seeds as there are runs; a run of lab on one puzzle supplies the columns.
 */
import { spawnSync } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildLab } from "./lab.mjs";
import { ExplainedError, say } from "./run.mjs";

const CONTESTANTS = ["annealing", "ga"];
/** The solution from which all puzzles are made, by renaming its digits. */
const BASE_SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** Every second cell is blank. */
const puzzleOf = (/** @type {string} */ solution) => solution.replace(/(.)./g, "$1.");

const { values } = parseArgs({
  options: {
    lab: { type: "string" },
    runs: { type: "string", default: "1000000" },
    puzzles: { type: "string", default: "10000" },
  },
});
const [runs, puzzles] = [Number(values.runs), Number(values.puzzles)];
const seeds = runs / (puzzles * CONTESTANTS.length);
if (!(Number.isInteger(seeds) && seeds > 0 && puzzles > 0 && puzzles <= 362_880)) {
  throw new ExplainedError(
    "--runs must be a multiple of twice --puzzles, and --puzzles at most 362880 (9!)",
  );
}
const lab = values.lab ?? (await buildLab());
const folder = mkdtempSync(join(tmpdir(), "report-memory-"));

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const done = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new ExplainedError(`${program} ${args.join(" ")}: ${done.stderr}`);
  return done;
}

/** The digits from 1 to 9 in the order with this number, from 0. @param {number} number */
function digitPermutation(number) {
  const left = [..."123456789"];
  let rest = number;
  return Array.from({ length: 9 }, (_, at) => {
    const [digit = ""] = left.splice(rest % (9 - at), 1);
    rest = Math.floor(rest / (9 - at));
    return digit;
  });
}

/** The header, and for each contestant the fields of a solved run. */
function templates() {
  writeFileSync(join(folder, "set.txt"), `${BASE_SOLUTION.replace("9", ".")}\n`);
  const out = join(folder, "one");
  run(lab, ["experiment", join(folder, "definition.toml"), "--out", out]);
  const [header = "", ...rows] = readFileSync(join(out, "records-1-of-1.csv"), "utf8")
    .trim()
    .split("\n");
  const fields = rows.map((row) => row.split(","));
  const first = CONTESTANTS.map((name) => fields.find((row) => row[4] === name) ?? []);
  return { header, first };
}

/** Writes the records, in the order of tasks. @param {string} file */
function writeRecords(file) {
  const { header, first } = templates();
  const output = openSync(file, "w");
  let text = `${header}\n`;
  let task = 0;
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    const digits = digitPermutation(puzzle);
    const solution = BASE_SOLUTION.replace(/./g, (digit) => digits[Number(digit) - 1] ?? "");
    const place = `set,${puzzle + 1},${puzzleOf(solution)}`;
    for (const fields of first) {
      const [, , , , contestant] = fields;
      const counters = fields.slice(15).join(",");
      for (let seed = 1; seed <= seeds; seed += 1) {
        // Costs of four digits, which look random.
        const cost = 1000 + ((task * 7919) % 9000);
        text += `${task},${place},${contestant},${seed},solved,1,${cost},,,,0,${cost},${solution},${counters}\n`;
        task += 1;
      }
    }
    if (text.length > 1 << 22) {
      writeSync(output, text);
      text = "";
    }
  }
  writeSync(output, text);
  closeSync(output);
}

try {
  const contestants = CONTESTANTS.map((id) => `[[contestant]]\nalgorithm = "${id}"\n`).join("");
  const definition = `seeds = ${seeds}\n[[set]]\nfile = "set.txt"\n${contestants}`;
  writeFileSync(join(folder, "definition.toml"), definition);
  const records = join(folder, "records-1-of-1.csv");
  writeRecords(records);
  writeFileSync(join(folder, "plan.json"), JSON.stringify({ puzzles, tasks: runs }));
  const { stderr } = run("/usr/bin/time", [
    "-f",
    "%M %U %S",
    lab,
    "report",
    "--method",
    "stream",
    folder,
  ]);
  const [kilobytes = 0, user = 0, system = 0] =
    stderr.trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  const [megabytes, written] = [kilobytes * 1024, statSync(records).size].map((bytes) =>
    (bytes / 1e6).toFixed(1),
  );
  say(
    `${runs} runs of ${puzzles} puzzles (${written} MB): ${megabytes} MB of memory, ${(user + system).toFixed(1)} s of processor time`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
