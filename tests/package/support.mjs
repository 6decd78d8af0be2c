/** Code that the tests of the package share. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { load } from "../../pkg/dist/node/index.js";
import { load as loadAll } from "../../pkg/dist/node/workshop.js";
import { initSync } from "../../pkg/wasm/workshop/sudoku_lab.js";

export const lab = await load();
/** A lab with generators. */
export const fullLab = await loadAll();

/** Returns the lines of a file in `tests`. */
export const linesOf = (/** @type {string} */ path) =>
  readFileSync(new URL(`../${path}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

/** Returns the size of the instance's memory in this thread in bytes; it never shrinks. */
export const memory = () => initSync({ module: lab.module }).memory.buffer.byteLength;

/** The puzzle of Wikipedia's article on Sudoku, which singles solve. */
export const easy = lab.read(
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
);
/** The solution of `easy`. */
export const easySolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A puzzle that takes any backtracking a long time: it has 17 givens, and its first row comes last in the search. */
export const long = lab.read(
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
);

/** A setup that takes minutes on `long`. */
export const endless = { algorithm: "backtracking", preset: "rows", solutions: 0 };

/** Another setup that takes minutes on `long`. */
export const secondEndless = { algorithm: "backtracking", preset: "brute-force", solutions: 0 };

/** The solvers for 9×9 grids, each with its first preset; each must end by itself or at the limit. */
export const setups = lab.algorithms
  .filter(({ kind, sizes }) => kind === "solver" && sizes.least <= 9 && 9 <= sizes.most)
  .map(({ id }) => ({ algorithm: id, seed: 7, maxSteps: 400 }));

/** Waits until a condition holds. */
export async function waitUntil(happened, what = "something that did not happen") {
  const patience = performance.now() + 60_000;
  while (!happened()) {
    assert.ok(performance.now() < patience, `waited for ${what}`);
    await new Promise((settle) => setTimeout(settle, 2));
  }
}

/** Returns the result of a promise; fails if it does not settle. */
export async function settleSoon(promise) {
  let settled = false;
  const finalize = () => {
    settled = true;
  };
  promise.then(finalize, finalize);
  await waitUntil(() => settled, "a promise");
  return promise;
}

/** Returns the contents of a frame, with arrays as hashes, so that two frames can be compared byte by byte. */
export function bytesOf({ digits, weights, counters, ...rest }) {
  const bytes = (array) => createHash("sha256").update(array).digest("hex").slice(0, 16);
  const { trace: _trace, samples: _samples, times: _times, ...shown } = rest;
  return { digits: bytes(digits), weights: bytes(weights), counters: bytes(counters), ...shown };
}

export const text = (digits) => Array.from(digits, (digit) => digit || ".").join("");

export const wasmFile = new URL("../../pkg/wasm/sudoku_lab_bg.wasm", import.meta.url);
export const wasmBytes = () => readFileSync(wasmFile);

/** Returns an empty grid. */
export const blank = (box) => {
  const [rows, columns] = box.split("x").map(Number);
  return lab.read(".".repeat((rows * columns) ** 2), { box });
};
