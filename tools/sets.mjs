/** tests/puzzles → www/public/sets: the sets that the page fetches on demand, and what they are. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "./run.mjs";

const from = inRoot("tests", "puzzles");
const to = inRoot("www", "public", "sets");

/** What the README beside the sets says of each: a table row names files, what they are, a source. */
function described() {
  const rows = readFileSync(`${from}/README.md`, "utf8").split("\n");
  return rows.flatMap((row) => {
    const [files = "", , what = "", source = ""] = row
      .split("|")
      .slice(1)
      .map((it) => it.trim());
    const names = [...files.matchAll(/`([\w-]+\.txt)`/g)].map(([, name = ""]) => name);
    return names
      .filter((name) => existsSync(`${from}/${name}`))
      .map((name) => ({ name, what, source }));
  });
}

/** Writes what is not there yet as it should be. */
export function writeSets() {
  mkdirSync(to, { recursive: true });
  const index = described().map(({ name, what, source }) => {
    const text = readFileSync(`${from}/${name}`, "utf8");
    write(name, text);
    const puzzles = text.split("\n").filter((line) => line && !line.startsWith("#")).length;
    return { id: basename(name, ".txt"), file: name, puzzles, what, source };
  });
  write("index.json", `${JSON.stringify(index, null, 2)}\n`);
}

/** @param {string} name @param {string} text */
function write(name, text) {
  const path = `${to}/${name}`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
