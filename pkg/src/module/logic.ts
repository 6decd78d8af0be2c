/** What of human techniques is the same in every thread. */
import type { Start as Bound } from "../../wasm/workshop/sudoku_lab.js";
import type { Start } from "../protocol.js";
import type { Deduction, LogicOptions, LogicPath } from "../types.js";

/** A start as the module with everything takes it. */
export const bound = (glue: { readonly Start: typeof Bound }, start: Start): Bound =>
  "text" in start
    ? glue.Start.of_puzzle(start.text, start.box)
    : glue.Start.of_position(start.box, start.givens, start.values, start.candidates);

/** A list of techniques as a module takes it. */
export const listOf = (techniques: LogicOptions["techniques"] = "all"): string =>
  typeof techniques === "string" ? techniques : techniques.join();

/** A path of steps, and what they leave. */
export function pathOf(steps: readonly Deduction[], left: string): LogicPath {
  // Candidates stand in a second line, and a position that has none to show is full.
  return { steps, left, solved: !left.includes(".") };
}
