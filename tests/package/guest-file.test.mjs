/** Solvers of the user in files: the records of an experiment are those of the command line. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { parse } from "smol-toml";
import { openGuest } from "../../pkg/dist/guest.js";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { spawn } from "./guests.mjs";
import { startPool } from "./pools.mjs";
import { lab, all as workshop } from "./support.mjs";

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

test("the records of a file are those of the command line, but for the times", async () => {
  lab.guest = await openGuest({ kind: "wasm", bytes }, { spawn });
  const experiment = await open(definition);
  const { pool } = startPool(2);
  await experiment.run(pool, { repeat: false });
  const csv = [...experiment.csv()].join("");
  assert.deepEqual(withoutTimes(csv), withoutTimes(file("records.csv").toString()));
  // Records of the command line are accepted, too.
  assert.equal((await open(definition)).add(file("records.csv").toString()), experiment.tasks);
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
