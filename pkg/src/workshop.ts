/**
 * The way in for who makes puzzles or compares them: a lab of the whole registry, solvers and generators.
 * Its module is another one, so that who only solves need not fetch it.
 */
import { bindings, glue } from "./module/all.js";
import { Lab } from "./module/lab.js";
import { catalog, compile, compileAll, fetched, type WasmSource } from "./module/load.js";
import { Statistics } from "./module/statistics.js";
import type { Canonical, Facts, Puzzle, Setup, Symmetry } from "./types.js";

export type * from "./module/statistics.js";

/** A lab that makes puzzles too, tells which are the same in disguise, and what runs of many tell. */
export class Workshop extends Lab {
  /** What runs tell, in this thread. */
  readonly statistics = new Statistics(bindings, glue.Statistics);

  /**
   * Makes so many puzzles in this thread in one call, the first with the seed of the setup, the others
   * with the next ones: a digit a cell, 0 for a blank, one after the other; all 0 where the generator
   * gave up. Nothing can be watched or stopped.
   *
   * Throws a `SudokuError`: `unknown-algorithm`, also for one that is no generator; `box`;
   * `param-type` or `param-range` for the count; or what the generator refuses.
   */
  generateMany(setup: Setup, count: number, box = "3x3"): Uint8Array<ArrayBuffer> {
    return bindings.guarded(() => glue.generate_many(setup, box, count)) as Uint8Array<ArrayBuffer>;
  }

  /**
   * An easier version of a puzzle, in this thread: digits of its one solution are added, in cells that
   * the seed draws, until it has so many givens; one that has as many stays as it is. The same seed
   * adds the same digits as `lab ease` on the command line. Only givens count.
   *
   * Throws a `SudokuError`: `clash`; `not-unique` unless there is exactly one solution; `param-type` or
   * `param-range` for the number of givens, also if the grid has fewer cells, or the seed.
   */
  ease({ text, box }: Puzzle, givens: number, seed = 1): Puzzle {
    const eased = bindings.guarded(() => glue.ease(text, box, givens, seed));
    return this.read(eased, { box });
  }

  /**
   * Finds the one puzzle in a text as people have it: whatever `read` takes, and also under a title, in
   * a table with empty cells, with spaces for blanks in lines of full width, in a list of Python or
   * JSON, or after `bd=` in a link. What may be two puzzles is refused, never guessed.
   *
   * Throws a `SudokuError` `parse`, with the place.
   */
  find(text: string): Puzzle {
    const puzzle = bindings.guarded(() => glue.find(text)) as Puzzle;
    const { candidates } = puzzle;
    return { ...puzzle, candidates: candidates && Uint32Array.from(candidates) };
  }

  /**
   * What a puzzle is like, in this thread. Its solutions are counted by a complete solver that is not
   * the one named (`id` or `id:preset`), with which it was made.
   */
  facts({ text, box }: Puzzle, maker = ""): Facts {
    return bindings.guarded(() => glue.facts(text, box, maker)) as Facts;
  }

  /**
   * The puzzle that stands for all that are equivalent to this one: two are the same but for the
   * order of lines, a transposition and the names of digits exactly if these texts are equal. Only
   * givens count. Usually a tenth of a millisecond, but a second for an empty grid.
   *
   * Throws a `SudokuError` `size` unless boxes are 3 × 3, as do the next two.
   */
  canonical({ text, box }: Puzzle): Canonical {
    return bindings.guarded(() => glue.canonical(text, box)) as Canonical;
  }

  /** How one puzzle becomes another; `null` if it cannot. */
  equivalence(from: Puzzle, to: Puzzle): Symmetry | null {
    return bindings.guarded(() =>
      glue.equivalence(from.text, from.box, to.text, to.box),
    ) as Symmetry | null;
  }

  /**
   * How a puzzle becomes itself, at most so many ways, without the one that changes nothing. Digits
   * that do not appear keep their names.
   */
  automorphisms({ text, box }: Puzzle, most: number): Symmetry[] {
    return bindings.guarded(() => glue.automorphisms(text, box, most)) as Symmetry[];
  }
}

/** Loads all of it; throws as the `load` of the solvers does. */
export async function load(source?: WasmSource): Promise<Workshop> {
  const [module, solvers, makers] = await Promise.all([
    source ? compile(source) : compileAll(),
    catalog(),
    fetched(import("../wasm/workshop/catalog.js")),
  ]);
  const algorithms = [...solvers, ...(makers.default as typeof solvers)];
  return new Workshop(module, bindings, algorithms, compileAll);
}
