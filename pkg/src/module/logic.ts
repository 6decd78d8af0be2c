/** The part of human techniques that is the same in every thread. */
import type { Start as Bound } from "../../wasm/workshop/sudoku_lab.js";
import type { Start } from "../protocol.js";
import type { Deduction, LogicPath } from "../types.js";
import { expect, itemsOf } from "./arguments.js";

/** Returns a start in the form of the module with everything. */
export const toBoundStart = (glue: { readonly Start: typeof Bound }, start: Start): Bound =>
  "text" in start
    ? glue.Start.of_puzzle(start.text, start.box)
    : glue.Start.of_position(start.box, start.givens, start.values, start.candidates);

/** Returns a list of techniques in the form of the module. */
export function techniqueList(techniques: string | readonly string[] = "all"): string {
  if (typeof techniques === "string") return techniques;
  expect("techniques", techniques, "texts");
  return itemsOf("techniques", techniques).join();
}

/** The types of the options: the techniques to try, and the contents of the report. */
export const LOGIC_FIELDS = {
  techniques: "any?",
  together: "boolean?",
  maxSteps: "number?",
  explain: "boolean?",
} as const;

/** Returns a path of steps, and the position after them. */
export function pathOf(steps: readonly Deduction[], left: string, complete: boolean): LogicPath {
  // Candidates are on a second line. A position without blank cells has no candidates.
  return { steps, left, solved: !left.includes("."), complete };
}
