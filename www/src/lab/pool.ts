/** The workers that everything shares which is not a race: a core each, made when first needed. */
import { Pool } from "sudoku-lab";
import { silenceHandler } from "../ui/notices";
import { lab } from "./store";

/** Workers at most. */
export const mostWorkers = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);

let shared: Pool | null = null;

/** `null` until the algorithms are here. */
export function pool(): Pool | null {
  if (!shared && lab.value)
    shared = new Pool(lab.value, { workers: mostWorkers, onSilence: silenceHandler() });
  return shared;
}
