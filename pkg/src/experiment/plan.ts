/** The tasks of an experiment: `sudoku_experiment::Plan`, from what that says of it. */
import { bindings, glue } from "../module/all.js";
import type { Setup } from "../types.js";
import type { Definition } from "./definition.js";

/** A definition that was checked. */
export interface Prepared {
  /** The names of sets and contestants. */
  readonly sets: readonly string[];
  readonly contestants: readonly string[];
  readonly setups: readonly Setup[];
  /** The number of the first task of each contestant on the first puzzle; then how many a puzzle has. */
  readonly firsts: readonly number[];
  readonly seeds: readonly number[];
  /** The columns of a record. */
  readonly columns: readonly string[];
}

/** Throws a `SudokuError`: `refused` for what is no definition, or what the module says of a contestant. */
export function prepared(definition: Definition): Prepared {
  const json = JSON.stringify(definition);
  return bindings.guarded(() => glue.experiment(json)) as Prepared;
}

/** Whose run a task is. */
export interface Place {
  readonly puzzle: number;
  readonly contestant: number;
  readonly seed: number;
}

/** Numbers the tasks: by puzzle, then contestant, then seed. */
export class Plan {
  /** How many a puzzle has. */
  readonly each: number;
  /** By task of a puzzle. */
  readonly contestants: Uint32Array;
  readonly seeds: Uint32Array;

  constructor({ firsts, seeds }: Prepared) {
    this.each = firsts.at(-1) ?? 0;
    this.contestants = new Uint32Array(this.each);
    this.seeds = new Uint32Array(this.each);
    for (let contestant = 0; contestant + 1 < firsts.length; contestant += 1) {
      const [from = 0, to = 0] = firsts.slice(contestant);
      this.contestants.fill(contestant, from, to);
      this.seeds.set(seeds.slice(0, to - from), from);
    }
  }

  place(task: number): Place {
    const own = task % this.each;
    const contestant = this.contestants[own] ?? 0;
    return { puzzle: Math.floor(task / this.each), contestant, seed: this.seeds[own] ?? 0 };
  }
}
