/**
 * The way in for who makes puzzles: a lab of the whole registry, solvers and generators. Its module is
 * another one, so that who only solves need not fetch it.
 */
import * as glue from "../wasm/generators/sudoku_lab.js";
import { Bindings } from "./bindings.js";
import type { Lab } from "./lab.js";
import { loadWith, type WasmSource } from "./load.js";

const bindings = new Bindings(glue);

/** Loads solvers and generators; throws as the `load` of the solvers does. */
export function load(source?: WasmSource): Promise<Lab> {
  const usual = new URL("../wasm/generators/sudoku_lab_bg.wasm", import.meta.url);
  return loadWith(bindings, source ?? usual);
}
