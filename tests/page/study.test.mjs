/**
 * A study: an experiment as one file, which is verified by its digests, and whose sets are restored from its records.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { load } from "./load.mjs";

const { looksLikeStudy, readStudy, readText, withSets, writeStudy } =
  await load("lab/experiment/study.ts");
const { createExperiment } = await load("lab/experiment/session.ts");
const { shippedText, takeFile } = await load("lab/experiment/files.ts");
const { sets } = await load("lab/sets.ts");

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

test("a study of runs from elsewhere states no environment", async () => {
  const { files } = JSON.parse(await write(null));
  assert.ok(!files.some(({ name }) => name.startsWith("environment")));
});

test("a written study is read again, and a change of a file is detected", async () => {
  const text = await write();
  assert.ok(looksLikeStudy(text));
  assert.ok(!looksLikeStudy(header));
  const study = await readStudy(text);
  assert.deepEqual(study.definition, definition);
  assert.equal(study.title, "Two solvers");
  assert.equal(study.verified, true);
  assert.equal(study.solver, null);
  assert.deepEqual(study.records, [[...experiment.csv()].join("")]);
  // The message names what differs, and both digests.
  const named = (name, stated, found) => ({
    message: `the file ${name} in the study differs from its digest: the study states sha256:${stated}…, but the content has sha256:${found}…`,
  });
  const short = (content) => sha256(content).slice(0, 16);
  const records = [...experiment.csv()].join("");
  await assert.rejects(
    readStudy(text.replace(",solved", ",stalled")),
    named("records-1-of-1.csv", short(records), short(records.replace(",solved", ",stalled"))),
  );
  await assert.rejects(
    readStudy(text.replace('"name": "plan.json"', '"name": "other.json"')),
    /the list of the files in the study differs from its digest: .* sha256:\w{16}…, but .* sha256:\w{16}…/,
  );
  const bytes = JSON.parse(text);
  bytes.files.push({ name: "own.wasm", sha256: sha256(Buffer.from([0, 255])), hex: "00ff" });
  bytes.sha256 = sha256(bytes.files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  assert.equal((await readStudy(JSON.stringify(bytes))).verified, true);
  bytes.files.at(-1).hex = "01ff";
  await assert.rejects(
    readStudy(JSON.stringify(bytes)),
    named("own.wasm", short(Buffer.from([0, 255])), short(Buffer.from([1, 255]))),
  );
});

/**
 * Resolves to the text of the study with other files and correct digests.
 * @param {(files: any[]) => any[]} change
 */
async function rewritten(change) {
  const study = JSON.parse(await write());
  const files = change(study.files);
  for (const file of files) {
    if (typeof file?.sha256 !== "string") continue;
    if (typeof file.text === "string") file.sha256 = sha256(file.text);
    if (typeof file.hex === "string") file.sha256 = sha256(Buffer.from(file.hex, "hex"));
  }
  const list = files.map((file) => `${file?.sha256}  ${file?.name}\n`).join("");
  return JSON.stringify({ ...study, files, sha256: sha256(list) });
}

/** @param {string} name @param {object} content */
const replaced = (name, content) =>
  rewritten((files) =>
    files.map((file) => (file.name === name ? { name, sha256: "", ...content } : file)),
  );

test("other files are rejected", async () => {
  const text = await write();
  for (const other of ["{", "null", "[]", "{}", text.replace("sudoku-lab study", "result")]) {
    await assert.rejects(readStudy(other), /is not a study/);
  }
  await assert.rejects(readStudy(text.replace('"format": 1', '"format": 2')), /format/);
});

test("a study whose files are malformed is refused with a message that names the fault", async () => {
  for (const file of [
    null,
    3,
    { sha256: "0", text: "" },
    { name: "x.txt", text: "" },
    { name: "x.txt", sha256: "0" },
    { name: "x.txt", sha256: "0", text: "", hex: "" },
    { name: "x.txt", sha256: "0", text: 3 },
    { name: "x.txt", sha256: "0", hex: "0" },
    { name: "x.txt", sha256: "0", hex: "0g" },
  ]) {
    const text = await rewritten((files) => [...files, file]);
    await assert.rejects(readStudy(text), /contains a file without a name/, JSON.stringify(file));
  }
  const latin = Buffer.from("é", "latin1").toString("hex");
  await assert.rejects(readStudy(await replaced("definition.json", { hex: latin })), /not a text/);
  await assert.rejects(
    readStudy(await rewritten((files) => files.filter(({ name }) => !name.endsWith(".csv")))),
    /contains no records/,
  );
});

test("a definition in a study has lists of objects", async () => {
  for (const other of [
    "{}",
    "null",
    "{",
    "set = [",
    JSON.stringify({ ...definition, set: [null] }),
    JSON.stringify({ ...definition, set: { file: "mine.txt" } }),
    JSON.stringify({ ...definition, set: [{ file: 3 }] }),
    JSON.stringify({ ...definition, contestant: [null] }),
    JSON.stringify({ set: definition.set }),
  ]) {
    await assert.rejects(
      readStudy(await replaced("definition.json", { text: other })),
      /the definition in the study cannot be read/,
      other,
    );
  }
});

test("a definition and records may be hexadecimal digits", async () => {
  const hexOf = (text) => Buffer.from(text).toString("hex");
  const records = [...experiment.csv()].join("");
  const text = await rewritten((files) =>
    files.map(({ name, text }) => ({ name, sha256: "", hex: hexOf(text) })),
  );
  const study = await readStudy(text);
  assert.deepEqual(study.definition, definition);
  assert.deepEqual(study.records, [records]);
  assert.equal(study.verified, true);
});

test("names that the command line rejects are rejected", async () => {
  const named = (name) => rewritten((files) => [...files, { name, sha256: "", text: "" }]);
  for (const name of ["", ".hidden", "../x", "a/b", "a b", "ü.txt"]) {
    await assert.rejects(readStudy(await named(name)), /is not a valid file name/, name);
  }
  for (const name of ["plan.json", "PLAN.json"]) {
    await assert.rejects(readStudy(await named(name)), /two files with the name/, name);
  }
  await readStudy(await named("own-0_1.wasm"));
});

test("a study has exactly one definition", async () => {
  for (const text of [
    await rewritten((files) => [
      ...files,
      { name: "definition.toml", sha256: "", text: "seeds = 1" },
    ]),
    await rewritten((files) => files.filter(({ name }) => name !== "definition.json")),
  ]) {
    await assert.rejects(readStudy(text), /exactly one definition/);
  }
});

test("a file of more than 200 MB is refused before it is read", async () => {
  const file = (size) => ({ size, text: async () => "read" });
  assert.equal(await readText(file(200_000_000)), "read");
  const large = {
    size: 200_000_001,
    text: () => assert.fail("the file was read"),
  };
  await assert.rejects(readText(large), /larger than 200\sMB/);
});

const TOP = definition.set[1].file;
const TEXTS = new Map([[TOP, "..  # first\n.1\n"]]);
const shipped = async (file) => TEXTS.get(file) ?? null;

test("a set that no other browser has is read from its puzzles in the records, on the same lines", async () => {
  const study = await readStudy(await write());
  const kept = [];
  const keep = async (...file) => {
    kept.push(file);
    return "mine 2.txt";
  };
  const { set, contestant } = await withSets(study, keep, shipped);
  assert.deepEqual(kept, [["mine.txt", "\n\n1.\n\n.2\n"]]);
  assert.deepEqual(set, [{ name: "mine", file: "mine 2.txt" }, ...definition.set.slice(1)]);
  assert.deepEqual(contestant, definition.contestant);
});

test("a set with the name of a set of the page and other puzzles is read from the records", async () => {
  const study = await readStudy(await write());
  const keep = async (name) => name;
  for (const other of [async () => "1.\n", async () => "\n..\n", async () => null]) {
    const { set } = await withSets(study, keep, other);
    assert.deepEqual(set[1], { name: "top95", file: "top95.txt" });
  }
  const zeros = await withSets(study, keep, async (file) => (file === TOP ? "00,7\n" : null));
  assert.deepEqual(zeros.set[1], definition.set[1]);
});

test("a file is a set of the page only if the page's list of sets contains it", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async (address) => new Response(address));
  const before = sets.value;
  sets.value = [{ id: "top95", file: "top95.txt", puzzles: 95, what: "", source: "" }];
  try {
    assert.equal(await shippedText(TOP), "sets/top95.txt");
    assert.equal(await shippedText("sets/top95.txt"), "sets/top95.txt");
    for (const file of ["sets/mine.txt", "tests/puzzles/mine.csv", "top95.txt", ""]) {
      assert.equal(await shippedText(file), null, file);
    }
    assert.equal(fetched.mock.callCount(), 1);
  } finally {
    sets.value = before;
  }
});

/** Returns a study of one set with these line numbers. @param {Iterable<number>} lines */
const studyOf = (lines) => ({
  definition: { set: [{ file: "mine.txt" }, { file: "other.txt" }], contestant: [] },
  records: [
    `${header}\n${Array.from(lines, (line, at) => `${at},mine,${line},1.,One,1,solved`).join("\n")}`,
  ],
});

test("a set may have 200,000 puzzles", async () => {
  const texts = [];
  const keep = async (name, text) => {
    texts.push(text);
    return name;
  };
  const lines = Array.from({ length: 200_000 }, (_, at) => at + 1);
  await withSets(studyOf(lines), keep, shipped);
  assert.equal(texts[0], "1.\n".repeat(200_000));
});

test("the number of lines of all sets together is limited", async () => {
  const keep = async (name) => name;
  const { definition, records } = studyOf([]);
  const study = (one, other) => ({
    definition,
    records: [`${records[0]}0,mine,${one},1.,One,1\n1,other,${other},1.,One,1\n`],
  });
  for (const [item, other] of [
    [1, 10_000_000],
    [1e300, 1],
  ]) {
    await assert.rejects(withSets(study(item, other), keep, shipped), /more than .* lines/);
  }
});

test("records replace the stored results only if there is a record of every run", async () => {
  const forgotten = [];
  const fake = (tasks) => {
    const one = {
      definition,
      tasks,
      done: 0,
      add(csv) {
        if (csv === "bad") throw new Error("line 2: no");
        one.done += 1;
        return 1;
      },
      pack: () => null,
    };
    return one;
  };
  const all = [fake(1), fake(2), fake(2), fake(2)];
  const [first, , , last] = all;
  const it = createExperiment({
    keep: false,
    workers: () => null,
    opens: async () => all.shift(),
    forget: async (definition) => {
      forgotten.push(definition);
    },
  });
  assert.ok(await it.open(definition, { records: ["own"] }));
  for (const [records, why] of [
    [["one"], /only 1 of the 2 runs of the study/],
    [["one", "bad"], /line 2: no/],
  ]) {
    assert.ok(!(await it.open(definition, { records, replaces: true })));
    assert.match(it.failed.value, why);
    assert.equal(it.experiment.value, first);
    assert.equal(it.progress.value.tasks, 1);
    assert.deepEqual(forgotten, []);
  }
  assert.ok(await it.open(definition, { records: ["one", "two"], replaces: true }));
  assert.equal(it.experiment.value, last);
  assert.deepEqual(forgotten, [definition]);
});

test("the files of a study are stored only when its experiment is open", async () => {
  const stored = [];
  const name = await takeFile("later.txt", "1.\n", (...file) => stored.push(file));
  assert.equal(name, "later.txt");
  assert.deepEqual(stored, [[name, "1.\n"]]);
});
