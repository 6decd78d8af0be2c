/** The three stages of a hint for every technique: where to look, what follows and why, and why the technique works. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readCatalog } from "../../www/tables.mjs";
import { fullLab } from "../package/support.mjs";
import { canSee, explainedSteps, hasCandidate } from "./explained-steps.mjs";
import { load } from "./load.mjs";

const { announcedText, stageText, stepReasonText } = await load("play/help/hint-text.ts");
const { hintBoardOf, proofOf, reasonsOf, stepProofOf } = await load("play/help/reasons.ts");
const { chainsOf, netSections } = await load("../../pkg/src/hints/inferences.ts");
const { cellsOfHouse, housesOfCell, otherCells, otherDigits } = await load(
  "../../pkg/src/hints/blockers.ts",
);
const { areaOverlay } = await load("play/help/hint-overlays.ts");
const { hintOverlay } = await load("play/help/hint.ts");
const { cellName } = await load("play/help/notation.ts");
const { applyStep } = await load("play/help/path.ts");
const { candidatesOf, digitAt, fromGivens } = await load("play/position.ts");

/** Returns a text without the names of cells and houses, whose numbers are not digits of the puzzle. */
const nameless = (/** @type {string} */ text) =>
  text.replace(/r\d+c\d+|(row|column|box) \d+|\d+ marked cells?/g, "");

test("every technique has all three stages", () => {
  const ids = fullLab.techniques.map(({ id }) => id);
  assert.deepEqual([...new Set(explainedSteps.map(({ id }) => id))].sort(), [...ids].sort());
  for (const id of ids) {
    const proof = proofOf(id);
    const words = proof.split(" ").length;
    assert.ok(words >= 15 && words <= 75, `${id}: ${words} words: ${proof}`);
  }
  for (const { id, step, at } of explainedSteps) {
    const hint = { kind: "step", step };
    const where = stageText(hint, 1, at);
    // The name of the technique and a place, but no digit.
    assert.match(
      where,
      /^[^.]+\. Look at (the \d+ marked cells?|(r\d|row|column|box)[^.]*)\.$/,
      id,
    );
    assert.doesNotMatch(nameless(where.slice(where.indexOf(".") + 1)), /\d/, `${id}: ${where}`);
    const what = stageText(hint, 2, at);
    const sentence = step.explanation.text.replace(/\b([A-Z]) \(\d+\)/g, "$1");
    // The conjugate pairs of colours are shown before the sentence, which uses them.
    const premises = reasonsOf(step, at).filter(({ precedes }) => precedes);
    assert.equal(premises.length, /colors|medusa/.test(id) ? 1 : 0, id);
    const lines = premises.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    assert.ok(what.startsWith([...lines, sentence].join(" ")), id);
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
    assert.match(announcedText(hint, 3, at), /^Hint 3 of 3: [A-Z]/);
  }
});

test("each stage marks the cells and houses that it names, and no other houses", () => {
  const KINDS = /** @type {const} */ ({ rows: "row", columns: "column", boxes: "box" });
  /** Returns the houses that a text names, as `row 2`. @param {string} text */
  const housesNamed = (text) => {
    const names = new Set(text.match(/\b(?:row|column|box) \d+/g));
    for (const [, kinds = "", list = ""] of text.matchAll(
      /\b(rows|columns|boxes) ((?:\d+(?:, and |, | and )?)+)/g,
    )) {
      for (const number of list.match(/\d+/g) ?? [])
        names.add(`${KINDS[/** @type {keyof typeof KINDS} */ (kinds)]} ${number}`);
    }
    return names;
  };
  const checked = { houses: 0, cells: 0 };
  const steps = [
    ...explainedSteps.map(({ step, at }) => ({ step, at })),
    ...[...singles()].slice(0, 200),
  ];
  for (const { step, at } of steps) {
    const hint = { kind: "step", step };
    for (const stage of [1, 2, 3]) {
      const overlay = hintOverlay(at, hint, stage);
      const isSingle = step.technique.endsWith("single") || step.technique === "full-house";
      // The lines of longer reasons are drawn one by one.
      const text =
        stage === 2 && !isSingle
          ? stepReasonText(step, at.side)
          : stageText(hint, stage, at).replace(/^[^.]*\./, stage === 1 ? "" : "$&");
      const where = `${step.technique}, stage ${stage}: ${text}`;
      const houses = (overlay.houses ?? []).map(
        (/** @type {any} */ { kind, index }) => `${kind} ${index + 1}`,
      );
      const named = housesNamed(text);
      for (const house of named) assert.ok(houses.includes(house), `${where}: ${house}`);
      if (stage === 1) assert.deepEqual(new Set(houses), named, where);
      checked.houses += named.size;
      const cells = new Set(
        [
          ...overlay.marks,
          ...overlay.links.flatMap((/** @type {any} */ { from, to }) => [
            { cell: from[0] },
            { cell: to[0] },
          ]),
        ].map(({ cell }) => cell),
      );
      for (const house of overlay.houses ?? []) {
        for (const cell of cellsOfHouse(at, house)) cells.add(cell);
      }
      for (const [, row, column] of text.matchAll(/r(\d+)c(\d+)/g)) {
        assert.ok(cells.has((Number(row) - 1) * at.side + Number(column) - 1), where);
        checked.cells += 1;
      }
    }
  }
  assert.ok(checked.houses > 1000 && checked.cells > 1000, JSON.stringify(checked));
});

test("hints name rows, columns and boxes instead of houses", () => {
  const words = /\bhouses?\b|\bH(aus|auses|äuser|äusern)\b/;
  for (const { id, step, at } of explainedSteps) {
    for (const stage of [1, 2, 3]) {
      // The name of the technique may be "Full house".
      const text = stageText({ kind: "step", step }, stage, at).replace(/^Full house\./, "");
      assert.doesNotMatch(text, words, id);
    }
  }
  for (const language of ["en", "de"]) {
    // The texts of every form, including forms without an example in the gallery.
    for (const [id, text] of readCatalog(language, "reasons")) {
      for (const [, shown = ""] of JSON.stringify(text).matchAll(/"value":"(.*?)"/g)) {
        assert.doesNotMatch(shown, words, `${language}: ${id}`);
      }
    }
  }
});

test("a translation has the proofs and reasons of the English texts", () => {
  const [english, german] = ["en", "de"].map((language) => readCatalog(language, "reasons"));
  assert.deepEqual([...german.keys()].sort(), [...english.keys()].sort());
});

/** The techniques whose reason is a chain or a net. */
const CHAINED = /chain|nice-loop|forcing/;

test("chains are explained inference by inference, each with an overlay of its own", () => {
  let links = 0;
  for (const { id, step, at } of explainedSteps) {
    if (!CHAINED.test(id)) continue;
    if (id === "nested-forcing-net") continue;
    const reasons = reasonsOf(step, at).filter(({ title }) => /^(Link|Case)/.test(title));
    assert.ok(reasons.length > 0, id);
    for (const { lines: told } of reasons) {
      assert.ok(told.length > 1, id);
      assert.match(told[0].text, /^Suppose /, id);
      for (const { text, overlay } of told.slice(1)) {
        assert.match(text, /^(Then |r\d+c\d+ cannot both|This is a contradiction: )/, id);
        assert.ok(overlay.marks.length > 0, `${id}: ${text}`);
        links += 1;
      }
    }
  }
  assert.ok(links > 300, `${links} links`);
});

test("the rule of each inference holds on the board", () => {
  const seen = { "last-candidate": 0, "last-place": 0, filled: 0, seen: 0, set: 0 };
  for (const { id, step, at } of explainedSteps) {
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

test("an inner net precedes the inference that needs it, and its statements follow on the board", () => {
  let [inner, sources, fromOuter] = [0, 0, 0];
  for (const { id, step, at } of explainedSteps.filter(({ id }) => id === "nested-forcing-net")) {
    const sections = netSections(step, hintBoardOf(at));
    const reasons = reasonsOf(step, at);
    assert.equal(reasons.length, sections.length);
    assert.equal(new Set(reasons.map(({ title }) => title)).size, reasons.length, "titles differ");
    /** @type {string[]} */
    const finished = [];
    /** The statements of the outer net, and of the inner net that is open. @type {Map<string, any[]>} */
    const stated = new Map();
    for (const [index, { number, chain, contradicted, assumption, outer }] of sections.entries()) {
      const known = stated.get(number) ?? [];
      stated.set(number, known);
      const surrounding = number
        ? (stated.get(number.split(".").slice(0, -1).join(".")) ?? [])
        : [];
      const isFalse = (/** @type {number} */ cell, /** @type {number} */ digit) =>
        [...surrounding, ...known].some(
          (one) => !one.on && one.digit === digit && one.cells[0] === cell,
        );
      for (const { statement, rule } of chain) {
        const [cell] = statement.cells;
        assert.ok(hasCandidate(at, cell, statement.digit), "the candidate is on the board");
        if (rule.type === "assumed") assert.deepEqual(statement, assumption);
        else if (rule.type === "last-candidate") {
          for (let digit = 1; digit <= at.side; digit += 1) {
            const isOther = digit !== statement.digit && hasCandidate(at, cell, digit);
            assert.ok(!isOther || isFalse(cell, digit));
          }
        } else if (rule.type === "last-place") {
          for (const place of cellsOfHouse(at, rule.house)) {
            const isOther = place !== cell && hasCandidate(at, place, statement.digit);
            assert.ok(!isOther || isFalse(place, statement.digit));
          }
        } else {
          assert.match(rule.type, /^(seen|filled)$/, id);
          const holds = [...surrounding, ...known].some(
            (one) =>
              one.on &&
              (rule.type === "filled"
                ? one.cells[0] === cell && one.digit === rule.digit
                : one.digit === statement.digit && canSee(at, one.cells[0], cell)),
          );
          assert.ok(holds, `${id}: ${rule.type}`);
        }
        known.push(statement);
      }
      const told = reasons[index].lines.map(({ text }) => text);
      for (const { cells, digit } of number && contradicted ? outer : []) {
        const supposed = `${cellName(cells[0], at.side)} is ${digit}`;
        assert.ok(told.at(-1)?.includes(supposed), "the assumptions in force are named");
      }
      for (const [line, { from }] of chain.entries()) {
        const { net } = from.find((/** @type {any} */ one) => one.net) ?? {};
        if (!net) continue;
        const other = net === "outer" ? "outer net" : `inner net ${net}`;
        assert.ok(told[line]?.includes(`(see ${other})`), told[line]);
        if (net === "outer") fromOuter += 1;
        else sources += 1;
      }
      if (contradicted) {
        const values = [...surrounding, ...known].filter(
          (one) => one.digit === contradicted.digit && one.cells[0] === contradicted.cells[0],
        );
        assert.deepEqual([...new Set(values.map(({ on }) => on))].sort(), [false, true]);
        if (number) {
          // The surrounding net continues with the results of the inner net.
          const parent = number.split(".").slice(0, -1).join(".");
          stated.get(parent)?.push({ ...assumption, on: false });
          inner += 1;
        }
        finished.push(number);
      }
    }
    const innerNumbers = finished.filter((number) => /^\d+$/.test(number));
    assert.deepEqual(
      innerNumbers,
      innerNumbers.map((_, index) => `${index + 1}`),
      "the inner nets are numbered in their order",
    );
    assert.equal(finished.at(-1), "", "the outer net ends in a contradiction");
    const { listed, end } = step.explanation.i18n.args;
    const nameOf = (/** @type {any} */ { cells, digit }) =>
      `${digit} ${cellName(cells[0], at.side)}`;
    const refuted = sections.filter(
      ({ number, contradicted }) => contradicted && /^\d+$/.test(number),
    );
    assert.deepEqual(
      refuted.map(({ assumption }) => nameOf(assumption)),
      listed.values.map((/** @type {string[]} */ names) => names.join(" ")),
      "the sentence lists the candidates that inner nets refute",
    );
    assert.equal(nameOf(sections.at(-1)?.contradicted), end.values[0].join(" "));
  }
  assert.ok(inner > 20 && sources > 10, `${inner} inner nets, ${sources} statements from them`);
  assert.ok(fromOuter > 20, `${fromOuter} statements from the outer net`);
});

test("forms of a technique have their own proofs", () => {
  const OWN = [
    "multi-color-wrap",
    "nice-loop-impossible",
    "nice-loop-continuous",
    "als-xz-doubly",
    "als-chain-contradiction",
    "forcing-chain.wrong",
  ];
  const found = new Set();
  for (const { id, step } of explainedSteps) {
    const form = step.explanation.i18n.id;
    if (!OWN.includes(form)) continue;
    found.add(form);
    assert.notEqual(proofOf(id, form), proofOf(id), `${id}: ${form}`);
    const words = proofOf(id, form).split(" ").length;
    assert.ok(words >= 15 && words <= 75, `${form}: ${words} words`);
  }
  assert.deepEqual([...found].sort(), [...OWN].sort());
});

test("the proof of a fish names the houses of the step", () => {
  let fish = 0;
  for (const { id, step, at } of explainedSteps) {
    const proof = stepProofOf(step, at.side);
    const { id: form, args } = step.explanation.i18n;
    if (!/fish$/.test(form)) {
      assert.equal(proof, proofOf(id, form));
      continue;
    }
    for (const argument of ["lines", "across"]) {
      for (const [kind, number] of args[argument].values)
        assert.match(proof, new RegExp(`\\b${kind} ${number}\\b`), id);
    }
    assert.ok(proof.split(" ").length <= 130, proof);
    fish += 1;
  }
  assert.ok(fish > 10, `${fish} fish`);
});

test("a hint writes digits as the board shows them", () => {
  let large = 0;
  for (const { id, step, at } of explainedSteps) {
    const text = stepReasonText(step, at.side);
    assert.doesNotMatch(text, /[A-Z] \(\d+\)/, `${id}: ${text}`);
    if (at.side > 9) large += /\b[A-P], [A-P]\b/.test(text) ? 1 : 0;
  }
  assert.ok(large > 5, `${large} hints with letters`);
});

test("every inference of a forcing chain has a rule, even if its cases share candidates", () => {
  const techniques = [
    "full-house",
    "naked-single",
    "hidden-single",
    "forcing-chain",
    "forcing-net",
  ];
  let shared = 0;
  for (const text of puzzlesOf("top95.txt").slice(0, 4)) {
    const puzzle = fullLab.read(text);
    let at = fromGivens(puzzle.givens, puzzle.box);
    for (const step of fullLab.path(puzzle, { techniques, explain: true }).steps) {
      const chains = chainsOf(step, hintBoardOf(at));
      assert.ok(chains.flat().every(({ rule }) => rule.type !== "net"));
      const cases = chains.map((chain) =>
        chain.map(({ statement }) => `${statement.cells} ${statement.digit}`),
      );
      shared += cases.length > 1 && cases[0].some((one) => cases[1].includes(one)) ? 1 : 0;
      at = applyStep(at, step);
    }
  }
  assert.ok(shared > 5, `${shared} steps whose cases share candidates`);
});

test("a forcing chain directs the player to its start, however many implications it has", () => {
  for (const { id, step, at } of explainedSteps) {
    if (!/forcing/.test(id)) continue;
    const { houses, marks } = areaOverlay(step, at);
    assert.equal(houses.length + marks.length, 1, id);
    const begins = chainsOf(step, hintBoardOf(at)).map(([first]) => first.statement.cells[0]);
    const place = houses[0] ? cellsOfHouse(at, houses[0]) : marks.map(({ cell }) => cell);
    assert.ok(
      begins.every((cell) => place.includes(cell)),
      id,
    );
  }
});

/** Returns the puzzles of a set. @param {string} file */
const puzzlesOf = (file) =>
  readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => (/^[\d.]{81}/.test(line) ? [line.slice(0, 81)] : []));

/** Yields the singles of the solution paths of some puzzles, each with the position before it. */
function* singles() {
  for (const text of [
    ...puzzlesOf("top95.txt").slice(0, 8),
    ...puzzlesOf("easy50.txt").slice(0, 20),
  ]) {
    const puzzle = fullLab.read(text);
    let at = fromGivens(puzzle.givens, puzzle.box);
    for (const step of fullLab.path(puzzle, { explain: true }).steps) {
      if (/single/.test(step.technique)) yield { step, at };
      at = applyStep(at, step);
    }
  }
}

test("the cells that rule out the alternatives of a single hold their digits on the board", () => {
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
        for (const currentCell of cells) {
          const own = housesOfCell(at, currentCell).map(({ kind, index }) => `${kind} ${index}`);
          const sees = housesOfCell(at, blocker).some(({ kind, index }) =>
            own.includes(`${kind} ${index}`),
          );
          assert.ok(sees);
          if (shared) assert.ok(cellsOfHouse(at, shared).includes(currentCell));
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
