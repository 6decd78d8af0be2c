/** The names of the lanes of the race, by lane index. */
import { findAlgorithm, laneName } from "../../lab/check";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

/**
 * Returns the name of a lane, distinguished from other lanes with the same algorithm; empty until the algorithms are
 * loaded.
 */
export function nameAt(session: Session, index: number): string {
  const { lanes } = session.get(createRaceStore);
  const entry = lanes.value[index];
  const info = entry && lab.value && findAlgorithm(lab.value, entry.algorithm);
  return info ? laneName(info, entry, lanes.value) : "";
}
