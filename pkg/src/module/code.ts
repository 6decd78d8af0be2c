import type { AlgorithmId, CodeLine, IdInput } from "../types.js";
import { expect } from "./arguments.js";
import { importScript } from "./load.js";

/**
 * Returns the pseudo-code of an algorithm, which is fetched when it is first needed; the `lines` of a frame are
 * positions in it. Empty for an id that is not in the registry. Rejects with a `SudokuError` `network`.
 */
export async function codeOf<Id extends string>(
  id: IdInput<AlgorithmId, Id>,
): Promise<readonly CodeLine[]> {
  expect("id", id, "string");
  const script = await importScript(import("../../wasm/code.js"));
  const all = script.default as Readonly<Record<string, readonly CodeLine[]>>;
  return Object.hasOwn(all, id) ? (all[id] ?? []) : [];
}
