import type { TechniqueInfo } from "../types.js";
import { importScript } from "./load.js";

/**
 * The descriptions of all human techniques, easiest first, with the first paragraph of the documentation of each.
 * `techniqueInfos` completes them in place. Rejects with a `SudokuError` `network`.
 */
export async function techniqueSummaries(): Promise<readonly TechniqueInfo[]> {
  const script = await importScript(import("../../wasm/techniques.js"));
  return script.default as readonly TechniqueInfo[];
}

let pendingInfos: Promise<readonly TechniqueInfo[]> | null = null;

/**
 * The descriptions of all human techniques, easiest first, which are fetched when they are first needed: the same as
 * `Workshop.techniques`, without the module with everything. Rejects with a `SudokuError` `network`.
 */
export function techniqueInfos(): Promise<readonly TechniqueInfo[]> {
  pendingInfos ??= completeInfos().catch((error: unknown) => {
    pendingInfos = null;
    throw error;
  });
  return pendingInfos;
}

async function completeInfos(): Promise<readonly TechniqueInfo[]> {
  const [infos, script] = await Promise.all([
    techniqueSummaries(),
    importScript(import("../../wasm/technique-docs.js")),
  ]);
  const docs = script.default as Readonly<Record<string, string>>;
  for (const info of infos) Object.assign(info, { docs: docs[info.id] ?? info.docs });
  return infos;
}
