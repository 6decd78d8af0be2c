/** The three depths of a hint for every technique: where to look, what follows and why, why it works. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readCatalog } from "../../www/tables.mjs";
import { all } from "../package/support.mjs";
import { load } from "./load.mjs";

const { readBoard } = await load("parts/techniques/boards.ts");
const { announced, said, stepSaid } = await load("play/help/said.ts");
const { hintBoardOf, proofOf, reasonsOf } = await load("play/help/reasons.ts");
const { chainsOf } = await load("../../pkg/src/hints/inferences.ts");
const { cellsOfHouse, housesOfCell, otherCells, otherDigits } = await load(
  "../../pkg/src/hints/blockers.ts",
);
const { whereOf } = await load("play/help/drawn.ts");
const { cellName } = await load("play/help/notation.ts");
const { applied } = await load("play/help/path.ts");
const { candidatesOf, digitAt, fromGivens } = await load("play/position.ts");

/** @typedef {{ id: string, step: any, at: any, told: any }} Taught */

/** Each explained instance of the gallery, with the position that it is found on. @type {Taught[]} */
const taught = Object.entries(
  JSON.parse(readFileSync(new URL("../../www/public/techniques.json", import.meta.url), "utf8")),
).flatMap(([id, boards]) =>
  boards.flatMap((/** @type {any} */ written) => {
    const board = readBoard(written);
    const at = { ...fromGivens(board.digits, board.box), centre: board.candidates };
    return board.finds.flatMap((/** @type {any} */ find, /** @type {number} */ index) => {
      if (!find.told) return [];
      const { text, i18n } = written.finds[index];
      const explanation = { ...find.told, text, i18n };
      const { places: placements, removes: eliminations } = find;
      return [{ id, at, step: { technique: id, placements, eliminations, explanation } }];
    });
  }),
);

/** Without the names of cells and houses, whose numbers are not digits of the puzzle. */
const nameless = (/** @type {string} */ text) =>
  text.replace(/r\d+c\d+|(row|column|box) \d+|\d+ marked cells?/g, "");

test("every technique has all three depths", () => {
  const ids = all.techniques.map(({ id }) => id);
  assert.deepEqual([...new Set(taught.map(({ id }) => id))].sort(), [...ids].sort());
  for (const id of ids) {
    const proof = proofOf(id);
    const words = proof.split(" ").length;
    assert.ok(words >= 15 && words <= 75, `${id}: ${words} words: ${proof}`);
  }
  for (const { id, step, at } of taught) {
    const hint = { kind: "step", step };
    const where = said(hint, 1, at);
    // The name, then a place; no digit.
    assert.match(
      where,
      /^[^.]+\. Look at (the \d+ marked cells?|(r\d|row|column|box)[^.]*)\.$/,
      id,
    );
    assert.doesNotMatch(nameless(where.slice(where.indexOf(".") + 1)), /\d/, `${id}: ${where}`);
    const what = said(hint, 2, at);
    const sentence = step.explanation.text.replace(/\b([A-Z]) \(\d+\)/g, "$1");
    assert.ok(what.startsWith(sentence), id);
    assert.doesNotMatch(what, /→|[{}]|undefined|NaN/, `${id}: ${what}`);
    for (const [cell, digit] of step.placements) {
      if (step.placements.length === 1) {
        assert.ok(what.includes(cellName(cell, at.side)), `${id}: ${what}`);
        assert.ok(digit > 0);
      }
    }
    if (step.placements.length === 0) {
      assert.match(what, /Remove .+ from r|Remove the \d+ marked candidates/, `${id}: ${what}`);
    }
    assert.match(announced(hint, 3, at), /^Hint 3 of 3: [A-Z]/);
  }
});

test("a translation has the proofs and reasons that English has", () => {
  const [english, german] = ["en", "de"].map((language) => readCatalog(language, "reasons"));
  assert.deepEqual([...german.keys()].sort(), [...english.keys()].sort());
});

/** The techniques whose reason is a chain or a net. */
const CHAINED = /chain|nice-loop|forcing/;

test("chains are told link by link, each link with a drawing of its own", () => {
  let links = 0;
  for (const { id, step, at } of taught) {
    if (!CHAINED.test(id)) continue;
    const reasons = reasonsOf(step, at);
    assert.ok(reasons.length > 0, id);
    for (const { lines: told } of reasons) {
      assert.ok(told.length > 1, id);
      assert.match(told[0].text, /^Suppose /, id);
      for (const { text, overlay } of told.slice(1)) {
        assert.match(text, /^(Then |r\d+c\d+ cannot both)/, id);
        assert.ok(overlay.marks.length > 0, `${id}: ${text}`);
        links += 1;
      }
    }
  }
  assert.ok(links > 300, `${links} links`);
});

test("the rule of each link holds on the board", () => {
  const seen = { "last-candidate": 0, "last-place": 0, filled: 0, seen: 0, set: 0 };
  for (const { id, step, at } of taught) {
    if (!/chain|nice-loop/.test(id) || /forcing/.test(id)) continue;
    const candidates = candidatesOf(at);
    const has = (/** @type {number} */ cell, /** @type {number} */ digit) =>
      ((candidates[cell] ?? 0) & (1 << (digit - 1))) !== 0;
    for (const { statement, rule, from } of chainsOf(step, hintBoardOf(at)).flat()) {
      const { cells, digit } = statement;
      const before = from.flatMap((/** @type {any} */ one) => one.cells);
      assert.notEqual(rule.type, "net", id);
      if (rule.type === "assumed") continue;
      seen[/** @type {keyof typeof seen} */ (rule.type)] += 1;
      if (rule.type === "last-candidate") {
        assert.equal(cells.length, 1);
        assert.deepEqual(
          Array.from({ length: at.side }, (_, d) => d + 1).filter((d) => has(cells[0], d)),
          [digit, from[0].digit].sort((one, other) => one - other),
        );
      } else if (rule.type === "last-place") {
        for (const place of cellsOfHouse(at, rule.house)) {
          assert.ok(!has(place, digit) || [...cells, ...before].includes(place), id);
        }
      } else if (rule.type === "seen" && rule.house) {
        const house = cellsOfHouse(at, rule.house);
        assert.ok(
          [...cells, ...before].every((cell) => house.includes(cell)),
          id,
        );
      } else if (rule.type === "set") {
        const digits = rule.cells.reduce(
          (/** @type {number} */ bits, /** @type {number} */ cell) => bits | candidates[cell],
          0,
        );
        assert.equal(digits.toString(2).replaceAll("0", "").length, rule.cells.length + 1, id);
        assert.ok(
          [...cells, ...before].every((cell) => rule.cells.includes(cell)),
          id,
        );
      }
    }
  }
  for (const [rule, count] of Object.entries(seen)) assert.ok(count > 5, `${rule}: ${count}`);
});

test("a net inside a net names the candidate that it contradicts", () => {
  let nested = 0;
  for (const { id, step, at } of taught.filter(({ id }) => id === "nested-forcing-net")) {
    const refuted = step.explanation.i18n.args.refuted.values;
    const inferences = chainsOf(step, hintBoardOf(at)).flat();
    const named = inferences.filter(({ rule }) => rule.type === "nested");
    assert.equal(named.length, refuted.length, id);
    assert.ok(inferences.every(({ rule }) => rule.type !== "net"));
    const lines = reasonsOf(step, at).flatMap((reason) => reason.lines.map(({ text }) => text));
    for (const { rule } of named) {
      const digits = candidatesOf(at)[rule.cell] ?? 0;
      assert.ok(digits & (1 << (rule.digit - 1)), "the contradicted candidate is on the board");
      const name = cellName(rule.cell, at.side);
      assert.ok(
        lines.some((line) => line.includes(`otherwise ${name} would both be ${rule.digit}`)),
      );
      nested += 1;
    }
  }
  assert.ok(nested > 20, `${nested} nested nets`);
});

test("forms of a technique have proofs of their own", () => {
  const OWN = [
    "multi-color-wrap",
    "nice-loop-placed",
    "nice-loop-continuous",
    "als-xz-doubly",
    "als-chain-closed",
    "forcing-chain.wrong",
  ];
  const found = new Set();
  for (const { id, step } of taught) {
    const form = step.explanation.i18n.id;
    if (!OWN.includes(form)) continue;
    found.add(form);
    assert.notEqual(proofOf(id, form), proofOf(id), `${id}: ${form}`);
    const words = proofOf(id, form).split(" ").length;
    assert.ok(words >= 15 && words <= 75, `${form}: ${words} words`);
  }
  assert.deepEqual([...found].sort(), [...OWN].sort());
});

test("a hint writes digits as the board shows them", () => {
  let large = 0;
  for (const { id, step, at } of taught) {
    const text = stepSaid(step, at.side);
    assert.doesNotMatch(text, /[A-Z] \(\d+\)/, `${id}: ${text}`);
    if (at.side > 9) large += /\b[A-P], [A-P]\b/.test(text) ? 1 : 0;
  }
  assert.ok(large > 5, `${large} hints with letters`);
});

test("a forcing chain sends the player to where it begins, however many implications it has", () => {
  for (const { id, step, at } of taught) {
    if (!/forcing/.test(id)) continue;
    const { houses, marks } = whereOf(step, at);
    assert.equal(houses.length + marks.length, 1, id);
    const begins = chainsOf(step, hintBoardOf(at)).map(([first]) => first.statement.cells[0]);
    const place = houses[0] ? cellsOfHouse(at, houses[0]) : marks.map(({ cell }) => cell);
    assert.ok(
      begins.every((cell) => place.includes(cell)),
      id,
    );
  }
});

/** The puzzles of a set. @param {string} file */
const puzzlesOf = (file) =>
  readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => (/^[\d.]{81}/.test(line) ? [line.slice(0, 81)] : []));

/** The singles of the paths of some puzzles, each with the position before it. */
function* singles() {
  for (const text of [
    ...puzzlesOf("top95.txt").slice(0, 8),
    ...puzzlesOf("easy50.txt").slice(0, 20),
  ]) {
    const puzzle = all.read(text);
    let at = fromGivens(puzzle.givens, puzzle.box);
    for (const step of all.path(puzzle, { explain: true }).steps) {
      if (/single/.test(step.technique)) yield { step, at };
      at = applied(at, step);
    }
  }
}

test("what rules out the alternatives of a single stands on the board", () => {
  const checked = { naked: 0, hidden: 0, removed: 0 };
  for (const { step, at } of singles()) {
    const [[cell, digit]] = step.placements;
    const holds = (/** @type {any} */ house, /** @type {number} */ wanted) =>
      cellsOfHouse(at, house).some((/** @type {number} */ one) => digitAt(at, one) === wanted);
    if (step.technique === "naked-single") {
      const { houses, removed } = otherDigits(hintBoardOf(at), cell, digit);
      const named = houses.flatMap(({ house, digits, cells }) => {
        assert.ok(cellsOfHouse(at, house).includes(cell));
        for (const other of digits) assert.ok(holds(house, other));
        assert.deepEqual(
          [...new Set(cells.map((one) => digitAt(at, one)))].sort(),
          [...digits].sort(),
        );
        return digits;
      });
      for (const other of removed) {
        assert.ok(housesOfCell(at, cell).every((house) => !holds(house, other)));
      }
      assert.deepEqual(
        [...named, ...removed, digit].sort((one, other) => one - other),
        Array.from({ length: at.side }, (_, index) => index + 1),
      );
      checked.naked += 1;
      checked.removed += removed.length;
    } else {
      const focus = new Set(
        step.explanation.marks.filter(({ role }) => role === "focus").map((mark) => mark.cell),
      );
      const house = housesOfCell(at, cell).find((one) =>
        cellsOfHouse(at, one).every((other) => focus.has(other)),
      );
      assert.ok(house);
      const { blockers, removed } = otherCells(hintBoardOf(at), house, cell, digit);
      const blocked = blockers.flatMap(({ blocker, cells, house: shared }) => {
        assert.equal(digitAt(at, blocker), digit);
        for (const one of cells) {
          const own = housesOfCell(at, one).map(({ kind, index }) => `${kind} ${index}`);
          const sees = housesOfCell(at, blocker).some(({ kind, index }) =>
            own.includes(`${kind} ${index}`),
          );
          assert.ok(sees);
          if (shared) assert.ok(cellsOfHouse(at, shared).includes(one));
        }
        return cells;
      });
      for (const one of removed) {
        assert.ok(housesOfCell(at, one).every((own) => !holds(own, digit)));
      }
      const blank = cellsOfHouse(at, house).filter((one) => one !== cell && digitAt(at, one) === 0);
      assert.deepEqual(
        [...blocked, ...removed].sort((a, b) => a - b),
        blank,
      );
      checked.hidden += 1;
      checked.removed += removed.length;
    }
  }
  for (const [kind, count] of Object.entries(checked)) assert.ok(count > 50, `${kind}: ${count}`);
});
