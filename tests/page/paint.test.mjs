/** Which cells of a board count as filled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownDigits } from "../../pkg/dist/board.js";
import { easy, lab } from "../package/support.mjs";
import { load } from "./load.mjs";

// Digits are drawn from images, which are canvases of the document.
Object.assign(globalThis, {
  document: { createElement: () => ({ width: 0, height: 0, getContext: () => null }) },
});

const { paintBoard } = await load("board/paint.ts");
const filled = (/** @type {Uint8Array} */ digits) => digits.filter(Boolean).length;

test("a cell that shows dots does not count as filled, whichever digit has the largest weight", () => {
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
 * Draws a frame; returns the opacity of each digit, except givens, and the number of shaded cells.
 * @param {object} frame @param {boolean} final @param {ReadonlySet<number>} [plain]
 */
function drawn(frame, final, plain) {
  /** @type {number[]} */
  const opacities = [];
  let shaded = 0;
  const context = new Proxy(
    {
      globalAlpha: 1,
      fillStyle: "",
      drawImage: () => void opacities.push(context.globalAlpha),
      fillRect: () => {
        if (context.fillStyle === "blue") shaded++;
      },
    },
    { get: (all, name) => (name in all ? all[/** @type {"drawImage"} */ (name)] : () => {}) },
  );
  const surface = { context, width: 160, height: 160, ratio: 1 };
  paintBoard(surface, lab.read("........2......4"), frame, final, "blue", {}, plain);
  return { faint: opacities.filter((alpha) => alpha < 1).length, shaded };
}

const solution = Uint8Array.from("1234341221434321", Number);
/** A digit is shown if its weight is above 0.5. */
const unsure = new Float32Array(64).fill(0.6);
const frame = { digits: solution, weights: unsure, conflicts: 0, explanation: null };

test("the digits of a solution are drawn as certain, whatever their weights are", () => {
  assert.equal(drawn(frame, true).faint, 0);
  assert.equal(drawn(frame, false).faint, 14, "on its way it is not sure");
  assert.equal(drawn({ ...frame, conflicts: 2 }, true).faint, 14, "nor where it stalled");
});

test("cells with digits are shaded, except cells that must stay plain", () => {
  assert.equal(drawn(frame, true).shaded, 14);
  assert.equal(drawn(frame, true, new Set([0, 1])).shaded, 12);
});
