/** Custom solvers in WebAssembly: the examples of the documentation, built as it describes. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openGuest } from "../../pkg/dist/guest.js";
import { Race } from "../../pkg/dist/index.js";
import { inRoot } from "../../tools/run.mjs";
import { wasmToolchain } from "../../tools/toolchain.mjs";
import { spawn } from "./guests.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { bytesOf, easy, easySolution, lab, text, waitUntil } from "./support.mjs";

const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-own-"));
const assembly = inRoot("node_modules", ".cache", "sudoku-lab", "assemblyscript");
const races = [];
after(() => {
  lab.guest = null;
  for (const race of races) race.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of the documentation, by the file that they build. */
const commands = new Map(
  [
    ...readFileSync(inRoot("docs/own-solver.md"), "utf8").matchAll(
      /\]\(own\/([\w.]+)\).*`([^`]+)` \|$/gm,
    ),
  ].map(([, file, command]) => [file, command.split(" ")]),
);

/** Builds an example with the command of the documentation; returns the bytes of the module. */
function build(file, { program, env = {}, skip = 1 } = {}) {
  const [first, ...rest] = commands.get(file) ?? [];
  copyFileSync(
    fileURLToPath(new URL(`../../docs/own/${file}`, import.meta.url)),
    join(folder, file),
  );
  const args = [...(program?.slice(1) ?? []), ...rest.slice(skip - 1)];
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  };
  execFileSync(program?.[0] ?? first, args, options);
  const made =
    rest.includes("-o") || rest.includes("--outFile") ? "backtracking.wasm" : "hill_climbing.wasm";
  return new Uint8Array(readFileSync(join(folder, made)));
}

const open = (bytes) => openGuest({ kind: "wasm", bytes }, { spawn });

/** Runs a race with the solver to its end. */
async function raced(guest, puzzle, setups) {
  lab.guest = guest;
  const race = new Race(lab, { cores: 3, createWorker: () => new NodeWorker() });
  races.push(race);
  race.prepare(puzzle, setups);
  race.play();
  await waitUntil(() => race.lanes.every(({ state }) => state === "ended"), "the end");
  return race;
}

/** Checks that the run is verified, and that rewinding shows the same state as before. */
async function keeps(guest, puzzle, setup) {
  const race = await raced(guest, puzzle, [setup, setup]);
  const [lane, twin] = race.lanes;
  assert.deepEqual([lane.progress.outcome, lane.error], ["solved", null]);
  assert.equal(lane.progress.steps, twin.progress.steps);
  const middle = Math.floor(lane.progress.steps / 2);
  const seen = [];
  for (const step of [middle, 0, middle]) {
    lane.seek(step);
    await waitUntil(() => lane.shown === step && !lane.seeking, `step ${step}`);
    seen.push(bytesOf({ ...(await lane.frame()), times: 0 }));
  }
  assert.deepEqual(seen[0], seen[2]);
  assert.notDeepEqual(seen[0], seen[1]);
  return twin;
}

test("the example in Rust climbs, depending on its seed and its parameter", async () => {
  const { env } = await wasmToolchain();
  const guest = await open(build("hill_climbing.rs", { env }));
  assert.deepEqual([guest.info.name, guest.info.random], ["Hill climbing in Rust", true]);
  const small = lab.read("1...............", { box: "2x2" });
  const lane = await keeps(guest, small, { algorithm: "own", seed: 3 });
  const { trace, samples, conflicts } = await lane.frame();
  assert.equal(trace[2 * samples - 1], 0);
  assert.equal(conflicts, 0);
  const setups = [1, 2].map((seed) => ({ algorithm: "own", seed, maxSteps: 2000 }));
  const eager = { ...setups[0], params: { patience: 1 } };
  const race = await raced(guest, easy, [...setups, eager]);
  const [one, other, restless] = await Promise.all(race.lanes.map((lane) => lane.frame()));
  assert.notEqual(text(one.digits), text(other.digits));
  assert.ok(restless.counters[0] > one.counters[0]);
});

test("the template in Rust solves, in an order that depends on the seed", async () => {
  const { env } = await wasmToolchain();
  const [, block = ""] =
    /```sh\n(cargo new.*?)```/s.exec(readFileSync(inRoot("docs/own-solver.md"), "utf8")) ?? [];
  // As documented, but without the installation of the target, which exists.
  const script = block.replace(/^rustup .*\n/m, "");
  const options = { ...process.env, ...env, LAB: inRoot("."), CARGO_NET_OFFLINE: "true" };
  execFileSync("bash", ["-e", "-c", script], {
    cwd: folder,
    env: options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const bytes = new Uint8Array(readFileSync(join(folder, "my-solver", "my_solver.wasm")));
  const guest = await open(bytes);
  assert.deepEqual([guest.info.name, guest.info.random], ["Fewest candidates first", true]);
  const lane = await keeps(guest, easy, { algorithm: "own", seed: 2 });
  assert.equal(text((await lane.frame()).digits), easySolution);
});

const clang = spawnSync("clang", ["--print-targets"], { encoding: "utf8" }).stdout ?? "";

test("the example in C backtracks", {
  skip: !/wasm32/.test(clang) && "no clang for wasm32 here",
}, async () => {
  const guest = await open(build("backtracking.c"));
  assert.equal(guest.info.random, false);
  const lane = await keeps(guest, easy, { algorithm: "own" });
  assert.equal(text((await lane.frame()).digits), easySolution);
});

/** Returns the AssemblyScript compiler, which only the long tests install. */
function assemblyScript() {
  const compiler = join(assembly, "node_modules", "assemblyscript", "bin", "asc.js");
  if (!existsSync(compiler) && process.env.SUDOKU_LONG) {
    mkdirSync(assembly, { recursive: true });
    writeFileSync(join(assembly, "package.json"), "{}");
    const npm = process.env.npm_execpath;
    const [program, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
    const install = [
      "install",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "assemblyscript@0.28.20",
    ];
    execFileSync(program, [...first, ...install], { cwd: assembly, stdio: "ignore" });
  }
  return existsSync(compiler) ? compiler : null;
}
const compiler = assemblyScript();

test("the example in AssemblyScript backtracks, in an order that depends on the seed", {
  skip: !compiler && "no AssemblyScript here: npm run test:long fetches it",
}, async () => {
  const guest = await open(
    build("backtracking.as.ts", { program: [process.execPath, compiler], skip: 2 }),
  );
  assert.equal(guest.info.random, true);
  const lane = await keeps(guest, easy, { algorithm: "own", seed: 2 });
  assert.equal(text((await lane.frame()).digits), easySolution);
});

test("a module that is not a solver is rejected with the missing exports", async () => {
  const header = [0, 97, 115, 109, 1, 0, 0, 0];
  const text = (word) => [word.length, ...new TextEncoder().encode(word)];
  // A module with one type, () → (), and an import of `env.tell` of that type.
  const asks = [1, 4, 1, 96, 0, 0, 2, 12, 1, ...text("env"), ...text("tell"), 0, 0];
  for (const [bytes, message] of [
    [[1, 2, 3], /^CompileError/],
    [header, /does not export memory, about, givens, start, step, digits/],
    [[...header, ...asks], /does not export/],
  ]) {
    await assert.rejects(open(Uint8Array.from(bytes)), (error) => {
      assert.equal(error.code, "guest");
      assert.match(error.message, message);
      return true;
    });
  }
});
