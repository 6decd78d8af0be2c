/** User-supplied solvers in files: an experiment gives the records of the command line. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { parse } from "smol-toml";
import { openGuest } from "../../pkg/dist/guest.js";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { spawn } from "./guests.mjs";
import { startPool } from "./pools.mjs";
import { lab, fullLab as workshop } from "./support.mjs";

const file = (name) => readFileSync(new URL(`../../src/guest/tests/${name}`, import.meta.url));
const bytes = new Uint8Array(file("solver.wasm"));
const definition = parse(file("definition.toml").toString());
const open = (definition) =>
  Experiment.open(workshop, definition, async ({ file: name }) => file(name).toString());

after(() => {
  lab.guest = null;
});

const withoutTimes = (csv) =>
  csv
    .trim()
    .split("\n")
    .map((row) => row.split(",").with(13, "").join(","));

test("the records of a file equal those of the command line, except for the times", async () => {
  lab.guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  const experiment = await open(definition);
  const { pool } = startPool(2);
  await experiment.run(pool, { repeat: false });
  const csv = [...experiment.csv()].join("");
  assert.deepEqual(withoutTimes(csv), withoutTimes(file("records.csv").toString()));
  // Records of the command line are accepted, too.
  assert.equal((await open(definition)).add(file("records.csv").toString()), experiment.tasks);
});

test("records are checked and summarized with a guest that runs nothing", async () => {
  const real = await openGuest({ kind: "wasm", bytes }, { spawn });
  const guest = { ...real, createWorker: () => assert.fail("the solver was started") };
  lab.guest = null;
  const read = async ({ file: name }) => file(name).toString();
  const experiment = await Experiment.open(workshop, definition, read, { guest });
  assert.equal(experiment.guest, guest);
  assert.equal(experiment.add(file("records.csv").toString()), experiment.tasks);
  assert.equal(experiment.summary().runs, experiment.tasks);
  const { pool } = startPool(1);
  const again = await Experiment.open(workshop, definition, read, { guest });
  await assert.rejects(again.run(pool), { code: "refused", message: /custom solver differs/ });
  const builtin = [{ algorithm: "backtracking" }];
  const without = await Experiment.open(workshop, { ...definition, contestant: builtin }, read);
  assert.equal(without.guest, null);
});

test("the solver that is open must be that of the file", async () => {
  const guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  const [contestant] = definition.contestant;
  const opened = (...contestants) => open({ ...definition, contestant: contestants });
  lab.guest = null;
  await assert.rejects(opened(contestant), {
    code: "refused",
    message: /the solver in solver\.wasm is not open/,
  });
  lab.guest = guest;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await opened({ ...contestant, sha256 });
  await assert.rejects(opened({ ...contestant, sha256: "0".repeat(64) }), {
    code: "refused",
    message: /is not solver\.wasm: its SHA-256 digest begins with/,
  });
  await assert.rejects(opened(contestant, { ...contestant, name: "b", file: "b.wasm" }), {
    code: "refused",
    message: /solver\.wasm and b\.wasm: only one solver/,
  });
  await assert.rejects(opened({ ...contestant, algorithm: "ga" }), {
    code: "refused",
    message: /ga has no file/,
  });
});

test("the steps of a contestant limit its runs, with and without a file", async () => {
  lab.guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  const own = { algorithm: "own", params: { mode: "random" } };
  const contestant = [
    { ...own, file: "solver.wasm" },
    { ...own, file: "solver.wasm", steps: 7 },
    { ...own, steps: 9 },
  ];
  const experiment = await open({ ...definition, contestant });
  const { pool } = startPool(2);
  await experiment.run(pool, { repeat: false });
  const [head = "", ...rows] = [...experiment.csv()].join("").trim().split("\n");
  const [who, steps] = ["contestant", "steps"].map((name) => head.split(",").indexOf(name));
  const most = (/** @type {RegExp} */ name) =>
    Math.max(
      ...rows
        .map((row) => row.split(","))
        .filter((row) => name.test(row[who]))
        .map((row) => Number(row[steps])),
    );
  assert.ok(most(/^own@\w+ mode=random$/) > 9);
  assert.equal(most(/^own@.* max-steps=7$/), 7);
  assert.equal(most(/^own .* max-steps=9$/), 9);
});

test("malformed definitions are rejected with the reason of the module", async () => {
  const guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  const own = { algorithm: "own", file: "solver.wasm" };
  const cases = [
    [undefined, /^missing field `contestant`/],
    [[null], /^contestant\[0\]: invalid type/],
    [own, /^contestant: invalid type: map, expected a sequence/],
    [[{ ...own, file: 3 }], /file: invalid type: integer `3`, expected a string/],
    [[{ ...own, sha256: 12 }], /sha256: invalid type: integer `12`, expected a string/],
    [[{ ...own, name: 3 }], /name: invalid type/],
    [[{ ...own, params: null }], /params: invalid type/],
    [
      [{ algorithm: "own", sha256: "0".repeat(64) }],
      /^contestant 1: sha256 is the digest of a file, but there is no file/,
    ],
    [
      [{ algorithm: "rules" }, { ...own, sha256: "012" }],
      /^contestant 2: sha256 must have 64 hexadecimal digits in lower case/,
    ],
  ];
  for (lab.guest of [null, guest]) {
    for (const [contestant, message] of cases) {
      await assert.rejects(open({ ...definition, contestant }), { code: "refused", message });
    }
  }
});

test("a digest that cannot be checked without a secure context is reported as such", async () => {
  const guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  lab.guest = { ...guest, digest: "1234-0a1b2c3d" };
  const contestant = [{ algorithm: "own", file: "solver.wasm", sha256: "0".repeat(64) }];
  await assert.rejects(open({ ...definition, contestant }), {
    code: "refused",
    message: /^the SHA-256 digest of solver\.wasm cannot be checked.*https or localhost/,
  });
});
