/** The position of a player, and the effects of moves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const position = await load("play/position.ts");
const moves = await load("play/moves.ts");
const { bitOf, candidatesOf, digitsIn, fromGivens, isSolved, possibleCandidates, countDigits } =
  position;

const four = (/** @type {string} */ text) =>
  fromGivens(Uint8Array.from(text.replaceAll(".", "0"), Number), "2x2");
const START = "1...............";
const sets = (/** @type {Iterable<number>} */ all) => Array.from(all, (set) => digitsIn(set));

test("a position begins with only its givens", () => {
  const p = four(START);
  assert.equal(p.side, 4);
  assert.equal(position.digitAt(p, 0), 1);
  for (const name of ["values", "centre", "corner", "struck", "colours"]) {
    assert.equal(
      p[name].every((/** @type {number} */ value) => value === 0),
      true,
    );
  }
  assert.throws(() => fromGivens(new Uint8Array(15), "2x2"), /15 cells/);
  assert.throws(() => fromGivens(new Uint8Array(36 * 36), "6x6"), RangeError);
});

test("possible digits follow from the digits of the row, the column and the box, for every size", () => {
  const all = sets(possibleCandidates(four("12..3...........")));
  assert.deepEqual(all[0], []);
  assert.deepEqual(all[2], [3, 4]);
  assert.deepEqual(all[5], [4]);
  assert.deepEqual(all[8], [2, 4]);
  assert.deepEqual(all[15], [1, 2, 3, 4]);
  const large = new Uint8Array(625);
  large[0] = 25;
  const found = possibleCandidates(fromGivens(large, "5x5"));
  assert.equal(digitsIn(found[1] ?? 0).at(-1), 24);
  assert.equal(digitsIn(found[624] ?? 0).length, 25);
  // Boxes that are wider than they are high.
  const six = new Uint8Array(36);
  six[0] = 6;
  const wide = possibleCandidates(fromGivens(six, "2x3"));
  assert.ok(!digitsIn(wide[8] ?? 0).includes(6));
  assert.ok(digitsIn(wide[13] ?? 0).includes(6));
});

test("the peers of a cell share a house with it", () => {
  assert.deepEqual(position.peersOf("2x2", 0), [1, 2, 3, 4, 5, 8, 12]);
  assert.equal(position.peersOf("3x3", 40).length, 20);
});

test("the candidates of a cell are its marks, or all possible digits, without the removed ones", () => {
  let p = four(START);
  p = moves.toggleCentre(p, [1], 2, false);
  p = moves.toggleCentre(p, [1], 3, false);
  p = moves.ruleOut(p, [
    [1, 3],
    [2, 4],
  ]);
  const all = sets(candidatesOf(p));
  assert.deepEqual(all[1], [2]);
  assert.deepEqual(all[2], [2, 3]);
  assert.deepEqual(all[3], [2, 3, 4]);
});

test("a digit is entered in all selected cells except givens, and removed if all have it", () => {
  let p = moves.toggleDigit(four(START), [0, 6, 11], 1, false);
  assert.deepEqual([p.values[0], p.values[6], p.values[11]], [0, 1, 1]);
  p = moves.toggleDigit(p, [6, 11, 12], 1, false);
  assert.deepEqual([p.values[6], p.values[12]], [1, 1]);
  p = moves.toggleDigit(p, [6, 11, 12], 1, false);
  assert.ok(p.values.every((/** @type {number} */ value) => value === 0));
});

test("a digit removes its marks from its peers, depending on the setting, and from no other cell", () => {
  let p = four(START);
  p = moves.toggleCentre(p, [3, 6, 15], 2, false);
  p = moves.toggleCorner(p, [3, 15], 2);
  assert.deepEqual(moves.toggleDigit(p, [2], 2, false).centre, p.centre);
  const tidy = moves.toggleDigit(p, [2], 2, true);
  assert.deepEqual([tidy.centre[3], tidy.centre[6], tidy.centre[15]], [0, 0, bitOf(2)]);
  assert.deepEqual([tidy.corner[3], tidy.corner[15]], [0, bitOf(2)]);
});

test("a mark is added to all blank cells without it, or removed if all have it", () => {
  let p = moves.toggleDigit(four(START), [5], 3, false);
  p = moves.toggleCorner(p, [5, 6], 4);
  assert.deepEqual([p.corner[5], p.corner[6]], [0, bitOf(4)]);
  p = moves.toggleCorner(p, [6, 7], 4);
  assert.deepEqual([p.corner[6], p.corner[7]], [bitOf(4), bitOf(4)]);
  p = moves.toggleCorner(p, [6, 7], 4);
  assert.deepEqual([p.corner[6], p.corner[7]], [0, 0]);
});

test("with automatic candidates, a removed candidate stays removed, and can be restored", () => {
  let p = moves.toggleCentre(four(START), [15], 3, true);
  assert.deepEqual(p.centre[15], 0);
  assert.deepEqual(digitsIn(candidatesOf(p)[15]), [1, 2, 4]);
  p = moves.toggleCentre(p, [15], 3, true);
  assert.deepEqual(digitsIn(candidatesOf(p)[15]), [1, 2, 3, 4]);
});

test("all candidates can be filled in, except the removed ones", () => {
  let p = moves.ruleOut(four(START), [[1, 4]]);
  p = moves.noteCandidates(p);
  assert.deepEqual(digitsIn(p.centre[1]), [2, 3]);
  assert.equal(p.centre[0], 0);
});

test("colours are set on cells and on candidates, and removed", () => {
  let p = moves.toggleColour(four(START), [0, 1], 8);
  assert.equal(p.colours[0], 1 << 8);
  p = moves.colourCandidate(p, [0, 1], 2, 3);
  assert.deepEqual([...p.candidateColours], [[5, 3]]);
  assert.equal(moves.colourCandidate(p, [1], 2, 3).candidateColours.size, 0);
  const bare = moves.clearColours(p);
  assert.equal(bare.colours[0] || bare.candidateColours.size, 0);
});

test("clearing removes one kind at a time: digits first, then the marks of the current mode", () => {
  let p = four(START);
  p = moves.toggleCentre(p, [1], 2, false);
  p = moves.toggleCorner(p, [1], 3);
  p = moves.toggleColour(p, [1], 0);
  p = moves.toggleDigit(p, [1], 4, false);
  const what = () => [p.values[1], p.centre[1], p.corner[1], p.colours[1]];
  p = moves.clearCells(p, [0, 1], "corner");
  assert.deepEqual(what(), [0, bitOf(2), bitOf(3), 1]);
  p = moves.clearCells(p, [0, 1], "corner");
  assert.deepEqual(what(), [0, bitOf(2), 0, 1]);
  assert.equal(moves.clearCells(p, [1], "colour").colours[1], 0);
  p = moves.clearCells(moves.clearCells(p, [1], "digit"), [1], "digit");
  assert.deepEqual(what(), [0, 0, 0, 0]);
  assert.equal(p.givens[0], 1);
});

test("a given replaces the player's entries, and can be removed", () => {
  let p = moves.toggleDigit(four(START), [3], 2, false);
  p = moves.setGiven(p, [3], 4);
  assert.deepEqual([p.givens[3], p.values[3]], [4, 0]);
  assert.equal(moves.setGiven(p, [3], 0).givens[3], 0);
});

test("a board is solved if it is full and without conflicts", () => {
  const full = four("1234341221434321");
  assert.ok(isSolved(full));
  assert.ok(!isSolved(four("1234341221434323")));
  assert.ok(!isSolved(four("123434122143432.")));
  assert.deepEqual([...countDigits(four("123434122143432."))], [1, 3, 4, 4, 4]);
});
