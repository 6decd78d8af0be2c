/** The verdict on a run of the visitor's own solver. */
import type { LaneStatus } from "../../../lab/race/lane";
import { words } from "../../../words/own";

/** Returns the verdict on a run; `null` while it runs. `solvable` is whether the puzzle is known to have a solution. */
export function verdictOf(
  { outcome, steps, error }: Pick<LaneStatus, "outcome" | "steps" | "error">,
  step: string,
  solvable: boolean,
): string | null {
  const { verdict } = words;
  if (error !== null) return error; // the code was refused, or it crashed
  switch (outcome) {
    case null:
      return null;
    case "solved":
    case "stalled":
    case "stopped":
    case "steps":
      return verdict[outcome](steps, step);
    case "unsolvable":
      return solvable ? verdict.unsolvableButIs : verdict.unsolvable;
    default:
      return verdict[outcome];
  }
}
