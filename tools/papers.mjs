/**
 * www/public/papers/*.toml → records/*.csv beside them: what the page shows of a paper until something is run
 * there. `node tools/papers.mjs [LAB [FILE.toml …]]` runs every definition, or those named, by the command line or by
 * another build of it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot, targetDir } from "./run.mjs";

const from = inRoot("www", "public", "papers");
const to = join(from, "records");
/** What the page asks of them: a tenth of what a record holds. */
const COLUMNS = "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros".split(
  ",",
);

const [lab, ...only] = process.argv.slice(2);
const cargo = ["run", "--release", "--quiet", "--target-dir", targetDir, "-p", "sudoku-lab", "--"];
const command = lab ? [lab] : ["cargo", ...cargo];

mkdirSync(to, { recursive: true });
/** The tables that open with records; others are run in ways of their own, or are too long. */
const tables = readdirSync(from)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(join(from, name), "utf8")).tables ?? [])
  .filter(({ definition, long }) => definition && !long);
const wanted = new Set(tables.map(({ definition }) => definition));
/** Costs by size need the sizes of the puzzles. */
const growing = new Set(tables.flatMap(({ definition, growth }) => (growth ? [definition] : [])));

for (const file of [...wanted].filter((one) => only.length === 0 || only.includes(one))) {
  const columns = growing.has(file) ? [...COLUMNS, "puzzle"] : COLUMNS;
  const out = mkdtempSync(join(tmpdir(), "papers-"));
  const [program = "", ...args] = [...command, "experiment", join(from, file), "--out", out];
  const { status } = spawnSync(program, args, { cwd: inRoot(), stdio: "inherit" });
  if (status !== 0) throw new Error(`${file}: the command line ended with ${status}`);
  const [csv = ""] = readdirSync(out).filter((name) => name.endsWith(".csv"));
  const [head = "", ...rows] = readFileSync(join(out, csv), "utf8").trimEnd().split("\n");
  const places = columns.map((column) => head.split(",").indexOf(column));
  const kept = rows.map((row) => {
    const fields = row.split(",");
    return places.map((place) => fields[place]).join(",");
  });
  writeFileSync(join(to, file.replace("toml", "csv")), [columns.join(","), ...kept, ""].join("\n"));
  rmSync(out, { recursive: true });
}
