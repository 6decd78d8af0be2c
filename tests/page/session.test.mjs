/** Sessions: each creates its own stores and ends them. The document: one history for puzzle and position. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { fullLab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { createSession } = await load("session/session.ts");
const { createDocument } = await load("session/document.ts");
const { createPuzzleEditor } = await load("session/puzzle-editor.ts");
const { createGame } = await load("play/store.ts");
const { lab } = await load("session/engine.ts");
const { placeDigit } = await load("play/moves.ts");

lab.value = fullLab;
const read = (/** @type {string} */ text) => fullLab.read(text.padEnd(16, "."));

test("a factory makes one store for each session", () => {
  const factory = () => ({ count: signal(0) });
  const [one, other] = [createSession(), createSession()];
  assert.equal(one.get(factory), one.get(factory));
  assert.notEqual(one.get(factory), other.get(factory));
});

test("effects and resources end with the session, the latest first", () => {
  const session = createSession();
  const source = signal(1);
  /** @type {(number | string)[]} */
  const seen = [];
  session.effect(() => {
    seen.push(source.value);
  });
  session.onDispose(() => seen.push("first"));
  session.onDispose(() => seen.push("second"));
  source.value = 2;
  session.dispose();
  source.value = 3;
  assert.deepEqual(seen, [1, 2, "second", "first"]);
  session.dispose();
  assert.equal(seen.length, 4, "once");
});

test("an effect that is created after the end of a session is ended at once", () => {
  const session = createSession();
  session.dispose();
  let runs = 0;
  session.effect(() => {
    runs++;
  });
  let ended = false;
  session.onDispose(() => {
    ended = true;
  });
  assert.equal(runs, 0);
  assert.ok(ended);
});

/** Returns a session with all functions that change its document. */
function open() {
  const session = createSession();
  return {
    ...session.get(createDocument),
    game: session.get(createGame),
    editor: session.get(createPuzzleEditor),
  };
}

test("moves of a game and changes of the puzzle form one history", () => {
  const { setPuzzle, puzzle, position, game, editor } = open();
  setPuzzle(read("1"));
  game.act((/** @type {unknown} */ p) => placeDigit(p, [5], 3, false));
  game.act((/** @type {unknown} */ p) => placeDigit(p, [6], 1, false));
  setPuzzle(read("2"));
  assert.equal(game.canUndo.value, false, "nothing was done in this game");
  editor.undo();
  assert.equal(puzzle.value.text, read("1").text);
  assert.equal(position.value.values[6], 1, "as it was left");
  assert.ok(game.undo());
  assert.equal(position.value.values[6], 0);
  assert.equal(editor.canUndo.value, false);
  editor.redo();
  assert.equal(puzzle.value.text, read("2").text);
  editor.undo();
  assert.ok(game.undo());
  assert.ok(game.redo());
  assert.ok(!game.redo(), "what comes next is another puzzle");
  game.act((/** @type {unknown} */ p) => placeDigit(p, [7], 2, false));
  assert.equal(editor.canRedo.value, false, "a move forgets what was undone");
});

test("the puzzle is the same object as long as its givens are, whatever is entered", () => {
  const { setPuzzle, puzzle, game } = open();
  const given = read("3");
  setPuzzle(given);
  assert.equal(puzzle.value, given);
  game.act((/** @type {unknown} */ p) => placeDigit(p, [5], 1, false));
  game.undo();
  assert.equal(puzzle.value, given);
});

test("edits of givens are undone one by one", () => {
  const { setPuzzle, puzzle, editor } = open();
  setPuzzle(read("4"));
  editor.setGiven(1, 2);
  editor.setGiven(1, 2);
  editor.setGiven(2, 1);
  assert.equal(puzzle.value.text, read("421").text);
  editor.undo();
  editor.undo();
  assert.equal(puzzle.value.text, read("4").text);
  editor.redo();
  assert.equal(puzzle.value.text, read("42").text);
});
