/** Hints, reasons and the solution path: the texts and overlays of a step, and the position of a player on the path. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { NodeWorker } from "../package/node_worker.mjs";
import { easy, fullLab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { cellName, houseAt, stepText, patternText, resultText } =
  await load("play/help/notation.ts");
const { overlayOf, areaOverlay, signsIn } = await load("play/help/hint-overlays.ts");
const { positionAfter, applyStep, progressOnPath, tallyOf } = await load("play/help/path.ts");
const { overlayOf: refutedTo } = await load("play/help/refuted.ts");
const { announcedText, stageText, stepReasonText, consequenceText, contradictionText } =
  await load("play/help/hint-text.ts");
const { hintOverlay, stagesOf } = await load("play/help/hint.ts");
const { actionOf } = await load("play/keys.ts");
const { replayOf } = await load("play/help/replay.ts");
const { createHints } = await load("play/help/hints.ts");
const { createHintStore } = await load("play/help/stages.ts");
const { Teacher } = await load("play/help/teacher.ts");
const { createHintsWanted } = await load("play/help/wanted.ts");
const { createGame } = await load("play/store.ts");
const { createDocument } = await load("session/document.ts");
const { createSession } = await load("session/session.ts");

const session = createSession();
const { follow, more, teacher, teacherReady } = session.get(createHints);
const { hint, stage } = session.get(createHintStore);
const { hintsWanted } = session.get(createHintsWanted);
const { reach } = session.get(createGame);
const { history } = session.get(createDocument);
const clear = () => {
  history.current.value = null;
};

const { candidatesOf, digitAt, fromGivens, isSolved } = await load("play/position.ts");

const hard = fullLab.read(
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
);
const { steps } = fullLab.path(hard, { explain: true });
const start = fromGivens(hard.givens, hard.box);
/** @param {(step: any) => boolean} wanted */
const first = (wanted) => steps.find(wanted) ?? assert.fail("the path has no such step");

test("cells and houses are named from 1", () => {
  assert.deepEqual(
    [0, 8, 72, 80].map((cell) => cellName(cell, 9)),
    ["r1c1", "r1c9", "r9c1", "r9c9"],
  );
  assert.deepEqual(houseAt(0, 9), { kind: "row", number: 1 });
  assert.deepEqual(houseAt(17, 9), { kind: "column", number: 9 });
  assert.deepEqual(houseAt(31, 16), { kind: "column", number: 16 });
  assert.deepEqual(houseAt(32, 16), { kind: "box", number: 1 });
});

test("a step that places nothing says which candidates it rules out", () => {
  const step = (/** @type {any[]} */ eliminations, /** @type {any[]} */ placements = []) => ({
    technique: "",
    placements,
    eliminations,
    explanation: { template: "", text: "The reason.", marks: [], links: [] },
  });
  const some = [
    [13, 6],
    [22, 2],
    [14, 6],
  ];
  assert.equal(
    stepReasonText(step(some), 9),
    "The reason. Remove 2 from r3c5; 6 from r2c5 and r2c6.",
  );
  assert.equal(stepReasonText(step(some, [[0, 1]]), 9), "The reason.");
  assert.equal(stepReasonText(step([]), 9), "The reason.");
  const many = Array.from({ length: 31 }, (_, cell) => [cell, 1]);
  assert.equal(stepReasonText(step(many), 9), "The reason. Remove the 31 marked candidates.");
});

test("a step is written in the notation of solvers", () => {
  const explanation = (/** @type {any[]} */ marks) => ({
    template: "",
    text: "",
    marks,
    links: [],
  });
  const mark = (
    /** @type {string} */ role,
    /** @type {number} */ cell,
    /** @type {number} */ digit,
  ) => ({ role, cell, digit });
  const skyscraper = {
    technique: "skyscraper",
    placements: [],
    eliminations: [
      [35, 4],
      [69, 4],
    ],
    explanation: explanation([
      mark("pattern", 51, 4),
      mark("pattern", 62, 4),
      mark("eliminated", 35, 4),
    ]),
  };
  assert.equal(stepText("Skyscraper", skyscraper, 9), "Skyscraper: 4 in r6c7,r7c9 => r4c9,r8c7<>4");
  const single = {
    technique: "",
    placements: [[30, 1]],
    eliminations: [],
    explanation: explanation([mark("focus", 30, 0), mark("placed", 30, 1)]),
  };
  assert.equal(stepText("Naked single", single, 9), "Naked single: r4c4=1");
  const two = {
    ...skyscraper,
    eliminations: [
      [2, 9],
      [1, 3],
      [0, 9],
    ],
  };
  assert.equal(resultText(two, 9), "r1c2<>3; r1c3,r1c1<>9");
  const pair = { ...two, explanation: explanation([mark("first", 4, 7), mark("second", 3, 2)]) };
  assert.equal(patternText(pair, 9), "2/7 in r1c4,r1c5");
  assert.equal(resultText({ ...single, placements: [[0, 12]] }, 16), "r1c1=L");
});

test("the stage “where to look” names no digit, and the step shows its conclusion", () => {
  for (const step of steps) {
    const where = areaOverlay(step, start);
    assert.ok(where.houses.length + where.marks.length > 0, step.technique);
    assert.ok(
      where.marks.every((/** @type {any} */ { digit }) => digit === 0) && where.links.length === 0,
    );
    const { marks } = overlayOf(step, start);
    const shown = marks.filter(
      (/** @type {any} */ { role }) => role === "placed" || role === "eliminated",
    ).length;
    assert.equal(shown, step.placements.length + step.eliminations.length, step.technique);
  }
  const hidden = first(({ technique }) => technique === "hidden-single");
  const { houses, marks } = overlayOf(hidden, start);
  assert.equal(houses.length, 1);
  assert.deepEqual(
    marks.map((/** @type {any} */ { role }) => role),
    ["placed"],
  );
  assert.deepEqual(signsIn({ houses, marks, links: [] }), ["house", "placed"]);
});

test("a hint shows more with each stage, and a screen reader announces the stage", () => {
  const step = first(({ technique }) => technique === "hidden-single");
  const hint = { kind: "step", step };
  assert.equal(stagesOf(hint), 3);
  assert.match(
    announcedText(hint, 1, start),
    /^Hint 1 of 3: Hidden single\. Look at (box|row|column) \d\.$/,
  );
  assert.ok(
    announcedText(hint, 2, start).startsWith(`Hint 2 of 3: ${step.explanation.text} Why no`),
  );
  assert.match(
    announcedText(hint, 3, start),
    /^Hint 3 of 3: Every row, column and box contains every digit once/,
  );
  const [[cell, digit] = [0, 0]] = step.placements;
  assert.ok(!stageText(hint, 1, start).includes(cellName(cell, 9)));
  assert.ok(stageText(hint, 2, start).includes(`${cellName(cell, 9)} is ${digit}`));
});

test("a mistake is reported first without its place, then with it", () => {
  const hint = { kind: "wrong", mistakes: { wrong: new Set([1]), ruledOut: new Set([2, 3]) } };
  assert.doesNotMatch(stageText(hint, 1, start), /r\dc\d/);
  assert.equal(hintOverlay(start, hint, 1), null);
  assert.equal(
    stageText(hint, 2, start),
    "The digit in r1c2 is wrong. In r1c3 and r1c4, a candidate that the solution needs was removed.",
  );
  assert.deepEqual(
    hintOverlay(start, hint, 2)?.marks.map((/** @type {any} */ { cell, digit }) => [cell, digit]),
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  );
  assert.equal(stagesOf(hint), 2);
});

test("steps that are carried out one after another solve the puzzle, each as one move", () => {
  const end = positionAfter(start, steps, steps.length);
  assert.ok(isSolved(end));
  for (const step of steps.slice(0, 20)) {
    const next = applyStep(start, step);
    for (const [cell, digit] of step.eliminations) {
      assert.equal((candidatesOf(next)[cell] ?? 0) & (1 << (digit - 1)), 0);
    }
    for (const [cell, digit] of step.placements) assert.equal(digitAt(next, cell), digit);
  }
});

test("a player is at the first step of the path that is not done", () => {
  for (let count = 0; count <= steps.length; count += 7) {
    const at = progressOnPath(steps, positionAfter(start, steps, count));
    // Digits that were placed before may already have removed the candidates of this step.
    assert.ok(at >= count, `${at} after ${count}`);
    assert.ok(steps.slice(count, at).every(({ placements }) => placements.length === 0));
  }
  const placed = steps.filter(({ placements }) => placements.length > 0);
  const onlyDigits = placed.slice(0, 4).reduce(applyStep, start);
  const fourth = steps.indexOf(placed[3] ?? assert.fail());
  assert.ok(
    progressOnPath(steps, onlyDigits) > fourth,
    "candidates that were of use only before are not asked for",
  );
  assert.equal(progressOnPath(steps, start), 0);
});

test("the techniques of a path are counted in their order", () => {
  const tally = tallyOf(steps);
  assert.equal(
    [...tally.values()].reduce((sum, one) => sum + one, 0),
    steps.length,
  );
  assert.equal([...tally.keys()][0], steps[0]?.technique);
});

test("a reason is drawn up to the selected line, and its conclusion last", () => {
  const refutation = {
    steps: [
      { type: "place", cell: 4, digit: 7, house: 18 },
      { type: "locked", digit: 3, house: 20, other: 1, cells: [10, 11] },
      { type: "pair", pair: [1, 2], house: 0, eliminations: [[5, 6]] },
      { type: "digit", cell: 9, digit: 2 },
    ],
    end: { type: "house", house: 13, digit: 5 },
  };
  const up = (/** @type {number} */ count) => refutedTo([0, 1], refutation, count, 9);
  assert.deepEqual(
    up(0).marks.map((/** @type {any} */ { cell }) => cell),
    [0, 4],
  );
  assert.deepEqual(up(0).houses, [{ kind: "box", index: 0, role: "focus" }]);
  assert.deepEqual(
    up(1).marks.map((/** @type {any} */ { cell }) => cell),
    [0, 4, 10, 11],
  );
  assert.deepEqual(up(4).houses, [{ kind: "column", index: 4, role: "undone" }]);
  const lines = refutation.steps.map((step) => consequenceText(step, 9));
  assert.deepEqual(lines, [
    "r1c5 is 7: box 1 has no other place for 7.",
    "In box 3, all places for 3 lie in row 2: 3 is removed from r2c2,r2c3.",
    "r1c2,r1c3 share two candidates, which are removed from the rest of row 1: r1c6<>6.",
    "r2c1 is 2: the cell has no other candidate left.",
  ]);
  assert.equal(contradictionText(refutation, 9), "Then column 5 has no place left for 5.");
  assert.equal(
    contradictionText({ steps: [], end: { type: "cell", cell: 80 } }, 9),
    "Then r9c9 has no candidate left.",
  );
});

test("a path can be stepped, sought and restarted within its ends", () => {
  const replay = replayOf(5);
  assert.equal(replay.phase.value, "ready");
  replay.step(-1);
  assert.equal(replay.shownStep.value, 0);
  replay.step(2);
  assert.deepEqual([replay.shownStep.value, replay.phase.value], [2, "paused"]);
  replay.seek(99);
  assert.deepEqual([replay.shownStep.value, replay.phase.value], [5, "ended"]);
  const { play } = replay;
  play();
  assert.deepEqual([replay.shownStep.value, replay.phase.value], [0, "running"]);
  replay.pause();
  replay.stop();
  assert.deepEqual([replay.shownStep.value, replay.phase.value], [0, "ready"]);
  assert.equal(replayOf(0).phase.value, "idle");
});

test("Shift+H asks for a hint; with Alt where letters are digits", () => {
  const press = { code: "KeyH", key: "H", shift: true, command: false, numLock: false };
  const action = (/** @type {object} */ more) => actionOf({ ...press, ...more })?.do;
  assert.equal(action({ alt: false, letters: false }), "hint");
  assert.equal(action({ alt: true, letters: true }), "hint");
  assert.equal(action({ alt: false, letters: true }), "write");
  assert.equal(action({ alt: false, letters: false, shift: false, key: "h" }), undefined);
});

test("the next step is searched for as soon as a move is made, and the earlier search ends", async () => {
  const asked = [];
  teacher.value = {
    solution: async () => null,
    next(at, signal) {
      asked.push({ at, signal });
      return new Promise(() => {});
    },
    dispose() {},
  };
  const first = fromGivens(new Uint8Array(16), "2x2");
  const second = fromGivens(
    Uint8Array.from({ length: 16 }, (_, cell) => +(cell === 0)),
    "2x2",
  );
  const end = follow();
  for (const one of [first, second]) {
    reach(one);
    await new Promise(setImmediate);
  }
  assert.deepEqual(
    asked.map(({ at }) => at),
    [first, second],
  );
  assert.deepEqual(
    asked.map(({ signal }) => signal.aborted),
    [true, false],
  );
  end();
  assert.equal(asked[1].signal.aborted, true);
});

test("the first stage never marks most of the board, not even on the hardest puzzles", () => {
  const hardest = fullLab.read(
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  );
  const board = fromGivens(hardest.givens, hardest.box);
  const path = fullLab.path(hardest, { explain: true, maxSteps: 6 }).steps;
  const spread = path.filter(({ explanation }) => {
    const cells = explanation?.marks.map(({ cell }) => cell);
    return new Set(cells).size > 27;
  });
  assert.ok(spread.length > 0, "no step here spreads over the board");
  for (const step of [...path, ...steps]) {
    const { houses, marks } = areaOverlay(step, board);
    assert.ok(houses.length + marks.length > 0, step.technique);
    assert.ok(houses.length <= 5 && marks.length <= 9, step.technique);
  }
  for (const step of spread) {
    assert.match(
      stageText({ kind: "step", step }, 1, board),
      /net\. Look at (r\dc\d|(box|row|column) \d)\.$/,
    );
  }
});

test("a hint prefers the single that people see first", async (t) => {
  const puzzle = easy;
  const guide = new Teacher(fullLab, { workers: 1, createWorker: () => new NodeWorker() });
  t.after(() => guide.dispose());
  const { signal } = new AbortController();
  const start = fromGivens(puzzle.givens, puzzle.box);
  const singles = await found(guide, start, signal);
  assert.ok(singles.has("naked-single") && singles.has("hidden-single"), "both kinds stand here");
  const step = await guide.next(start, signal);
  assert.equal(step.technique, "hidden-single");
  assert.match(stageText({ kind: "step", step }, 1, start), /^Hidden single\. Look at box \d\.$/);
  const bySe = await guide.next(start, signal, "se");
  assert.equal(bySe.technique, "hidden-single");
  const byHodoku = await guide.next(start, signal, "hodoku");
  assert.equal(byHodoku.technique, "naked-single");
});

/** Returns the techniques of all steps on a board. */
async function found(guide, at, signal) {
  const ids = new Set();
  await guide.all(at, signal, (steps) => {
    for (const { technique } of steps) ids.add(technique);
  });
  return ids;
}

test("a hint without a step says that the puzzle has several solutions, and where they differ", async (t) => {
  const guide = new Teacher(fullLab, { workers: 1, createWorker: () => new NodeWorker() });
  t.after(() => guide.dispose());
  const { signal } = new AbortController();
  const hintAt = (left) => stageText({ kind: "several", left }, 1, start);
  // Two solutions: two digits can be swapped in a rectangle.
  const { solution } = fullLab.solve(hard);
  const two = rectangleOf(solution);
  const blank = solution.map((digit, cell) => (two.includes(cell) ? 0 : digit));
  const left = await guide.solutionsLeft(fromGivens(blank, "3x3"), signal);
  assert.deepEqual(left, { found: 2, exhausted: true, differ: two });
  const sentence = hintAt(left);
  assert.match(sentence, /^The digits on the board allow 2 solutions, so logic alone/);
  for (const cell of two) assert.ok(sentence.includes(cellName(cell, 9)));
  const { marks } = hintOverlay(start, { kind: "several", left }, 1);
  assert.deepEqual(
    marks.map(({ cell }) => cell),
    two,
  );
  // There are too many solutions to compare: only a lower bound is reported.
  const open = await guide.solutionsLeft(fromGivens(new Uint8Array(81), "3x3"), signal);
  assert.ok(open.found > 1 && !open.exhausted && open.differ.length === 0);
  assert.match(hintAt(open), /allow at least \d+ solutions/);
  // The player's own digits are taken into account: with one of them there is one solution, with a wrong one there is
  // none.
  const board = fromGivens(blank, "3x3");
  const [first, second] = two;
  const filled = (digit) => ({ ...board, values: board.values.with(first, digit) });
  const one = await guide.solutionsLeft(filled(solution[first]), signal);
  assert.deepEqual(one, { found: 1, exhausted: true, differ: [] });
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => digit !== solution[first] && digit !== solution[second],
  );
  assert.equal((await guide.solutionsLeft(filled(wrong), signal)).found, 0);
});

/** Returns four cells of a solved grid in two rows, two columns and two boxes, in which two digits can be exchanged. */
function rectangleOf(solution) {
  for (let row = 0; row < 9; row++) {
    for (let other = row + 1; other < 9; other++) {
      for (let column = 0; column < 9; column++) {
        for (let next = column + 1; next < 9; next++) {
          const cells = [9 * row + column, 9 * row + next, 9 * other + column, 9 * other + next];
          const [a, b, c, d] = cells.map((cell) => solution[cell]);
          const sameBand = Math.floor(row / 3) === Math.floor(other / 3);
          const sameStack = Math.floor(column / 3) === Math.floor(next / 3);
          if (a === d && b === c && sameBand !== sameStack) return cells;
        }
      }
    }
  }
  return assert.fail("no such rectangle");
}

test("a hint that is requested before there is a puzzle is shown once there is one", async () => {
  clear();
  stage.value = 0;
  const lookedAt = [];
  teacher.value = {
    solution: async () => null,
    async next(at) {
      lookedAt.push(at);
      return null;
    },
    dispose() {},
  };
  const end = follow();
  more();
  const board = fromGivens(new Uint8Array(16), "2x2");
  reach(board);
  await new Promise(setImmediate);
  assert.deepEqual(lookedAt, [board]);
  assert.equal(stage.value, 1);
  end();
});

test("without a step, the hint is the reason: several solutions, none, or that no technique is known", async () => {
  const ask = async (/** @type {object} */ left, solution = null) => {
    stage.value = 0;
    clear();
    const none = async () => null;
    const solutionsLeft = async () => ({ differ: [], ...left });
    teacher.value = { solution: async () => solution, next: none, solutionsLeft, dispose() {} };
    const end = follow();
    reach(start);
    more();
    await new Promise(setImmediate);
    const kind = hint.value?.kind;
    end();
    return kind;
  };
  assert.equal(await ask({ found: 2, exhausted: true }), "several");
  assert.equal(await ask({ found: 100, exhausted: false }), "several");
  assert.equal(await ask({ found: 0, exhausted: true }), "none");
  assert.equal(await ask({ found: 0, exhausted: false }), "stuck");
  assert.equal(await ask({ found: 2, exhausted: true }, fullLab.solve(hard).solution), "stuck");
});

test("whatever needs the teacher first prepares it, even if the idle page never did", async () => {
  assert.equal(teacher.value, null);
  hintsWanted.value = true;
  const { lab } = await load("session/engine.ts");
  lab.value = fullLab;
  const found = await teacherReady();
  assert.equal(found, teacher.value);
  hintsWanted.value = false;
  assert.equal(teacher.value, null, "the view is left");
  lab.value = null;
});
