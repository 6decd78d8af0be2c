/** Which cells of a board are said to be filled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { easy, lab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { shownDigits } = await load("board/paint.ts");
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
