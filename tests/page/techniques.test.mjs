/** The practice boards of techniques: their notation, and the assessment of attempts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./load.mjs";

const { readBoard } = await load("parts/techniques/boards");
const { judge, kindOf } = await load("views/technique/judge");
const { overlayAt } = await load("parts/techniques/overlays");
const { firstSentences } = await load("text/sentences");

const file = new URL("../../www/public/techniques.json", import.meta.url);
const written = JSON.parse(readFileSync(file, "utf8"));
const all = Object.entries(written).map(([id, boards]) => [id, boards.map(readBoard)]);

/** A 4×4 board with a blank cell in a row that has only 4 left, and with 3 in r2c2. */
const board = readBoard({
  box: "2x2",
  values: "123.............",
  candidates: "4,34,34,12,12,1234,1234,1234,1234,1234,1234,1234,1234",
  solution: "1234431221433421",
  finds: [
    { places: [[3, 4]], removes: [], text: "It is left.", marks: [[3, 4, "placed"]], links: [] },
    { places: [], removes: [[5, 4]] },
  ],
});

test("a board is parsed into givens, placed digits and candidates", () => {
  const one = readBoard({
    box: "2x2",
    values: "1b..............",
    candidates: "34,4,1,1,1,1,1,1,1,1,1,1,1,1",
    solution: "1234431221433421",
    finds: [],
  });
  assert.deepEqual([...one.digits.slice(0, 3)], [1, 2, 0]);
  assert.deepEqual(one.given.slice(0, 3), [true, false, false]);
  assert.deepEqual([...one.candidates.slice(0, 4)], [0, 0, 0b1100, 0b1000]);
  assert.deepEqual([...one.solution.slice(0, 5)], [1, 2, 3, 4, 4]);
});

test("a conclusion of the technique is correct, with the instance that gives it", () => {
  const [find] = board.finds;
  assert.deepEqual(judge(board, "places", [[3, 4]]), { type: "right", find, left: 0 });
  assert.equal(judge(board, "removes", [[5, 4]]).type, "right");
  assert.deepEqual(judge(board, "places", []), { type: "empty" });
});

test("another entry is true or wrong by the solution", () => {
  assert.equal(judge(board, "removes", [[8, 4]]).type, "true");
  const wrong = judge(board, "removes", [
    [8, 4],
    [5, 3],
  ]);
  assert.deepEqual(wrong, { type: "wrong", items: [[5, 3]], solution: [5, 3] });
  assert.deepEqual(judge(board, "places", [[5, 4]]).solution, [5, 3]);
});

test("the pattern is drawn before the conclusions", () => {
  const [find] = board.finds;
  assert.equal(overlayAt(find, 0).marks.length, 0);
  assert.equal(overlayAt(find, 1).marks.length, 0);
  assert.equal(overlayAt(find, 2).marks.length, 1);
});

test("a page begins with three sentences and no heading", () => {
  const docs = "One of *two*, as e.g. here.\n\n# How\n\nTwo. Three? Four.";
  assert.equal(firstSentences(docs, 3), "One of *two*, as e.g. here. Two. Three?");
});

test("every technique has an example and three practice boards, each with an answer", () => {
  assert.ok(all.length > 60);
  for (const [id, boards] of all) {
    assert.equal(boards.length, 4, id);
    for (const currentBoard of boards) {
      const [find] = currentBoard.finds;
      assert.ok(find.told?.text.length > 10, id);
      const kind = kindOf(currentBoard);
      assert.equal(judge(currentBoard, kind, find[kind]).type, "right", id);
      for (const [cell, digit] of find[kind]) {
        assert.ok(currentBoard.candidates[cell] & (1 << (digit - 1)), `${id}: it is a candidate`);
        assert.equal(currentBoard.solution[cell] === digit, kind === "places", `${id}: it holds`);
      }
    }
  }
});
