/**
 * Node threads that die while they work: each affects only its own work, every promise settles, and the process exits.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, test } from "node:test";
import { promisify } from "node:util";
import {
  Race,
  readFile,
  Solutions,
  solveMany,
  solvePortfolio,
  solveTogether,
} from "../../pkg/dist/node/index.js";
import { mortalWorker, NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, endless, lab, long, settleSoon, waitUntil } from "./support.mjs";

const open = [];
after(() => {
  for (const one of open) one.dispose();
});

/** Returns a worker that dies in this way instead of answering. */
const mortal = (how, answers) =>
  mortalWorker(how, answers, how === "memory" ? { maxOldGenerationSizeMb: 16 } : {});

const says = {
  exit: /^The worker exited with code 3\.$/,
  error: /JSON/,
  memory: /memory/,
};

const puzzles = new Uint8Array(200 * 81);
for (let at = 0; at < puzzles.length; at += 81) puzzles.set(easy.givens, at);

for (const [how, what] of Object.entries(says)) {
  test(`a thread that dies by ${how} costs a pool one attempt at one piece`, async () => {
    const crashes = [];
    const { pool } = startPool(1, (number) => (number === 0 ? mortal(how, 2) : new NodeWorker()));
    const pieces = Array.from({ length: 5 }, () => async (ask) => {
      const { text, box } = easy;
      return ask({ type: "start", text, box, setup: { algorithm: "backtracking" } });
    });
    const onCrash = (...crash) => crashes.push(crash);
    const done = await settleSoon(pool.run(pieces, { onCrash }));
    assert.deepEqual(
      done.map(({ value }) => value?.steps),
      Array(5).fill(0),
    );
    assert.equal(crashes.length, 1);
    const [[index, error, again]] = crashes;
    assert.deepEqual([index, error.code, again], [2, "crashed", true]);
    assert.match(error.message, what);
  });

  test(`a thread that dies by ${how} crashes only its lane of a race`, async () => {
    let made = 0;
    const createWorker = () => {
      made += 1;
      return made === 1 ? mortal(how, 3) : new NodeWorker();
    };
    const race = new Race(lab, { cores: 3, createWorker });
    open.push(race);
    race.prepare(long, [endless, { algorithm: "fast" }]);
    race.play();
    await waitUntil(
      () => race.lanes.every(({ state }) => state === "ended"),
      "the end of both lanes",
    );
    const [broken, sound] = race.lanes;
    assert.equal(broken.progress.outcome, "crashed");
    assert.match(broken.error?.message, what);
    assert.equal(sound.progress.outcome, "solved");
    assert.equal(await settleSoon(broken.frame()), null);
  });

  test(`a thread that dies by ${how} ends a count with its results, and the next count continues`, async () => {
    let made = 0;
    const createWorker = () => {
      made += 1;
      return made === 1 ? mortal(how, 2) : new NodeWorker();
    };
    const solutions = new Solutions(lab, { createWorker });
    open.push(solutions);
    solutions.open(lab.read(".".repeat(81)));
    await assert.rejects(settleSoon(solutions.count()), { code: "crashed" });
    assert.notEqual(solutions.census?.exhausted, true);
    assert.equal(solutions.error?.code, "crashed");
    assert.match(solutions.error.message, what);
    solutions.open(easy);
    assert.equal((await settleSoon(solutions.count()))?.found, 1);
    assert.equal(solutions.error, null);
  });
}

test("work of several workers has the same result if one of them dies", async () => {
  const whole = lab.solveMany("fast", puzzles, { limit: 2 });
  const cut = { algorithm: "backtracking", solutions: 0 };
  const shared = { algorithm: "relaxation-labeling", seed: 1, maxSteps: 50 };
  const drawn = { algorithm: "cultural-ga", seed: 1, maxSteps: 20 };
  const works = {
    many: async (pool) => {
      const { counts, solutions, failures } = await solveMany(pool, "fast", puzzles, { limit: 2 });
      assert.deepEqual(counts, whole.counts);
      return { counts, solutions, failures };
    },
    parts: async (pool) => {
      const { outcome, found, steps } = await solveTogether(pool, easy, cut, { workers: 2 });
      return { outcome, found, steps };
    },
    steps: async (pool) => {
      const { outcome, steps, counters } = await solveTogether(pool, easy, shared, { workers: 2 });
      return { outcome, steps, counters };
    },
    portfolio: async (pool) => {
      const options = { seeds: 4, workers: 2, toTheEnd: true };
      return (await solvePortfolio(pool, easy, drawn, options)).winner;
    },
    file: (pool) => readFile(pool, new Blob([`${easy.text}\n`.repeat(20_000)])),
  };
  const { pool: sound } = startPool(2);
  for (const [name, work] of Object.entries(works)) {
    const expected = await settleSoon(work(sound));
    for (const answers of [0, 1]) {
      const { pool, workers } = startPool(2, (number) =>
        number === 0 ? mortal("exit", answers) : new NodeWorker(),
      );
      assert.deepEqual(await settleSoon(work(pool)), expected, `${name} after ${answers}`);
      // After an answer, the other worker may have finished before this one dies.
      if (answers === 0) assert.ok(workers[0].terminated, `${name}: the worker has died`);
    }
  }
});

test("if every thread dies, each piece has an error, and all promises settle", async () => {
  const { pool } = startPool(2, () => mortal("exit", 0));
  const { failures, answered } = await settleSoon(solveMany(pool, "fast", puzzles));
  assert.ok(answered.every((one) => one === 0));
  assert.equal(
    failures.reduce((sum, { from, to }) => sum + to - from, 0),
    200,
  );
  for (const { error } of failures) assert.equal(error.code, "crashed");
  await assert.rejects(
    settleSoon(solveTogether(pool, easy, { algorithm: "general" }, { workers: 2 })),
    {
      code: "crashed",
    },
  );
});

const scripts = {
  "after dispose, in the middle of the work": `
    const pool = new Pool(lab, { workers: 2 });
    const all = solveTogether(pool, long, ${JSON.stringify(endless)}, { workers: 2 });
    setTimeout(() => pool.dispose(), 300);
    await all.then(() => console.log("done"), ({ code }) => console.log(code));`,
  "though nobody ends the idle workers": `
    const pool = new Pool(lab, { workers: 2 });
    await solveMany(pool, "fast", Uint8Array.from(easy.givens));
    const race = new Race(lab, { cores: 3 });
    race.prepare(easy, [{ algorithm: "fast" }]);
    const solutions = new Solutions(lab);
    solutions.open(easy);
    console.log((await solutions.count()).found);`,
  "by itself, though its threads died": `
    const createWorker = () => mortalWorker("exit", 0);
    const pool = new Pool(lab, { workers: 2, createWorker });
    const { failures } = await solveMany(pool, "backtracking", Uint8Array.from(easy.givens), { limit: 0 });
    console.log(failures.length);
    const race = new Race(lab, { cores: 3, createWorker });
    race.prepare(easy, [{ algorithm: "backtracking" }]);
    race.play();`,
};
const prints = ["crashed", "1", "1"];

for (const [index, [when, script]] of Object.entries(scripts).entries()) {
  test(`the process exits ${when}`, async () => {
    const url = (path) => JSON.stringify(new URL(path, import.meta.url).href);
    const program = `
      import { load, Pool, Race, Solutions, solveMany, solveTogether } from ${url("../../pkg/dist/node/index.js")};
      import { mortalWorker } from ${url("./node_worker.mjs")};
      const lab = await load();
      const easy = lab.read(${JSON.stringify(easy.text)});
      const long = lab.read(${JSON.stringify(long.text)});
      ${script}`;
    const args = ["--input-type=module", "--eval", program];
    // The process is killed if it does not exit, and the promise then rejects.
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    assert.equal(stdout.trim(), prints[index]);
  });
}
