/** Which cells of a board are said to be filled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { easy, lab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { paintBoard, shownDigits } = await load("board/paint.ts");
const filled = (/** @type {Uint8Array} */ digits) => digits.filter(Boolean).length;

test("a cell that shows dots is not filled, whichever of its digits is ahead", () => {
  const run = lab.start(easy, { algorithm: "relaxation-labeling" });
  const start = run.frame();
  const givens = filled(easy.givens);
  assert.equal(filled(start.digits), 81, "each cell has a most probable digit");
  const sure = filled(shownDigits(start, easy.givens, false));
  assert.ok(givens <= sure && sure < 60, String(sure));
  run.advance();
  const end = run.frame();
  run.free();
  assert.ok(filled(shownDigits(end, easy.givens, false)) > sure);
  assert.equal(filled(shownDigits(end, easy.givens, true)), 81);
});

/**
 * How opaque each digit is that is written on a board, but for the givens.
 * @param {object} frame @param {boolean} final
 */
function opacities(frame, final) {
  /** @type {number[]} */
  const written = [];
  const context = new Proxy(
    { globalAlpha: 1, fillText: () => void written.push(context.globalAlpha) },
    { get: (all, name) => (name in all ? all[/** @type {"fillText"} */ (name)] : () => {}) },
  );
  const puzzle = lab.read("........2......4");
  paintBoard({ context, width: 160, height: 160, ratio: 1 }, puzzle, frame, final, "blue", {});
  return written;
}

test("the digits of a solution are drawn as sure, whatever spoke for them", () => {
  const digits = Uint8Array.from("1234341221434321", Number);
  const weights = new Float32Array(64).fill(0.5);
  const frame = { digits, weights, conflicts: 0, explanation: null };
  const faint = (/** @type {number[]} */ all) => all.filter((alpha) => alpha < 1).length;
  assert.equal(faint(opacities(frame, true)), 0);
  assert.equal(faint(opacities(frame, false)), 14, "on its way it is not sure");
  assert.equal(faint(opacities({ ...frame, conflicts: 2 }, true)), 14, "nor where it stalled");
});
