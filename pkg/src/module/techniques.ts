import type { TechniqueInfo } from "../types.js";
import { fetched } from "./load.js";

/**
 * Returns the descriptions of all human techniques, easiest first, which are fetched when they are first needed. The
 * result equals `Workshop.techniques`, but does not need the module with everything. Rejects with a `SudokuError`
 * `network`.
 */
export async function techniqueInfos(): Promise<readonly TechniqueInfo[]> {
  const script = await fetched(import("../../wasm/techniques.js"));
  return script.default as readonly TechniqueInfo[];
}
