import type { AlgorithmId, IdInput } from "../types.js";
import { expect } from "./arguments.js";
import { fetched } from "./load.js";

/**
 * What an algorithm says of itself, as Markdown, fetched when it is first wanted: its summary, how it works, what a
 * step is, why it suits Sudoku, references. Empty for an id that is not of the registry; a visitor's solver has its
 * own in `Guest.docs`. Rejects with a `SudokuError` `network`.
 */
export async function docsOf<Id extends string>(id: IdInput<AlgorithmId, Id>): Promise<string> {
  expect("id", id, "string");
  const script = await fetched(import("../../wasm/docs.js"));
  const all = script.default as Readonly<Record<string, string>>;
  return Object.hasOwn(all, id) ? (all[id] ?? "") : "";
}
