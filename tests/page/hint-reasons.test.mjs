/** The reasons of hints, one by one: the candidates that they name exist on the board and rule out what they claim. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { canSee, explainedSteps, hasCandidate } from "./explained-steps.mjs";
import { load } from "./load.mjs";

const { hintBoardOf, reasonsOf } = await load("play/help/reasons.ts");
const { chainsOf } = await load("../../pkg/src/hints/inferences.ts");
const {
  basePlacesOf,
  conjugatePairsOf,
  coveredRemovalsOf,
  fishRemovalsOf,
  impossiblePairsOf,
  removalsOf,
} = await load("../../pkg/src/hints/eliminations.ts");
const { cellsOfHouse, housesShared } = await load("../../pkg/src/hints/blockers.ts");
const { cellName } = await load("play/help/notation.ts");

/** Returns a list in English. */
const listed = (/** @type {string[]} */ texts) => new Intl.ListFormat("en").format(texts);

/** The forms of steps whose removals are explained one by one. */
const REMOVING = [
  "als-chain",
  "als-chain-contradiction",
  "als-xy-wing",
  "als-xz",
  "als-xz-doubly",
  "avoidable-rectangle-2",
  "bug-2",
  "chain",
  "color-trap",
  "deadly-shared",
  "death-blossom",
  "medusa-trap",
  "multi-color-trap",
  "nice-loop",
  "nice-loop-back",
  "nice-loop-continuous",
  "nice-loop-impossible",
  "remote-pair",
  "sue-de-coq",
  "two-strong-links",
  "w-wing",
  "wxyz-wing",
  "xy-wing",
  "xyz-wing",
];

test("each removed candidate is ruled out in every case by a candidate on the board", () => {
  const found = new Set();
  for (const { id, step, at } of explainedSteps) {
    const form = step.explanation.i18n.id;
    if (!REMOVING.includes(form)) continue;
    found.add(form);
    const removals = removalsOf(step, hintBoardOf(at));
    assert.deepEqual(
      removals.map(({ cell, digit }) => [cell, digit]),
      step.eliminations,
      id,
    );
    for (const { cell, digit, by } of removals) {
      assert.ok(by.length > 0, id);
      for (const node of by) {
        for (const currentCell of node.cells) {
          assert.ok(hasCandidate(at, currentCell, node.digit), id);
          const excludes =
            currentCell === cell
              ? node.digit !== digit
              : node.digit === digit && canSee(at, currentCell, cell);
          assert.ok(excludes, `${id}: ${cellName(currentCell, at.side)}`);
        }
      }
    }
  }
  assert.deepEqual([...found].sort(), REMOVING);
});

test("the reason of a fish states the cover line of each candidate, and that the candidate sees all fins", () => {
  let [plain, finned] = [0, 0];
  for (const { id, step, at } of explainedSteps) {
    if (!/^(finned-)?fish$/.test(step.explanation.i18n.id)) continue;
    const removals = fishRemovalsOf(step, hintBoardOf(at));
    const removed = removals.flatMap(({ cells, digit }) => cells.map((cell) => [cell, digit]));
    removed.sort(([one = 0], [other = 0]) => one - other);
    assert.deepEqual(removed, step.eliminations, id);
    const each = removals.flatMap(({ cells, ...rest }) => cells.map((cell) => ({ cell, ...rest })));
    for (const { cell, digit, cover, bases, places, fins } of each) {
      assert.ok(cellsOfHouse(at, cover).includes(cell), id);
      assert.deepEqual(
        places,
        cellsOfHouse(at, cover).filter(
          (place) =>
            hasCandidate(at, place, digit) &&
            bases.some((base) => cellsOfHouse(at, base).includes(place)),
        ),
        id,
      );
      for (const base of bases) assert.ok(!cellsOfHouse(at, base).includes(cell), id);
      for (const fin of fins) assert.ok(canSee(at, fin, cell), id);
      const name = cellName(cell, at.side);
      assert.match(step.explanation.text, new RegExp(`\\b${name}\\b`), id);
      if (fins.length > 0) finned += 1;
      else plain += 1;
    }
  }
  assert.ok(plain > 20 && finned > 20, `${plain} and ${finned} candidates`);
});

test("a reason mentions several cases only if there are several", () => {
  let several = 0;
  for (const { id, step, at } of explainedSteps) {
    const removals = removalsOf(step, hintBoardOf(at));
    const lines = reasonsOf(step, at).flatMap(({ title, lines: told }) =>
      /^Why each/.test(title) ? told : [],
    );
    for (const [index, { by }] of removals.entries()) {
      assert.equal(/in every case/.test(lines[index].text), by.length > 1, id);
      several += by.length > 1 ? 1 : 0;
    }
  }
  assert.ok(several > 50, `${several} removals with several cases`);
});

test("a step mentions only the pairs and inferences that it uses", () => {
  let [pairs, inferences] = [0, 0];
  for (const { id, step, at } of explainedSteps) {
    const { id: form, args } = step.explanation.i18n;
    const board = hintBoardOf(at);
    if (form === "nice-loop-continuous") {
      const used = new Set(removalsOf(step, board).map(({ by }) => JSON.stringify(by)));
      // Two pairs may rule out the same candidates.
      assert.ok(args.pairs.messages.length <= Math.max(used.size, step.eliminations.length), id);
      pairs += args.pairs.messages.length;
    }
    if (!/^forcing-(chain|net)$/.test(id)) continue;
    for (const chain of chainsOf(step, board)) {
      const used = new Set(chain.flatMap(({ from }) => from));
      const unused = chain.filter(({ statement }) => !used.has(statement));
      // A contradiction has two ends.
      assert.ok(unused.length <= 2, `${id}: ${unused.length} inferences lead nowhere`);
      inferences += chain.length;
    }
  }
  assert.ok(pairs > 0 && inferences > 50, `${pairs} pairs, ${inferences} inferences`);
});

test("a group of a single cell is named as one cell", () => {
  const counts = new Set();
  for (const { step } of explainedSteps) {
    const { text, i18n } = step.explanation;
    for (const name of ["first", "second", "third", "one", "other"]) {
      const count = i18n.args[`${name}_count`];
      if (count === undefined || i18n.args[name]?.kind !== "cells") continue;
      assert.equal(Number(count), i18n.args[name].values.length);
      counts.add(Number(count) === 1);
      const cells = listed(i18n.args[name].values.flat());
      const several = [`each of ${cells}`, `at least one of ${cells}`];
      assert.equal(
        several.some((words) => text.includes(words)),
        Number(count) > 1,
        text,
      );
      assert.ok(text.includes(cells), text);
    }
  }
  assert.deepEqual([...counts].sort(), [false, true]);
});

/** Returns the cells of a house that have a candidate. @param {any} at @param {any} house @param {number} digit */
const placesIn = (at, house, digit) =>
  cellsOfHouse(at, house).filter((cell) => hasCandidate(at, cell, digit));

test("a candidate removed by a Franken fish lies in more cover houses than base houses", () => {
  let covered = 0;
  for (const { step, at } of explainedSteps.filter(({ id }) => /franken/.test(id))) {
    const { lines, across } = step.explanation.i18n.args;
    const removals = coveredRemovalsOf(step, hintBoardOf(at));
    assert.equal(removals.length, step.eliminations.length);
    for (const { cell, digit, covers, leftCovers, bases, otherBases, fins } of removals) {
      assert.ok(covers.length > bases.length);
      // Each of the other base houses needs a cover house of its own, but too few are left.
      assert.ok(otherBases.length > leftCovers.length);
      assert.equal(covers.length + leftCovers.length, across.values.length);
      assert.equal(bases.length + otherBases.length, lines.values.length);
      const all = [...bases, ...otherBases].flatMap((base) => placesIn(at, base, digit));
      const places = all.filter((place) => !fins.some((fin) => fin.cell === place));
      assert.equal(new Set(places).size, places.length, "no place lies in two base houses");
      const inCovers = [...covers, ...leftCovers].flatMap((cover) => cellsOfHouse(at, cover));
      assert.ok(places.every((place) => inCovers.includes(place)));
      for (const [houses, named] of [
        [covers, across],
        [bases, lines],
      ]) {
        for (const house of houses) {
          assert.ok(cellsOfHouse(at, house).includes(cell));
          const isNamed = (/** @type {string[]} */ [kind, number]) =>
            kind === house.kind && Number(number) === house.index + 1;
          assert.ok(named.values.some(isNamed));
        }
      }
      covered += 1;
    }
  }
  assert.ok(covered > 10, `${covered} candidates`);
});

test("the colours of a step are connected by conjugate pairs of the board", () => {
  let pairs = 0;
  for (const { step, at } of explainedSteps) {
    for (const { link, house } of conjugatePairsOf(step, hintBoardOf(at))) {
      const [[from, digit], [to, other]] = [link.from, link.to];
      if (house) {
        const places = cellsOfHouse(at, house).filter((cell) => hasCandidate(at, cell, digit));
        assert.deepEqual(
          places,
          [from, to].sort((a, b) => a - b),
        );
      } else {
        assert.equal(from, to);
        const digits = Array.from({ length: at.side }, (_, d) => d + 1);
        assert.deepEqual(
          digits.filter((one) => hasCandidate(at, from, one)),
          [digit, other].sort((a, b) => a - b),
        );
      }
      pairs += 1;
    }
  }
  assert.ok(pairs > 20, `${pairs} pairs`);
});

test("every pair of digits with a candidate that an aligned pair excludes is impossible", () => {
  let excluded = 0;
  for (const { step, at } of explainedSteps.filter(({ id }) => id === "aligned-pair-exclusion")) {
    const candidates = impossiblePairsOf(step, hintBoardOf(at));
    assert.deepEqual(
      candidates.map(({ cell, digit }) => [cell, digit]),
      step.eliminations,
    );
    for (const { cell, digit, other, pairs } of candidates) {
      const digits = Array.from({ length: at.side }, (_, d) => d + 1);
      assert.deepEqual(
        pairs.map((pair) => pair.digit),
        digits.filter((one) => hasCandidate(at, other, one)),
      );
      const title = `Why ${cellName(cell, at.side)} cannot be ${digit}:`;
      const { lines = [] } = reasonsOf(step, at).find((one) => one.title === title) ?? {};
      for (const [index, { digit: second, emptied }] of pairs.entries()) {
        const [name, otherName] = [cell, other].map((one) => cellName(one, at.side));
        const combination =
          emptied === null
            ? `${otherName} and ${name} cannot both be ${digit}`
            : `If ${otherName} is ${second} and ${name} is ${digit}, `;
        assert.ok(lines[index]?.text.startsWith(combination), lines[index]?.text);
        if (emptied === null) {
          assert.equal(second, digit);
          assert.ok(canSee(at, cell, other));
        } else {
          assert.ok(canSee(at, cell, emptied) && canSee(at, other, emptied));
          assert.deepEqual(
            digits.filter((one) => hasCandidate(at, emptied, one)),
            [digit, second].sort((a, b) => a - b),
          );
        }
        excluded += 1;
      }
    }
  }
  assert.ok(excluded > 5, `${excluded} pairs`);
});

test("a Franken fish names the cover houses of each place", () => {
  let places = 0;
  for (const { step, at } of explainedSteps.filter(({ id }) => /franken/.test(id))) {
    for (const { house, digit, cells, groups } of basePlacesOf(step, hintBoardOf(at))) {
      const named = groups.flatMap((/** @type {any} */ group) => group.cells);
      assert.deepEqual([...named].sort(), [...cells].sort());
      for (const { cells: grouped, covers, areFins } of groups) {
        assert.ok(areFins || covers.length > 0);
        for (const cell of grouped) {
          assert.ok(hasCandidate(at, cell, digit) && cellsOfHouse(at, house).includes(cell));
          for (const cover of covers) assert.ok(cellsOfHouse(at, cover).includes(cell));
          places += 1;
        }
      }
    }
  }
  assert.ok(places > 20, `${places} places`);
});

test("a unique loop lists its cells along the loop, and an extended rectangle names its two lines", () => {
  let [loops, lines] = [0, 0];
  for (const { id, step, at } of explainedSteps) {
    const { args } = step.explanation.i18n;
    const exchange = args.exchange?.messages[0];
    if (id === "unique-loop") {
      const numbers = args.cells.values.map(([name = ""]) => name.match(/\d+/g)?.map(Number) ?? []);
      const cells = numbers.map(([row = 0, column = 0]) => (row - 1) * at.side + column - 1);
      for (const [index, cell] of cells.entries()) assert.ok(canSee(at, cell, cells.at(index - 1)));
      assert.equal(exchange.id, "deadly-loop");
      loops += 1;
    } else if (id === "extended-rectangle") {
      assert.equal(exchange.id, "deadly-lines");
      assert.equal(exchange.args.lines.values.length, 2);
      const pairs = exchange.args.pairs.messages.map((/** @type {any} */ pair) =>
        [pair.args.one, pair.args.other].map(({ values }) => values[0][0]),
      );
      assert.deepEqual(pairs.flat().sort(), args.cells.values.flat().sort());
      const cellOf = (/** @type {string} */ name) => {
        const [row = 0, column = 0] = name.match(/\d+/g)?.map(Number) ?? [];
        return (row - 1) * at.side + column - 1;
      };
      for (const [one, other] of pairs) {
        assert.equal(housesShared(at, [cellOf(one), cellOf(other)]).length, 2, "a line and a box");
        assert.match(step.explanation.text, new RegExp(`\\b${one} with ${other}\\b`));
      }
      lines += 1;
    } else if (exchange) assert.equal(exchange.id, "deadly-rectangle", id);
  }
  assert.ok(loops > 0 && lines > 0, `${loops} loops, ${lines} pairs of lines`);
});

test("a continuous loop is read from its first candidate in both directions", () => {
  let pairs = 0;
  for (const { step, at } of explainedSteps) {
    const { id, args } = step.explanation.i18n;
    if (id !== "nice-loop-continuous") continue;
    const [forwards = [], backwards = [], ...more] = chainsOf(step, hintBoardOf(at));
    assert.equal(more.length, 0);
    const [no, yes] = [forwards, backwards].map(([first]) => first?.statement);
    assert.deepEqual(yes, { ...no, on: true });
    /** Whether a reading proves that a candidate of a pair is true. @param {any} chain @param {any} pair */
    const shows = (chain, pair) =>
      [pair.args.one, pair.args.other].some(({ messages: [{ args: named }] }) => {
        const [[digit, cell]] = named.candidate?.values ?? [[]];
        const cells = named.cells?.values.flat() ?? [cell];
        return chain.some(
          (/** @type {any} */ { statement }) =>
            statement.on &&
            `${statement.digit}` === (digit ?? named.digit.values[0][0]) &&
            statement.cells.map((/** @type {number} */ one) => cellName(one, at.side)).join() ===
              cells.join(),
        );
      });
    for (const pair of args.pairs.messages) {
      assert.ok(shows(forwards, pair) && shows(backwards, pair));
      pairs += 1;
    }
  }
  assert.ok(pairs > 5, `${pairs} pairs`);
});

test("the last statement of a chain of almost locked sets names no cell that the assumption excludes", () => {
  let narrowed = 0;
  for (const { id, step, at } of explainedSteps) {
    if (step.explanation.i18n.id !== "als-chain") continue;
    const [chain = []] = chainsOf(step, hintBoardOf(at));
    const [first, last] = [chain[0]?.statement, chain.at(-1)];
    assert.ok(first && last?.statement.on && !first.on, id);
    assert.ok(last.statement.cells.every((cell) => !first.cells.includes(cell)));
    if (last.rule.type !== "set" || last.rule.without.length === 0) continue;
    assert.ok(last.rule.without.every((cell) => first.cells.includes(cell)));
    narrowed += 1;
  }
  assert.ok(narrowed > 0);
});

test("a contradiction names the statements that contradict each other", () => {
  let named = 0;
  for (const { id, step, at } of explainedSteps) {
    for (const { lines } of reasonsOf(step, at)) {
      for (const [index, { text }] of lines.entries()) {
        if (!/contradiction/.test(text)) continue;
        const numbers = [...text.matchAll(/statement (\d+)/g)].map(([, number]) => Number(number));
        assert.ok(id === "nested-forcing-net" || numbers.length > 0 || /are left/.test(text), text);
        assert.ok(numbers.every((number) => number <= index));
        named += numbers.length;
      }
    }
  }
  assert.ok(named > 20, `${named} statements`);
});
