/**
 * The kinds of puzzles that the visitor can request to resemble this one: a level of a scale, or the hardest technique.
 */
import type { Rating, ScaleInfo } from "sudoku-lab";
import { classText } from "../../lab/workshop/difficulty";
import { words } from "../../words/ratings";
import type { TechniqueNeed } from "./needs";

export interface TechniqueKind {
  readonly id: string;
  readonly name: string;
  readonly wanted: { readonly difficulty?: string; readonly technique?: string };
}

/** Returns the classes of the known ratings, and the hardest technique of a path that solves the puzzle. */
export function kindsOf(
  scales: readonly ScaleInfo[],
  ratings: ReadonlyMap<string, Rating>,
  needs: readonly TechniqueNeed[],
  solved: boolean,
): readonly TechniqueKind[] {
  const levels = scales.flatMap(({ id, columns }) =>
    columns.flatMap((column, at): TechniqueKind[] => {
      const value = ratings.get(id)?.values[at];
      if (!value || value.atLeast || column.classes.length === 0) return [];
      const difficulty = classText(column.id, value.text);
      return [
        { id: difficulty, name: words.level(column.name, value.text), wanted: { difficulty } },
      ];
    }),
  );
  const hardest = solved ? needs.at(-1) : undefined;
  if (!hardest) return levels;
  const { id: technique, name } = hardest;
  return [...levels, { id: technique, name: words.needing(name), wanted: { technique } }];
}
