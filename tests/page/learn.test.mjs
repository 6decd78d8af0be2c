/** The page of an algorithm, built from the description of the algorithm. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load as loadLab } from "../../pkg/dist/node/index.js";
import { valueAt } from "../../pkg/dist/plot.js";
import { load } from "./load.mjs";

const lab = await loadLab();
const { algorithms } = lab;
const { othersOf } = await load("views/learn/others.ts");
const { boardsFor, setupOnBoard } = await load("views/learn/boards.ts");
const { baseValue, rejectionReason } = await load("lab/check.ts");

test("the alternative value in a comparison of a parameter is permitted, and differs", () => {
  let raced = 0;
  for (const info of algorithms) {
    for (const spec of info.params) {
      const usual = baseValue(info, null, spec);
      const others = othersOf(spec, usual);
      assert.equal(new Set(others).size, others.length);
      assert.ok(others.length > 0 || spec.type === "ordered", `${info.id}: ${spec.id}`);
      for (const value of others) {
        assert.equal(rejectionReason(spec, value), null, `${info.id}: ${spec.id} = ${value}`);
        assert.notEqual(value, usual);
        raced += 1;
      }
    }
  }
  assert.ok(raced > 30, `${raced}`);
});

test("every algorithm has puzzles for stepping through, one of which takes several steps", () => {
  for (const info of algorithms) {
    const boards = boardsFor(info);
    assert.ok(boards.length > 0, info.id);
    const steps = boards.map((board) => {
      const run = lab.start(board.text, setupOnBoard(info, board).setup);
      run.advance(3);
      const { steps } = run.progress;
      run.free();
      return steps;
    });
    assert.ok(Math.min(...steps) >= 1 && Math.max(...steps) >= 2, `${info.id}: ${steps}`);
  }
});

test("the value of a curve is that of the shown step", () => {
  const frame = { step: 5, samples: 3, trace: [0, 4, 8, 10, 20, 30, 1, Number.NaN, 3] };
  const at = (/** @type {number} */ step, /** @type {number} */ index) =>
    valueAt({ ...frame, trace: Float64Array.from(frame.trace), step }, index);
  assert.deepEqual([at(0, 0), at(5, 0), at(8, 0)], [10, 20, 30]);
  assert.equal(at(5, 1), null);
});
