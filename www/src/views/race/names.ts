/** What the lanes of the race are called, by their place. */
import { find, laneName } from "../../lab/check";
import { lab } from "../../lab/store";
import { lanes } from "./store";

/** Told apart from others of its algorithm; empty while that is not known. */
export function nameAt(index: number): string {
  const entry = lanes.value[index];
  const info = entry && lab.value && find(lab.value, entry.algorithm);
  return info ? laneName(info, entry, lanes.value) : "";
}
