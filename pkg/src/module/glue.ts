/** What a lab calls of the bindings, one by one: a bundle need not hold the others. */
export {
  counts,
  fresh_seed,
  held,
  initSync,
  last_panic,
  Merge,
  read,
  read_lines,
  restart,
  second_opinion,
  shuffle,
  solve_many,
  start,
  version,
  why_not,
  write,
} from "../../wasm/sudoku_lab.js";
