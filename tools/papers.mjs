/**
 * www/public/papers/*.toml → records/*.csv beside them: the results that the page shows for a paper until the visitor
 * runs its experiments. `node tools/papers.mjs [LAB [FILE.toml …]]` runs all definitions, or the given ones, with the
 * command line or with the program LAB.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot, targetDir } from "./run.mjs";

const from = inRoot("www", "public", "papers");
const to = join(from, "records");
/** The columns that the page reads: a tenth of the size of a record. */
const RECORD_COLUMNS =
  "set,line,contestant,seed,outcome,steps,nodes,backtracks,conflicts,micros".split(",");

const [lab, ...only] = process.argv.slice(2);
const cargo = ["run", "--release", "--quiet", "--target-dir", targetDir, "-p", "sudoku-lab", "--"];
const command = lab ? [lab] : ["cargo", ...cargo];

mkdirSync(to, { recursive: true });
/**
 * The tables that show recorded results when they are opened. Other tables are run in a different way or take too long.
 */
const tables = readdirSync(from)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(join(from, name), "utf8")).tables ?? [])
  .filter(({ definition, long }) => definition && !long);
const wanted = new Set(tables.map(({ definition }) => definition));
/** Definitions of tables that show the cost by grid size, which need the column `puzzle`. */
const growing = new Set(tables.flatMap(({ definition, growth }) => (growth ? [definition] : [])));

for (const file of [...wanted].filter((one) => only.length === 0 || only.includes(one))) {
  const columns = growing.has(file) ? [...RECORD_COLUMNS, "puzzle"] : RECORD_COLUMNS;
  const out = mkdtempSync(join(tmpdir(), "papers-"));
  const [program = "", ...args] = [...command, "experiment", join(from, file), "--out", out];
  const { status } = spawnSync(program, args, { cwd: inRoot(), stdio: "inherit" });
  if (status !== 0) throw new Error(`${file}: the command line exited with status ${status}`);
  const [csv = ""] = readdirSync(out).filter((name) => name.endsWith(".csv"));
  const [head = "", ...rows] = readFileSync(join(out, csv), "utf8").trimEnd().split("\n");
  const places = columns.map((column) => head.split(",").indexOf(column));
  const remaining = rows.map((row) => {
    const fields = row.split(",");
    return places.map((place) => fields[place]).join(",");
  });
  writeFileSync(
    join(to, file.replace("toml", "csv")),
    [columns.join(","), ...remaining, ""].join("\n"),
  );
  rmSync(out, { recursive: true });
}
