import type { TechniqueInfo } from "../types.js";
import { fetched } from "./load.js";

/**
 * The descriptions of all human techniques, easiest first, with the first paragraph of the documentation of each.
 * `techniqueInfos` completes them in place. Rejects with a `SudokuError` `network`.
 */
export async function techniqueSummaries(): Promise<readonly TechniqueInfo[]> {
  const script = await fetched(import("../../wasm/techniques.js"));
  return script.default as readonly TechniqueInfo[];
}

let completing: Promise<readonly TechniqueInfo[]> | null = null;

/**
 * The descriptions of all human techniques, easiest first, which are fetched when they are first needed: the same as
 * `Workshop.techniques`, without the module with everything. Rejects with a `SudokuError` `network`.
 */
export function techniqueInfos(): Promise<readonly TechniqueInfo[]> {
  completing ??= complete().catch((error: unknown) => {
    completing = null;
    throw error;
  });
  return completing;
}

async function complete(): Promise<readonly TechniqueInfo[]> {
  const [infos, script] = await Promise.all([
    techniqueSummaries(),
    fetched(import("../../wasm/technique-docs.js")),
  ]);
  const docs = script.default as Readonly<Record<string, string>>;
  for (const info of infos) Object.assign(info, { docs: docs[info.id] ?? info.docs });
  return infos;
}
