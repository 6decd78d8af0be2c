/** Workers that end silently before their first answer, as if the browser had run out of memory. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Pool, Race } from "../../pkg/dist/index.js";
import { lab } from "./support.mjs";

/**
 * The number of checks, at intervals of one second; a worker counts as silent at its first start after fewer than half
 * of these.
 */
const LOOKS = 60;

/** A worker that never answers, and counts how often it was terminated. */
class MuteWorker {
  terminated = 0;
  sent = [];
  postMessage(message) {
    this.sent.push(message.type);
  }
  terminate() {
    this.terminated += 1;
  }
}

/** Waits for pending microtasks and messages. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}

const workers = [];
const createWorker = () => {
  const worker = new MuteWorker();
  workers.push(worker);
  return worker;
};

let look;
beforeEach(({ mock }) => {
  workers.length = 0;
  mock.timers.enable({ apis: ["setTimeout"] });
  look = async (count, until = () => false) => {
    for (let done = 0; done < count && !until(); done += 1) {
      mock.timers.tick(500);
      await settle();
    }
  };
});

test("a pool reports such a worker, but not while its script may still be loading, and repeats its piece", async () => {
  const reports = [];
  let end = () => {};
  const onSilence = (silent, ending) => {
    reports.push(silent);
    end = ending;
  };
  const pool = new Pool(lab, { workers: 1, createWorker, onSilence });
  const work = pool.run([(ask) => ask({ type: "more", ms: 1 })]);
  work.catch(() => {});
  await settle();
  await look(10);
  assert.deepEqual([reports, workers.length], [[], 1]);
  await look(LOOKS);
  assert.deepEqual(reports, [1]);
  end();
  await settle();
  assert.deepEqual([reports, workers.length, workers[0].terminated], [[1, 0], 2, 1]);
  pool.dispose();
  await assert.rejects(work, { code: "crashed" });
});

test("a lane with such a worker is silent, even if another race waits for the worker, and can be ended", async () => {
  const race = new Race(lab, { cores: 1, createWorker });
  const puzzle = ".".repeat(81);
  race.prepare(puzzle, [{ algorithm: "backtracking" }]);
  await look(LOOKS);
  assert.equal(race.lanes[0].silent, true);

  workers.length = 0;
  const second = new Race(lab, { cores: 1, createWorker });
  second.prepare(puzzle, [{ algorithm: "backtracking" }]);
  await settle();
  second.prepare(puzzle, [{ algorithm: "annealing" }]);
  const [lane] = second.lanes;
  await look(10);
  assert.deepEqual([lane.state, lane.silent], ["preparing", false]);
  await look(LOOKS);
  assert.deepEqual([lane.state, lane.silent], ["preparing", true]);
  lane.stop();
  await settle();
  assert.deepEqual([lane.state, lane.silent, lane.progress.outcome], ["ended", false, "stopped"]);
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [1],
  );
  race.dispose();
  second.dispose();
});
