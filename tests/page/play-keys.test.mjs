/**
 * The meaning of keys on the board, the targets of arrow keys, and texts that are read and checked without the
 * algorithms.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { actionOf, boardKeys } = await load("play/keys.ts");
const { words } = await load("words/play.ts");
const { nextCell } = await load("play/selection.ts");
const { readLine } = await load("play/line.ts");
const { mistakesIn } = await load("play/mistakes.ts");
const { fromGivens } = await load("play/position.ts");
const moves = await load("play/moves.ts");

const nothing = { code: "", key: "", shift: false, command: false, alt: false };
/** @param {Record<string, unknown>} how */
const press = (how) => actionOf({ ...nothing, letters: false, numLock: true, ...how });
const four = (/** @type {string} */ text) =>
  fromGivens(Uint8Array.from(text.replaceAll(".", "0"), Number), "2x2");

test("a digit is identified by its key, whatever the layout types", () => {
  const write = { do: "write", mode: null, typed: "1" };
  assert.deepEqual(press({ code: "Digit1", key: "1" }), write);
  assert.deepEqual(press({ code: "Digit1", key: "&" }), write);
  assert.deepEqual(press({ code: "Numpad1", key: "1" }), write);
  assert.deepEqual(press({ key: "1" }), write, "a keyboard on the screen");
  const shifted = { code: "Digit1", key: "!", shift: true };
  assert.deepEqual(press(shifted), { ...write, mode: "corner" });
  assert.deepEqual(press({ ...shifted, command: true }), { ...write, mode: "colour" });
  assert.deepEqual(press({ code: "Digit1", key: "1", command: true }), {
    ...write,
    mode: "centre",
  });
});

test("the number pad enters digits with NumLock, with Shift too, and otherwise moves", () => {
  const pad = { code: "Numpad4", key: "ArrowLeft" };
  assert.equal(press(pad)?.do, "write");
  assert.deepEqual(press({ ...pad, numLock: false }), {
    do: "move",
    way: "left",
    extend: false,
    jump: false,
  });
});

test("letters select modes, and on large boards enter digits: there, modes need Alt", () => {
  assert.deepEqual(press({ code: "KeyC", key: "c" }), { do: "mode", mode: "centre" });
  const large = { code: "KeyC", key: "c", letters: true };
  assert.deepEqual(press(large), { do: "write", mode: null, typed: "c" });
  assert.deepEqual(press({ ...large, alt: true, key: "ç" }), { do: "mode", mode: "centre" });
  assert.deepEqual(press({ ...large, shift: true, key: "C" }), {
    do: "write",
    mode: "corner",
    typed: "c",
  });
  // A German keyboard has Z in the place of Y; a Greek keyboard has no z.
  assert.deepEqual(press({ code: "KeyY", key: "z" }), { do: "mode", mode: "digit" });
  assert.deepEqual(press({ code: "KeyZ", key: "ζ" }), { do: "mode", mode: "digit" });
});

test("shortcuts of the browser are not handled", () => {
  for (const key of ["c", "v", "r", "t", "f", "l"]) {
    assert.equal(press({ code: `Key${key.toUpperCase()}`, key, command: true }), null, key);
  }
  for (const key of ["Tab", "Enter", "F5", "PageDown"]) assert.equal(press({ key }), null, key);
});

test("every key in the table has a description, and every description has a key", () => {
  assert.deepEqual(boardKeys.map(({ name }) => name).sort(), Object.keys(words.command).sort());
});

test("arrow keys wrap around the edge, and jump to the next blank cell", () => {
  const p = four("12..3...........");
  assert.equal(nextCell(p, 0, "left", false), 3);
  assert.equal(nextCell(p, 0, "up", false), 12);
  assert.equal(nextCell(p, 15, "right", false), 12);
  assert.equal(nextCell(p, 0, "right", true), 2);
  assert.equal(nextCell(p, 0, "down", true), 8);
  assert.equal(nextCell(p, 6, "home", false), 4);
  assert.equal(nextCell(p, 6, "last", false), 15);
  // If the whole row is full, the selection stays where it is.
  assert.equal(nextCell(four("1234............"), 1, "right", true), 1);
});

test("the page's own formats are read without the algorithms, and other texts are not guessed", () => {
  const read = readLine("12..3...........");
  assert.deepEqual([read.box, read.givens[4]], ["2x2", 3]);
  assert.equal(readLine("A".padEnd(256, ".")).givens[0], 1);
  assert.equal(readLine(".".repeat(36), "3x2").box, "3x2");
  for (const [text, box] of [
    ["", undefined],
    ["12..3....", undefined],
    ["5...............", undefined],
    ["A...............", undefined],
    ["1".padEnd(256, "."), undefined],
    [".".repeat(36), "3x3"],
    [".".repeat(36), "constructor"],
    [`${".".repeat(80)}x`, undefined],
  ]) {
    assert.equal(readLine(text, box), null, text);
  }
});

test("mistakes are digits and eliminations that the solution contradicts", () => {
  const solution = Uint8Array.from("1234341221434321", Number);
  let p = four("1...............");
  p = moves.placeDigit(p, [1, 2], 2, false);
  p = moves.toggleCentre(p, [3, 7], 4, false);
  p = moves.ruleOut(p, [
    [15, 1],
    [14, 1],
  ]);
  const { wrong, ruledOut } = mistakesIn(p, solution);
  assert.deepEqual([...wrong], [2]);
  assert.deepEqual([...ruledOut], [7, 15]);
});
