/** Moves as text, stored games, and the store of a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

/** @type {Map<string, string>} */
const kept = new Map();
let refusing = false;
const refuse = () => {
  if (refusing) throw new Error("refused");
};
/** The parts of the browser's storage that the page uses. */
const storage = {
  getItem(/** @type {string} */ key) {
    refuse();
    return kept.get(key) ?? null;
  },
  setItem(/** @type {string} */ key, /** @type {string} */ text) {
    refuse();
    kept.set(key, text);
  },
  removeItem(/** @type {string} */ key) {
    refuse();
    kept.delete(key);
  },
};
Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });

const { fromGivens } = await load("play/position.ts");
const moves = await load("play/moves.ts");
const { change, difference, readGame, writeGame } = await load("play/history.ts");
const { createGame } = await load("play/store.ts");
const { createSession } = await load("session/session.ts");
const store = createSession().get(createGame);
const { games } = await load("play/saved-games.ts");

const four = (/** @type {string} */ text) => Uint8Array.from(text.replaceAll(".", "0"), Number);
const START = fromGivens(four("1..............."), "2x2");
/** Returns a position with every kind of content. */
const busy = () => {
  let p = moves.toggleDigit(START, [6], 2, false);
  p = moves.toggleCentre(p, [7, 8], 3, false);
  p = moves.toggleCorner(p, [9], 4);
  p = moves.ruleOut(p, [[10, 1]]);
  p = moves.toggleColour(p, [11], 8);
  return moves.colourCandidate(p, [12], 2, 0);
};
const text = () => writeGame(game(busy()));
const game = (/** @type {unknown} */ position) => ({
  position,
  past: [START],
  future: [],
  spent: 1234.4,
  finished: null,
});

test("every move can be undone and redone", () => {
  const after = busy();
  const by = difference(START, after);
  assert.deepEqual(change(START, by), after);
  assert.deepEqual(change(after, by), START);
  assert.equal(difference(after, busy()), "");
});

test("a stored game is restored with its moves", () => {
  const read = readGame(JSON.parse(text()));
  assert.deepEqual(read, { ...game(busy()), spent: 1234 });
});

test("a 25×25 grid with all candidates marked is restored too", () => {
  const large = moves.noteCandidates(fromGivens(new Uint8Array(625), "5x5"));
  const read = readGame(JSON.parse(writeGame({ ...game(large), past: [] })));
  assert.deepEqual(read?.position, large);
});

test("invalid data give no game", () => {
  const whole = JSON.parse(text());
  for (const bad of [
    "",
    null,
    {},
    { ...whole, v: 2 },
    { ...whole, box: "9x9" },
    { ...whole, now: "vzz.1" },
    { ...whole, now: "v0.7" },
    { ...whole, now: "c0.g" },
    { ...whole, past: "q0.1" },
    { ...whole, past: "v0" },
    { ...whole, future: 5 },
  ]) {
    assert.equal(readGame(bad), null, JSON.stringify(bad));
  }
});

test("undo and redo are unlimited, and a new move discards the undone ones", () => {
  store.openPuzzle(four("2..............."), "2x2");
  for (let turn = 0; turn < 1000; turn++) {
    assert.ok(
      store.act((/** @type {unknown} */ p) => moves.toggleDigit(p, [5], 1 + (turn % 4), false)),
    );
  }
  assert.ok(
    !store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [5], 4, false)),
    "no move at all",
  );
  for (let turn = 0; turn < 1000; turn++) assert.ok(store.undo());
  assert.ok(!store.undo());
  assert.equal(store.position.value.values[5], 0);
  for (let turn = 0; turn < 3; turn++) store.redo();
  assert.equal(store.position.value.values[5], 3);
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [6], 4, false));
  assert.equal(store.canRedo.value, false);
});

test("another puzzle discards nothing: the earlier game returns with its moves", () => {
  store.openPuzzle(four("3..............."), "2x2");
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [5], 1, false));
  const name = store.current();
  store.openPuzzle(four("4..............."), "2x2");
  assert.equal(store.canUndo.value, false);
  assert.equal(store.current(), null);
  store.openPuzzle(four("3..............."), "2x2");
  assert.equal(store.position.value.values[5], 1);
  assert.equal(store.current(), name);
  assert.ok(store.undo());
});

test("entering givens makes one game, however many are entered", () => {
  store.openPuzzle(new Uint8Array(16), "2x2");
  assert.equal(store.editing.value, true, "an empty board is to be written");
  const before = games.value.length;
  for (const cell of [0, 5, 10]) {
    store.act((/** @type {unknown} */ p) => moves.setGiven(p, [cell], 3));
  }
  assert.equal(games.value.length, before + 1);
  assert.equal(games.value[0].givens, "3000030000300000");
});

test("starting again can be undone", () => {
  store.openPuzzle(four("31.............."), "2x2");
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [5], 4, false));
  store.act(moves.restart);
  assert.equal(store.position.value.values[5], 0);
  store.undo();
  assert.equal(store.position.value.values[5], 4);
});

test("a board that becomes full is reported once as finished", () => {
  store.openPuzzle(four("123434122143432."), "2x2");
  store.spent.value = 5000;
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [15], 2, false));
  assert.equal(store.finished.value, null);
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [15], 1, false));
  assert.equal(store.finished.value, 5000);
  store.spent.value = 9000;
  store.undo();
  store.redo();
  assert.equal(store.finished.value, 5000);
});

test("another position is one move; on another board it is a separate game", () => {
  store.openPuzzle(four("1..............."), "2x2");
  store.reach(busy());
  assert.deepEqual(store.position.value, busy());
  store.undo();
  assert.equal(store.position.value.values[6], 0);
  store.reach(fromGivens(new Uint8Array(81), "3x3"));
  assert.equal(store.position.value.side, 9);
  assert.equal(store.canUndo.value, false);
});

test("a highlighted digit is kept across moves, and reset with the puzzle", () => {
  store.openPuzzle(four(".1.............."), "2x2");
  store.filter.value = 3;
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [15], 1, false));
  store.undo();
  assert.equal(store.filter.value, 3);
  store.reach(fromGivens(new Uint8Array(81), "3x3"));
  assert.equal(store.filter.value, 0, "of another size");
  store.filter.value = 9;
  store.openPuzzle(new Uint8Array(81).with(0, 1), "3x3");
  assert.equal(store.filter.value, 0, "of the same size");
});

test("the puzzle is the same object until its givens change", () => {
  store.openPuzzle(four("..1............."), "2x2");
  const puzzle = store.gamePuzzle.value;
  assert.deepEqual(Object.keys(puzzle).sort(), ["box", "givens", "side"]);
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [15], 2, false));
  store.act((/** @type {unknown} */ p) => moves.restart(p));
  store.undo();
  assert.equal(store.gamePuzzle.value, puzzle);
  store.openPuzzle(four("...1............"), "2x2");
  assert.notEqual(store.gamePuzzle.value, puzzle);
  assert.equal(store.gamePuzzle.value.givens[3], 1);
});

test("a browser without storage causes no errors", () => {
  refusing = true;
  store.openPuzzle(four("..1............."), "2x2");
  store.act((/** @type {unknown} */ p) => moves.placeDigit(p, [5], 4, false));
  store.openPuzzle(four("...1............"), "2x2");
  store.openPuzzle(four("..1............."), "2x2");
  assert.equal(store.position.value.values[5], 4, "this visit still knows it");
  refusing = false;
});
