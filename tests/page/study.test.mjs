/** A study: an experiment as one file, which is read with its digests, and whose sets come from its records. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { load } from "./load.mjs";

const { looksLikeStudy, readStudy, withSets, writeStudy } = await load("lab/experiment/study.ts");

const header = "task,set,line,puzzle,contestant,seed,outcome";
const rows = ["0,mine,3,1.,One,1,solved", "1,mine,3,1.,Two,1,solved", "2,mine,5,.2,One,1,solved"];
const definition = {
  set: [
    { file: "mine.txt", class: "hard", sample: 2 },
    { file: "../../../tests/puzzles/top95.txt", take: 1 },
    { generate: { algorithm: "some", count: 1 }, name: "made" },
  ],
  contestant: [
    { algorithm: "one", name: "One" },
    { algorithm: "two", name: "Two" },
  ],
};
const experiment = {
  definition,
  puzzles: 2,
  tasks: 4,
  csv: () => [`${header}\n`, `${rows.join("\n")}\n`, "3,top95,1,..,One,1,solved\n"],
};
const environment = {
  version: "1",
  platform: "browser Some",
  processor: null,
  cores: 2,
  jobs: 2,
  load: null,
};
const write = (where = environment) =>
  writeStudy(experiment, "Two solvers", "1", where, { runs: 4 });
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

test("a study has the files of a directory of records, each with its digest", async () => {
  const study = JSON.parse(await write());
  assert.deepEqual([study.kind, study.format], ["sudoku-lab study", 1]);
  const text = new Map(study.files.map(({ name, text }) => [name, text]));
  assert.deepEqual(
    [...text.keys()],
    [
      "definition.json",
      "environment-1-of-1.jsonl",
      "plan.json",
      "records-1-of-1.csv",
      "records-1-of-1.csv.sha256",
      "summary.json",
    ],
  );
  for (const { name, text, sha256: digest } of study.files)
    assert.equal(digest, sha256(text), name);
  assert.deepEqual(JSON.parse(text.get("plan.json")), { puzzles: 2, tasks: 4 });
  const records = text.get("records-1-of-1.csv");
  assert.equal(text.get("records-1-of-1.csv.sha256"), `${sha256(records)}  records-1-of-1.csv\n`);
  const list = study.files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
  assert.equal(study.sha256, sha256(list));
});

test("a study of runs that were made elsewhere names no environment", async () => {
  const { files } = JSON.parse(await write(null));
  assert.ok(!files.some(({ name }) => name.startsWith("environment")));
});

test("what is written is read, and a change of a file is noticed", async () => {
  const text = await write();
  assert.ok(looksLikeStudy(text));
  assert.ok(!looksLikeStudy(header));
  const study = await readStudy(text);
  assert.deepEqual(study.definition, definition);
  assert.equal(study.title, "Two solvers");
  assert.equal(study.untouched, true);
  assert.deepEqual(study.records, [[...experiment.csv()].join("")]);
  const changed = await readStudy(text.replace(",solved", ",stalled"));
  assert.equal(changed.untouched, false);
  const renamed = await readStudy(text.replace('"name": "plan.json"', '"name": "other.json"'));
  assert.equal(renamed.untouched, false);
  const bytes = JSON.parse(text);
  bytes.files.push({ name: "own.wasm", sha256: sha256(Buffer.from([0, 255])), hex: "00ff" });
  bytes.sha256 = sha256(bytes.files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  assert.equal((await readStudy(JSON.stringify(bytes))).untouched, true);
  bytes.files.at(-1).hex = "01ff";
  assert.equal((await readStudy(JSON.stringify(bytes))).untouched, false);
});

test("other files are refused", async () => {
  const text = await write();
  for (const other of ["{", "null", "[]", "{}", text.replace("sudoku-lab study", "result")]) {
    await assert.rejects(readStudy(other), /is not a study/);
  }
  await assert.rejects(readStudy(text.replace('"format": 1', '"format": 2')), /format/);
});

test("a set that no other browser has is read from its puzzles in the records, on the same lines", async () => {
  const study = await readStudy(await write());
  const kept = [];
  const keep = async (...file) => {
    kept.push(file);
    return "mine 2.txt";
  };
  const { set, contestant } = await withSets(study, keep);
  assert.deepEqual(kept, [["mine.txt", "\n\n1.\n\n.2\n"]]);
  assert.deepEqual(set, [{ name: "mine", file: "mine 2.txt" }, ...definition.set.slice(1)]);
  assert.deepEqual(contestant, definition.contestant);
});
