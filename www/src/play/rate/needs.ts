/** The techniques that a puzzle requires, with the number of their uses on its path. */
import type { Deduction, TechniqueInfo } from "sudoku-lab";

/** A technique with the number of its uses. */
export interface TechniqueNeed {
  /** The id of the technique. */
  readonly id: string;
  readonly name: string;
  readonly family: string;
  /** The number of steps of the path, at least 1. */
  readonly count: number;
  /** The rank of the technique among all techniques, from 0 (easiest) to 1 (hardest). */
  readonly hardness: number;
}

/** Returns the techniques in the order of the list, which is the order of their difficulty. */
export function needsOf(
  steps: readonly Pick<Deduction, "technique">[],
  techniques: readonly Pick<TechniqueInfo, "id" | "name" | "family">[],
): readonly TechniqueNeed[] {
  const counts = new Map<string, number>();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  const last = Math.max(1, techniques.length - 1);
  return techniques.flatMap(({ id, name, family }, place) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, name, family, count, hardness: place / last }];
  });
}

/** Returns the techniques that a sentence names: those beyond singles, the hardest first. */
export const withoutSingles = (needs: readonly TechniqueNeed[]): readonly TechniqueNeed[] =>
  needs.filter(({ family }) => family !== "singles").toReversed();
