/** Generators of the package: in this thread, and as lanes in workers. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Race } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { blank, bytesOf, fullLab, lab, waitUntil } from "./support.mjs";

const generators = fullLab.algorithms.filter(({ kind }) => kind === "generator");
const races = [];
after(() => {
  for (const race of races) race.dispose();
});

/** Returns a race of generators, and its workers. */
function start() {
  const workers = [];
  const createWorker = () => {
    workers.push(new NodeWorker());
    return workers.at(-1);
  };
  const race = new Race(fullLab, { cores: 3, createWorker });
  races.push(race);
  return { race, workers };
}

const ended = (race) =>
  waitUntil(() => race.lanes.every(({ state }) => state === "ended"), "the end");

/** Returns the number of solutions, up to two. */
function solutions(puzzle, of) {
  const run = lab.start(puzzle, { algorithm: lab.secondOpinion(of), solutions: 2 });
  const { found } = run.advance();
  run.free();
  return found;
}

for (const { id, sizes } of generators) {
  test(`${id} generates puzzles with one solution, the same for the same seed`, () => {
    for (const box of ["2x2", "2x3", "3x3"]) {
      const pattern = blank(box);
      if (pattern.side < sizes.least || pattern.side > sizes.most) continue;
      const made = [1, 2, 1].map((seed) => {
        const run = fullLab.start(pattern, { algorithm: id, seed });
        assert.equal(run.advance().outcome, "solved");
        const puzzle = lab.read(lab.write(run.solution, box), { box });
        assert.deepEqual(run.frame().digits, puzzle.givens);
        run.free();
        return puzzle;
      });
      for (const puzzle of made) {
        assert.equal(solutions(puzzle, ""), 1, puzzle.text);
        assert.equal(solutions(puzzle, lab.secondOpinion("")), 1, puzzle.text);
      }
      assert.equal(made[0].text, made[2].text);
      assert.notEqual(made[0].text, made[1].text);
    }
  });
}

test("generators are lanes like others: they can be paced, observed and rewound", async () => {
  const { race } = start();
  const nine = generators.filter(({ sizes }) => sizes.least <= 9 && 9 <= sizes.most);
  race.prepare(
    blank("3x3"),
    nine.map(({ id }) => ({ algorithm: id, seed: 5 })),
  );
  await waitUntil(() => race.lanes.every(({ state }) => state === "paused"), "the lanes");
  race.step(3);
  await waitUntil(() => race.lanes.every(({ progress }) => progress.steps === 3), "three steps");
  const third = await Promise.all(race.lanes.map((lane) => lane.frame()));
  race.play();
  await ended(race);
  for (const [index, lane] of race.lanes.entries()) {
    assert.equal(lane.progress.outcome, "solved");
    const { digits: made } = await lane.frame();
    lane.seek(3);
    await waitUntil(() => lane.shown === 3, "the third step");
    const frame = await lane.frame();
    assert.deepEqual(bytesOf(frame), bytesOf(third[index]));
    const run = fullLab.start(blank("3x3"), { algorithm: lane.info.id, seed: 5 });
    run.advance();
    assert.deepEqual(made, new Uint8Array(run.solution));
    run.free();
  }
});

test("a cancelled generator leaves no work behind, and its worker serves the next run", async () => {
  const { race, workers } = start();
  // No puzzle has this few givens, so the generator would not end.
  const vain = { algorithm: "dig", seed: 1, params: { most: "10", attempts: "1000000" } };
  race.prepare(blank("3x3"), [vain]);
  race.play();
  await waitUntil(() => race.lanes[0].progress.steps > 100, "steps");
  race.stop();
  await ended(race);
  assert.equal(race.lanes[0].progress.outcome, "stopped");
  const sent = workers[0].sent.length;
  await new Promise((settle) => setTimeout(settle, 100));
  assert.equal(workers[0].sent.length, sent, "nothing more is asked");
  race.prepare(blank("3x3"), [{ algorithm: "dig", seed: 1 }]);
  race.play();
  await ended(race);
  assert.equal(race.lanes[0].progress.outcome, "solved");
  assert.equal(workers.length, 1);
  race.dispose();
  assert.ok(workers[0].terminated);
});

test("a setup that a generator rejects is reported", async () => {
  const { race } = start();
  race.prepare(blank("2x2"), [{ algorithm: "dig", params: { engine: "fast" } }]);
  await ended(race);
  assert.equal(race.lanes[0].progress.outcome, "invalid");
  assert.equal(race.lanes[0].error.code, "param-range");
  assert.match(race.lanes[0].error.message, /supports this grid/);
});

test("an incomplete solver can generate puzzles, and another solver checks them", () => {
  const found = Array.from({ length: 20 }, (_, seed) => {
    const params = { engine: "boltzmann" };
    const run = fullLab.start(blank("2x3"), { algorithm: "dig", seed, params });
    assert.equal(run.advance().outcome, "solved");
    const puzzle = lab.read(lab.write(run.solution, "2x3"), { box: "2x3" });
    run.free();
    return solutions(puzzle, "");
  });
  assert.deepEqual([...new Set(found)].toSorted(), [1, 2]);
});
