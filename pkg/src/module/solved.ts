/** Solving a single puzzle in one call: the choice of the solver, and the result. */
import type { AnySetup, Counters, Outcome, Progress, Puzzle, Solved } from "../types.js";
import { entriesOf, fieldsOf } from "./arguments.js";
import type { Registry } from "./registry.js";

/** The result of the run on a puzzle. */
export interface EndedRun extends Progress {
  readonly solution: Uint8Array | null;
  /** The counters in the order of the algorithm's counters. */
  readonly counters: Float64Array;
}

/** Returns a setup with the quickest solver for the puzzle, unless it names one. */
export function setupFor(
  lab: Registry,
  { side, usualBox }: Puzzle,
  setup: Partial<AnySetup>,
): AnySetup {
  if (typeof setup !== "object" || setup === null) return setup as AnySetup;
  const { algorithm } = fieldsOf<{ algorithm?: unknown }>("setup", setup, { algorithm: "any" });
  if (algorithm !== undefined) return setup as AnySetup;
  const takes = lab.algorithms.filter(
    ({ kind, complete, sizes: { least, most } }) =>
      kind === "solver" && complete && least <= side && side <= most,
  );
  // A solver for this size alone, or otherwise the last solver, which supports all sizes.
  const made = takes.find(({ sizes: { least, most } }) => usualBox && least === most);
  const others = Object.fromEntries(entriesOf("setup", setup, "refused"));
  return { ...others, algorithm: (made ?? takes.at(-1))?.id ?? "" };
}

/** Returns the result that is returned at the end of a run. */
export function solvedResult<Id extends string>(
  lab: Registry,
  { box }: Puzzle,
  algorithm: string,
  end: EndedRun,
): Solved<Id> {
  const { outcome, found, steps, solution } = end;
  const { counters } = lab.algorithm(algorithm) ?? { counters: [] };
  return {
    outcome: outcome as Outcome,
    found,
    text: solution && lab.write(solution, box),
    solution,
    steps,
    counters: Object.fromEntries(
      counters.map(({ id }, at) => [id, end.counters[at] ?? 0]),
    ) as Counters<Id>,
  };
}
