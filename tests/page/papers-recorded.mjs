/** The tables of the papers' page with their recorded runs. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "./load.mjs";

const { readRuns } = await load("views/experiment/papers/runs.ts");
const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));

/** Returns the tables of a text with their recorded runs, and its open points. */
export function recorded(/** @type {string} */ id) {
  const { tables, open = [] } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
  const all = tables.map((/** @type {any} */ table) => {
    const records = `${papers}records/${table.definition?.replace("toml", "csv")}`;
    const isRecorded = table.definition && !table.long;
    return { table, runs: isRecorded ? readRuns(readFileSync(records, "utf8")) : null };
  });
  return { all, open };
}
