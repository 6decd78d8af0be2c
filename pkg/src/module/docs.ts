import type { AlgorithmId, IdInput } from "../types.js";
import { expect } from "./arguments.js";
import { importScript } from "./load.js";

/**
 * Returns the documentation of an algorithm, as Markdown, which is fetched when it is first needed: its summary, how it
 * works, what a step is, why it suits Sudoku, references. Empty for an id that is not in the registry; the
 * documentation of a visitor's solver is in `Guest.docs`. Rejects with a `SudokuError` `network`.
 */
export async function docsOf<Id extends string>(id: IdInput<AlgorithmId, Id>): Promise<string> {
  expect("id", id, "string");
  const script = await importScript(import("../../wasm/docs.js"));
  const all = script.default as Readonly<Record<string, string>>;
  return Object.hasOwn(all, id) ? (all[id] ?? "") : "";
}
