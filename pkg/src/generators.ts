/**
 * The way in for who makes puzzles: a lab of the whole registry, solvers and generators. Its module is
 * another one, so that who only solves need not fetch it.
 */
import * as glue from "../wasm/generators/sudoku_lab.js";
import { Bindings } from "./bindings.js";
import { Lab } from "./lab.js";
import { compile, type WasmSource } from "./load.js";
import type { Facts, Puzzle, Setup } from "./types.js";

const bindings = new Bindings(glue);

/** A lab that makes puzzles too. */
export class Workshop extends Lab {
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
   * What a puzzle is like, in this thread. Its solutions are counted by a complete solver that is not
   * the one named (`id` or `id:preset`), with which it was made.
   */
  facts({ text, box }: Puzzle, maker = ""): Facts {
    return bindings.guarded(() => glue.facts(text, box, maker)) as Facts;
  }
}

/** Loads solvers and generators; throws as the `load` of the solvers does. */
export async function load(source?: WasmSource): Promise<Workshop> {
  const usual = new URL("../wasm/generators/sudoku_lab_bg.wasm", import.meta.url);
  return new Workshop(await compile(source ?? usual), bindings);
}
