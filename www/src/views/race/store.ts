/** The setup of the race: its lanes, its seed and its limits. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, DEFAULT_SEEDS, type LaneSpec } from "../../lab/setup";

/** A lane with a key that stays the same when other lanes are added or removed. */
export interface LaneEntry extends LaneSpec {
  readonly key: number;
}

/** A race that comes with the page: its title, a sentence about it and its settings as a hash. */
export interface ReadyMade {
  readonly title: string;
  readonly note: string;
  /** A hint shown before the race starts about what to watch for. */
  readonly before?: string;
  readonly hash: string;
}

/** The ready-made races, shared by all sessions of the page, which fetches them once. */
export const readyMadeRaces = signal<readonly ReadyMade[]>([]);

/** The maximum number of lanes of a race; each lane has its own worker. */
export const MAX_LANES = 16;

/** When a race ends by itself: once all lanes have ended, or once the first lane has an answer. */
export const stopRules = ["all", "first"] as const;
export type StopRule = (typeof stopRules)[number];

/** The measures that can rank the lanes of a race. */
export const rankMeasures = ["time", "steps"] as const;
export type RankBy = (typeof rankMeasures)[number];
/** Whether the page shows the projector view, which has large letters, the boards and a few plots. */
export const projectorStates = ["off", "on"] as const;

const laneText = ({ algorithm, preset, params }: LaneSpec) =>
  JSON.stringify([algorithm, preset, Object.entries(params).sort()]);

interface RemovedLane {
  readonly entry: LaneEntry;
  /** The former index of the lane, from 0. */
  readonly at: number;
}

/** Creates the setup of the race of a session. */
export function createRaceStore() {
  const lanes = signal<readonly LaneEntry[]>([]);
  const seed = signal(DEFAULT_SEED);
  const maxSteps = signal<number | null>(null);
  /** The speed in steps per second; with `null`, the race starts slowly and accelerates. */
  const speed = signal<number | null>(null);
  /** The number of seeds of a race over seeds. */
  const seeds = signal(DEFAULT_SEEDS);
  /** The index, from 0, of the lane that is inspected; `null` if there is none. */
  const looked = signal<number | null>(null);
  /** The panel that is open beside a lane, and the key of this lane. */
  const sidePanel = signal<{
    readonly key: number;
    readonly panel: "settings" | "how";
  } | null>(null);

  /** Whether a change of a lane's settings starts the race immediately. */
  const runOnChange = signal(false);
  const projector = signal<(typeof projectorStates)[number]>("off");
  const until = signal<StopRule>("all");
  const rank = signal<RankBy>("time");
  /** Whether a task runs that does not pause when another view is opened. */
  const working = signal(false);
  let nextKey = 1;
  const withKey = (lane: LaneSpec): LaneEntry => ({ ...lane, key: nextKey++ });

  /**
   * Replaces the lanes. Lanes with the same algorithm keep their keys, so that their components are not created again.
   */
  function setLanes(next: readonly LaneSpec[]): void {
    const current = lanes.value;
    // Nothing changed: a visitor who returns to the view finds the race as it was.
    if (JSON.stringify(next.map(laneText)) === JSON.stringify(current.map(laneText))) return;
    removed.value = [];
    lanes.value = next.map((lane, index) => {
      const old = current[index];
      return old?.algorithm === lane.algorithm ? { ...lane, key: old.key } : withKey(lane);
    });
  }

  /** The removed lanes, in the order of their removal. */
  const removed = signal<readonly RemovedLane[]>([]);

  return {
    lanes,
    seed,
    maxSteps,
    speed,
    seeds,
    looked,
    sidePanel,
    runOnChange,
    projector,
    until,
    rank,
    working,
    setLanes,
    withKey,
    removed,
  };
}
