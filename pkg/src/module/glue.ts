/**
 * The functions of the bindings that a lab uses, each exported by itself, so that a bundle need not contain the others.
 */
export {
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
