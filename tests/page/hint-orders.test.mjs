/** Hints of the first module: the techniques that it tries, and that the results equal those of the full module. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { findStep, load as loadLab, Pool } from "../../pkg/dist/node/index.js";
import { NodeWorker } from "../package/node_worker.mjs";
import { fullLab, linesOf } from "../package/support.mjs";
import { load } from "./load.mjs";

const { HINT_ORDERS } = await load("play/help/order.ts");

// The full module cannot be fetched.
const lab = await loadLab(new URL("../../pkg/wasm/sudoku_lab_bg.wasm", import.meta.url), {
  all: new URL("file:///nowhere.wasm"),
});
const pool = new Pool(lab, { workers: 1, createWorker: () => new NodeWorker() });
after(() => pool.dispose());

/** Returns whether the first module contains all techniques of a list. @param {string} techniques */
const has = (techniques) => lab.takes({ algorithm: "rules", params: { techniques } }, "3x3");

/** Returns the techniques of an order of the package, in order. @param {string} id */
const orderOf = (id) =>
  id === "all"
    ? fullLab.techniques.map((one) => one.id)
    : (fullLab.orders.find((one) => one.id === id)?.techniques ?? []);

/** Returns the lists that the first module can try. @param {readonly string[]} lists */
const early = (lists) => lists.filter(has);

test("each order is tried with the first module as far as possible, and then with the full module", () => {
  for (const lists of Object.values(HINT_ORDERS)) {
    const held = early(lists);
    const [next] = lists.slice(held.length);
    assert.deepEqual(held, lists.slice(0, held.length));
    assert.equal(lists.at(-1), "all");
    const tried = (held.at(-1) ?? "").split(",");
    const order = orderOf(next);
    assert.deepEqual(tried, order.slice(0, tried.length));
    const beyond = order[tried.length] ?? "";
    assert.ok(!has(beyond), `the first module has ${beyond} too`);
  }
  assert.deepEqual(HINT_ORDERS.se.slice(1), ["se", "all"]);
  assert.deepEqual(HINT_ORDERS.hodoku.slice(1), ["hodoku", "all"]);
});

const lists = [...new Set(Object.values(HINT_ORDERS).flatMap(early))];

/** Compares the steps that both modules find in a position. @param {any} position @param {string} techniques */
async function compare(position, techniques) {
  const [own, path] = [
    await findStep(pool, position, { techniques }),
    fullLab.path(position, { techniques, maxSteps: 1, explain: true }),
  ];
  assert.deepEqual(own, path.steps[0] ?? null, `${techniques}: ${JSON.stringify(position)}`);
  return own;
}

/**
 * Returns the first positions of a technique's cases: the box, the digits, and the candidates of the blank cells.
 * @param {string} id
 */
function casesOf(id) {
  const cases = linesOf(`../src/techniques/tests/cases/${id}.txt`).map((line) => line.split(" "));
  const usual = cases.filter(([box]) => box === "3x3" || box === "2x3");
  return usual.slice(0, 4).map(([box = "", digits = "", lists = ""]) => {
    const givens = Uint8Array.from(digits, (digit) => (digit === "." ? 0 : Number(digit)));
    const left = lists.split(",");
    const bits = (/** @type {string} */ text) =>
      [...text].reduce((set, digit) => set | (1 << (Number(digit) - 1)), 0);
    const candidates = Uint32Array.from(givens, (digit) =>
      digit > 0 ? 0 : bits(left.shift() ?? ""),
    );
    return { box, givens, candidates };
  });
}

test("each technique of the first module finds the steps of the full module, with texts and overlays", async () => {
  const ids = [...new Set(lists.flatMap((list) => list.split(",")))];
  assert.ok(ids.length > 10);
  for (const id of ids) {
    const cases = casesOf(id);
    assert.ok(cases.length > 0, id);
    for (const position of cases) {
      assert.equal((await compare(position, id))?.technique, id);
      for (const list of lists) await compare(position, list);
    }
  }
});

/** Puzzles of several difficulties. */
const puzzles = ["qqwing-easy", "qqwing-intermediate", "qqwing-expert", "minimal-2000"].flatMap(
  (file) =>
    linesOf(`puzzles/${file}.txt`)
      .filter((line) => /^[\d.]{81}/.test(line))
      .slice(0, 1)
      .map((line) => line.slice(0, 81)),
);

test("on whole paths, from the digits of a player, the steps equal those of the full module", async () => {
  for (const text of puzzles) {
    const { box, givens } = fullLab.read(text);
    for (let left = text; ; ) {
      const now = fullLab.read(left);
      const values = now.givens.map((digit, cell) => (givens[cell] ? 0 : digit));
      const position = { box, givens, values, candidates: now.candidates };
      for (const list of lists) await compare(position, list);
      const path = fullLab.path(position, { maxSteps: 1 });
      if (path.steps.length === 0) break;
      left = path.left;
    }
  }
});

test("an invalid position is rejected as by the full module", async () => {
  const { box, givens } = fullLab.read(puzzles[0] ?? "");
  const [cell] = [...givens.keys()].filter((cell) => givens[cell] === 0);
  const values = new Uint8Array(81);
  values[cell ?? 0] = 10;
  // Only the full module reports the reason, and it cannot be fetched here.
  for (const position of [
    { box, givens, values },
    { box, givens, values: givens.map((digit) => (digit ? (digit % 9) + 1 : 0)) },
    { box, givens, candidates: new Uint32Array(81).fill(1 << 9) },
  ]) {
    await assert.rejects(findStep(pool, position, { techniques: "naked-single" }), {
      code: "network",
    });
  }
});
