/** Overlays of a board: the shapes that the canvas and the elements draw. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shapesOf, sharedHouses } from "../../pkg/dist/board.js";

const nine = { rows: 3, columns: 3 };
const six = { rows: 2, columns: 3 };
const nothing = { marks: [], links: [] };

test("houses are framed: rows, columns, and boxes that are not square", () => {
  const houses = [
    { kind: "row", index: 2, role: "focus" },
    { kind: "column", index: 5, role: "undone" },
    { kind: "box", index: 3, role: "pattern" },
  ];
  assert.deepEqual(shapesOf({ ...nothing, houses }, 6, six, true), [
    { type: "frame", role: "focus", left: 0, top: 2, wide: 6, high: 1 },
    { type: "frame", role: "undone", left: 5, top: 0, wide: 1, high: 6 },
    { type: "frame", role: "pattern", left: 3, top: 2, wide: 3, high: 2 },
  ]);
});

test("a candidate of a pattern has a ring, a removed one is struck out, and a placed digit marks its cell", () => {
  const marks = [
    { role: "pattern", cell: 10, digit: 6 },
    { role: "eliminated", cell: 10, digit: 1 },
    { role: "placed", cell: 10, digit: 4 },
    { role: "eliminated", cell: 80, digit: 0 },
  ];
  const shapes = shapesOf({ ...nothing, marks }, 9, nine, true);
  assert.deepEqual(
    shapes.map((/** @type {any} */ { type }) => type),
    ["ring", "stroke", "frame", "frame"],
  );
  const [ring] = shapes;
  assert.ok(Math.abs(ring.x - (1 + 2.5 / 3)) < 1e-9 && Math.abs(ring.y - 1.5) < 1e-9);
  // If the cells are too small, only the shapes of whole cells are drawn.
  assert.equal(shapesOf({ ...nothing, marks }, 9, nine, false).length, 1);
});

test("a link connects two candidates", () => {
  const links = [{ from: [0, 1], to: [8, 9], strong: true }];
  const [link] = shapesOf({ ...nothing, links }, 9, nine, true);
  assert.deepEqual([link.type, link.strong], ["link", true]);
  const places = [link.x, link.y, link.toX, link.toY];
  for (const [at, want] of [1 / 6, 1 / 6, 8 + 5 / 6, 5 / 6].entries()) {
    assert.ok(Math.abs((places[at] ?? 0) - want) < 1e-9, `${at}`);
  }
});

test("two cells share the houses that contain both", () => {
  assert.deepEqual(sharedHouses([0, 1], 9, nine), [
    { kind: "row", index: 0 },
    { kind: "box", index: 0 },
  ]);
  assert.deepEqual(sharedHouses([4, 76], 9, nine), [{ kind: "column", index: 4 }]);
  assert.deepEqual(sharedHouses([0, 40], 9, nine), []);
  assert.deepEqual(sharedHouses([15, 22], 6, six), [{ kind: "box", index: 3 }]);
});

test("the probability of a digit is drawn as shading below all else, except if it is small", () => {
  const heat = new Float32Array(6 ** 3);
  heat[6 * 8 + 4] = 0.25;
  heat[6 * 8 + 5] = 0.01;
  const marks = [{ role: "focus", cell: 8, digit: 0 }];
  const shapes = shapesOf({ ...nothing, heat, marks }, 6, six, true);
  const [{ level, left, top, ...size }, ...others] = shapes;
  assert.deepEqual(size, { type: "heat", wide: 1 / 3, high: 1 / 2 });
  assert.ok(Math.abs(left - (2 + 1 / 3)) < 1e-9 && top === 1.5);
  assert.equal(level, 0.5);
  assert.deepEqual(
    others.map((/** @type {any} */ { type }) => type),
    ["frame"],
  );
});

test("where candidates are shown, a placed digit can have a ring too", () => {
  const marks = [{ role: "placed", cell: 10, digit: 4 }];
  const types = (/** @type {object} */ more, candidates = true) =>
    shapesOf({ ...nothing, marks, ...more }, 9, nine, candidates).map(
      (/** @type {any} */ { type }) => type,
    );
  assert.deepEqual(types({}), ["frame"]);
  assert.deepEqual(types({ ringed: true }), ["ring", "frame"]);
  assert.deepEqual(types({ ringed: true }, false), []);
});
