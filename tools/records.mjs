/**
 * Reruns the ready-made experiments of www/public/experiments that come with records: `node tools/records.mjs [--lab
 * LAB] [ID…]`. All of them, or the given ones, are run with the command line, or with the program LAB. If an experiment
 * comes with ratings, its puzzles are rated too, on every scale, by the most informative column of each scale.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildLab } from "./lab.mjs";
import { ExplainedError, inRoot, say } from "./run.mjs";

const folder = inRoot("www", "public", "experiments");
const { values, positionals: ids } = parseArgs({
  options: { lab: { type: "string" } },
  allowPositionals: true,
});
const lab = values.lab ?? (await buildLab());
const jobs = ["--jobs", `${availableParallelism()}`];

/** Runs the command line and returns its standard output. @param {string[]} args */
function runLab(...args) {
  const done = spawnSync(lab, args, {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (done.status !== 0)
    throw new ExplainedError(`lab ${args.join(" ")} exited with status ${done.status}`);
  return done.stdout;
}

/** Runs an experiment and returns its records as CSV. @param {string} definition @param {string} out a folder */
function run(definition, out) {
  runLab("experiment", ...jobs, join(folder, definition), "--out", out);
  const [file = ""] = readdirSync(out).filter((name) => name.endsWith(".csv"));
  return readFileSync(join(out, file), "utf8");
}

/**
 * Rates the puzzles of the records and returns the ratings as CSV.
 * @param {string} records @param {string} out a folder
 */
function rateRecords(records, out) {
  const [, ...rows] = records.trimEnd().split("\n");
  const puzzles = [...new Set(rows.map((row) => row.split(",")[3]))];
  const file = join(out, "puzzles.txt");
  writeFileSync(file, `${puzzles.join("\n")}\n`);
  const [head = "", ...rated] = runLab("rate", ...jobs, file)
    .trimEnd()
    .split("\n");
  /** @type {{ columns: { id: string, classes: string[] }[] }[]} */
  const scales = JSON.parse(runLab("list", "--json")).scales;
  // A numeric column is more informative than one of classes.
  const columns = scales.map(
    ({ columns }) => columns.find(({ classes }) => !classes?.length) ?? columns[0],
  );
  const wanted = ["puzzle", ...columns.map((column) => column?.id)];
  const places = head.split(",").flatMap((name, at) => (wanted.includes(name) ? [at] : []));
  const remaining = [head, ...rated].map((row) => {
    const fields = row.split(",");
    return places.map((place) => fields[place]).join(",");
  });
  return `${remaining.join("\n")}\n`;
}

/** @type {{ id: string, definition: string, records?: string, ratings?: string }[]} */
const experimentIndex = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
const withRecords = experimentIndex.filter(({ records }) => records);
const unknown = ids.find((id) => withRecords.every((one) => one.id !== id));
if (unknown) throw new ExplainedError(`${unknown} is not an experiment with records`);
for (const { id, definition, records = "", ratings } of withRecords) {
  if (ids.length > 0 && !ids.includes(id)) continue;
  say(`· ${id}`);
  const out = mkdtempSync(join(tmpdir(), "records-"));
  const runs = run(definition, out);
  writeFileSync(join(folder, records), runs);
  if (ratings) writeFileSync(join(folder, ratings), rateRecords(runs, out));
  rmSync(out, { recursive: true });
}
