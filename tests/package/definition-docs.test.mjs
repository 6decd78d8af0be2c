/** The definition in the documentation contains every key of a definition, and is valid. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "smol-toml";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { fullLab } from "./support.mjs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const [example, own] = [...read("docs/experiments.md").matchAll(/```toml\n(.*?)```/gs)].map(
  ([, text]) => parse(text ?? ""),
);
const definition = example ?? {};
/** Returns a file with one puzzle that passes the filters of the example. */
const file = () => {
  const lines = read("tests/puzzles/top95.txt").split("\n");
  const givens = (line) => line.replace(/[^1-9]/g, "").length;
  const puzzle = lines.find((line) => /^[.\d]{81}/.test(line) && givens(line.slice(0, 81)) >= 20);
  return `${puzzle?.slice(0, 81)} hard\n`;
};

test("the definition of the documentation is accepted, and generates its second set", async () => {
  const experiment = await Experiment.open(fullLab, definition, file);
  // 101 puzzles with five seeds each.
  assert.equal(experiment.tasks, 505);
});

test("the definition of the documentation has every key that a definition accepts", () => {
  const fields = (path, type) => {
    const [, body = ""] =
      new RegExp(`pub struct ${type} \\{(.*?)\\n\\}`, "s").exec(read(path)) ?? [];
    return [...body.matchAll(/(?:rename = "(\w+)"[^\n]*\n\s*)?pub (\w+):/g)].map(
      ([, renamed, name]) => renamed ?? name,
    );
  };
  const folder = "src/experiment/definition";
  const [fromFile, generated] = definition.set;
  const [contestant] = definition.contestant;
  for (const [shown, path, type] of [
    [definition, `${folder}.rs`, "Definition"],
    [definition.budget, `${folder}.rs`, "Budget"],
    [definition.records, `${folder}.rs`, "RecordOptions"],
    [{ ...fromFile, ...generated }, `${folder}/set.rs`, "Set"],
    // These keys are described as those of a contestant.
    [{ ...generated.generate, preset: "", params: {} }, `${folder}/set.rs`, "Generate"],
    [{ ...contestant, ...own?.contestant[0] }, `${folder}/contestant.rs`, "Contestant"],
  ])
    assert.deepEqual(Object.keys(shown).sort(), fields(path, type).sort(), type);
});
