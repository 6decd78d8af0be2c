/** What of human techniques is the same in every thread. */
import type { Deduction, LogicOptions, LogicPath } from "../types.js";

/** A list of techniques as a module takes it. */
export const listOf = (techniques: LogicOptions["techniques"] = "all"): string =>
  typeof techniques === "string" ? techniques : techniques.join();

/** A path of steps, and what they leave. */
export function pathOf(steps: readonly Deduction[], left: string): LogicPath {
  // Candidates stand in a second line, and a position that has none to show is full.
  return { steps, left, solved: !left.includes(".") };
}
