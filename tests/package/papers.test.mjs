/** The experiments of the papers: the recorded results of the page are reproduced here and on the command line. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { Experiment } from "../../pkg/dist/workshop.js";
import { ofRound } from "../../tools/round.mjs";
import { startPool } from "./pools.mjs";
import { fullLab as workshop } from "./support.mjs";

const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
const puzzles = fileURLToPath(new URL("../puzzles/", import.meta.url));
const definitions = readdirSync(papers).filter((name) => name.endsWith(".toml"));

/** Returns rows by column name, without the time, which differs between runs. */
function rowsOf(/** @type {string} */ csv) {
  const [head = "", ...rows] = csv.trimEnd().split("\n");
  const names = head.split(",");
  const wanted = ["set", "line", "contestant", "seed", "outcome", "steps", "nodes", "conflicts"];
  const places = wanted.map((name) => names.indexOf(name));
  return rows.map((row) => {
    const fields = row.split(",");
    return places.map((place) => fields[place]).join(",");
  });
}

/**
 * The maximum number of puzzles of a set that are run again, and the maximum recorded time of their runs, in
 * microseconds.
 */
const MOST_PUZZLES = 6;
const MOST_MICROS = 2e6;

/** Returns how many puzzles of each set are run again, by their recorded times. @param {string} csv */
function puzzlesToRun(csv) {
  const [head = "", ...rows] = csv.trimEnd().split("\n");
  const [line, seed, micros] = ["line", "seed", "micros"].map((name) =>
    head.split(",").indexOf(name),
  );
  const lines = new Map();
  for (const row of rows.map((row) => row.split(","))) {
    if (row[seed] === "1") lines.set(row[line], (lines.get(row[line]) ?? 0) + Number(row[micros]));
  }
  let [count, total] = [0, 0];
  for (const time of lines.values()) {
    total += time;
    if (count > 0 && (count === MOST_PUZZLES || total > MOST_MICROS)) break;
    count += 1;
  }
  return count;
}

test("the first puzzles of every definition give the records that come with the page", async () => {
  assert.ok(definitions.length > 8);
  const { pool } = startPool(2);
  for (const file of ofRound(definitions)) {
    const records = `${papers}records/${file.replace("toml", "csv")}`;
    // The experiment takes too long, or is run in a different way.
    if (!existsSync(records)) continue;
    const recorded = readFileSync(records, "utf8");
    const definition = parse(readFileSync(papers + file, "utf8"));
    const take = puzzlesToRun(recorded);
    const small = {
      ...definition,
      set: definition.set.map((/** @type {object} */ set) => ({ ...set, take })),
      ...(definition.seeds && { seeds: 1 }),
    };
    const read = async (/** @type {{ file: string }} */ set) =>
      readFileSync(puzzles + basename(set.file), "utf8");
    const experiment = await Experiment.open(workshop, small, read);
    await experiment.run(pool);
    const kept = new Set(rowsOf(recorded));
    const rows = rowsOf([...experiment.csv()].map((row) => row.trimEnd()).join("\n"));
    const most = small.set.length * take * small.contestant.length;
    assert.ok(rows.length > 0 && rows.length <= most, file);
    assert.deepEqual(
      rows.filter((row) => !kept.has(row)),
      [],
      file,
    );
  }
});
