/** The key to the boards of a race explains every sign that solvers draw, and no other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isBad, isFirm, shapesOf } from "../../pkg/dist/board.js";
import { easy, lab, long } from "../package/support.mjs";
import { load } from "./load.mjs";

const { ALL_SIGNS } = await load("views/race/board-key");
/** The entries about the signs in the cells of a frame, which every race shows. */
const IN_CELLS = ["given", "placed", "possible", "conflict"];
const STEPS = 400;
const nineByNine = { rows: 3, columns: 3 };

/** Returns the entry of the key that describes a shape. */
function signOf(shape) {
  switch (shape.type) {
    case "ring":
      return isBad(shape.role) ? undefined : "latest";
    case "stroke":
      return isBad(shape.role) ? "struck" : undefined;
    case "frame":
      if (isBad(shape.role)) return "undone";
      return isFirm(shape.role) ? "latest" : undefined;
    default:
      return undefined;
  }
}

/** Yields the shapes over the board in each step of a run. */
function* shapesOfRun(puzzle, setup) {
  const run = lab.start(puzzle, { ...setup, maxSteps: STEPS });
  try {
    while (!run.progress.outcome) {
      run.advance(1);
      const { explanation } = run.frame();
      if (explanation) yield* shapesOf(explanation, 9, nineByNine, true);
    }
  } finally {
    run.free();
  }
}

test("the key has an entry for each sign that a solver draws, and none that no solver draws", () => {
  const drawn = new Set();
  const solvers = lab.algorithms.filter(({ kind }) => kind === "solver");
  for (const { id: algorithm, presets } of solvers)
    for (const preset of presets.map(({ id }) => id))
      for (const puzzle of [easy, long])
        for (const shape of shapesOfRun(puzzle, { algorithm, preset })) {
          const sign = signOf(shape);
          assert.ok(
            sign && ALL_SIGNS.includes(sign),
            `${algorithm}:${preset} draws ${JSON.stringify(shape)}`,
          );
          drawn.add(sign);
        }
  assert.deepEqual([...IN_CELLS, ...drawn].sort(), [...ALL_SIGNS].sort());
});
