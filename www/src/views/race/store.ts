/** The race as it is set up: its lanes, a seed, when it ends. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, DEFAULT_SEEDS, type LaneSpec } from "../../lab/setup";

/** A lane, with a key that stays its own while others come and go. */
export interface LaneEntry extends LaneSpec {
  readonly key: number;
}

/** A race that comes with the page: a title, a sentence, and what it sets, as a hash. */
export interface ReadyMade {
  readonly title: string;
  readonly note: string;
  /** What to look out for, said before it starts. */
  readonly before?: string;
  readonly hash: string;
}

/** The ready-made races. They are of the page, which fetches them once. */
export const readyMade = signal<readonly ReadyMade[]>([]);

/** Lanes of a race: each has a worker of its own. */
export const MOST_LANES = 16;

/** When a race ends by itself: at its first finish, or when every lane has ended. */
export const untils = ["all", "first"] as const;
export type Until = (typeof untils)[number];

/** What decides the places of a race. */
export const ranks = ["time", "steps"] as const;
export type Rank = (typeof ranks)[number];
/** For a room that looks on: large type, boards and one plot. */
export const projectors = ["off", "on"] as const;

const text = ({ algorithm, preset, params }: LaneSpec) =>
  JSON.stringify([algorithm, preset, Object.entries(params).sort()]);

interface Removed {
  readonly entry: LaneEntry;
  /** Where it stood, from 0. */
  readonly at: number;
}

/** The race of a session as it is set up. */
export function createRaceStore() {
  const lanes = signal<readonly LaneEntry[]>([]);
  const seed = signal(DEFAULT_SEED);
  const maxSteps = signal<number | null>(null);
  /** Steps per second; `null` starts slowly and gathers speed. */
  const speed = signal<number | null>(null);
  /** Seeds of a race over many. */
  const seeds = signal(DEFAULT_SEEDS);
  /** The lane that is looked at closely, from 0. */
  const looked = signal<number | null>(null);
  /** What is open beside a lane, which is known by its key. */
  const beside = signal<{
    readonly key: number;
    readonly what: "settings" | "how";
  } | null>(null);

  /** Whether a change of a lane starts the race at once. */
  const runOnChange = signal(false);
  const projector = signal<(typeof projectors)[number]>("off");
  const until = signal<Until>("all");
  const rank = signal<Rank>("time");
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);
  let nextKey = 1;
  const withKey = (lane: LaneSpec): LaneEntry => ({ ...lane, key: nextKey++ });

  /** Lanes that are the same keep their keys, so that nothing on the page starts anew for them. */
  function setLanes(next: readonly LaneSpec[]): void {
    const current = lanes.value;
    // Whoever only comes back to the view finds their race as they left it.
    if (JSON.stringify(next.map(text)) === JSON.stringify(current.map(text))) return;
    removed.value = [];
    lanes.value = next.map((lane, index) => {
      const old = current[index];
      return old?.algorithm === lane.algorithm ? { ...lane, key: old.key } : withKey(lane);
    });
  }

  /** Lanes that were taken away, the last one last. */
  const removed = signal<readonly Removed[]>([]);

  return {
    lanes,
    seed,
    maxSteps,
    speed,
    seeds,
    looked,
    beside,
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
