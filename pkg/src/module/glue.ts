/**
 * The functions of the bindings that a lab uses, by name, so that a bundle need not contain the others. A plain object: a
 * namespace object needs a helper of the bundler, which would be one more file to fetch.
 */
import {
  algorithm_ids,
  counts,
  fresh_seed,
  independent_checker,
  initSync,
  last_panic,
  Merge,
  read,
  read_lines,
  restart,
  shuffle,
  solve_many,
  start,
  takes,
  version,
  why_not,
  write,
} from "../../wasm/sudoku_lab.js";

export const wasmBindings = {
  algorithm_ids,
  counts,
  fresh_seed,
  independent_checker,
  initSync,
  last_panic,
  Merge,
  read,
  read_lines,
  restart,
  shuffle,
  solve_many,
  start,
  takes,
  version,
  why_not,
  write,
};
