/** What the lanes of the race are called, by their place. */
import { find, laneName } from "../../lab/check";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

/** Told apart from others of its algorithm; empty while that is not known. */
export function nameAt(session: Session, index: number): string {
  const { lanes } = session.get(createRaceStore);
  const entry = lanes.value[index];
  const info = entry && lab.value && find(lab.value, entry.algorithm);
  return info ? laneName(info, entry, lanes.value) : "";
}
