/** What a puzzle needs: how often each technique is used on its path. */
import type { Deduction, TechniqueInfo } from "sudoku-lab";

/** One technique, and how often it is used. */
export interface Need {
  /** Its id. */
  readonly id: string;
  readonly name: string;
  readonly family: string;
  /** Steps of the path, one at least. */
  readonly count: number;
  /** How hard it is among all techniques: 0 is the easiest, 1 the hardest. */
  readonly hardness: number;
}

/** In the order of the list of techniques, which is that of their difficulty. */
export function needsOf(
  steps: readonly Pick<Deduction, "technique">[],
  techniques: readonly Pick<TechniqueInfo, "id" | "name" | "family">[],
): readonly Need[] {
  const counts = new Map<string, number>();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  const last = Math.max(1, techniques.length - 1);
  return techniques.flatMap(({ id, name, family }, place) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, name, family, count, hardness: place / last }];
  });
}

/** What is of interest in a sentence: the techniques beyond singles, hardest first. */
export const beyondSingles = (needs: readonly Need[]): readonly Need[] =>
  needs.filter(({ family }) => family !== "singles").toReversed();
