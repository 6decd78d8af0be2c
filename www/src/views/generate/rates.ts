/**
 * How rare a requested puzzle is, by the puzzles that were generated and rated in advance (`tools/rates.mjs`) with the
 * default settings of the default generator.
 */
import measured from "./rates.json";

interface Wish {
  /** The id of the generator. */
  readonly generator: string;
  readonly box: string;
  /** Whether the parameters of the generator have their default values. */
  readonly plain: boolean;
  readonly difficulty: string | null;
  readonly technique: string | null;
}

/** Numbers of generated puzzles. */
export interface Rate {
  /** The puzzles that were generated. */
  readonly puzzles: number;
  /** The puzzles that match the request. */
  readonly found: number;
  /** The puzzles that match one condition of two; `null` for a request with one condition. */
  readonly alone: { readonly difficulty: number; readonly technique: number } | null;
}

const BOX = "3x3";
const COLUMN = "hodoku_level";

const levelsOf: ReadonlyMap<string, Readonly<Partial<Record<string, number>>>> = new Map(
  Object.entries({ ...measured.hardest, "": measured.unsolved }),
);

const levels = new Set([...levelsOf.values()].flatMap((all) => Object.keys(all)));

/** Returns the number of puzzles with a level and a hardest technique; `null` stands for any. */
function count(level: string | null, technique: string | null): number {
  let found = 0;
  for (const [id, all] of levelsOf) {
    if (technique !== null && id !== technique) continue;
    for (const [name, puzzles = 0] of Object.entries(all)) {
      if (level === null || name === level) found += puzzles;
    }
  }
  return found;
}

/** Returns the rate of a request; `null` if no such puzzles were rated in advance. */
export function rateOf({ generator, box, plain, difficulty, technique }: Wish): Rate | null {
  if (generator !== measured.generator || box !== BOX || !plain) return null;
  if (difficulty === null && technique === null) return null;
  const [column, level = null] = difficulty?.split("=") ?? [COLUMN];
  if (column !== COLUMN || (level !== null && !levels.has(level))) return null;
  const two = level !== null && technique !== null;
  return {
    puzzles: measured.puzzles,
    found: count(level, technique),
    alone: two ? { difficulty: count(level, null), technique: count(null, technique) } : null,
  };
}
