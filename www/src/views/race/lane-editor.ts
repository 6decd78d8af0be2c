/** Changes, adds and removes lanes of a race. */
import type { LaneSpec } from "../../lab/setup";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

export function createLaneEditor(session: Session) {
  const { lanes, removed, withKey } = session.get(createRaceStore);

  function changeLane(key: number, change: Partial<LaneSpec>): void {
    lanes.value = lanes.value.map((lane) => (lane.key === key ? { ...lane, ...change } : lane));
  }

  function addLane(lane: LaneSpec): void {
    lanes.value = [...lanes.value, withKey(lane)];
  }

  function removeLane(key: number): void {
    const at = lanes.value.findIndex((lane) => lane.key === key);
    const entry = lanes.value[at];
    if (!entry) return;
    removed.value = [...removed.value, { entry, at }];
    lanes.value = lanes.value.toSpliced(at, 1);
  }

  /** Restores the lane that was removed last, at its former place. */
  function restoreLane(): void {
    const last = removed.value.at(-1);
    if (!last) return;
    removed.value = removed.value.slice(0, -1);
    lanes.value = lanes.value.toSpliced(last.at, 0, last.entry);
  }

  return { changeLane, addLane, removeLane, restoreLane };
}
