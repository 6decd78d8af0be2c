/** The user's own solver in a study: it is stored with its digest, and read without being executed. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "smol-toml";
import { load } from "./load.mjs";

const { readStudy, writeStudy } = await load("lab/experiment/study.ts");
const { foreignSolver, guestFor, holdSolver } = await load("lab/experiment/solver.ts");

/** @param {string} name */
const at = (name) => new URL(`../../src/guest/tests/${name}`, import.meta.url);
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

const bytes = new Uint8Array(readFileSync(at("solver.wasm")));
const digest = sha256(bytes);
const id = `own@${digest.slice(0, 16)}`;
const filed = parse(readFileSync(at("definition.toml"), "utf8"));
const records = readFileSync(at("records.csv"), "utf8");

/** The definition as the view “Your own” makes it: without the file of the solver, which is then part of no name. */
const definition = {
  ...filed,
  contestant: filed.contestant.map(({ file, ...spec }) => spec),
};
const contestants = ["plain", "own mode=random", "trap", "wrong", "backtracking"];
const guest = (source, name = "Text") => ({
  source,
  digest: sha256(source.text ?? source.bytes).slice(0, 16),
  info: { id: "own", name, step: "step" },
});
const experiment = {
  definition,
  contestants,
  puzzles: 4,
  tasks: 36,
  csv: () => [records.replaceAll(` (${id})`, "").replaceAll(id, "own")],
  guest: guest({ kind: "wasm", bytes }),
};
const summary = { rows: contestants.map((contestant) => ({ contestant })) };
const write = (of = experiment) => writeStudy(of, "Own", "1", null, summary);
const countersOf = (algorithm) =>
  algorithm === "backtracking" ? ["placements", "refused", "waves"] : [];

/**
 * The text of a study with other files, whose digests are right.
 * @param {string} text @param {(files: any[]) => any[]} change
 */
function rewritten(text, change) {
  const study = JSON.parse(text);
  const files = change(study.files).map((file) => ({
    ...file,
    sha256: sha256(file.text ?? Buffer.from(file.hex, "hex")),
  }));
  const list = files.map((file) => `${file.sha256}  ${file.name}\n`).join("");
  return JSON.stringify({ ...study, files, sha256: sha256(list) });
}

/** @param {string} text @param {string} name @param {(text: string) => string} change */
const replaced = (text, name, change) =>
  rewritten(text, (files) =>
    files.map((file) => (file.name === name ? { ...file, text: change(file.text) } : file)),
  );

test("a study contains the solver under its digest, as a directory of records does", async () => {
  const text = await write();
  const { files } = JSON.parse(text);
  const byName = new Map(files.map((file) => [file.name, file]));
  const file = byName.get(`own-${digest}.wasm`);
  assert.equal(file.hex, Buffer.from(bytes).toString("hex"));
  assert.equal(file.sha256, digest);
  assert.deepEqual(JSON.parse(byName.get("plan.json").text).own, { "solver.wasm": digest });
  // The definition and the records are those that the command line makes from the file.
  const { contestant } = JSON.parse(byName.get("definition.json").text);
  assert.deepEqual(
    contestant.map(({ file, sha256 }) => [file, sha256]),
    [...Array(4).fill(["solver.wasm", digest]), [undefined, undefined]],
  );
  assert.equal(byName.get("records-1-of-1.csv").text, records);
  assert.deepEqual(
    JSON.parse(byName.get("summary.json").text).rows.map(({ contestant }) => contestant),
    [`plain (${id})`, `${id} mode=random`, `trap (${id})`, `wrong (${id})`, "backtracking"],
  );
  // The command line's tests unpack this study and repeat its runs.
  const golden = at("study.json");
  if (process.env.SUDOKU_GOLDEN === "write") writeFileSync(golden, text);
  assert.equal(text, readFileSync(golden, "utf8"));
});

test("what is written is read, with what the records show about the solver", async () => {
  const { solver, definition: read, records: rows } = await readStudy(await write(), countersOf);
  assert.deepEqual(solver, {
    source: { kind: "wasm", bytes, name: "solver.wasm" },
    sha256: digest,
    name: "Text",
    step: "step",
    random: true,
    counters: ["returns"],
  });
  assert.equal(read.contestant[0].sha256, digest);
  assert.deepEqual(rows, [records]);
  // A study that is opened and saved again stays the same.
  const again = { ...experiment, definition: read, contestants: [], csv: () => rows };
  const names = (text) => JSON.parse(text).files.filter(({ name }) => name !== "summary.json");
  assert.deepEqual(names(await write(again)), names(await write()));
});

test("the source of a solver in JavaScript stays a text", async () => {
  const source = { kind: "js", text: "export const about = {};\n// ü\n" };
  const text = await write({ ...experiment, guest: guest(source, "Climb\u001b[2J") });
  const { files } = JSON.parse(text);
  const own = files.find(({ name }) => name.endsWith(".js"));
  assert.deepEqual(own, {
    name: `own-${sha256(source.text)}.js`,
    sha256: sha256(source.text),
    text: source.text,
  });
  const { solver } = await readStudy(text, countersOf);
  assert.deepEqual(solver.source, source);
  assert.equal(solver.name, "Climb\u{fffd}[2J");
});

test("a solver that differs from a digest is refused with the place and both digests", async () => {
  const text = await write();
  const short = digest.slice(0, 16);
  const other = "ab".repeat(32);
  await assert.rejects(
    readStudy(text.replace(/"hex": "../, '"hex": "ff')),
    new RegExp(`own-${digest}\\.wasm in the study differs from its digest: .* sha256:${short}…`),
  );
  const refused = (changed, where, found) =>
    assert.rejects(readStudy(changed), {
      message: `contestant 1 of the definition requires the solver solver.wasm with sha256:${found.demanded}…, but ${where} in the study has sha256:${found.found}…`,
    });
  // The definition, the plan and the file must agree.
  const demand = (text) => text.replaceAll(digest, other);
  await refused(replaced(text, "definition.json", demand), "plan.json", {
    demanded: "ab".repeat(8),
    found: short,
  });
  await refused(replaced(text, "plan.json", demand), "plan.json", {
    demanded: short,
    found: "ab".repeat(8),
  });
  const both = replaced(replaced(text, "plan.json", demand), "definition.json", demand);
  await refused(both, `own-${digest}.wasm`, { demanded: "ab".repeat(8), found: short });
  const content = Buffer.from([0, 0x61, 0x73, 0x6d, 1]);
  const swapped = rewritten(text, (files) =>
    files.map((file) => (file.hex ? { ...file, hex: content.toString("hex") } : file)),
  );
  await refused(swapped, `own-${digest}.wasm`, {
    demanded: short,
    found: sha256(content).slice(0, 16),
  });
});

test("a study of the command line needs no description of its solver, and may lack the solver", async () => {
  const text = await write();
  // The command line writes a definition without digests, which are in `plan.json`.
  const plain = replaced(
    rewritten(text, (files) => files.filter(({ name }) => name !== `own-${digest}.json`)),
    "definition.json",
    () => JSON.stringify(filed),
  );
  const { solver, definition: read } = await readStudy(plain, countersOf);
  assert.deepEqual([solver.name, solver.step, solver.sha256], ["plain", "", digest]);
  assert.equal(read.contestant[3].sha256, digest);
  const without = rewritten(plain, (files) => files.filter(({ hex }) => !hex));
  assert.equal((await readStudy(without, countersOf)).solver, null);
});

test("a study with several solvers is refused, because the page runs only one", async () => {
  const source = "export const about = {};";
  const two = {
    ...filed,
    contestant: [
      ...filed.contestant,
      { algorithm: "own", file: "b.js", sha256: sha256(source), name: "b" },
    ],
  };
  const text = replaced(
    rewritten(await write(), (files) => [
      ...files,
      { name: `own-${sha256(source)}.js`, text: source },
    ]),
    "definition.json",
    () => JSON.stringify(two),
  );
  await assert.rejects(readStudy(text, countersOf), /the study contains 2 solvers/);
});

test("a guest that cannot run stands for the solver until the visitor opens that solver", async () => {
  const { solver, definition: read } = await readStudy(await write(), countersOf);
  const mine = guest({ kind: "js", text: "mine" });
  assert.equal(await guestFor(definition, mine), mine); // no file is demanded
  assert.equal(await guestFor(read, null), null); // the solver is not known yet
  holdSolver(solver);
  for (const open of [null, mine]) {
    const standIn = await guestFor(read, open);
    assert.equal(foreignSolver(standIn), solver);
    assert.equal(standIn.digest, digest.slice(0, 16));
    assert.deepEqual(
      standIn.info.params.map(({ id, options }) => [id, options.map(({ id }) => id)]),
      [
        ["mode", ["random", "trap", "wrong"]],
        ["first", ["3"]],
      ],
    );
    assert.throws(() => standIn.createWorker(null), /was not allowed to run/);
  }
  const opened = guest({ kind: "wasm", bytes });
  assert.equal(await guestFor(read, opened), opened);
  assert.equal(foreignSolver(opened), null);
});
