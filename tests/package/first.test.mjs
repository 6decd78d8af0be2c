/**
 * The first module of the page: its algorithms run as in the full module, which is fetched only when more is needed.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, test } from "node:test";
import {
  findStep,
  load,
  Pool,
  Race,
  Solutions,
  solveMany,
  solvePortfolio,
  solveTogether,
} from "../../pkg/dist/node/index.js";
import { load as loadAll } from "../../pkg/dist/node/workshop.js";
import { casesOf, lineOf, runsOf } from "../golden/runs.mjs";
import { lines, read } from "./golden.mjs";
import { NodeWorker } from "./node_worker.mjs";

const file = (path) => new URL(`../../pkg/wasm/${path}`, import.meta.url);
const [first, whole] = [file("sudoku_lab_bg.wasm"), file("workshop/sudoku_lab_bg.wasm")];

const lab = await load(first);
const all = await loadAll();
const puzzle = lab.read(
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
);
const held = lab.algorithms.filter(({ id }) => lab.holds(id));
const beyond = lab.algorithms.filter(({ id }) => !lab.holds(id));

const open = [];
after(() => {
  for (const one of open) one.dispose();
});
const keep = (one) => {
  open.push(one);
  return one;
};

/** Returns a race, and the workers that it has created. */
function begin(lab) {
  const workers = [];
  const createWorker = () => {
    const worker = new NodeWorker();
    workers.push(worker);
    return worker;
  };
  let look = () => {};
  const race = keep(new Race(lab, { cores: 4, createWorker, onChange: () => look() }));
  const ended = () =>
    new Promise((settle) => {
      look = () => race.lanes.every(({ state }) => state === "ended") && settle();
      look();
    });
  return { race, workers, ended };
}

/** Serves the module with everything, unless the test requests another answer. */
async function host() {
  const now = { asked: 0, answer: null };
  const server = createServer((_, response) => {
    now.asked += 1;
    if (now.answer) return now.answer(response);
    response.writeHead(200, { "Content-Type": "application/wasm" }).end(readFileSync(whole));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(now, { address: `http://127.0.0.1:${server.address().port}/all.wasm` });
}

test("the first module contains some of the solvers, knows all of them, and contains those of the first race", () => {
  const makers = all.algorithms.filter(({ kind }) => kind === "generator");
  assert.deepEqual([...lab.algorithms, ...makers], all.algorithms);
  assert.ok(all.algorithms.every(({ id }) => all.holds(id)));
  assert.ok(held.length > 0);
  assert.ok(beyond.length > 0);
  const races = new URL("../../www/public/races.json", import.meta.url);
  const [{ hash }] = JSON.parse(readFileSync(races, "utf8"));
  const wanted = new URLSearchParams(hash).get("a").split(",");
  assert.ok(wanted.length > 1);
  for (const lane of wanted) assert.ok(lab.holds(lane.split(":")[0]), lane);
});

test("workers call both modules through the bindings of one of them", () => {
  const given = (folder) => {
    const code = readFileSync(file(`${folder}sudoku_lab.js`), "utf8");
    const functions = code.matchAll(/^ {8}(__wb\w+): (function[\s\S]*?)(?=^ {8}__wb|^ {4}\})/gm);
    return new Map([...functions].map(([, name, body]) => [name, body]));
  };
  const [own, shared] = [given(""), given("workshop/")];
  const wanted = WebAssembly.Module.imports(lab.module).map(({ name }) => name);
  assert.ok(wanted.length > 20);
  for (const name of wanted) {
    assert.ok(own.has(name), name);
    assert.equal(shared.get(name), own.get(name), name);
  }
});

const traces = lines("traces.txt").map((line) => line.join(" "));

for (const info of held) {
  test(`${info.id} in the first module runs as natively`, () => {
    const runs = runsOf(info, casesOf(lab, read("cases.txt")));
    assert.deepEqual(
      runs.map((run) => lineOf(lab, run)),
      traces.filter((line) => line.startsWith(`${info.id} `)),
    );
  });
}

test("an algorithm that the first module does not contain is rejected by name in this thread", () => {
  const [{ id }] = beyond;
  const error = { name: "SudokuError", code: "not-loaded", message: new RegExp(`^${id} is not`) };
  assert.throws(() => lab.start(puzzle, { algorithm: id }), error);
  assert.throws(() => lab.solveMany(id, puzzle.givens), error);
  assert.throws(() => lab.start(puzzle, { algorithm: "nobody" }), { code: "unknown-algorithm" });
});

/** Returns the result of a run in this thread. */
function alone(setup) {
  const run = all.start(puzzle, setup);
  const { steps, outcome } = run.advance();
  const { counters } = run.frame();
  run.free();
  return { steps, outcome, counters };
}

test("solvers of both modules race side by side, each with the result of a separate run", async () => {
  const { race, workers, ended } = begin(lab);
  const setups = [...held, ...beyond].map(({ id }) => ({ algorithm: id, seed: 3, maxSteps: 60 }));
  race.prepare(puzzle, setups);
  race.play();
  await ended();
  for (const [index, lane] of race.lanes.entries()) {
    const { counters } = await lane.frame();
    const { steps, outcome } = lane.progress;
    assert.equal(lane.error, null);
    assert.deepEqual({ steps, outcome, counters }, alone(setups[index]), lane.info.id);
  }
  const modules = workers.map(({ sent }) => sent[0].module);
  const own = modules.map((module) => module === lab.module);
  assert.deepEqual(own, [...held.map(() => true), ...beyond.map(() => false)]);
  assert.equal(new Set(modules).size, 2);

  // Workers with the module with everything are kept, the others are replaced.
  race.prepare(puzzle, setups.toReversed());
  race.play();
  await ended();
  assert.ok(race.lanes.every(({ error }) => error === null));
  const made = workers.length - setups.length;
  assert.ok(made > 0 && made <= beyond.length);
  assert.equal(workers.filter(({ terminated }) => terminated).length, made);
});

test("techniques beyond the first module run in a worker that has them", async () => {
  // A lab that has not fetched the other module for an earlier test.
  const lab = await load(first);
  const hard = lab.read(
    ".4.2...6.8..63...4..68..7........529.3..6..1.129........7..62..2...71..5.6...8.7.",
  );
  const ids = all.techniques.map(({ id }) => id);
  const basic = { algorithm: "rules", preset: "paper" };
  const own = { algorithm: "rules", params: { techniques: ids.join() } };
  assert.deepEqual([lab.takes(basic, "3x3"), lab.takes(own, "3x3")], [true, false]);
  const { race, workers, ended } = begin(lab);
  race.prepare(hard, [basic, own]);
  race.play();
  await ended();
  assert.deepEqual(
    race.lanes.map(({ progress, error }) => [progress.outcome, error]),
    [
      ["stalled", null],
      ["solved", null],
    ],
  );
  const modules = workers.map(({ sent }) => sent[0].module === lab.module);
  assert.deepEqual(modules, [true, false]);
});

test("a pool runs every solver as the full module does", async () => {
  const pool = keep(new Pool(lab, { workers: 2 }));
  for (const { id, complete } of beyond) {
    if (!complete) continue;
    const { solutions, counts } = await solveMany(pool, id, puzzle.givens, { limit: 2 });
    const wanted = all.solveMany(id, puzzle.givens, { limit: 2 });
    assert.deepEqual([solutions, counts], [wanted.solutions, wanted.counts]);
  }
  const setup = { algorithm: beyond.find(({ random }) => random).id, seed: 5, maxSteps: 40 };
  const { winner } = await solvePortfolio(pool, puzzle, setup, { seeds: 3 });
  const { steps, outcome } = alone({ ...setup, seed: winner.seed });
  assert.deepEqual([winner.steps, winner.outcome], [steps, outcome]);
  const parts = { algorithm: "backtracking", solutions: 0 };
  const together = await solveTogether(pool, puzzle, parts, { workers: 2 });
  assert.deepEqual([together.steps, together.found], [alone(parts).steps, 1]);
});

test("a pool uses the first module if it suffices, and otherwise fetches the full module", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  const workers = [];
  const createWorker = () => {
    const worker = new NodeWorker();
    workers.push(worker);
    return worker;
  };
  const pool = keep(new Pool(other, { workers: 1, createWorker }));
  const techniques = "full-house,hidden-single";
  const path = all.path(puzzle, { techniques, maxSteps: 1, explain: true });
  assert.deepEqual(await findStep(pool, puzzle, { techniques }), path.steps[0]);
  assert.equal(await findStep(pool, puzzle, { techniques: "swordfish" }), null);
  assert.equal((await pool.solve(puzzle, { solutions: 2 })).found, 1);
  assert.deepEqual([now.asked, workers.length], [0, 1]);
  assert.equal(workers[0].sent[0].module, other.module);

  // A worker with everything takes the place of the first one, and then does all the work.
  const [wanted] = all.path(puzzle, { maxSteps: 1, explain: true }).steps;
  assert.deepEqual(await findStep(pool, puzzle), wanted);
  assert.deepEqual(await findStep(pool, puzzle, { techniques }), path.steps[0]);
  assert.deepEqual([now.asked, workers.length], [1, 2]);
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [true, false],
  );
  await assert.rejects(findStep(pool, puzzle, { techniques: "nobody" }), {
    code: "unknown-technique",
  });
});

test("the first module counts solutions of 9×9 puzzles, and the full module does the rest", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  const solutions = keep(new Solutions(other));
  const blank = other.read(".".repeat(81));
  solutions.open(blank);
  assert.equal((await solutions.count({ solutions: 500 })).found, 500);
  assert.equal(now.asked, 0);
  const seventh = await solutions.solution(7);
  const wanted = all.estimate(blank, 20, 1);
  assert.deepEqual(await solutions.probe({ probes: 20 }), wanted);
  assert.equal(now.asked, 1);
  // The counted solutions are still available.
  assert.deepEqual(await solutions.solution(7), seventh);
  assert.equal((await solutions.count({ solutions: 501 })).found, 501);

  const large = other.read(".".repeat(256));
  solutions.open(large);
  assert.equal((await solutions.count({ solutions: 5 })).found, 5);
  assert.deepEqual(await solutions.probe({ probes: 3 }), all.estimate(large, 3, 1));
  assert.equal(now.asked, 1);
  assert.throws(() => other.estimate(blank, 3), { code: "not-loaded" });
});

test("if the full module cannot be fetched, counting reports the reason, and the next puzzle is counted", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  now.answer = (response) => response.writeHead(503).end();
  const solutions = keep(new Solutions(other));
  const large = other.read(".".repeat(256));
  solutions.open(large);
  await assert.rejects(solutions.count({ solutions: 5 }), { code: "network" });
  assert.equal(solutions.error.code, "network");
  solutions.open(puzzle);
  assert.equal((await solutions.count()).found, 1);
  now.answer = null;
  solutions.open(large);
  assert.equal((await solutions.count({ solutions: 5 })).found, 5);
});

const mixed = [{ algorithm: held[0].id }, { algorithm: beyond.find((one) => one.complete).id }];

test("if the full module cannot be fetched, one lane reports this, and the next race tries again", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  now.answer = (response) => response.writeHead(503).end();
  const { race, ended } = begin(other);
  race.prepare(puzzle, mixed);
  race.play();
  await ended();
  const [sound, lost] = race.lanes;
  assert.deepEqual([sound.progress.outcome, sound.error], ["solved", null]);
  assert.equal(lost.progress.outcome, "crashed");
  assert.equal(lost.error.code, "network");
  assert.match(lost.error.message, /^The solvers could not be fetched: 503 .*all\.wasm$/);
  assert.equal(await lost.frame(), null);

  now.answer = null;
  race.prepare(puzzle, mixed);
  race.play();
  await ended();
  assert.deepEqual(
    race.lanes.map(({ progress, error }) => [progress.outcome, error]),
    Array(2).fill(["solved", null]),
  );
  const { asked } = now;
  race.prepare(puzzle, [mixed[1], mixed[1]]);
  race.play();
  await ended();
  assert.equal(now.asked, asked, "it was there");
});

test("a pool whose module is missing reports the reason, and works when the module is available", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  now.answer = (response) => response.writeHead(404).end();
  const pool = keep(new Pool(other, { workers: 2 }));
  const solve = () => solveMany(pool, "fast", puzzle.givens);
  await assert.rejects(solve(), { code: "network", message: /404/ });
  now.answer = null;
  assert.deepEqual([...(await solve()).counts], [1]);
});

test("a lane that waits for the module can be stopped, and replaced by another run", async () => {
  const now = await host();
  const other = await load(first, { all: now.address });
  let late = [];
  now.answer = (response) => late.push(response);
  const { race, workers, ended } = begin(other);
  race.prepare(puzzle, mixed);
  race.play();
  race.lanes[1].stop();
  await ended();
  assert.deepEqual([race.lanes[1].progress.outcome, race.lanes[1].error], ["stopped", null]);

  const pool = keep(new Pool(other, { workers: 1 }));
  const cancelling = new AbortController();
  const many = solveMany(pool, "fast", puzzle.givens, { signal: cancelling.signal });
  cancelling.abort();
  await assert.rejects(many, { name: "AbortError" });

  // The waiting lane gets another run: only the run that was requested last begins.
  race.prepare(puzzle, mixed);
  race.prepare(puzzle, mixed.toReversed());
  race.play();
  now.answer = null;
  for (const response of late.splice(0)) {
    response.writeHead(200, { "Content-Type": "application/wasm" }).end(readFileSync(whole));
  }
  late = null;
  await ended();
  for (const { progress, error } of race.lanes) {
    assert.deepEqual([progress.outcome, error], ["solved", null]);
  }
  const begun = workers.flatMap(({ sent }) => sent.filter(({ type }) => type === "start"));
  assert.ok(begun.length >= 3);
});

test("the full module is vectorised: it multiplies four or two numbers at a time", () => {
  const bytes = readFileSync(whole);
  /** @param {number} opcode of an instruction with the prefix 0xfd, in two bytes */
  const count = (opcode) => {
    const instruction = Buffer.from([0xfd, (opcode & 0x7f) | 0x80, opcode >> 7]);
    let found = 0;
    for (let at = bytes.indexOf(instruction); at >= 0; at = bytes.indexOf(instruction, at + 1)) {
      found += 1;
    }
    return found;
  };
  const [f32x4Mul, f64x2Mul] = [count(0xe6), count(0xf2)];
  // Three given bytes occur by chance about once in 16 million bytes, and the module has fewer than 3 million bytes.
  assert.ok(f32x4Mul > 10, `${f32x4Mul} products of four numbers`);
  assert.ok(f64x2Mul > 10, `${f64x2Mul} products of two numbers`);
});
